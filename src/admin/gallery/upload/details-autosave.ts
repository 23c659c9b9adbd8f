import { failureText, logFailure } from '../../data/errors'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { detailsOf, isSameDetails, cleanDetails, type UploadDetails } from './upload-details'

/** Saves this long after the last change, in ms. */
export const debounceMs = 700

type SaveStatus = {
  state: 'saved' | 'pending' | 'saving' | 'failed'
  /** Why it failed, as a sentence; empty otherwise. */
  message: string
}

type Entry = SaveStatus & {
  row: GalleryImageRow
  /** What the row holds, and what it should hold. */
  saved: UploadDetails
  wanted: UploadDetails
  timer?: ReturnType<typeof setTimeout> | undefined
}

/**
 * Saves edits to the details of pictures that are already uploaded, debounced, so that the person can
 * type no matter how far the upload is.
 *
 * @param write updates a row and returns the updated row
 */
export function createDetailsAutosave(
  write: (row: GalleryImageRow, details: UploadDetails) => Promise<GalleryImageRow>,
) {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let snapshot = {
    /** By id of the upload; only uploads with edits have one. */
    states: new Map<string, SaveStatus>(),
    /** Whether there are unsaved changes. */
    isBusy: false,
  }

  const emit = () => {
    const states = new Map([...entries].map(([id, { state, message }]) => [id, { state, message }]))
    const isBusy = [...states.values()].some(({ state }) => state !== 'saved')
    snapshot = { states, isBusy }
    for (const listener of listeners) listener()
  }

  const flush = async (entry: Entry) => {
    entry.timer = undefined
    if (entry.state === 'saving') return
    // `retry` runs once the connection is back.
    if (!navigator.onLine) return
    entry.state = 'saving'
    emit()
    try {
      // Edits made during a save are written by the next iteration.
      while (!isSameDetails(entry.saved, entry.wanted)) {
        const { wanted } = entry
        entry.row = await write(entry.row, wanted)
        entry.saved = wanted
      }
      entry.state = 'saved'
    } catch (error) {
      if (navigator.onLine) {
        logFailure('Saving what a picture shows', error)
        entry.state = 'failed'
        entry.message = failureText(error)
      } else entry.state = 'pending'
    }
    emit()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    getSnapshot: () => snapshot,

    /** Sets the details that the row of an upload should hold. Idempotent. */
    setDetails: (id: string, row: GalleryImageRow, details: UploadDetails) => {
      const wanted = cleanDetails(details)
      const current = detailsOf(row)
      const entry = entries.get(id) ?? {
        row,
        saved: current,
        wanted: current,
        state: 'saved',
        message: '',
      }
      if (isSameDetails(entry.wanted, wanted)) return
      entries.set(id, entry)
      entry.wanted = wanted
      // A running save picks up the change by itself.
      if (entry.state === 'saving') return
      clearTimeout(entry.timer)
      entry.state = 'pending'
      entry.message = ''
      entry.timer = setTimeout(() => void flush(entry), debounceMs)
      emit()
    },

    /** Saves immediately what is pending or has failed. */
    retry: () => {
      for (const entry of entries.values()) {
        if (entry.state !== 'pending' && entry.state !== 'failed') continue
        clearTimeout(entry.timer)
        entry.message = ''
        void flush(entry)
      }
    },

    /** Drops all uploads but these. */
    keepOnly: (ids: ReadonlySet<string>) => {
      for (const id of entries.keys()) if (!ids.has(id)) entries.delete(id)
      emit()
    },
  }
}
