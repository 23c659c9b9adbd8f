import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether React has hydrated the page: false on the server and in the first render over pre-rendered
 * HTML, true from then on. Whatever only the browser knows (the URL's query) must not be used before,
 * or the two renderings would differ.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
