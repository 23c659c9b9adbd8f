import { useEffect } from 'react'
import { holdUnsavedWork, type LeaveQuestion } from './leave-guard'

/**
 * Asks before this page is left while `isUnsaved`.
 *
 * @param question other words than the usual ones about a text; the same object every time
 */
export function useLeaveGuard(isUnsaved: boolean, question?: LeaveQuestion): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork(question) : undefined), [isUnsaved, question])
}
