import { Action, Cancel } from '@radix-ui/react-alert-dialog'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass } from '../../../components/ui/button'
import { AlertFrame } from '../../kit/dialogs/confirm-dialog'
import { useHistoryGuard } from '../../kit/leaving/history-guard'
import { leaveQuestion, watchLeaving } from '../../kit/leaving/leave-guard'

/** Rendered once in the studio: guards links, Back and tab closing, and asks about unsaved work. */
export function LeaveDialog() {
  const navigate = useNavigate()
  const isOpen = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isOpen)

  // Kept while the dialog is open: the work may be saved meanwhile.
  const [question, setQuestion] = useState(leaveQuestion.current)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setQuestion(leaveQuestion.current())
  }

  useEffect(() => watchLeaving((address) => void navigate(address)), [navigate])
  useHistoryGuard()

  return (
    <AlertFrame
      isOpen={isOpen}
      isAboutHistory
      {...question}
      onCancel={() => leaveQuestion.answer(false)}
    >
      <Cancel className={buttonClass('secondary')}>Stay here</Cancel>
      <Action className={buttonClass('danger')} onClick={() => leaveQuestion.answer(true)}>
        Leave
      </Action>
    </AlertFrame>
  )
}
