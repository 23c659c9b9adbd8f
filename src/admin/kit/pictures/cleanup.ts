import { logFailure } from '../../data/errors'
import type { Connection } from './connection'

/**
 * Removes objects that nobody wants any more. What could not be removed is tried again with the
 * next sweep; what the page's end leaves behind shows in the report of orphans.
 *
 * @param discard removes one object; may be called again for one that is gone
 */
export function createCleanup(
  discard: (storagePath: string) => Promise<void>,
  connection: Connection,
) {
  const unwanted = new Set<string>()

  const removeNow = async (path: string) => {
    try {
      await discard(path)
    } catch (error) {
      logFailure('Removing an unused picture', error)
      unwanted.add(path)
    }
  }

  const sweep = () => {
    if (!connection.isOnline()) return
    const paths = [...unwanted]
    unwanted.clear()
    for (const path of paths) void removeNow(path)
  }

  return {
    /** Removes an object now, or when there is a connection again. */
    remove(path: string) {
      unwanted.add(path)
      sweep()
    },
    /** Tries those again that could not be removed. */
    sweep,
  }
}
