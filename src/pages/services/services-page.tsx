import { useId } from 'react'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { categoryLook, categoryRing } from '../../components/tours/category-look'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { downloadIcon } from '../../components/ui/icon-paths'
import { liftClass, panelClass } from '../../components/ui/panel'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { Stamp } from '../../components/ui/stamp'
import { tourCategory } from '../../content/categories'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { teaPainting } from '../../content/page-paintings'
import { brochure, services, type Service } from '../../content/services'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

/**
 * Columns that each card spans: a list has a row of its own, single services alternate between wide and
 * narrow, and one that would be alone in its row fills it.
 */
function spansOf(groups: readonly ServiceGroup[]): string[] {
  const singles = groups.filter(({ length }) => length === 1)
  return groups.map((group) => {
    const place = singles.indexOf(group)
    const isAlone = place === singles.length - 1 && place % 2 === 0
    if (place < 0 || isAlone) return 'col-span-full'
    return place % 4 === 0 || place % 4 === 3 ? 'lg:col-span-7' : 'lg:col-span-5'
  })
}

/** The operator's services, each with a link to its tours. */
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
      <ServiceList services={services} />
      <MadeToMeasure />
    </>
  )
}

/** The cards of services, in their order; consecutive ones of a category share a card. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const groups = groupServices(services)
  const spans = spansOf(groups)
  return (
    <ul className="mx-auto mt-10 grid grid-cols-1 max-w-page gap-6 px-4 pb-16 sm:grid-cols-2 sm:px-6 md:mt-12 md:pb-24 lg:grid-cols-12 lg:gap-8">
      {groups.map((group, position) => (
        <li key={group[0].title} className={spans[position]}>
          <ServiceCard services={group} isLead={position === 0} />
        </li>
      ))}
    </ul>
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

/** Downloads the brochure; if the site was built without one, asks for it in the chat. */
export function BrochureLink({ href, size, request }: typeof brochure) {
  if (!size) {
    return (
      <ExternalLink href={chatLink(request)} className={buttonClass('secondary')}>
        <span>
          Download Brochure <span className="text-sm whitespace-nowrap">by {chat.name}</span>
        </span>
      </ExternalLink>
    )
  }
  return (
    <a href={href} download className={buttonClass('secondary', 'flex-wrap')}>
      <Icon d={downloadIcon} />
      <span>
        Download Brochure <span className="text-sm sm:whitespace-nowrap">PDF · {size}</span>
      </span>
    </a>
  )
}

/** A category as a card with its painting: one service, or a list of several. */
function ServiceCard({ services, isLead }: { services: ServiceGroup; isLead: boolean }) {
  const [service] = services
  const isSingle = services.length === 1
  const { image, imageAlt } = tourCategory(service.category)
  return (
    <div
      className={`overflow-hidden ${panelClass} ${isSingle ? `relative flex h-full flex-col ${liftClass}` : 'grid grid-cols-1 lg:grid-cols-[2fr_3fr]'}`}
    >
      <Picture
        src={image}
        alt={imageAlt}
        file={pagePaintingFiles[image]}
        sizes={columnSizes}
        isLead={isLead}
        className={`aspect-3/2 w-full bg-tea-soft object-cover lg:aspect-auto ${isSingle ? 'lg:h-96' : 'sm:aspect-2/1 lg:h-full'}`}
      />
      {isSingle ? (
        <ServiceEntry {...service} isLarge />
      ) : (
        <ul className="grid grid-cols-1 gap-px bg-line sm:grid-cols-2">
          {services.map((entry) => (
            <li
              key={entry.title}
              className="relative bg-card p-5 transition-colors duration-quick hover:bg-paper sm:p-8"
            >
              <ServiceEntry {...entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ServiceEntryProps = Service & { isLarge?: boolean }

/**
 * One service. The link of its title covers the positioned element around it; in a large one, the stamp
 * overlaps the painting above.
 */
function ServiceEntry({ title, description, category, isLarge }: ServiceEntryProps) {
  return (
    <article
      className={isLarge ? 'flex flex-col gap-3 p-5 sm:px-8 sm:pb-8' : 'flex h-full flex-col gap-3'}
    >
      <p className={isLarge ? '-mt-9' : ''}>
        <Stamp className={categoryLook(category)}>{category}</Stamp>
      </p>
      <h2 className={`break-words ${isLarge ? 'text-heading' : 'text-subheading'}`}>
        <Link
          to={paths.tours(category)}
          className={`underline-offset-4 after:absolute after:inset-0 hover:underline ${categoryRing(category)}`}
        >
          {title}
        </Link>
      </h2>
      <p className={isLarge ? 'max-w-prose text-lg text-muted' : 'text-muted'}>{description}</p>
    </article>
  )
}

type ServiceGroup = [Service, ...Service[]]

/** Groups consecutive services of one category, in the order of the services. */
export function groupServices(services: readonly Service[]): ServiceGroup[] {
  const groups: ServiceGroup[] = []
  for (const service of services) {
    const group = groups.at(-1)
    if (group?.[0].category === service.category) group.push(service)
    else groups.push([service])
  }
  return groups
}
