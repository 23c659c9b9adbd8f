import { useEffect, useSyncExternalStore } from 'react'
import { savesData } from '../../lib/data-saver'
import { whenIdle } from '../../lib/when-idle'

type TourDialogChunk = typeof import('./tour-dialog')

let loaded: TourDialogChunk | undefined
let pending: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Fetches the dialog with its library and the long texts, once; a failed fetch may be repeated. */
export function fetchTourDialog(): Promise<void> {
  pending ??= load()
  return pending
}

/** Fetches the dialog on a guess; a failure stays silent, the press itself will report it. */
export function fetchTourDialogAhead(): void {
  fetchTourDialog().catch(() => undefined)
}

/** Fetches the dialog when the browser is idle, unless the visitor saves data. */
export function useTourDialogOnIdle(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(fetchTourDialogAhead)), [])
}

/** The module of the dialog, or `undefined` until it has come. */
export function useTourDialogChunk(): TourDialogChunk | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
}

async function load(): Promise<void> {
  try {
    loaded = await import('./tour-dialog')
    for (const listener of listeners) listener()
  } catch (error) {
    pending = undefined
    throw error
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
