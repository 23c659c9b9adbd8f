import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether the page has been taken over by React: false on the server and in the first pass over
 * pre-rendered HTML, true from then on. What only the browser knows (the query of the address)
 * must wait for it, or the two renderings would differ.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
