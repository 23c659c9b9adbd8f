import { categoryLook } from '../../components/tours/category-look'
import type { Service } from '../../content/services'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

/** One service. The whole tile leads to its tours; the title is the only link in it. */
export function ServiceTile({ title, description, category }: Service) {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-xl bg-card p-6 shadow-card transition hover:-translate-y-0.5 hover:shadow-raised">
      <h2 className="text-xl leading-snug font-bold">
        <Link
          to={paths.tours(category)}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p className="text-muted">{description}</p>
      <p
        className={`mt-auto self-start rounded px-2.5 py-1 text-sm font-semibold ${categoryLook[category]}`}
      >
        {category}
      </p>
    </article>
  )
}
