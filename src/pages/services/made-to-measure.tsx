import { useId } from 'react'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { teaPainting } from '../../content/page-paintings'
import { brochure } from '../../content/services'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { BrochureLink } from './brochure-link'

const greeting = `Hello ${site.name}, I would like a custom quote.`

/** Call to action for tours to order: a custom quote, or the brochure. */
export function MadeToMeasure() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="bg-maize-soft">
      <div className="mx-auto max-w-page py-16 sm:px-6 md:py-24">
        <div className="grid grid-cols-1 overflow-hidden bg-card shadow-raised sm:rounded-postcard lg:grid-cols-[7fr_5fr]">
          <Picture
            src={teaPainting.image}
            alt={teaPainting.imageAlt}
            file={pagePaintingFiles[teaPainting.image]}
            sizes={columnSizes}
            className="aspect-3/2 w-full object-cover sm:aspect-2/1 lg:order-last lg:aspect-auto lg:h-full"
          />
          <div className="px-4 py-8 sm:p-10 lg:p-14">
            <h2 id={headingId} className="text-heading break-words sm:text-title">
              A day made to measure
            </h2>
            <p className="mt-4 max-w-prose text-lead text-muted">
              Another farm, a larger group, a subject of your own? Tell us, and we answer within 24
              hours.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ExternalLink href={chatLink(greeting)} className={buttonClass()}>
                Get Custom Quote
              </ExternalLink>
              <BrochureLink {...brochure} />
            </div>
            <p className="mt-6 max-w-prose text-muted">
              A quote begins in {chat.name} with a short greeting; nothing is sent until you press
              send there. The brochure holds every tour with its itinerary, to read on the way and
              to print.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
