import { vi } from 'vitest'

/** How long tests wait for what must come, in ms: it costs nothing where all is well, and a busy machine needs it. */
export const patienceMs = 40_000

/**
 * Waits until a check passes, longer than `vi.waitFor`, which gives up after a second.
 *
 * @returns what the check returns
 * @throws what the check threw last, when it has not passed in time
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: patienceMs })
}
