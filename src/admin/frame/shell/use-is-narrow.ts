import { useSyncExternalStore } from 'react'
import { studioNarrowPx } from '../../../content/limits'

/** Everything below the breakpoint, also where zoom makes fractions of pixels. */
const narrowQuery = `(max-width: ${studioNarrowPx - 0.02}px)`

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(narrowQuery)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is narrower than 768 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrowQuery).matches)
}
