import { readSessionMap, writeSessionMap } from '../../../lib/session-map'
import { removeStored } from '../../../lib/storage'

const storageKey = 'contactDraft'

/** Keeps what was typed until the tab is closed; without a store it lives in the fields alone. */
export function keepDraft(fields: ReadonlyMap<string, string>): void {
  writeSessionMap(storageKey, fields)
}

/** What was typed before a reload, by the names of the fields; empty when nothing sound is there. */
export function readDraft(): ReadonlyMap<string, string> {
  return readSessionMap(storageKey, (value) => typeof value === 'string')
}

/** Forgets the draft: the message has been handed over. */
export function dropDraft(): void {
  removeStored('session', storageKey)
}
