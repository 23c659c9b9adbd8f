import { useEffect } from 'react'
import { holdUnsavedWork, type LeaveQuestion } from './leave-guard'

/**
 * Asks before this page is left while `isUnsaved`.
 *
 * @param question overrides the default one about text; must keep its identity
 */
export function useLeaveGuard(isUnsaved: boolean, question?: LeaveQuestion): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork(question) : undefined), [isUnsaved, question])
}
