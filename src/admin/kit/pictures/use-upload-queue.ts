import { useSyncExternalStore } from 'react'
import type { UploadQueue, UploadSnapshot } from './upload-queue'

/** The present state of a queue; the component renders anew with each change. */
export function useUploadQueue<Details, Row>(
  queue: Pick<UploadQueue<Details, Row>, 'subscribe' | 'getSnapshot'>,
): UploadSnapshot<Details, Row> {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot)
}
