import { failureText, NothingChanged, RequestFailure } from '../../data/errors'

/** Outcome of a bulk action. */
export type BulkResult = {
  done: number[]
  failed: { id: number; reason: string }[]
}

const chunkSize = 50

/** Changes many rows and finds out which were refused; `write` returns the ids that it changed. */
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
    if (ids.length > 1 && isServerRefusal(error)) {
      // Retry one by one: a row that breaks a rule must not prevent the others.
      for (const id of ids) await runChunk([id], write, result)
    } else {
      const reason = failureText(error)
      for (const id of ids) result.failed.push({ id, reason })
    }
  }
}

/** Whether the server refused; without a response a retry would be pointless. */
function isServerRefusal(error: unknown): boolean {
  return error instanceof NothingChanged || (error instanceof RequestFailure && error.status > 0)
}
