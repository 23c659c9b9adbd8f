import { failureText, NothingChanged, RequestFailure } from '../../data/errors'

/** What became of an action on several rows. */
export type BulkResult = {
  done: number[]
  failed: { id: number; reason: string }[]
}

/** So many ids still fit into an address. */
const chunkSize = 50

/**
 * Does one thing to many rows, and finds out which of them it was refused for.
 *
 * @param write changes the rows with these ids and answers with the ids it has changed
 */
export async function runBulk(
  ids: readonly number[],
  write: (ids: readonly number[]) => Promise<readonly number[]>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] }
  for (let start = 0; start < ids.length; start += chunkSize) {
    await runChunk(ids.slice(start, start + chunkSize), write, result)
  }
  return result
}

async function runChunk(
  ids: readonly number[],
  write: (ids: readonly number[]) => Promise<readonly number[]>,
  result: BulkResult,
): Promise<void> {
  try {
    const changed = new Set(await write(ids))
    for (const id of ids) {
      if (changed.has(id)) result.done.push(id)
      else result.failed.push({ id, reason: failureText(new NothingChanged('No row was changed')) })
    }
  } catch (error) {
    if (ids.length > 1 && isAnswer(error)) {
      // One row that breaks a rule must not keep the others from it.
      for (const id of ids) await runChunk([id], write, result)
    } else {
      const reason = failureText(error)
      for (const id of ids) result.failed.push({ id, reason })
    }
  }
}

/** Whether the server said no; without an answer it would only be asked again in vain. */
function isAnswer(error: unknown): boolean {
  return error instanceof NothingChanged || (error instanceof RequestFailure && error.status > 0)
}
