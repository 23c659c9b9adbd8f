import { elementOf, isExempt, isSelectionExempt, type Guard } from './guard'

/** Blocks the context menu, except on phone and email links, which people copy. */
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

/** Blocks dragging pictures, links and text out of the page. */
export function blockDrag({ document, notify, signal }: Guard): void {
  const block = (event: DragEvent) => {
    if (isExempt(event.target)) return
    event.preventDefault()
    notify('drag')
  }
  document.addEventListener('dragstart', block, { capture: true, signal })
}

/**
 * Blocks copying and cutting, and pasting without a message, however they were invoked: by menu, by
 * gesture or by a key.
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

/** Shows a message when printing starts; protection.css hides the page on paper. */
export function announcePrinting({ document, notify, signal }: Guard): void {
  document.defaultView?.addEventListener('beforeprint', () => notify('print'), { signal })
}
