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
import { site } from '../../content/site'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { buttonClass } from '../ui/button'
import { ShareRow } from '../ui/share-row'
import { AskLink } from './ask-link'
import { KeepButton } from './keep-button'
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
  /** A line above the buttons. */
  notice?: ReactNode
}

/** Front of the postcard: the full tour, Close and Book Now. */
export function TourDetailsView(props: TourDetailsViewProps) {
  const { tour, scroller, isReturning, onShown, onLeave, onBook, notice } = props
  const bookButton = useRef<HTMLButtonElement>(null)

  const show = useEffectEvent(() => {
    if (scroller.current) onShown?.(scroller.current)
  })
  useLayoutEffect(() => show(), [])

  useEffect(() => {
    if (isReturning) bookButton.current?.focus()
  }, [isReturning])

  // The only button of the pre-rendered copy that waits for this dialog.
  const openEarly = useEffectEvent(() => {
    if (!window.earlyTap?.matches('[data-tour] a')) return
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
          corner={<KeepButton tour={tour} />}
        >
          <ShareRow title={plainTitle(tour.title)} url={site.origin + paths.tour(tour.slug)} />
        </TourDetails>
      </div>
      {notice}
      <div className={actionRowClass}>
        <Dialog.Close className={buttonClass('secondary', '', 'compact')}>Close</Dialog.Close>
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
