import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LeaveQuestion } from '../leaving/leave-guard'
import type { UploadQueue } from './upload-queue'

/** Asked before leaving while pictures are uploading. */
export const uploadLeaveQuestion: LeaveQuestion = {
  title: 'Leave while pictures are uploading?',
  description: 'Pictures that have not arrived yet will not be uploaded.',
}

/**
 * A queue that is disposed with its page, and its current state; rerenders with each change.
 *
 * @param create called once
 */
export function useUploadQueue<Details, Row>(create: () => UploadQueue<Details, Row>) {
  const [queue] = useState(create)
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(ending.current)
    return () => {
      // Strict mode unmounts and remounts every page at once; only a page that stays unmounted is
      // gone.
      ending.current = setTimeout(() => queue.dispose())
    }
  }, [queue])
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.getSnapshot) }
}
