import { readStored, removeStored, writeStored } from '../../../lib/storage'

const storageKey = 'contactDraft'

/** Keeps what was typed until the tab is closed; without a store it lives in the fields alone. */
export function keepDraft(fields: ReadonlyMap<string, string>): void {
  writeStored('session', storageKey, JSON.stringify([...fields]))
}

/** What was typed before a reload, by the names of the fields; empty when nothing sound is there. */
export function readDraft(): ReadonlyMap<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored('session', storageKey) ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(
      stored.filter(
        (entry): entry is [string, string] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
      ),
    )
  } catch {
    return new Map()
  }
}

/** Forgets the draft: the message has been handed over. */
export function dropDraft(): void {
  removeStored('session', storageKey)
}
