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
  /** Called with the scrolling element before the first paint of the dialog. */
  onShown?: (scroller: HTMLElement) => void
}

/** Loads the tour dialog and then opens it. */
export function TourDialogSlot({ slug, onClose, onLeave, onShown }: TourDialogSlotProps) {
  const chunk = useTourDialogChunk()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    fetchTourDialog().catch((error: unknown) => {
      setFailed(true)
      void reloadStaleTab(error)
    })
  }, [])

  useEffect(load, [load])

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
    load()
  }
  if (!hasFailed) return <LoadingCard />
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

/** Placeholder while the dialog loads. Appears with a delay, so that only slow connections see it. */
function LoadingCard() {
  return (
    <output
      className={`z-40 transition-opacity delay-500 duration-calm starting:opacity-0 ${floatingClass}`}
    >
      <span aria-hidden className="aspect-3/2 w-24 animate-pulse rounded-postcard bg-line" />
      Your postcard is on its way …
    </output>
  )
}
