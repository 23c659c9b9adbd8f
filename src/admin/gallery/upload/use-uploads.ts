import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '../../../lib/format'
import { showToast } from '../../../lib/toast'
import { useLeaveGuard } from '../../kit/leaving/leave-guard'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import type { Intake } from '../../kit/pictures/file-intake'
import type { UploadItem } from '../../kit/pictures/upload-item'
import { uploadLeaveQuestion, useUploadQueue } from '../../kit/pictures/use-upload-queue'
import { images } from '../image-collection'
import { createDetailsAutosave } from './details-autosave'
import { createGalleryQueue, saveDetails } from './save-upload'
import { emptyDetails, mergeShared, type UploadDetails } from './upload-details'

export type GalleryUpload = UploadItem<UploadDetails, GalleryImageRow>

/** The uploads of the gallery, with the details that are entered for them. */
export function useUploads() {
  const queryClient = useQueryClient()
  const { queue, items, summary, isOffline } = useUploadQueue(createGalleryQueue)
  const [autosave] = useState(() => createDetailsAutosave(saveDetails))
  const saves = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)
  const [shared, setShared] = useState(emptyDetails)
  const [notices, setNotices] = useState<string[]>([])
  const isBusy = summary.isBusy || saves.isBusy
  useLeaveGuard(isBusy, uploadLeaveQuestion)

  useEffect(() => {
    for (const { id, row, details } of items) if (row) autosave.setDetails(id, row, details)
  }, [items, autosave])

  // Saves that failed offline are repeated once the connection is back.
  useEffect(() => {
    window.addEventListener('online', autosave.retry)
    return () => window.removeEventListener('online', autosave.retry)
  }, [autosave])

  useDoneToast(items, summary.isBusy)

  useEffect(() => {
    if (!isBusy) return undefined
    // Reads the list again when everything is finished.
    return () => void images.invalidate(queryClient)
  }, [isBusy, queryClient])

  return {
    items,
    summary,
    isOffline,
    isBusy,
    notices,
    /** Details for all pictures. */
    shared,
    setShared,
    saveStatusOf: (id: string) => saves.states.get(id),
    setDetails: queue.setDetails,
    /** Copies the details for all pictures into each of them. */
    applyShared: () => {
      for (const { id, details } of items) queue.setDetails(id, mergeShared(details, shared))
    },
    take: ({ files, notices: leftOut }: Intake) =>
      setNotices([...leftOut, ...queue.add(files, mergeShared(emptyDetails, shared))]),
    cancel: queue.cancel,
    cancelAll: queue.cancelAll,
    retry: queue.retry,
    retryFailed: queue.retryFailed,
    retryDetails: autosave.retry,
    /** Removes finished uploads from the list. */
    clear: () => {
      queue.clear()
      autosave.keepOnly(new Set(queue.getSnapshot().items.map(({ id }) => id)))
      setNotices([])
      setShared(emptyDetails)
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** Shows one toast for all successes at the end. */
function useDoneToast(items: readonly GalleryUpload[], isRunning: boolean): void {
  const reported = useRef(new Set<string>())
  const report = useEffectEvent(() => {
    const done = items.filter(({ id, state }) => state === 'done' && !reported.current.has(id))
    for (const { id } of done) reported.current.add(id)
    if (done.length === 0) return
    const what = counted(done.length, 'image')
    showToast({ kind: 'success', title: `${what} uploaded successfully` })
  })
  useEffect(() => {
    if (!isRunning) report()
  }, [isRunning])
}
