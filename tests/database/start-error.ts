import { expect } from 'vitest'
import { StartError } from '../../supabase/local/start-error'

/** The sentence of the StartError that `work` must fail with. */
export async function startError(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  return error instanceof StartError ? error.message : ''
}
