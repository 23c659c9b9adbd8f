import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { hasQueuedToasts, subscribeToasts } from '../../lib/toast'

const toaster = lazyPart(() => import('./toaster').then((module) => module.Toaster))

let isWanted = false

function wantsToaster(): boolean {
  isWanted ||= hasQueuedToasts()
  return isWanted
}

/**
 * Place of the messages in the page; empty until `showToast` is called for the first time.
 *
 * @param durationMs how long each message stands there
 */
export function ToastOutlet({ durationMs }: { durationMs: number }) {
  const wanted = useSyncExternalStore(subscribeToasts, wantsToaster, () => false)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <toaster.Component durationMs={durationMs} />
    </Suspense>
  )
}
