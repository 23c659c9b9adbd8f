import { trustedDocument } from '../safe-html'

const blankPage = '<!doctype html><html lang="en"><head></head><body></body></html>'

/**
 * Prepares a frame's empty document with this page's styles and language. It has no `.studio`
 * element, so the style sheets show it like a public page in light mode.
 *
 * @param name title of the document
 * @returns the element to render into, and `stop`, which cleans up; `undefined` for a frame that is
 *   not in the page
 */
export function openFrameDocument(
  frame: HTMLIFrameElement,
  name: string,
): { body: HTMLElement; stop: () => void } | undefined {
  const inside = frame.contentDocument
  if (!inside) return undefined
  // `document.write`, because a frame's initial document has no doctype and would be rendered in
  // quirks mode.
  inside.open()
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else gives a document its doctype
  inside.write(trustedDocument(blankPage))
  inside.close()
  inside.title = name
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    inside.head.append(inside.importNode(sheet, true))
  }
  const stopKeys = forwardKeys(inside, frame)
  const stopPresses = preventActions(inside)
  return {
    body: inside.body,
    stop: () => {
      stopKeys()
      stopPresses()
    },
  }
}

/** Events of a press that could follow, act, submit, or drag a link. */
const pressEvents = ['click', 'auxclick', 'submit', 'dragstart'] as const

/** Makes the document inert, except for disclosures that open. */
function preventActions(inside: Document): () => void {
  const hold = (event: Event) => {
    const { target } = event
    if (isElement(target) && target.closest('summary')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // In the capture phase, before React handles them.
  for (const name of pressEvents) inside.addEventListener(name, hold, true)
  return () => {
    for (const name of pressEvents) inside.removeEventListener(name, hold, true)
  }
}

/** Forwards the studio's shortcuts from the frame: Escape, and all with Control or Command. */
function forwardKeys(inside: Document, frame: HTMLIFrameElement): () => void {
  const pass = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !event.ctrlKey && !event.metaKey) return
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
    const copy = new KeyboardEvent('keydown', {
      key,
      code,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
      repeat,
      bubbles: true,
      cancelable: true,
    })
    if (!frame.dispatchEvent(copy)) event.preventDefault()
  }
  inside.addEventListener('keydown', pass)
  return () => inside.removeEventListener('keydown', pass)
}

/** `instanceof` does not work across documents: each has its own class `Element`. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
