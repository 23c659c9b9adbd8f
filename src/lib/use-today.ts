import { useSyncExternalStore } from 'react'
import { nairobiDay } from './calendar-day'

/** A tab may stay open for days; its day is read again when the visitor comes back to it. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const today = () => nairobiDay(new Date())

/**
 * Today in Nairobi as `YYYY-MM-DD`. While React hydrates a page, '' for the beginning of time: the HTML of
 * the server shows every price that held at the build, and hydration must repeat it.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, () => (import.meta.env.SSR ? today() : ''))
}
