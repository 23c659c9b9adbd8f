import { Action, Cancel } from '@radix-ui/react-alert-dialog'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { buttonClass } from '../../../components/ui/button'
import { AlertFrame } from '../../kit/dialogs/alert-frame'
import { reconcileSoon, watchHistory } from '../../kit/leaving/history-guard'
import { leaveQuestion, watchLeaving } from '../../kit/leaving/leave-guard'

/** Stands once in the studio: watches the ways out of a page and asks where work is not saved. */
export function LeaveDialog() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isOpen = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isOpen)

  // Fixed while it is open: the work may come to its end meanwhile.
  const [question, setQuestion] = useState(leaveQuestion.current)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setQuestion(leaveQuestion.current())
  }

  useEffect(() => watchLeaving((address) => void navigate(address)), [navigate])
  useEffect(watchHistory, [])

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry of the history is a move
  useEffect(reconcileSoon, [key])

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
