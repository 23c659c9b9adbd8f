import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import type { TourCategory } from '../../content/categories'
import { services } from '../../content/services'
import { paths } from '../../lib/paths'
import { groupServices } from './group-services'
import { MadeToMeasure } from './made-to-measure'
import { ServiceCard, ServiceGroupCard } from './service-cards'

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
      <ServiceIndex />
      <MadeToMeasure />
    </>
  )
}

/** Columns that the card of a category spans. */
const spans: Record<TourCategory, string> = {
  'Farm Tours': 'lg:col-span-7',
  'Safari & Wildlife': 'lg:col-span-5',
  'Educational Tours': 'col-span-full',
  'Cultural & Urban': 'lg:col-span-5',
  'Regional Experiences': 'lg:col-span-7',
}

function ServiceIndex() {
  return (
    <ul className="mx-auto mt-10 grid grid-cols-1 max-w-page gap-6 px-4 pb-16 sm:grid-cols-2 sm:px-6 md:mt-12 md:pb-24 lg:grid-cols-12 lg:gap-8">
      {groupServices(services).map((group, position) => (
        <li key={group[0].title} className={spans[group[0].category]}>
          {group.length > 1 ? (
            <ServiceGroupCard services={group} />
          ) : (
            <ServiceCard service={group[0]} isLead={position === 0} />
          )}
        </li>
      ))}
    </ul>
  )
}
