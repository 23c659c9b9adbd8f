/** How long one read may take. */
export const readDeadlineMs = 10_000

/** How long any other request may take. */
const requestDeadlineMs = 20_000

/** Functions of the database that only read little, although they are called by POST. */
const readOnlyCall =
  /\/rpc\/(?:activity|orphan_files|people|picture_uses|publish_log|trashed_files|waiting_changes|withdrawn_uses)$/

/** How long a request to the backend may take, in ms. */
export function deadlineOf(url: string, method: string): number {
  const [address = ''] = url.split('?')
  const isRead = method === 'GET' || method === 'HEAD'
  const isReadOfRows = address.includes('/rest/v1/') && (isRead || readOnlyCall.test(address))
  return isReadOfRows ? readDeadlineMs : requestDeadlineMs
}

/**
 * A signal that ends with `signal` or after `ms`, whichever comes first. Browsers before 2024
 * have no `AbortSignal.any`, older ones no `AbortSignal.timeout`.
 */
export function withDeadline(signal: AbortSignal | null | undefined, ms: number): AbortSignal {
  if (typeof AbortSignal.any === 'function' && typeof AbortSignal.timeout === 'function') {
    return AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(ms)])
  }
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
