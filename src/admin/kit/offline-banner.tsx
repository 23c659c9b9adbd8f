import { WifiOff } from 'lucide-react'
import { useIsOnline } from './use-is-online'

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
