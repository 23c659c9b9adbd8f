import { liftClass, panelClass } from '../../components/ui/panel'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import type { TourCategory } from '../../content/categories'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { categoryPaintings } from '../../content/page-paintings'
import type { Service } from '../../content/services'
import type { ServiceGroup } from './group-services'
import { ServiceEntry } from './service-entry'

type ServiceCardProps = {
  service: Service
  /** Whether it is above the fold. */
  isLead: boolean
}

/** A category with one service, as a card. */
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

/** A category with several services, as one card with a painting and a list. */
export function ServiceGroupCard({ services }: { services: ServiceGroup }) {
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

type ServicePaintingProps = {
  category: TourCategory
  /** Whether it is above the fold. */
  isLead?: boolean
  /** Classes for size and position. */
  className: string
}

function ServicePainting({ category, isLead = false, className }: ServicePaintingProps) {
  const { image, imageAlt } = categoryPaintings[category]
  return (
    <Picture
      src={image}
      alt={imageAlt}
      file={pagePaintingFiles[image]}
      sizes={columnSizes}
      isLead={isLead}
      className={`w-full bg-tea-soft object-cover ${className}`}
    />
  )
}
