import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { pictureBucket } from './storage-path'

/** As many names as one request of the store takes at ease. */
const namesPerRequest = 100

/**
 * Removes objects from the store. To be called after their rows are gone, or the site would show
 * pictures that no longer exist.
 *
 * @returns the paths the server has removed; one that is missing was gone before, or row level
 * security refused it silently
 * @throws RequestFailure when the server refused or did not answer; some may be removed by then
 */
export async function removeFiles(storagePaths: readonly string[]): Promise<string[]> {
  const removed: string[] = []
  for (let index = 0; index < storagePaths.length; index += namesPerRequest) {
    const { data, error } = await getClient()
      .storage.from(pictureBucket)
      .remove(storagePaths.slice(index, index + namesPerRequest))
    if (error) {
      throw new RequestFailure(`${error.name}: ${error.message}`, error.status ?? 0)
    }
    removed.push(...data.map((file) => file.name))
  }
  return removed
}
