import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '../../../lib/format'
import { showToast } from '../../../lib/toast'
import { useLeaveGuard } from '../../kit/leaving/use-leave-guard'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import type { Intake } from '../../kit/pictures/file-intake'
import type { UploadItem } from '../../kit/pictures/upload-item'
import { uploadLeaveQuestion } from '../../kit/pictures/upload-leave-question'
import { usePageQueue } from '../../kit/pictures/use-page-queue'
import { useUploadQueue } from '../../kit/pictures/use-upload-queue'
import { images } from '../image-queries'
import { createDetailsKeeper } from './details-keeper'
import { createGalleryQueue, saveDetails } from './save-upload'
import { noDetails, withSame, type UploadDetails } from './upload-details'

export type GalleryUpload = UploadItem<UploadDetails, GalleryImageRow>

/** All pictures that are on their way into the gallery, and what is typed about them. */
export function useUploads() {
  const queryClient = useQueryClient()
  const queue = usePageQueue(createGalleryQueue)
  const [keeper] = useState(() => createDetailsKeeper(saveDetails))
  const { items, summary, isOffline } = useUploadQueue(queue)
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot)
  const [typed, setTyped] = useState<ReadonlyMap<string, UploadDetails>>(new Map())
  const [same, setSame] = useState(noDetails)
  const [notices, setNotices] = useState<string[]>([])
  const isBusy = summary.isBusy || kept.isBusy
  useLeaveGuard(isBusy, uploadLeaveQuestion)

  useEffect(() => {
    for (const { id, row } of items) {
      const details = typed.get(id)
      if (row && details) keeper.want(id, row, details)
    }
  }, [items, typed, keeper])

  // What could not be written for want of a connection is written with it.
  useEffect(() => {
    const retry = () => keeper.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [keeper])

  useRunMessages(items, summary.isBusy)

  useEffect(() => {
    if (!isBusy) return undefined
    // When all of it has come to an end, the list is read again.
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
    /** What is to be said of all pictures. */
    same,
    setSame,
    detailsOf,
    keptOf: (id: string) => kept.states.get(id),
    setDetails: (id: string, details: UploadDetails) => setDetails(new Map([[id, details]])),
    /** Gives all pictures of the list what is to be said of all. */
    applySame: () =>
      setDetails(new Map(items.map((item) => [item.id, withSame(detailsOf(item), same)]))),
    take: ({ files, notices: leftOut }: Intake) =>
      setNotices([...leftOut, ...queue.add(files, withSame(noDetails, same))]),
    cancel: (id: string) => queue.cancel(id),
    cancelAll: () => queue.cancelAll(),
    retry: (id: string) => queue.retry(id),
    retryFailed: () => queue.retryFailed(),
    retryDetails: () => keeper.retry(),
    /** Takes what is finished off the list. */
    clear: () => {
      queue.clear()
      keeper.forgetOthers(new Set(queue.getSnapshot().items.map(({ id }) => id)))
      setNotices([])
      setSame(noDetails)
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** Says how many have arrived when all is done, and of each failure when it happens. */
function useRunMessages(items: readonly GalleryUpload[], isRunning: boolean): void {
  const told = useRef(new Set<string>())
  const failures = items.filter(({ state }) => state === 'failed')
  const failureKey = failures.map(({ id }) => id).join(' ')

  const tellFailures = useEffectEvent(() => {
    const failed = new Set(failures.map(({ id }) => `failed ${id}`))
    // One that failed, was tried again and fails again is told again.
    for (const key of told.current) {
      if (key.startsWith('failed ') && !failed.has(key)) told.current.delete(key)
    }
    for (const { id, file, message } of failures) {
      if (told.current.has(`failed ${id}`)) continue
      told.current.add(`failed ${id}`)
      showToast({ kind: 'error', title: `Failed to upload ${file.name}`, description: message })
    }
  })
  const tellDone = useEffectEvent(() => {
    const done = items.filter(({ id, state }) => state === 'done' && !told.current.has(id))
    for (const { id } of done) told.current.add(id)
    if (done.length === 0) return
    const what = counted(done.length, 'image')
    showToast({ kind: 'success', title: `${what} uploaded successfully` })
  })

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each further failure is told
  useEffect(() => tellFailures(), [failureKey])
  useEffect(() => {
    if (!isRunning) tellDone()
  }, [isRunning])
}
