import { isExempt } from './exemptions'
import type { Guard } from './guard'

/** Blocks dragging pictures, links and text out of the page. */
export function blockDrag({ document, notify, signal }: Guard): void {
  const block = (event: DragEvent) => {
    if (isExempt(event.target)) return
    event.preventDefault()
    notify('drag')
  }
  document.addEventListener('dragstart', block, { capture: true, signal })
}
