/** What the server asked for in its last 429, in seconds; 0 when it named no time. */
let requestedSeconds = 0

/** How long to wait where nobody says it. */
const defaultSeconds = 60

/** Takes note of the time that a refused answer asks for; every answer of the server passes here. */
export function recordRateLimit(response: Response): void {
  if (response.status !== 429) return
  const retryAfter = response.headers.get('retry-after') ?? ''
  const until = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000
  requestedSeconds = Number.isFinite(until) ? Math.max(0, Math.ceil(until)) : 0
}

/**
 * A sentence about too many attempts.
 *
 * @param message the server's own, which may name the seconds where the headers cannot be read
 */
export function rateLimitText(message: string): string {
  const inMessage = Number(/(\d+) second/.exec(message)?.[1] ?? 0)
  return `Too many attempts. Please try again in ${inMessage || requestedSeconds || defaultSeconds} s.`
}
