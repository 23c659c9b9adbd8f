import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { openFrameDocument } from './frame-document'

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
    const opened = frame.current && openFrameDocument(frame.current, name)
    setBody(opened?.body)
    return opened?.stop
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
