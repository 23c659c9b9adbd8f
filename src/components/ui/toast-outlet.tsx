import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { hasWaitingToasts, subscribeToasts } from '../../lib/toast'

const toaster = lazyPart(() => import('./toaster').then((module) => module.Toaster))

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
      <toaster.Component />
    </Suspense>
  )
}
