import { useEffect, useState } from 'react'
import { buttonClass } from '../ui/button'
import { fetchTourDialog, useTourDialogChunk } from './tour-dialog-chunk'

type TourDialogSlotProps = {
  /** Slug of the tour to show. */
  slug: string
  onClose: () => void
  /** Called instead of `onClose` when a link inside leads to another page. */
  onLeave?: () => void
  /** Called with the scrolling part of the dialog, before it is painted for the first time. */
  onShown?: (scroller: HTMLElement) => void
}

/** Place of the tour dialog: fetches it, and opens it as soon as it has come. */
export function TourDialogSlot({ slug, onClose, onLeave, onShown }: TourDialogSlotProps) {
  const chunk = useTourDialogChunk()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    fetchTourDialog().catch(() => setFailed(true))
  }, [])

  if (chunk)
    return (
      <chunk.TourDialog
        key={slug}
        slug={slug}
        onClose={onClose}
        onLeave={onLeave}
        onShown={onShown}
      />
    )
  if (!hasFailed) return null

  const retry = () => {
    setFailed(false)
    fetchTourDialog().catch(() => setFailed(true))
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-prose flex-wrap items-center gap-3 rounded-xl bg-card p-4 shadow-raised"
    >
      <p className="mr-auto">The tour could not be loaded. Check your connection and try again.</p>
      <button type="button" className={buttonClass('secondary')} onClick={retry}>
        Try again
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={onClose}>
        Cancel
      </button>
    </div>
  )
}
