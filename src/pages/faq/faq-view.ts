import { useSyncExternalStore } from 'react'
import type { QuestionId } from '../../content/faq'

/** Which questions are shown and open. */
export type FaqView = {
  /** Words in the search field. */
  query: string
  /** The questions that match; `null` shows all. */
  shown: ReadonlySet<QuestionId> | null
  /** Every answer is open; false again as soon as a question is clicked. */
  isAllOpen: boolean
  /** The `details` of a section share a name, so that the browser keeps only one open. */
  isGrouped: boolean
  /** How often all answers were closed at once; a change triggers an effect. */
  closings: number
}

export type FaqViewStore = {
  read: () => FaqView
  subscribe: (listener: () => void) => () => void
  change: (part: Partial<FaqView>) => void
}

/** A store, because the tools in `DeferredHydration` cannot get new props. */
export function createFaqView(): FaqViewStore {
  let view: FaqView = { query: '', shown: null, isAllOpen: false, isGrouped: true, closings: 0 }
  const listeners = new Set<() => void>()
  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(part) {
      view = { ...view, ...part }
      for (const listener of listeners) listener()
    },
  }
}

/** The current view; renders again when it changes. */
export function useFaqView(store: FaqViewStore): FaqView {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
