import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '../../../lib/format'
import { showToast } from '../../../lib/toast'
import { useLeaveGuard } from '../../kit/leaving/leave-guard'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import type { Intake } from '../../kit/pictures/file-intake'
import type { UploadItem } from '../../kit/pictures/upload-item'
import { uploadLeaveQuestion } from '../../kit/pictures/upload-leave-question'
import { usePageQueue } from '../../kit/pictures/use-page-queue'
import { useUploadQueue } from '../../kit/pictures/use-upload-queue'
import { images } from '../image-queries'
import { createDetailsAutosave } from './details-autosave'
import { createGalleryQueue, saveDetails } from './save-upload'
import { emptyDetails, mergeShared, type UploadDetails } from './upload-details'

export type GalleryUpload = UploadItem<UploadDetails, GalleryImageRow>

/** The uploads of the gallery, with the details that are entered for them. */
export function useUploads() {
  const queryClient = useQueryClient()
  const queue = usePageQueue(createGalleryQueue)
  const [autosave] = useState(() => createDetailsAutosave(saveDetails))
  const { items, summary, isOffline } = useUploadQueue(queue)
  const saves = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)
  const [typed, setTyped] = useState<ReadonlyMap<string, UploadDetails>>(new Map())
  const [shared, setShared] = useState(emptyDetails)
  const [notices, setNotices] = useState<string[]>([])
  const isBusy = summary.isBusy || saves.isBusy
  useLeaveGuard(isBusy, uploadLeaveQuestion)

  useEffect(() => {
    for (const { id, row } of items) {
      const details = typed.get(id)
      if (row && details) autosave.setDetails(id, row, details)
    }
  }, [items, typed, autosave])

  // Saves that failed offline are repeated once the connection is back.
  useEffect(() => {
    const retry = () => autosave.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [autosave])

  useUploadToasts(items, summary.isBusy)

  useEffect(() => {
    if (!isBusy) return undefined
    // Reads the list again when everything is finished.
    return () => void images.invalidate(queryClient)
  }, [isBusy, queryClient])

  function setDetails(changes: ReadonlyMap<string, UploadDetails>): void {
    setTyped((before) => new Map([...before, ...changes]))
    for (const [id, details] of changes) queue.setDetails(id, details)
  }

  const detailsOf = (item: GalleryUpload) => typed.get(item.id) ?? item.details

  return {
    items,
    summary,
    isOffline,
    isBusy,
    notices,
    /** Details for all pictures. */
    shared,
    setShared,
    detailsOf,
    saveStatusOf: (id: string) => saves.states.get(id),
    setDetails: (id: string, details: UploadDetails) => setDetails(new Map([[id, details]])),
    /** Copies the details for all pictures into each of them. */
    applyShared: () =>
      setDetails(new Map(items.map((item) => [item.id, mergeShared(detailsOf(item), shared)]))),
    take: ({ files, notices: leftOut }: Intake) =>
      setNotices([...leftOut, ...queue.add(files, mergeShared(emptyDetails, shared))]),
    cancel: (id: string) => queue.cancel(id),
    cancelAll: () => queue.cancelAll(),
    retry: (id: string) => queue.retry(id),
    retryFailed: () => queue.retryFailed(),
    retryDetails: () => autosave.retry(),
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

/** Shows a toast for each failure at once, and one for all successes at the end. */
function useUploadToasts(items: readonly GalleryUpload[], isRunning: boolean): void {
  const reported = useRef(new Set<string>())
  const failures = items.filter(({ state }) => state === 'failed')
  const failureKey = failures.map(({ id }) => id).join(' ')

  const reportFailures = useEffectEvent(() => {
    const failed = new Set(failures.map(({ id }) => `failed ${id}`))
    // An upload that fails again after a retry is reported again.
    for (const key of reported.current) {
      if (key.startsWith('failed ') && !failed.has(key)) reported.current.delete(key)
    }
    for (const { id, file, message } of failures) {
      if (reported.current.has(`failed ${id}`)) continue
      reported.current.add(`failed ${id}`)
      showToast({ kind: 'error', title: `Failed to upload ${file.name}`, description: message })
    }
  })
  const reportDone = useEffectEvent(() => {
    const done = items.filter(({ id, state }) => state === 'done' && !reported.current.has(id))
    for (const { id } of done) reported.current.add(id)
    if (done.length === 0) return
    const what = counted(done.length, 'image')
    showToast({ kind: 'success', title: `${what} uploaded successfully` })
  })

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs for each new failure
  useEffect(() => reportFailures(), [failureKey])
  useEffect(() => {
    if (!isRunning) reportDone()
  }, [isRunning])
}
