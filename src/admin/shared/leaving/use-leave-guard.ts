import { useEffect } from 'react'
import { holdUnsavedWork } from './leave-guard'

/** Asks before this page is left while `isUnsaved`. */
export function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved])
}
