/** Someone did not answer in time. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Waits for `work` no longer than `milliseconds`; then takes it back by its signal, whether it listens
 * or not.
 *
 * @throws DeadlineError when the time is over, otherwise what `work` throws
 */
export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const aborter = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineError('No answer in time')
      reject(error)
      aborter.abort(error)
    }, milliseconds)
  })
  try {
    return await Promise.race([work(aborter.signal), end])
  } finally {
    clearTimeout(timer)
  }
}
