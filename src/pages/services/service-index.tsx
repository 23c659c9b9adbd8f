import type { TourCategory } from '../../content/model'
import { services } from '../../content/services'
import { groupServices } from './group-services'
import { ServiceCard, ServiceFolder } from './service-cards'

/** How much of a row a category takes: wide and narrow by turns, the folder all of it. */
const spans: Record<TourCategory, string> = {
  'Farm Tours': 'lg:col-span-7',
  'Safari & Wildlife': 'lg:col-span-5',
  'Educational Tours': 'col-span-full',
  'Cultural & Urban': 'lg:col-span-5',
  'Regional Experiences': 'lg:col-span-7',
}

/** All services in their order, those of one category together. */
export function ServiceIndex() {
  return (
    <ul className="mx-auto mt-10 grid grid-cols-1 max-w-page gap-6 px-4 pb-16 sm:grid-cols-2 sm:px-6 md:mt-12 md:pb-24 lg:grid-cols-12 lg:gap-8">
      {groupServices(services).map((group, position) => (
        <li key={group[0].title} className={spans[group[0].category]}>
          {group.length > 1 ? (
            <ServiceFolder services={group} />
          ) : (
            <ServiceCard service={group[0]} isLead={position === 0} />
          )}
        </li>
      ))}
    </ul>
  )
}
