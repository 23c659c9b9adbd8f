import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { readStored } from '../../lib/storage'
import { carriedToastsKey, hasQueuedToasts, subscribeToasts } from '../../lib/toast'

const toaster = lazyPart(() => import('./toaster').then((module) => module.Toaster), {
  isAtOnce: true,
})

let isNeeded = false

function needsToaster(): boolean {
  isNeeded ||= hasQueuedToasts() || readStored('session', carriedToastsKey) !== null
  return isNeeded
}

/**
 * Renders the toasts; empty until `showToast` is called for the first time.
 *
 * @param durationMs how long each toast is shown
 */
export function ToastOutlet({ durationMs }: { durationMs: number }) {
  const needed = useSyncExternalStore(subscribeToasts, needsToaster, () => false)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <toaster.Component durationMs={durationMs} />
    </Suspense>
  )
}
