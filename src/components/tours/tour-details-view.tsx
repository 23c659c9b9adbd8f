import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { buttonClass } from '../ui/button'
import { ShareRow } from '../ui/share-row'
import { KeepButton } from './keep-button'
import { TourDetails } from './tour-details'
import { actionsClass, scrollerClass, wideOnPhones } from './tour-frame'

type TourDetailsViewProps = {
  tour: Tour
  scroller: RefObject<HTMLDivElement | null>
  /** Whether the visitor has returned from the booking view. */
  isReturning: boolean
  onShown: ((scroller: HTMLElement) => void) | undefined
  /** Called when a link inside leads to another page. */
  onLeave: () => void
  onBook: () => void
}

/** Front of the postcard: the full tour, Close and Book Now. */
export function TourDetailsView(props: TourDetailsViewProps) {
  const { tour, scroller, isReturning, onShown, onLeave, onBook } = props
  const bookButton = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (scroller.current) onShown?.(scroller.current)
  }, [scroller, onShown])

  useEffect(() => {
    if (isReturning) bookButton.current?.focus()
  }, [isReturning])

  return (
    <>
      <div ref={scroller} tabIndex={-1} data-scroller className={scrollerClass}>
        <TourDetails
          tour={tour}
          Title={Dialog.Title}
          Description={Dialog.Description}
          onLeave={onLeave}
          corner={<KeepButton tour={tour} />}
        >
          <ShareRow title={plainTitle(tour.title)} url={site.origin + paths.tour(tour.slug)} />
        </TourDetails>
      </div>
      <div className={`flex ${actionsClass}`}>
        <Dialog.Close className={buttonClass('secondary')}>Close</Dialog.Close>
        <button
          ref={bookButton}
          type="button"
          className={buttonClass('primary', wideOnPhones)}
          onClick={onBook}
        >
          Book Now
        </button>
      </div>
    </>
  )
}
