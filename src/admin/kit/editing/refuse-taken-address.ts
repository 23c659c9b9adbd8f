import { FieldRefusal, isDuplicate } from '../../data/errors'

/**
 * Gives what a write answers; an address that another row has, or once had, becomes the fault of the
 * field `slug`.
 *
 * @throws FieldRefusal for a taken address; whatever else the write throws
 */
export async function refuseTakenAddress<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new FieldRefusal('slug', 'Another page has this address, or had it once. Choose another.')
  }
}
