import { trustedDocument } from '../safe-html'

const blankPage = '<!doctype html><html lang="en"><head></head><body></body></html>'

/**
 * Makes the empty document of a frame one of the site: of this page's styles, in its language. It
 * lies outside of `.studio`, so the style sheets show it as they show a public page, by day.
 *
 * @param name title of the document
 * @returns the element to render into, and `stop`, which ends what was begun; `undefined` for a
 *   frame that is not in the page
 */
export function openFrameDocument(
  frame: HTMLIFrameElement,
  name: string,
): { body: HTMLElement; stop: () => void } | undefined {
  const inside = frame.contentDocument
  if (!inside) return undefined
  // Written, because the document that a frame begins with has no doctype and is laid out by the
  // rules of the nineties.
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

/** What a press could do: follow, act, send, drag an address elsewhere. */
const pressEvents = ['click', 'auxclick', 'submit', 'dragstart'] as const

/** Nothing in the document answers a press, but for a disclosure that opens. */
function preventActions(inside: Document): () => void {
  const hold = (event: Event) => {
    const { target } = event
    if (isElement(target) && target.closest('summary')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // On the way down, before React hears of it.
  for (const name of pressEvents) inside.addEventListener(name, hold, true)
  return () => {
    for (const name of pressEvents) inside.removeEventListener(name, hold, true)
  }
}

/** Keys of the studio work from inside the frame as well: Escape, and all with Control or Command. */
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

/** An element of any document: another one has another class `Element`. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
