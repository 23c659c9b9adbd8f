import { useEffect, useState } from 'react'
import { toast as draw, Toaster as SonnerToaster } from 'sonner'
import { subscribeToasts, takeToasts, type Toast } from '../../lib/toast'
import { buttonClass, roundButtonClass } from './button'
import { Icon } from './icon'
import { closeIcon } from './icon-paths'
import { roomUnderField } from './room-under-field'

const maxShown = 3

/** Time a message with a button stays: it has to be read, then reached. */
const actionMs = 10_000

/** Drawings that tell the kinds apart where colours do not. */
const kinds: Record<Toast['kind'], { d: string; colour: string }> = {
  success: {
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.4l2.8 2.8 5.2-5.7',
    colour: 'text-tea',
  },
  error: {
    d: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5V13M12 16.4v.1',
    colour: 'text-danger',
  },
  info: { d: 'M4.5 3.5h15v17h-15ZM12 11v5.5M12 7.6v.1', colour: 'text-lake' },
}

const icons = Object.fromEntries(
  Object.entries(kinds).map(([kind, { d, colour }]) => [
    kind,
    <Icon key={kind} d={d} className={`mt-0.5 size-6 shrink-0 ${colour}`} />,
  ]),
)

/** One look for all kinds. The library's own rules stand in no layer, so some need an `!`. */
const toastClasses = {
  toast:
    'flex w-(--width) items-start gap-3 rounded-postcard border border-line bg-card p-4 font-sans text-base text-ink shadow-raised focus-visible:outline-3! focus-visible:outline-lake!',
  content: 'min-w-0 grow self-center wrap-anywhere',
  title: 'font-semibold',
  description: 'text-muted',
  actionButton: buttonClass('secondary', 'shrink-0', 'compact'),
  closeButton: `order-last -m-2.5 size-11 text-muted hover:bg-tea-soft hover:text-ink active:bg-tea-soft ${roundButtonClass}`,
}

/** The messages on show, oldest first. */
let shown: (string | number)[] = []

function drawWaiting(): void {
  for (const { kind, title, description, action } of takeToasts()) {
    const forget = ({ id }: { id: string | number }) => {
      shown = shown.filter((other) => other !== id)
    }
    const id = draw[kind](title, {
      ...(description && { description }),
      ...(action && { action, duration: actionMs }),
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
  const [fieldRoom, setFieldRoom] = useState('0px')

  useEffect(() => {
    const drawClearOfField = () => {
      setFieldRoom(roomUnderField())
      drawWaiting()
    }
    drawClearOfField()
    return subscribeToasts(drawClearOfField)
  }, [])

  return (
    <SonnerToaster
      // Under the fixed bar: at the foot stand buttons, sheets and whatever a form leaves behind.
      position="top-right"
      offset={{ top: `max(5.5rem, ${fieldRoom})` }}
      mobileOffset={{ top: `max(4.5rem, ${fieldRoom})` }}
      visibleToasts={maxShown}
      duration={durationMs}
      closeButton
      expand
      icons={{ ...icons, close: <Icon d={closeIcon} /> }}
      containerAriaLabel="Notifications"
      toastOptions={{
        unstyled: true,
        classNames: toastClasses,
        // An open dialog takes the pointer from all the rest of the page; messages lie over it.
        style: { pointerEvents: 'auto' },
      }}
      style={{ fontFamily: 'inherit' }}
    />
  )
}
