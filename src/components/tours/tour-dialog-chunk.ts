import { useEffect, useSyncExternalStore } from 'react'
import { savesData } from '../../lib/data-saver'
import { whenIdle } from '../../lib/when-idle'

type TourDialogChunk = typeof import('./tour-dialog')

let loaded: TourDialogChunk | undefined
let pending: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the dialog with its library and the long texts, once; can be called again after a failure. */
export function fetchTourDialog(): Promise<void> {
  pending ??= load()
  return pending
}

/** Preloads the dialog; a failure is ignored, because opening the dialog will report it. */
export function fetchTourDialogAhead(): void {
  fetchTourDialog().catch(() => undefined)
}

/** Preloads the dialog when the browser is idle, unless the visitor saves data. */
export function useTourDialogOnIdle(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(fetchTourDialogAhead)), [])
}

/** The module of the dialog; `undefined` until it is loaded. */
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
