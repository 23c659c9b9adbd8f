import { useSyncExternalStore } from 'react'
import type { UploadQueue, UploadSnapshot } from './upload-queue'

/** The current state of a queue; rerenders with each change. */
export function useUploadQueue<Details, Row>(
  queue: Pick<UploadQueue<Details, Row>, 'subscribe' | 'getSnapshot'>,
): UploadSnapshot<Details, Row> {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot)
}
