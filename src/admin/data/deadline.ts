/** How long one read may take. */
export const readDeadlineMs = 10_000

/** How long any other request may take. */
export const requestDeadlineMs = 20_000

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
