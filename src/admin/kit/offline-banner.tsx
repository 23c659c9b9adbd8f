import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Shown while there is no connection. Always in the page, so that screen readers announce changes. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <output className="block print:hidden">
      {!isOnline && (
        <span className="flex items-center gap-3 border-b border-maize-dark bg-maize-soft px-4 py-3 text-maize-dark md:px-6">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          <span>
            <strong>You are offline.</strong> What you see may be out of date, and nothing can be
            saved until the connection is back.
          </span>
        </span>
      )}
    </output>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser reports a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
