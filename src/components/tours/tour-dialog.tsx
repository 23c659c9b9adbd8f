import * as Dialog from '@radix-ui/react-dialog'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useBackLayer } from '../../lib/use-back-layer'
import type { Tour } from '../../content/model'
import { tours } from '../../content/tours'
import { chat } from '../../lib/chat'
import { exploreId } from './explore-id'
import { HandOffLine } from '../form/hand-off-line'
import { ClearedNotice } from './cleared-notice'
import {
  broughtBack,
  clearedEnquiry,
  emptyEnquiry,
  enquiryDraft,
  isTyped,
  keepClearedEnquiry,
  keepEnquiryDraft,
  withPeopleOfAddress,
} from './enquiry-draft'
import { TourBookingView, type SentEnquiry } from './tour-booking-view'
import { TourDetailsView } from './tour-details-view'
import { panelClass, sideClass } from './tour-frame'
import { useReadingPlace } from './use-reading-place'
import { overlayClass } from './tour-overlay'

const sentLineId = 'sent-enquiry'

type TourDialogProps = {
  slug: string
  onClose: () => void
  /** Called with what the page is to show once an enquiry was sent; `undefined` when it is dismissed. */
  onSent?: ((panel: ReactNode) => void) | undefined
  /** Called instead of `onClose` when a link inside leads to another page. */
  onLeave?: (() => void) | undefined
  /** Whether closing leads to all tours, because nothing was open before. */
  leadsToList?: boolean
  /** Called with the scrolling element before the first paint of the dialog. */
  onShown?: ((scroller: HTMLElement) => void) | undefined
}

/**
 * The tour dialog as a postcard: the details on the front and, turned over by Book Now, the enquiry
 * form on the back. The form has a history entry of its own: the browser's Back turns to the details and
 * keeps what was typed, and so does closing the dialog; the button Back clears the form, as the specification
 * asks, and both sides then offer to bring the text back. Sending discards it.
 */
export function TourDialog(props: TourDialogProps) {
  const { slug, onClose, onLeave = onClose, onSent, onShown, leadsToList = false } = props
  const layer = useBackLayer('booking')
  const isBooking = layer.shown === slug
  const [view, setView] = useState<'details' | 'details-again' | 'booking'>(
    isBooking ? 'booking' : 'details',
  )
  const [values, setValues] = useState(() => withPeopleOfAddress(enquiryDraft(slug)))
  /** What the button Back has cleared, so that it can be brought back. */
  const [cleared, setCleared] = useState(() => clearedEnquiry(slug))
  const isClosing = useRef(false)
  const scroller = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const isLeaving = useRef(false)
  const { side, turn } = useCardTurn(view === 'booking')
  /** The side that is shown, or that the card is turning to. */
  const turnsTo = useRef(view)
  const place = useReadingPlace(slug)
  const turnTo = (next: typeof view) => {
    turnsTo.current = next
    turn(next === 'booking', () => setView(next))
  }

  /** Follows the browser's Back and Forward; the buttons have turned the card already. */
  const followHistory = useEffectEvent((wantsBooking: boolean) => {
    if (isClosing.current) onClose()
    else if (wantsBooking !== (turnsTo.current === 'booking'))
      turnTo(wantsBooking ? 'booking' : 'details-again')
  })
  // oxlint-disable-next-line react/set-state-in-effect -- without motion, the side changes at once
  useLayoutEffect(() => followHistory(isBooking), [isBooking])
  // Widens the type: that of the content lists each literal.
  const tour: Tour | undefined = tours.find((candidate) => candidate.slug === slug)
  if (!tour) return null

  const leave = () => {
    isLeaving.current = true
    onLeave()
  }
  const close = () => {
    if (!isBooking) {
      onClose()
      return
    }
    // First the entry of the form, then that of the dialog.
    isClosing.current = true
    layer.close()
  }
  const book = () => {
    if (turnsTo.current === 'booking') return
    turnTo('booking')
    layer.open(slug)
  }
  const type = (next: typeof values) => {
    setValues(next)
    keepEnquiryDraft(slug, next)
  }
  const keepCleared = (next: typeof cleared) => {
    setCleared(next)
    keepClearedEnquiry(slug, next)
  }
  const send = (enquiry: SentEnquiry) => {
    type(emptyEnquiry)
    keepCleared(undefined)
    onSent?.(
      <HandOffLine
        id={sentLineId}
        {...enquiry}
        app="chat"
        intro={`Press Send in ${chat.name} to finish.`}
        onDismiss={() => onSent(undefined)}
      />,
    )
    close()
  }
  const discard = () => {
    // With what was cleared before and not brought back.
    if (isTyped(values)) keepCleared(broughtBack(cleared ?? emptyEnquiry, values))
    type(emptyEnquiry)
    setValues(withPeopleOfAddress(emptyEnquiry))
    turnTo('details-again')
    if (isBooking) layer.close()
  }
  const bringBack = () => {
    if (cleared) type(broughtBack(cleared, values))
    keepCleared(undefined)
    if (view !== 'booking') book()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass}>
          <Dialog.Content
            className={panelClass}
            data-tour={tour.id}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              opener.current = document.activeElement
              // The scrolling element, so that the arrow keys scroll it.
              scroller.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const line = document.getElementById(sentLineId)
              if (line) line.focus({ preventScroll: true })
              else if (isLeaving.current) keepFocusOnPage()
              else returnFocus(opener.current, slug)
            }}
          >
            <div
              key={view}
              ref={side}
              className={sideClass}
              {...(view !== 'booking' && { onScrollCapture: place.remember })}
            >
              {view === 'booking' ? (
                <TourBookingView
                  tour={tour}
                  values={values}
                  onChange={type}
                  onBack={discard}
                  onSent={send}
                  onBringBack={cleared && bringBack}
                />
              ) : (
                <TourDetailsView
                  tour={tour}
                  scroller={scroller}
                  isReturning={view === 'details-again'}
                  onShown={(element) => {
                    onShown?.(element)
                    place.restore(element, view === 'details-again')
                  }}
                  onLeave={leave}
                  onBook={book}
                  leadsToList={leadsToList}
                  notice={cleared && <ClearedNotice onUndo={bringBack} />}
                />
              )}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
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

const halfTurn = 250

/**
 * Animates a card that turns over to show another side: the shown side turns to its edge, then the other
 * comes round. A press so starts a movement at once, and the other side is made while the card moves.
 *
 * @param isBack which side is shown
 * @returns `side`, a ref for the element of the side, which must be a different element for each side,
 * and `turn`, which is told whether the card turns to its back, and calls back when the sides are to change
 */
function useCardTurn(isBack: boolean) {
  const side = useRef<HTMLDivElement>(null)
  const leaving = useRef<Animation>(null)

  useLayoutEffect(() => {
    if (!leaving.current || !side.current) return
    leaving.current = null
    side.current.animate(
      [{ transform: `rotateY(${isBack ? -90 : 90}deg)` }, { transform: 'none' }],
      { duration: halfTurn, easing: 'ease-out' },
    )
  }, [isBack])

  return {
    side,
    turn: (toBack: boolean, changeSides: () => void) => {
      // Turned back halfway: what was to be shown is no longer wanted.
      leaving.current?.cancel()
      leaving.current = null
      if (toBack === isBack || !side.current || !canAnimate(side.current)) {
        changeSides()
        return
      }
      leaving.current = side.current.animate(
        [{ transform: 'none' }, { transform: `rotateY(${toBack ? 90 : -90}deg)` }],
        // Stays on its edge until the other side is there.
        { duration: halfTurn, easing: 'ease-in', fill: 'forwards' },
      )
      leaving.current.addEventListener('finish', changeSides)
    },
  }
}

function canAnimate(element: HTMLElement): boolean {
  return (
    typeof element.animate === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
