import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaitingToasts, subscribeToasts } from '../../lib/toast'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

let isWanted = false

function wantsToaster(): boolean {
  isWanted ||= hasWaitingToasts()
  return isWanted
}

/** Place of the messages in the page; empty until `showToast` is called for the first time. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(subscribeToasts, wantsToaster, () => false)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
