/** How long one read may take, in ms. */
export const readDeadlineMs = 10_000

/** How long any other request may take, in ms. */
const requestDeadlineMs = 20_000

/** Database functions that only read, although they are called by POST. */
const readOnlyCall =
  /\/rpc\/(?:activity|launch_state|orphan_files|people|picture_uses|publish_log|trashed_files|waiting_changes|withdrawn_uses)$/

/** How long a request to the backend may take, in ms. */
export function deadlineOf(url: string, method: string): number {
  const [path = ''] = url.split('?')
  const isRead = method === 'GET' || method === 'HEAD'
  const isReadOfRows = path.includes('/rest/v1/') && (isRead || readOnlyCall.test(path))
  return isReadOfRows ? readDeadlineMs : requestDeadlineMs
}

/** A signal that aborts with `signal` or after `ms`. Browsers before 2024 lack `AbortSignal.any`. */
export function withDeadline(signal: AbortSignal | null | undefined, ms: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
  const follow = () => {
    clearTimeout(timer)
    controller.abort(signal?.reason)
  }
  if (signal?.aborted) follow()
  else signal?.addEventListener('abort', follow, { once: true })
  return controller.signal
}
