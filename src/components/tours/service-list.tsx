import { pagePaintingFiles } from '../../content/page-painting-files'
import { schoolCategory, tourCategory } from '../../content/categories'
import type { Service } from '../../content/services'
import { tourCounts } from '../../content/tour-counts'
import { counted } from '../../lib/format'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { lineLinkClass, textLinkClass } from '../ui/button'
import { liftClass, panelClass } from '../ui/panel'
import { Picture } from '../ui/picture'
import { columnSizes } from '../ui/picture-sizes'
import { Stamp } from '../ui/stamp'
import { categoryLook, categoryRing } from './category-look'

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
              {isForSchools(entry) && (
                <Link to={paths.schools()} className={`relative ${lineLinkClass}`}>
                  What a day looks like, for teachers
                </Link>
              )}
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
  const count = tourCounts[category] ?? 0
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
      {/* The link of the title covers it: it shows that the card can be pressed, and where that leads. */}
      <p aria-hidden className={`mt-auto ${textLinkClass}`}>
        {count > 0 ? `See ${counted(count, 'tour')}` : 'See the tours'} →
      </p>
    </article>
  )
}

/** Whether a service is that of the page for schools: what it offers is edited as text. */
function isForSchools({ title, category }: Service): boolean {
  return category === schoolCategory && /\bschools?\b/i.test(title)
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
