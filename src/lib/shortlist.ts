import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage'

// The tours that a visitor has kept: their ids, on this device only. Nothing is sent anywhere.

const storageKey = 'shamba-shortlist'

/** What the browser refused to store; kept until the page is left. */
let unsaved: string | null = null
let last: { text: string | null; ids: readonly number[] } = { text: null, ids: [] }
const listeners = new Set<() => void>()

/** The ids in a stored text, each once; none if it is damaged. */
function readIds(text: string | null): readonly number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    const values: unknown[] = stored
    return [...new Set(values.filter((id) => typeof id === 'number'))]
  } catch {
    return []
  }
}

/** The ids of the kept tours now; the same list as long as the stored text is the same. Only in the browser. */
export function keptIds(): readonly number[] {
  const text = unsaved ?? readStored('local', storageKey)
  if (text !== last.text) last = { text, ids: readIds(text) }
  return last.ids
}

const none: readonly number[] = []

function notify(): void {
  for (const listener of listeners) listener()
}

/** Another tab has changed the store; without a key it has emptied it. */
function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) notify()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    // Back may bring out a page that was frozen, which hears of no other one.
    window.addEventListener('pageshow', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', notify)
  }
}

/** The ids of the kept tours in the order in which they were kept; none in pre-rendered HTML. */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(subscribe, keptIds, () => none)
}

/**
 * Keeps a tour, or no longer. Where the storage is full or blocked, until the page is left.
 *
 * @returns how many tours are kept then
 */
export function toggleKept(id: number): number {
  const ids = keptIds()
  const text = JSON.stringify(ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id])
  unsaved = writeStored('local', storageKey, text) ? null : text
  notify()
  return keptIds().length
}

/** The kept tours that still exist, in the order in which they were kept. */
export function keptOf<Tour extends { id: number }>(
  tours: readonly Tour[],
  ids: readonly number[],
): Tour[] {
  return ids.flatMap((id) => tours.find((tour) => tour.id === id) ?? [])
}
