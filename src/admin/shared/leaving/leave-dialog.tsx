import { Action, Cancel } from '@radix-ui/react-alert-dialog'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { buttonClass } from '../../../components/ui/button'
import { AlertFrame } from '../alert-frame'
import { leaveQuestion, watchLeaving } from './leave-guard'

/** Stands once in the studio: watches the ways out of a page and asks where work is not saved. */
export function LeaveDialog() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const watch = useRef<ReturnType<typeof watchLeaving>>(undefined)
  const isOpen = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isOpen)

  useEffect(() => {
    const watching = watchLeaving((address) => void navigate(address))
    watch.current = watching
    return watching.stop
  }, [navigate])

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry of the history is a move
  useEffect(() => watch.current?.moved(), [key])

  return (
    <AlertFrame
      isOpen={isOpen}
      title="Leave without saving?"
      description="What you wrote is not saved. It stays on this device, and is offered to you when you come back to this page."
      onCancel={() => leaveQuestion.answer(false)}
    >
      <Cancel className={buttonClass('secondary')}>Stay here</Cancel>
      <Action className={buttonClass('danger')} onClick={() => leaveQuestion.answer(true)}>
        Leave
      </Action>
    </AlertFrame>
  )
}
