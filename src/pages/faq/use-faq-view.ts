import { useSyncExternalStore } from 'react'
import type { FaqView, FaqViewStore } from './faq-view'

/** The present view; renders again when it changes. */
export function useFaqView(store: FaqViewStore): FaqView {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
