import type { Tour } from '../../content/model'
import { chatLink } from '../../content/site'
import { tours } from '../../content/tours'
import { paths } from '../../lib/paths'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { AskLink } from './ask-link'
import { TourDetails } from './tour-details'
import { actionRowClass, panelClass, scrollerClass, sideClass, wideOnPhones } from './tour-frame'

/**
 * The dialog as plain HTML, for prerendering: readable before the dialog is loaded, and without
 * JavaScript.
 */
export function TourStatic({ slug }: { slug: string }) {
  // Widens the type: that of the content lists each literal.
  const tour: Tour | undefined = tours.find((candidate) => candidate.slug === slug)
  if (!tour) return null
  const titleId = `tour-${tour.slug}`
  // Its itinerary and inclusions stand on the page: in the link they would make its HTML a tenth longer.
  const enquiry = tourEnquiry({ tour: { ...tour, itinerary: [], includes: [] } })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `dialog` element has default styles
    <div role="dialog" aria-labelledby={titleId} data-tour={tour.id} className={panelClass}>
      <div className={sideClass}>
        <div data-scroller className={scrollerClass}>
          <TourDetails tour={tour} Title="h1" titleId={titleId} Description="p" />
        </div>
        <div className={actionRowClass}>
          <a href={paths.tours()} className={buttonClass('secondary', '', 'compact')}>
            Close
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
