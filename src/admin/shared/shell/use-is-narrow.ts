import { useSyncExternalStore } from 'react'

/** Everything below the specification's breakpoint of 768 px. */
const narrowQuery = '(max-width: 767.98px)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(narrowQuery)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is narrower than 768 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrowQuery).matches)
}
