import { isExempt, isSelectionExempt } from './exemptions'
import type { Guard } from './guard'

/**
 * Blocks copying and cutting, and pasting without a message, however they were asked for: by menu,
 * by gesture, by a key of another layout.
 */
export function blockClipboard({ document, notify, signal }: Guard): void {
  for (const type of ['copy', 'cut'] as const) {
    const block = (event: ClipboardEvent) => {
      if (isExempt(event.target) || isSelectionExempt(document)) return
      event.preventDefault()
      notify(type)
    }
    document.addEventListener(type, block, { capture: true, signal })
  }
  const blockPaste = (event: ClipboardEvent) => {
    if (!isExempt(event.target)) event.preventDefault()
  }
  document.addEventListener('paste', blockPaste, { capture: true, signal })
}
