/**
 * Lets tasks in one by one: the next begins when the one before has ended, well or badly.
 *
 * @returns a function that runs a task in its turn and gives back its result
 */
export function oneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = tail.then(task)
    tail = result.catch(() => undefined)
    return result
  }
}
