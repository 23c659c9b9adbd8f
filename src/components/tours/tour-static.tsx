import type { Tour } from '../../content/model'
import { chatLink } from '../../content/site'
import { tours } from '../../content/tours'
import { paths } from '../../lib/paths'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { useToday } from '../../lib/use-today'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { ShareRow } from '../ui/share-row'
import { ToAllTours } from './all-tours'
import { AskLink } from './ask-link'
import { TourKeep } from './keep-button'
import { sharedTour } from './shared-tour'
import { TourDetails } from './tour-details'
import { actionRowClass, panelClass, scrollerClass, sideClass, wideOnPhones } from './tour-frame'

/**
 * The dialog as plain HTML, for prerendering: readable before the dialog is loaded, and without
 * JavaScript.
 */
export function TourStatic({ slug }: { slug: string }) {
  const today = useToday()
  // Widens the type: that of the content lists each literal.
  const tour: Tour | undefined = tours.find((candidate) => candidate.slug === slug)
  if (!tour) return null
  const titleId = `tour-${tour.slug}`
  // Its itinerary and inclusions stand on the page: in the link they would make its HTML a tenth longer.
  const enquiry = tourEnquiry({ tour: { ...tour, itinerary: [], includes: [] }, today })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `dialog` element has default styles
    <div role="dialog" aria-labelledby={titleId} data-tour={tour.id} className={panelClass}>
      <div className={sideClass}>
        <div data-scroller className={scrollerClass}>
          <TourDetails
            tour={tour}
            Title="h1"
            titleId={titleId}
            Description="p"
            corner={<TourKeep tour={tour} />}
          >
            <ShareRow {...sharedTour(tour)} isEarly />
          </TourDetails>
        </div>
        <div className={actionRowClass}>
          <a href={paths.tours()} className={buttonClass('secondary', '', 'compact')}>
            <ToAllTours />
          </a>
          <AskLink tour={tour} />
          {/* Pressed before the dialog has come, it opens the form as soon as that is there. */}
          <span data-early className="contents">
            <ExternalLink
              href={chatLink(enquiry)}
              className={buttonClass('primary', wideOnPhones, 'compact')}
            >
              Book Now
            </ExternalLink>
          </span>
        </div>
      </div>
    </div>
  )
}
