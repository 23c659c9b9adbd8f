import { useId } from 'react'
import { SideLinks } from '../../components/layout/header-side'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { BrochureLink } from '../../components/tours/pdf-links'
import { ServiceList } from '../../components/tours/service-list'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { teaPainting } from '../../content/page-paintings'
import { brochure } from '../../content/brochure'
import { services } from '../../content/services'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { paths } from '../../lib/paths'

/** The operator's services, each with a link to its tours. */
export function ServicesPage() {
  return (
    <>
      <PageMeta
        title="Our Services"
        description="Farm tours and stays, agricultural safaris, workshops, research visits, school tours and more: eight ways to meet Kenya’s farms."
        path={paths.services()}
      />
      <PageHeader
        title="Our Services"
        intro="Eight ways to meet the people who feed Kenya. Choose one to see its tours, or tell us what you have in mind."
        side={
          <SideLinks
            isOnPhones
            label="Planning for a group"
            links={[
              { name: 'For schools', href: paths.schools() },
              { name: 'For teams and the travel trade', href: paths.partners() },
            ]}
          />
        }
      />
      <ServiceList services={services} />
      <MadeToMeasure />
    </>
  )
}

const greeting = `Hello ${site.name}, I would like a custom quote.`

/** Call to action for tours to order: a custom quote, or the brochure. */
function MadeToMeasure() {
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
              {`Another farm, a larger group, a subject of your own? Tell us, and we answer within ${site.responseHours} hours.`}
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ExternalLink href={chatLink(greeting)} className={buttonClass()}>
                Get Custom Quote
              </ExternalLink>
              <BrochureLink {...brochure} />
            </div>
            <p className="mt-6 max-w-prose text-muted">
              “Get Custom Quote” opens {chat.name} with a greeting ready; nothing is sent until you
              press Send there. The brochure lists every tour with its itinerary.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
