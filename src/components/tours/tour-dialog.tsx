import * as Dialog from '@radix-ui/react-dialog'
import { useRef, useState } from 'react'
import type { Tour } from '../../content/model'
import { tours } from '../../content/tours'
import { exploreId } from './explore-id'
import { TourBookingView } from './tour-booking-view'
import { TourDetailsView } from './tour-details-view'
import { overlayClass, panelClass, sideClass } from './tour-frame'
import { useCardTurn } from './use-card-turn'

type TourDialogProps = {
  slug: string
  onClose: () => void
  /** Called when a link inside leads to another page, which may be enough to close the dialog. */
  onLeave?: (() => void) | undefined
  /** Called with the scrolling part before the dialog is painted for the first time. */
  onShown?: ((scroller: HTMLElement) => void) | undefined
}

/**
 * The tour dialog: the picture side of a postcard with the details and, turned over by Book Now,
 * the writing side with the enquiry. Closing it forgets the form.
 */
export function TourDialog({ slug, onClose, onLeave = onClose, onShown }: TourDialogProps) {
  const [view, setView] = useState<'details' | 'details again' | 'booking'>('details')
  const scroller = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const isLeaving = useRef(false)
  const { side, beforeTurn } = useCardTurn(view === 'booking')
  const tour = findTour(slug)
  if (!tour) return null

  const leave = () => {
    isLeaving.current = true
    onLeave()
  }
  const turnTo = (next: typeof view) => {
    beforeTurn()
    setView(next)
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass}>
          <Dialog.Content
            className={panelClass}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              opener.current = document.activeElement
              // The scrolling part, so that the arrow keys scroll it.
              scroller.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (isLeaving.current) keepFocusOnPage()
              else returnFocus(opener.current, slug)
            }}
          >
            <div key={view} ref={side} className={sideClass}>
              {view === 'booking' ? (
                <TourBookingView
                  tour={tour}
                  onBack={() => turnTo('details again')}
                  onSent={onClose}
                />
              ) : (
                <TourDetailsView
                  tour={tour}
                  scroller={scroller}
                  isAgain={view === 'details again'}
                  onShown={onShown}
                  onLeave={leave}
                  onBook={() => turnTo('booking')}
                />
              )}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The result has the loose type on purpose: the content's own type lists each literal. */
function findTour(slug: string): Tour | undefined {
  return tours.find((tour) => tour.slug === slug)
}

/** Back to what opened the dialog; a dialog that came with the page returns to its card. */
function returnFocus(opener: Element | null, slug: string): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const place = isThere ? opener : document.getElementById(exploreId(slug))
  if (place) place.focus()
  else keepFocusOnPage()
}

/** After a link has been followed: only so that the focus is not lost. */
function keepFocusOnPage(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
