import { RefreshCw } from 'lucide-react'
import { useIsReconnecting } from '../../auth/use-is-reconnecting'
import { useIsOnline } from '../../kit/use-is-online'

/** Says that the server does not answer for the moment; the page stays as it is. */
export function ReconnectingBanner() {
  const isReconnecting = useIsReconnecting()
  const isOnline = useIsOnline()
  return (
    <output className="block print:hidden">
      {isReconnecting && isOnline && (
        <span className="flex items-center gap-3 border-b border-maize-dark bg-maize-soft px-4 py-3 text-maize-dark md:px-6">
          <RefreshCw aria-hidden className="size-5 shrink-0" />
          <span>
            <strong>Reconnecting.</strong> The server does not answer at the moment. You can go on
            writing; it stays on this device.
          </span>
        </span>
      )}
    </output>
  )
}
