import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { trustedDocument } from '../safe-html'

type PreviewFrameProps = {
  /** Accessible name of the frame. */
  name: string
  /** Width of the previewed screen, in CSS pixels. */
  width: number
  /** Parts of the public site. */
  children: ReactNode
}

/**
 * An iframe of the given width that shows the public site, scaled down to fit. It has a document of
 * its own, so that media queries use its width; nothing in it is interactive.
 */
export function PreviewFrame({ name, width, children }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [room, setRoom] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    if (frame.current) setBody(openFrameDocument(frame.current, name))
  }, [name])

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect)
    })
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  return (
    <div
      ref={stage}
      className="relative h-[68dvh] min-h-96 overflow-hidden rounded-postcard border border-line bg-paper"
    >
      {/* React renders into it: it holds no foreign content, and a sandbox would keep its events from us. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={name}
        className="absolute top-0 origin-top-left border-0"
        style={{
          width,
          height: room.height / scale,
          left: Math.max(0, (room.width - width) / 2),
          transform: `scale(${scale})`,
        }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}

const blankPage = '<!doctype html><html lang="en"><head></head><body></body></html>'

/**
 * Prepares a frame's empty document with this page's styles and language. It has no `.studio`
 * element, so the style sheets show it like a public page in light mode.
 *
 * @param name title of the document
 * @returns the element to render into; `undefined` for a frame that is not in the page
 */
function openFrameDocument(frame: HTMLIFrameElement, name: string): HTMLElement | undefined {
  const inside = frame.contentDocument
  if (!inside) return undefined
  // `document.write`, because a frame's initial document has no doctype and would be rendered in
  // quirks mode. Opening also removes the listeners of an earlier call.
  inside.open()
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else gives a document its doctype
  inside.write(trustedDocument(blankPage))
  inside.close()
  inside.title = name
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    inside.head.append(inside.importNode(sheet, true))
  }
  inside.addEventListener('keydown', (event) => forwardShortcut(event, frame))
  // In the capture phase, before React handles them.
  for (const name of pressEvents) inside.addEventListener(name, preventAction, true)
  return inside.body
}

/** Events of a press that could follow, act, submit, or drag a link. */
const pressEvents = ['click', 'auxclick', 'submit', 'dragstart'] as const

/** Makes the document inert, except for disclosures that open. */
function preventAction(event: Event): void {
  if (isElement(event.target) && event.target.closest('summary')) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Forwards the studio's shortcuts from the frame: Escape, and all with Control or Command. */
function forwardShortcut(event: KeyboardEvent, frame: HTMLIFrameElement): void {
  if (event.key !== 'Escape' && !event.ctrlKey && !event.metaKey) return
  // An event has all the members of the dictionary that it is made from.
  const copy = new KeyboardEvent('keydown', event)
  if (!frame.dispatchEvent(copy)) event.preventDefault()
}

/** `instanceof` does not work across documents: each has its own class `Element`. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
