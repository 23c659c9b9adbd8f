import { failureText, logFailure } from '../../data/errors'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { browserConnection, type Connection } from '../../kit/pictures/connection'
import { detailsOfRow, isSameDetails, tidyDetails, type UploadDetails } from './upload-details'

/** Typing rests this long before it is written, in ms. */
export const restMs = 700

type KeptState = {
  state: 'kept' | 'pending' | 'saving' | 'failed'
  /** Why it failed, as a sentence; empty otherwise. */
  message: string
}

type KeeperSnapshot = {
  /** By the ids of the uploads; none for one that nobody has asked for. */
  readonly states: ReadonlyMap<string, KeptState>
  /** Whether something typed is not in the database. */
  readonly isBusy: boolean
}

type Entry = KeptState & {
  row: GalleryImageRow
  /** What the row holds, and what it should hold. */
  kept: UploadDetails
  wanted: UploadDetails
  timer?: ReturnType<typeof setTimeout> | undefined
}

/**
 * Writes what is typed about pictures that have arrived already, as soon as the typing rests: the
 * person need not know whether a picture was faster than the words about it.
 *
 * @param write changes a row and gives it back as it stands then
 */
export function createDetailsKeeper(
  write: (row: GalleryImageRow, details: UploadDetails) => Promise<GalleryImageRow>,
  connection: Pick<Connection, 'isOnline'> = browserConnection,
) {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let snapshot: KeeperSnapshot = { states: new Map(), isBusy: false }

  const emit = () => {
    const states = new Map([...entries].map(([id, { state, message }]) => [id, { state, message }]))
    const isBusy = [...states.values()].some(({ state }) => state !== 'kept')
    snapshot = { states, isBusy }
    for (const listener of listeners) listener()
  }

  const flush = async (entry: Entry) => {
    entry.timer = undefined
    if (entry.state === 'saving') return
    // `retry` comes with the connection.
    if (!connection.isOnline()) return
    entry.state = 'saving'
    emit()
    try {
      // What is typed meanwhile goes with the next round.
      while (!isSameDetails(entry.kept, entry.wanted)) {
        const { wanted } = entry
        entry.row = await write(entry.row, wanted)
        entry.kept = wanted
      }
      entry.state = 'kept'
    } catch (error) {
      if (connection.isOnline()) {
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

    /** Says what the row of an upload should hold. May be called with the same again. */
    want(id: string, row: GalleryImageRow, details: UploadDetails) {
      const wanted = tidyDetails(details)
      const held = detailsOfRow(row)
      const entry = entries.get(id) ?? {
        row,
        kept: held,
        wanted: held,
        state: 'kept',
        message: '',
      }
      if (isSameDetails(entry.wanted, wanted)) return
      entries.set(id, entry)
      entry.wanted = wanted
      // A write under way looks for itself whether there is more to do.
      if (entry.state === 'saving') return
      clearTimeout(entry.timer)
      entry.state = 'pending'
      entry.message = ''
      entry.timer = setTimeout(() => void flush(entry), restMs)
      emit()
    },

    /** Writes at once what waits or has failed. */
    retry() {
      for (const entry of entries.values()) {
        if (entry.state !== 'pending' && entry.state !== 'failed') continue
        clearTimeout(entry.timer)
        entry.message = ''
        void flush(entry)
      }
    },

    /** Forgets uploads that are no longer on the list. */
    forgetOthers(ids: ReadonlySet<string>) {
      for (const id of entries.keys()) if (!ids.has(id)) entries.delete(id)
      emit()
    },
  }
}
