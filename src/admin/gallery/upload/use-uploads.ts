import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '../../../lib/format'
import { showToast } from '../../../lib/toast'
import { failureText, logFailure } from '../../data/errors'
import { useLeaveGuard } from '../../kit/leaving/leave-guard'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import type { Intake } from '../../kit/pictures/file-intake'
import type { UploadItem } from '../../kit/pictures/upload-item'
import { uploadLeaveQuestion, useUploadQueue } from '../../kit/pictures/use-upload-queue'
import { placeRows, readIdAt } from '../../kit/sorting/row-places'
import { images } from '../image-collection'
import { createDetailsAutosave } from './details-autosave'
import { createGalleryQueue, saveDetails } from './save-upload'
import {
  emptyDetails,
  followShared,
  isSameDetails,
  lackingDetails,
  mergeShared,
  sharedFor,
  type UploadDetails,
} from './upload-details'

export type GalleryUpload = UploadItem<UploadDetails, GalleryImageRow>

/** At the beginning or the end of the gallery. */
export type NewPlace = 'first' | 'last'

/** Whether an upload can still become a picture. */
const isWanted = ({ state, canRetry }: GalleryUpload) =>
  state !== 'cancelled' && (state !== 'failed' || canRetry)

type UploadOptions = {
  /** Publishes pictures that have arrived; must not reject. */
  onPublish: (rows: readonly GalleryImageRow[]) => Promise<void>
}

/** The uploads of the gallery, with the details that are entered for them. */
export function useUploads({ onPublish }: UploadOptions) {
  const queryClient = useQueryClient()
  const { queue, items, summary, isOffline } = useUploadQueue(createGalleryQueue)
  const [autosave] = useState(() => createDetailsAutosave(saveDetails))
  const saves = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)
  const [shared, setShared] = useState(emptyDetails)
  const [notices, setNotices] = useState<string[]>([])
  /** Where new pictures go in the order of the site. */
  const [place, setPlace] = useState<NewPlace>('last')
  const isBusy = summary.isBusy || saves.isBusy
  const wanted = items.filter(isWanted)
  useLeaveGuard(isBusy, uploadLeaveQuestion)

  useEffect(() => {
    for (const { id, row, details } of items) if (row) autosave.setDetails(id, row, details)
  }, [items, autosave])

  // Saves that failed offline are repeated once the connection is back.
  useEffect(() => {
    window.addEventListener('online', autosave.retry)
    return () => window.removeEventListener('online', autosave.retry)
  }, [autosave])

  useDone(items, summary.isBusy, (rows) => {
    const what = counted(rows.length, 'image')
    showToast({ kind: 'success', title: `${what} uploaded successfully` })
    if (place === 'first') void placeFirst(rows).then(() => images.invalidate(queryClient))
  })

  useEffect(() => {
    if (!isBusy) return undefined
    // Reads the list again when everything is finished.
    return () => void images.invalidate(queryClient)
  }, [isBusy, queryClient])

  function change({ id, details }: GalleryUpload, next: UploadDetails): void {
    if (!isSameDetails(details, next)) queue.setDetails(id, next)
  }

  /** Removes finished uploads from the list. */
  function clear(): void {
    queue.clear()
    autosave.keepOnly(new Set(queue.getSnapshot().items.map(({ id }) => id)))
    setNotices([])
    setShared(emptyDetails)
  }

  const publishing = usePublishWhenReady(isBusy, async () => {
    const arrived = items.flatMap(({ row, details }) =>
      row ? { ...row, title: details.title } : [],
    )
    clear()
    await onPublish(arrived)
  })

  return {
    items,
    summary,
    isOffline,
    isBusy,
    notices,
    /** The fields that each picture lacks for publishing. */
    lacking: wanted.map(({ details }) => lackingDetails(details)),
    /** Details for all pictures. */
    shared,
    /** Changes them, and with them the pictures that have nothing else there. */
    setShared: (next: UploadDetails) => {
      setShared(next)
      for (const [index, item] of wanted.entries()) {
        change(item, followShared(item.details, index + 1, next, shared))
      }
    },
    /** How many pictures have something else than what is written for all. */
    others: wanted.filter(
      ({ details }, index) =>
        !isSameDetails(details, mergeShared(details, sharedFor(shared, index + 1))),
    ).length,
    /** Replaces that. */
    applyShared: () => {
      for (const [index, item] of wanted.entries()) {
        change(item, mergeShared(item.details, sharedFor(shared, index + 1)))
      }
    },
    place,
    setPlace,
    saveStatusOf: (id: string) => saves.states.get(id),
    setDetails: queue.setDetails,
    take: ({ files, notices: leftOut }: Intake) => {
      const known = new Set(wanted.map(({ id }) => id))
      setNotices([...leftOut, ...queue.add(files, emptyDetails)])
      for (const [index, item] of queue.getSnapshot().items.filter(isWanted).entries()) {
        if (!known.has(item.id)) change(item, followShared(item.details, index + 1, shared))
      }
    },
    cancel: queue.cancel,
    cancelAll: queue.cancelAll,
    retry: queue.retry,
    retryFailed: queue.retryFailed,
    retryDetails: autosave.retry,
    clear,
    publishing,
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** Publishes once everything has arrived and is saved; the person need not wait for it. */
function usePublishWhenReady(isBusy: boolean, publish: () => Promise<void>) {
  /** One for each time that it was asked for. */
  const [wish, setWish] = useState<object>()
  const granted = useRef<object>(undefined)
  const start = useEffectEvent(() => {
    granted.current = wish
    void publish().finally(() => setWish(undefined))
  })
  useEffect(() => {
    if (wish && !isBusy && granted.current !== wish) start()
  }, [wish, isBusy])
  return { isAsked: wish !== undefined, ask: () => setWish({}), stop: () => setWish(undefined) }
}

/** Calls `onDone` once for all pictures that have arrived, at the end. */
function useDone(
  items: readonly GalleryUpload[],
  isRunning: boolean,
  onDone: (rows: readonly GalleryImageRow[]) => void,
): void {
  const reported = useRef(new Set<string>())
  const report = useEffectEvent(() => {
    const done = items.filter(({ id, state }) => state === 'done' && !reported.current.has(id))
    for (const { id } of done) reported.current.add(id)
    if (done.length > 0) onDone(done.flatMap(({ row }) => row ?? []))
  })
  useEffect(() => {
    if (!isRunning) report()
  }, [isRunning])
}

/** Puts new pictures at the beginning; tells a failure, and never rejects. */
async function placeFirst(rows: readonly GalleryImageRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  try {
    // New pictures come last, so the first one is another unless there are no others.
    const first = await readIdAt(images.table, 0)
    if (first !== null && !ids.includes(first)) await placeRows(images.table, ids, first)
  } catch (error) {
    logFailure('Moving new pictures', error)
    showToast({
      kind: 'error',
      title: 'The new pictures are at the end',
      description: failureText(error),
    })
  }
}
