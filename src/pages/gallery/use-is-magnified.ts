import { useSyncExternalStore } from 'react'

/** Whether the visitor has magnified the page with two fingers: one finger then moves it about. */
export function useIsMagnified(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1.01,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}
