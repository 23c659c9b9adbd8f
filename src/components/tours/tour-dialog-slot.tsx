import { useCallback, useEffect, useState } from 'react'
import { reloadStaleTab } from '../../lib/stale-tab'
import { buttonClass } from '../ui/button'
import { floatingClass } from '../ui/panel'
import { Postmark } from '../ui/postmark'
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

  const ask = useCallback(() => {
    fetchTourDialog().catch((error: unknown) => {
      setFailed(true)
      void reloadStaleTab(error)
    })
  }, [])

  useEffect(ask, [ask])

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
  const retry = () => {
    setFailed(false)
    ask()
  }
  if (!hasFailed) return <OnItsWay />
  return (
    <div role="alert" className={`z-50 flex-wrap ${floatingClass}`}>
      <div className="flex grow basis-80 items-center gap-4">
        <span aria-hidden className="text-danger">
          <Postmark className="text-2xl">!</Postmark>
        </span>
        <p>The tour could not be loaded. Check your connection and try again.</p>
      </div>
      <button type="button" className={buttonClass('secondary')} onClick={retry}>
        Try again
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={onClose}>
        Cancel
      </button>
    </div>
  )
}

/** A card still without its picture; only a slow connection shows it, and no tour in the HTML. */
function OnItsWay() {
  return (
    <output
      className={`z-40 transition-opacity delay-500 duration-calm starting:opacity-0 ${floatingClass}`}
    >
      <span aria-hidden className="aspect-3/2 w-24 animate-pulse rounded-postcard bg-line" />
      Your postcard is on its way …
    </output>
  )
}
