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
  const { side, beforeTurn } = useCardTurn(view === 'booking')
  const place = useReadingPlace(slug)
  const turnTo = (next: typeof view) => {
    beforeTurn()
    setView(next)
  }

  /** Follows the browser's Back and Forward; the buttons have turned the card already. */
  const followHistory = useEffectEvent((wantsBooking: boolean) => {
    if (isClosing.current) onClose()
    else if (wantsBooking !== (view === 'booking'))
      turnTo(wantsBooking ? 'booking' : 'details-again')
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the turn needs the old side, still in the page
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

const turn = { duration: 500, easing: 'cubic-bezier(0.45, 0, 0.2, 1)' } as const

/**
 * Animates a card that turns over when it shows another side. By then React has replaced the old side,
 * so the new one is usable at once; the old one is put back, inert, only for the animation.
 *
 * @param isBack which side is shown
 * @returns `side`, a ref for the element of the side, which must be a different element for each side,
 * and `beforeTurn`, to be called before the old side is replaced
 */
function useCardTurn(isBack: boolean) {
  const side = useRef<HTMLDivElement>(null)
  const old = useRef<{ side: HTMLElement; scrolled: number }>(null)

  useLayoutEffect(() => {
    if (!old.current || !side.current || !canAnimate(side.current)) return
    const { side: oldSide, scrolled } = old.current
    showBehind(side.current, oldSide, scrolled)
    const angle = isBack ? 180 : -180
    side.current.animate([{ transform: `rotateY(${-angle}deg)` }, { transform: 'none' }], turn)
    const leaving = oldSide.animate(
      [{ transform: 'none' }, { transform: `rotateY(${angle}deg)` }],
      turn,
    )
    const remove = () => oldSide.remove()
    leaving.addEventListener('finish', remove)
    leaving.addEventListener('cancel', remove)
  }, [isBack])

  return {
    side,
    beforeTurn: () => {
      if (!side.current) return
      const scroller = side.current.querySelector('[data-scroller]')
      old.current = { side: side.current, scrolled: scroller?.scrollTop ?? 0 }
    },
  }
}

function canAnimate(element: HTMLElement): boolean {
  return (
    typeof element.animate === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Puts the old side back behind the new one, inert and at its scroll position. */
function showBehind(shown: HTMLElement, oldSide: HTMLElement, scrolled: number): void {
  oldSide.inert = true
  oldSide.setAttribute('aria-hidden', 'true')
  shown.after(oldSide)
  const scroller = oldSide.querySelector('[data-scroller]')
  if (scroller) scroller.scrollTop = scrolled
}
