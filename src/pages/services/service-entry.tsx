import { categoryLook, categoryRing } from '../../components/tours/category-look'
import { Stamp } from '../../components/ui/stamp'
import type { Service } from '../../content/services'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

type ServiceEntryProps = Service & {
  /** For a card of its own, whose stamp overlaps the painting above. */
  isLarge?: boolean
}

/** One service. The link of its title covers the positioned element around it. */
export function ServiceEntry({ title, description, category, isLarge }: ServiceEntryProps) {
  return (
    <article
      className={isLarge ? 'flex flex-col gap-3 p-5 sm:px-8 sm:pb-8' : 'flex h-full flex-col gap-3'}
    >
      <p className={isLarge ? '-mt-9' : ''}>
        <Stamp className={categoryLook[category]}>{category}</Stamp>
      </p>
      <h2 className={`break-words ${isLarge ? 'text-heading' : 'text-subheading'}`}>
        <Link
          to={paths.tours(category)}
          className={`underline-offset-4 after:absolute after:inset-0 hover:underline ${categoryRing[category]}`}
        >
          {title}
        </Link>
      </h2>
      <p className={isLarge ? 'max-w-prose text-lg text-muted' : 'text-muted'}>{description}</p>
    </article>
  )
}
