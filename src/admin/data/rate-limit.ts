/** Seconds to wait as the last 429 response said; 0 when it did not say. */
let requestedSeconds = 0

/** Wait when neither header nor message says how long. */
const defaultSeconds = 60

/** Remembers the wait time of a 429 response; called for every response. */
export function recordRateLimit(response: Response): void {
  if (response.status !== 429) return
  const retryAfter = response.headers.get('retry-after') ?? ''
  const until = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000
  requestedSeconds = Number.isFinite(until) ? Math.max(0, Math.ceil(until)) : 0
}

/** A sentence about too many attempts. `message` is the server's, which may name the seconds. */
export function rateLimitText(message: string): string {
  const inMessage = Number(/(\d+) second/.exec(message)?.[1] ?? 0)
  return `Too many attempts. Please try again in ${inMessage || requestedSeconds || defaultSeconds} s.`
}
