import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Section } from '../../components/ui/section'
import { brochure, services } from '../../content/services'
import { site } from '../../content/site'
import { paths } from '../../lib/paths'
import { whatsAppLink } from '../../lib/whatsapp'
import { BrochureLink } from './brochure-link'
import { ServiceTile } from './service-tile'

const greeting = `Hello ${site.name}, I would like a custom quote.`

/** What the operator offers, each service with the tours that belong to it. */
export function ServicesPage() {
  return (
    <>
      <PageMeta
        title="Our Services"
        description="Farm tours and stays, agricultural safaris, workshops, research visits, school tours and more: eight ways to meet Kenya's farms."
        path={paths.services()}
      />
      <PageHeader
        title="Our Services"
        intro="Eight ways to meet the people who feed Kenya. Choose one to see its tours, or tell us what you have in mind."
      />
      <ul className="mx-auto mt-10 grid max-w-page gap-5 px-4 pb-16 sm:grid-cols-2 sm:px-6 md:pb-24 lg:grid-cols-4">
        {services.map((service) => (
          <li key={service.title}>
            <ServiceTile {...service} />
          </li>
        ))}
      </ul>
      <Section
        heading="A day made to measure"
        intro="Another farm, a larger group, a subject of your own? Tell us, and we answer within 24 hours."
        className="bg-maize-soft"
      >
        <div className="flex flex-wrap gap-3">
          <ExternalLink href={whatsAppLink(site.phone, greeting)} className={buttonClass()}>
            Get Custom Quote
          </ExternalLink>
          <BrochureLink {...brochure} />
        </div>
        <p className="mt-4 max-w-prose text-muted">
          A quote begins in WhatsApp with a short greeting; nothing is sent until you press send
          there. The brochure holds every tour with its itinerary, to read on the way and to print.
        </p>
      </Section>
    </>
  )
}
