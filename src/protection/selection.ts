import { elementOf, isExempt, type Guard } from './guard'
import './selection.css'

/** Movement of the pressed mouse, in CSS pixels, that counts as dragging. */
const dragDistance = 8

/** Repeated clicks on these are not an attempt to select text. */
const controls = 'a, button, summary, label, [role="button"]'

/**
 * Blocks selecting text. selection.css makes prose and pictures unselectable while `html` has
 * `data-protected`. No event reports an attempt there, so dragging and double clicks count as one.
 * Elsewhere browsers send `selectstart`, some on every click, which must not show a message.
 */
export function blockSelection({ document, notify, signal }: Guard): void {
  const options = { capture: true, signal }
  let pressed: { x: number; y: number; isOnText: boolean } | undefined

  const press = (event: MouseEvent) => {
    const isOnText = event.button === 0 && isSelectableText(event.target)
    pressed = { x: event.clientX, y: event.clientY, isOnText }
    if (isOnText && event.detail >= 2) notify('selection')
  }
  const move = (event: MouseEvent) => {
    if (!pressed?.isOnText || !(event.buttons & 1)) return
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < dragDistance) return
    pressed.isOnText = false
    notify('selection')
  }
  const release = () => {
    pressed = undefined
  }
  const block = (event: Event) => {
    if (isExempt(event.target)) return
    event.preventDefault()
    if (!pressed) notify('selection')
  }

  document.documentElement.dataset['protected'] = ''
  signal.addEventListener('abort', () => delete document.documentElement.dataset['protected'])
  document.addEventListener('mousedown', press, options)
  document.addEventListener('mousemove', move, { ...options, passive: true })
  document.addEventListener('mouseup', release, options)
  // A drag ends without `mouseup`.
  document.addEventListener('dragend', release, options)
  document.addEventListener('selectstart', block, options)
}

function isSelectableText(target: EventTarget | null): boolean {
  const element = elementOf(target)
  if (!element || isExempt(element) || element.closest(controls)) return false
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
}
