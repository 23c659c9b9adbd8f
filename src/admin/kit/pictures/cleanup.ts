import { logFailure } from '../../data/errors'
import type { Connection } from './connection'

/**
 * Removes unused objects. Failed removals are retried with the next one; what remains when the page
 * is closed shows in the report of orphaned files.
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
    /** Removes an object now, or once there is a connection. */
    remove(path: string) {
      unwanted.add(path)
      sweep()
    },
    /** Retries failed removals. */
    sweep,
  }
}
