import { useEffect } from 'react'
import { toast as draw, Toaster as SonnerToaster } from 'sonner'
import { subscribeToasts, takeToasts } from '../../lib/toast'

const maxShown = 3

/** The library's own red and green are too pale to be read with ease. */
const legible =
  '[--error-text:theme(colors.danger.DEFAULT)]! [--info-text:theme(colors.lake.DEFAULT)]! [--success-text:theme(colors.tea.DEFAULT)]!'

/** The messages on show, oldest first. */
let shown: (string | number)[] = []

function drawWaiting(): void {
  for (const { kind, title, description, action } of takeToasts()) {
    const forget = ({ id }: { id: string | number }) => {
      shown = shown.filter((other) => other !== id)
    }
    const id = draw[kind](title, {
      ...(description && { description }),
      ...(action && { action }),
      onAutoClose: forget,
      onDismiss: forget,
    })
    shown = [...shown, id]
    // The library only hides what is too many, and lets it come back.
    for (const old of shown.slice(0, -maxShown)) draw.dismiss(old)
  }
}

/**
 * The library's own toaster: at most three messages, the oldest goes first, each for `durationMs`
 * (paused under a pointer). Its list is a polite live region, for errors, too.
 */
export function Toaster({ durationMs }: { durationMs: number }) {
  useEffect(() => {
    drawWaiting()
    return subscribeToasts(drawWaiting)
  }, [])

  return (
    <SonnerToaster
      // Under the fixed bar: at the foot stand buttons, sheets and whatever a form leaves behind.
      position="top-right"
      offset={{ top: '5.5rem' }}
      mobileOffset={{ top: '4.5rem' }}
      visibleToasts={maxShown}
      duration={durationMs}
      closeButton
      richColors
      containerAriaLabel="Notifications"
      // An open dialog takes the pointer from all the rest of the page; messages lie over it.
      toastOptions={{ style: { pointerEvents: 'auto' } }}
      className={legible}
      style={{ fontFamily: 'inherit' }}
    />
  )
}
