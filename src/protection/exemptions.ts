/** Where nothing is ever blocked: what people type, and what they are meant to take along. */
const exempt =
  'input, textarea, select, [contenteditable]:not([contenteditable="false" i]), [data-allow-copy]'

/** Whether `target`, an element or a text node, lies where everything is allowed. */
export function isExempt(target: EventTarget | null): boolean {
  return elementOf(target)?.closest(exempt) != null
}

/**
 * Whether the selected text may be copied: it begins in an exempt place. The event of a copy by key
 * names the focused element instead, which is often the whole page.
 */
export function isSelectionExempt(document: Document): boolean {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && isExempt(selection.anchorNode)
}

/** The element of an event's target, which may be a text node. */
export function elementOf(target: EventTarget | null): Element | null {
  if (target instanceof Element) return target
  return target instanceof Node ? target.parentElement : null
}
