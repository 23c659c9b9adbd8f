import { elementOf, isExempt } from './exemptions'
import type { Guard } from './guard'

/** Blocks the context menu, except on phone numbers and mail addresses: people copy those. */
export function blockContextMenu({ document, notify, signal }: Guard): void {
  const block = (event: MouseEvent) => {
    if (isExempt(event.target) || isContactLink(event.target)) return
    event.preventDefault()
    notify('contextMenu')
  }
  document.addEventListener('contextmenu', block, { capture: true, signal })
}

function isContactLink(target: EventTarget | null): boolean {
  return elementOf(target)?.closest('a[href^="mailto:" i], a[href^="tel:" i]') != null
}
