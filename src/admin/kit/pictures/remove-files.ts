import { RequestFailure } from '../../data/errors'
import { getStorage } from '../../data/storage'
import { pictureBucket } from './storage-path'

/** Batch size that storage handles in one request. */
const namesPerRequest = 100

/**
 * Removes objects from storage. Call it after their rows are deleted, or the site would show
 * pictures that no longer exist.
 *
 * @returns the paths that the server removed; missing ones did not exist, or row level security
 *   refused silently
 * @throws RequestFailure when the server refused or did not respond; some may have been removed
 */
export async function removeFiles(storagePaths: readonly string[]): Promise<string[]> {
  const removed: string[] = []
  for (let index = 0; index < storagePaths.length; index += namesPerRequest) {
    const { data, error } = await getStorage()
      .from(pictureBucket)
      .remove(storagePaths.slice(index, index + namesPerRequest))
    if (error) {
      throw new RequestFailure(`${error.name}: ${error.message}`, error.status ?? 0)
    }
    removed.push(...data.map((file) => file.name))
  }
  return removed
}
