import { useEffect, useState, type ReactNode } from 'react'
import { toast as sonner, Toaster as SonnerToaster } from 'sonner'
import { noteDrawn, showCarriedToasts } from '../../lib/carried-toasts'
import { openAddress } from '../../lib/open-address'
import { subscribeToasts, takeEndedForms, takeToasts, type Toast } from '../../lib/toast'
import { buttonClass, roundButtonClass } from './button'
import { Icon } from './icon'
import { closeIcon } from './icon-paths'

const maxShown = 3

/** How long a toast with a button is shown: there must be time to read it and reach the button. */
const actionMs = 10_000

const iconOf = (d: string, colour: string) => (
  <Icon d={d} className={`mt-0.5 size-6 shrink-0 ${colour}`} />
)

/** Each kind has its own icon, because colour alone must not carry meaning. */
const icons: Record<Toast['kind'] | 'close', ReactNode> = {
  success: iconOf('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.4l2.8 2.8 5.2-5.7', 'text-tea'),
  error: iconOf(
    'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5V13M12 16.4v.1',
    'text-danger',
  ),
  info: iconOf('M4.5 3.5h15v17h-15ZM12 11v5.5M12 7.6v.1', 'text-lake'),
  close: <Icon d={closeIcon} />,
}

/** One style for all kinds. The library's own rules are in no cascade layer, so some need `!`. */
const toastClasses = {
  toast:
    'flex w-(--width) items-start gap-3 rounded-postcard border border-line bg-card p-4 font-sans text-base text-ink shadow-raised focus-visible:outline-3! focus-visible:outline-lake!',
  content: 'min-w-0 grow self-center wrap-anywhere',
  title: 'font-semibold',
  description: 'text-muted',
  actionButton: buttonClass('secondary', 'shrink-0', 'compact'),
  closeButton: `order-last -m-2.5 size-11 text-muted hover:bg-tea-soft hover:text-ink active:bg-tea-soft ${roundButtonClass}`,
}

/** Ids of the toasts on the screen, oldest first. */
let shown: (string | number)[] = []

/** Id of the latest toast of each form. */
const answers = new Map<string, string | number>()

function dismissAnswer(form: string): void {
  const id = answers.get(form)
  if (id !== undefined) sonner.dismiss(id)
}

function drawQueued(): void {
  takeEndedForms().forEach(dismissAnswer)
  for (const toast of takeToasts()) {
    const { kind, title, description, action, form } = toast
    if (form) dismissAnswer(form)
    noteDrawn(toast)
    const forget = ({ id }: { id: string | number }) => {
      shown = shown.filter((other) => other !== id)
    }
    const id = sonner[kind](title, {
      ...(description && { description }),
      ...(action && {
        action: {
          label: action.label,
          onClick: 'to' in action ? () => openAddress(action.to) : action.onClick,
        },
        duration: actionMs,
      }),
      onAutoClose: forget,
      onDismiss: forget,
    })
    shown = [...shown, id]
    if (form) answers.set(form, id)
    // The library would only hide the excess toasts and show them again later.
    for (const old of shown.slice(0, -maxShown)) sonner.dismiss(old)
  }
}

/**
 * The library's toaster: at most three toasts, the oldest is dismissed first, each is shown for
 * `durationMs` (paused while hovered). Its list is a polite live region, for errors, too.
 */
export function Toaster({ durationMs }: { durationMs: number }) {
  const [fieldOffset, setFieldOffset] = useState('0px')

  useEffect(() => {
    const drawBelowField = () => {
      setFieldOffset(offsetBelowField())
      drawQueued()
    }
    showCarriedToasts()
    drawBelowField()
    window.addEventListener('pointerup', closeTouched)
    const unsubscribe = subscribeToasts(drawBelowField)
    return () => {
      window.removeEventListener('pointerup', closeTouched)
      unsubscribe()
    }
  }, [])

  return (
    <SonnerToaster
      // Below the fixed header; the bottom of the window is used by buttons and sheets.
      position="top-right"
      offset={{ top: `max(5.5rem, ${fieldOffset})` }}
      mobileOffset={{ top: `max(4.5rem, ${fieldOffset})` }}
      visibleToasts={maxShown}
      duration={durationMs}
      closeButton
      expand
      icons={icons}
      containerAriaLabel="Notifications"
      toastOptions={{
        unstyled: true,
        classNames: toastClasses,
        // An open dialog disables pointer events on the rest of the page; toasts are above it.
        style: { pointerEvents: 'auto' },
      }}
      style={{ fontFamily: 'inherit' }}
    />
  )
}

/** A finger cannot hover: the library would take a touched toast for one that is being read, and keep it. */
function closeTouched({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch' || !(target instanceof Element) || target.closest('button, a')) return
  const toast = target.closest('[data-sonner-toast]')
  toast?.querySelector<HTMLElement>('[data-close-button]')?.click()
}

/** Width of the column of toasts on a wide screen in pixels, with its margin. */
const columnWidth = 380

/**
 * Distance from the top of the window that keeps toasts below the focused field, as a CSS length.
 * '0px' if no field has the focus, or if it is left of the toasts or too low to be covered.
 */
export function offsetBelowField(): string {
  const field = document.activeElement
  if (!field?.matches('input, textarea, select, [contenteditable]')) return '0px'
  const { bottom, right } = field.getBoundingClientRect()
  // Without the on-screen keyboard of a phone.
  const height = window.visualViewport?.height ?? window.innerHeight
  const isClear = bottom > height / 2 || right < window.innerWidth - columnWidth
  return isClear ? '0px' : `${Math.round(bottom)}px + 0.75rem`
}
