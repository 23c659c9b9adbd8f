import { useEffect } from 'react'
import { toast as draw, Toaster as SonnerToaster } from 'sonner'
import { subscribeToasts, takeToasts } from '../../lib/toast'

function drawWaiting(): void {
  for (const { kind, title, description, action } of takeToasts()) {
    draw[kind](title, { ...(description && { description }), ...(action && { action }) })
  }
}

/** The library's own toaster, at most three messages, each for `durationMs` (paused on hover). */
export function Toaster({ durationMs }: { durationMs: number }) {
  useEffect(() => {
    drawWaiting()
    return subscribeToasts(drawWaiting)
  }, [])

  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={3}
      duration={durationMs}
      closeButton
      richColors
      containerAriaLabel="Messages"
    />
  )
}
