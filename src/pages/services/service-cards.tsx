import { liftClass, panelClass } from '../../components/ui/panel'
import type { Service } from '../../content/services'
import type { ServiceGroup } from './group-services'
import { ServiceEntry } from './service-entry'
import { ServicePainting } from './service-painting'

type ServiceCardProps = {
  service: Service
  /** It stands in the first screen. */
  isLead: boolean
}

/** A category with one service: its postcard. */
export function ServiceCard({ service, isLead }: ServiceCardProps) {
  return (
    <div className={`relative flex h-full flex-col overflow-hidden ${panelClass} ${liftClass}`}>
      <ServicePainting
        category={service.category}
        isLead={isLead}
        className="aspect-3/2 lg:aspect-auto lg:h-96"
      />
      <ServiceEntry {...service} isLarge />
    </div>
  )
}

/** A category with several services: a leporello of one painting and its entries. */
export function ServiceFolder({ services }: { services: ServiceGroup }) {
  return (
    <div className={`grid grid-cols-1 overflow-hidden lg:grid-cols-[2fr_3fr] ${panelClass}`}>
      <ServicePainting
        category={services[0].category}
        className="aspect-3/2 sm:aspect-2/1 lg:aspect-auto lg:h-full"
      />
      <ul className="grid grid-cols-1 gap-px bg-line sm:grid-cols-2">
        {services.map((service) => (
          <li
            key={service.title}
            className="relative bg-card p-5 transition-colors duration-quick hover:bg-paper sm:p-8"
          >
            <ServiceEntry {...service} />
          </li>
        ))}
      </ul>
    </div>
  )
}
