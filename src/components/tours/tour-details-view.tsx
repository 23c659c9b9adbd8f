import * as Dialog from '@radix-ui/react-dialog'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Tour } from '../../content/model'
import { keptIds, toggleKept } from '../../lib/shortlist'
import { buttonClass } from '../ui/button'
import { ShareRow } from '../ui/share-row'
import { ToAllTours } from './all-tours'
import { AskLink } from './ask-link'
import { TourKeep } from './keep-button'
import { sharedTour } from './shared-tour'
import { TourDetails } from './tour-details'
import { actionRowClass, scrollerClass, wideOnPhones } from './tour-frame'

type TourDetailsViewProps = {
  tour: Tour
  scroller: RefObject<HTMLDivElement | null>
  /** Whether the visitor has returned from the booking view. */
  isReturning: boolean
  /** Called with the scrolling element before its first paint. */
  onShown: ((scroller: HTMLElement) => void) | undefined
  /** Called when a link inside leads to another page. */
  onLeave: () => void
  onBook: () => void
  /** Whether closing leads to all tours: nothing was open before. */
  leadsToList?: boolean
  /** A line above the buttons. */
  notice?: ReactNode
}

/** Front of the postcard: the full tour, Close and Book Now. */
export function TourDetailsView(props: TourDetailsViewProps) {
  const { tour, scroller, isReturning, onShown, onLeave, onBook, leadsToList, notice } = props
  const bookButton = useRef<HTMLButtonElement>(null)

  const show = useEffectEvent(() => {
    if (scroller.current) onShown?.(scroller.current)
  })
  useLayoutEffect(() => show(), [])

  useEffect(() => {
    if (isReturning) bookButton.current?.focus()
  }, [isReturning])

  // Keep and Book Now of the pre-rendered copy wait for this dialog.
  const openEarly = useEffectEvent(() => {
    const early = window.earlyTap
    if (early?.matches('[data-tour] [aria-pressed]')) {
      window.earlyTap = undefined
      if (!keptIds().includes(tour.id)) toggleKept(tour.id)
    }
    if (!early?.matches('[data-tour] a')) return
    window.earlyTap = undefined
    onBook()
  })
  useEffect(() => openEarly(), [])

  return (
    <>
      <div ref={scroller} tabIndex={-1} data-scroller className={scrollerClass}>
        <TourDetails
          tour={tour}
          Title={PageTitle}
          Description={Dialog.Description}
          onLeave={onLeave}
          corner={<TourKeep tour={tour} onLeave={onLeave} />}
        >
          <ShareRow {...sharedTour(tour)} />
        </TourDetails>
      </div>
      {notice}
      <div className={actionRowClass}>
        <Dialog.Close className={buttonClass('secondary', '', 'compact')}>
          {leadsToList ? <ToAllTours /> : 'Close'}
        </Dialog.Close>
        <AskLink tour={tour} />
        <button
          ref={bookButton}
          type="button"
          className={buttonClass('primary', wideOnPhones, 'compact')}
          onClick={onBook}
        >
          Book Now
        </button>
      </div>
    </>
  )
}

/** The title of the dialog as the h1: while it is open, the page behind it is hidden to screen readers. */
function PageTitle({ children, ...title }: ComponentProps<'h1'>) {
  return (
    <Dialog.Title asChild>
      <h1 {...title}>{children}</h1>
    </Dialog.Title>
  )
}
