/**
 * Runs tasks one after the other. PGlite is a single connection and lite opens a transaction per
 * request without a queue: two requests at once would share one transaction, and with it the role, so
 * that a visitor would read what only an administrator may.
 */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve()

  /** Runs `task` when all earlier ones have settled. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task)
    this.#tail = result.catch(() => undefined)
    return result
  }
}
