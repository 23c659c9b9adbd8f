import type { Notice } from './notices'

/** What every part of the protection needs. */
export type Guard = {
  document: Document
  /** Shows a message; repeated calls are rate-limited. */
  notify: (notice: Notice) => void
  /** Removes every listener of the protection. */
  signal: AbortSignal
}

/** Elements where nothing is blocked: form fields, and texts that visitors are meant to copy. */
const exempt =
  'input, textarea, select, [contenteditable]:not([contenteditable="false" i]), [data-allow-copy]'

/** Whether `target`, an element or a text node, is inside an exempt element. */
export function isExempt(target: EventTarget | null): boolean {
  return elementOf(target)?.closest(exempt) != null
}

/**
 * Whether the selected text may be copied because it begins in an exempt element. The target of a
 * copy event is the focused element instead, which is often the body.
 */
export function isSelectionExempt(document: Document): boolean {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && isExempt(selection.anchorNode)
}

/** The element at or around an event's target, which may be a text node. */
export function elementOf(target: EventTarget | null): Element | null {
  if (target instanceof Element) return target
  return target instanceof Node ? target.parentElement : null
}
