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
  /** Called instead of `onClose` when a link inside leads to another page. */
  onLeave?: (() => void) | undefined
  /** Called with the scrolling element before the first paint of the dialog. */
  onShown?: ((scroller: HTMLElement) => void) | undefined
}

/**
 * The tour dialog as a postcard: the details on the front and, turned over by Book Now, the enquiry
 * form on the back. Closing it discards the form.
 */
export function TourDialog({ slug, onClose, onLeave = onClose, onShown }: TourDialogProps) {
  const [view, setView] = useState<'details' | 'details-again' | 'booking'>('details')
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
              // The scrolling element, so that the arrow keys scroll it.
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
                  onBack={() => turnTo('details-again')}
                  onSent={onClose}
                />
              ) : (
                <TourDetailsView
                  tour={tour}
                  scroller={scroller}
                  isReturning={view === 'details-again'}
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

/** Widens the type: that of the content lists each literal. */
function findTour(slug: string): Tour | undefined {
  return tours.find((tour) => tour.slug === slug)
}

/** Focuses what opened the dialog; for a dialog that opened with the page, the card of the tour. */
function returnFocus(opener: Element | null, slug: string): void {
  const canFocus = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const target = canFocus ? opener : document.getElementById(exploreId(slug))
  if (target) target.focus()
  else keepFocusOnPage()
}

/** After a link was followed: moves the focus to the page only if it would be lost. */
function keepFocusOnPage(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
