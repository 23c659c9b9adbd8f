import type { Tour } from '../../content/model'
import { chatLink } from '../../content/site'
import { tours } from '../../content/tours'
import { paths } from '../../lib/paths'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { TourDetails } from './tour-details'
import { actionsClass, panelClass, scrollerClass, sideClass, wideOnPhones } from './tour-frame'

/**
 * The dialog as plain HTML, for prerendering: readable before the dialog is loaded, and without
 * JavaScript.
 */
export function TourStatic({ slug }: { slug: string }) {
  // Widens the type: that of the content lists each literal.
  const tour: Tour | undefined = tours.find((candidate) => candidate.slug === slug)
  if (!tour) return null
  const titleId = `tour-${tour.slug}`
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `dialog` element has default styles
    <div role="dialog" aria-labelledby={titleId} className={panelClass}>
      <div className={sideClass}>
        <div data-scroller className={scrollerClass}>
          <TourDetails tour={tour} Title="h2" titleId={titleId} Description="p" />
        </div>
        <div className={`flex ${actionsClass}`}>
          <a href={paths.tours()} className={buttonClass('secondary')}>
            Close
          </a>
          <ExternalLink
            href={chatLink(tourEnquiry({ tour }))}
            className={buttonClass('primary', wideOnPhones)}
          >
            Book Now
          </ExternalLink>
        </div>
      </div>
    </div>
  )
}
