import type { TourCard } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { liftClass, panelClass } from '../ui/panel'
import { Picture } from '../ui/picture'

type TourLinksProps = {
  tours: readonly TourCard[]
  /** Called when a link is followed. */
  onLeave?: (() => void) | undefined
}

/** Tours as small cards: picture, title, duration and place. The whole card is one link. */
export function TourLinks({ tours, onLeave }: TourLinksProps) {
  return (
    <ul className={`grid gap-4 ${tours.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {tours.map(({ id, slug, title, duration, location, image, picture, focus }) => (
        <li
          key={id}
          className={`relative grid grid-cols-[min(7rem,30%)_1fr] border border-line ${panelClass} ${liftClass}`}
        >
          <Picture
            src={image}
            alt=""
            file={picture}
            focus={focus}
            sizes="7rem"
            className="size-full rounded-l-postcard object-cover"
          />
          <div className="min-w-0 px-4 py-3 wrap-anywhere">
            <Link
              to={paths.tour(slug)}
              className="font-semibold underline-offset-4 before:absolute before:inset-0 hover:underline"
              {...(onLeave && { onClick: onLeave })}
            >
              {plainTitle(title)}
            </Link>
            <p className="mt-1 text-sm text-muted">
              {duration} · {location}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
