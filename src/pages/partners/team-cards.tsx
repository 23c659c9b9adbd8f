import { buttonClass, lineLinkClass, textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { Picture } from '../../components/ui/picture'
import { smallCardSizes } from '../../components/ui/picture-sizes'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { TeamTour } from '../../content/team-tours'
import { groupHint } from '../../lib/group-advice'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { phoneWidth } from '../../lib/picture-sources'
import { groupRange, groupSize, takesGroup } from '../../lib/tour-group'
import { TeamFacts } from './team-day'

const mostCards = 6

type TeamCardsProps = {
  tours: readonly TeamTour[]
  /** How many come; undefined while that is not known. */
  people: number | undefined
  /** Titles of the tours that are ticked in the form. */
  picked: readonly string[]
  /** Ticks a tour in the form, or unticks it. */
  onPick: (title: string, isPicked: boolean) => void
}

/**
 * Tours of a day or less with a picture, those that take the group first; all others are named. The number
 * of cards stays the same, so that the form below does not move while somebody types into it.
 */
export function TeamCards({ tours, people, picked, onPick }: TeamCardsProps) {
  const takesPeople = ({ participants }: TeamTour) =>
    people === undefined || takesGroup(participants, people)
  const short = tours.filter(({ isLonger }) => !isLonger)
  const fitting = short.filter(takesPeople)
  const others = short
    .filter((tour) => !takesPeople(tour))
    // The largest needs the fewest groups.
    .toSorted((one, other) => largestGroup(other) - largestGroup(one))
  const cards = [...fitting, ...others].slice(0, mostCards)
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {cards.map((tour) => (
          <TeamCard
            key={tour.slug}
            tour={tour}
            hint={people === undefined ? undefined : groupHint(tour.participants, people)}
            isPicked={picked.includes(tour.title)}
            onPick={onPick}
          />
        ))}
      </ul>
      <dl className="mt-6 grid max-w-prose gap-3 md:mt-8">
        <TourNames name="More for a day" tours={fitting.slice(mostCards)} />
        <TourNames
          name="Longer"
          tours={tours.filter((tour) => tour.isLonger && takesPeople(tour))}
        />
      </dl>
    </>
  )
}

const largestGroup = ({ participants }: TeamTour) => groupRange(participants)?.max ?? Infinity

type TeamCardProps = Pick<TeamCardsProps, 'onPick'> & {
  tour: TeamTour
  /** What a group that the tour does not take can ask for. */
  hint: string | undefined
  isPicked: boolean
}

function TeamCard({ tour, hint, isPicked, onPick }: TeamCardProps) {
  const { slug, title, about, image, imageAlt } = tour
  return (
    <li className={`flex overflow-hidden sm:flex-col ${panelClass}`}>
      <Picture
        src={image}
        alt={imageAlt}
        file={tour.picture}
        focus={tour.focus}
        sizes={smallCardSizes}
        most={phoneWidth}
        // As small as it is, it needs no preview, which would make the page heavier.
        style={{ backgroundImage: undefined }}
        className="aspect-square w-[30%] shrink-0 self-stretch bg-tea-soft object-cover sm:aspect-2/1 sm:w-full sm:self-auto"
      />
      <div className="flex min-w-0 grow flex-col items-start gap-1.5 p-4 pb-2">
        <h3>
          <Link to={paths.tour(slug)} className={textLinkClass}>
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <TeamFacts tour={tour} />
        </p>
        <p>{about}</p>
        {hint && <p className="font-semibold text-terracotta-dark">{hint}</p>}
        <div className="mt-auto -ml-3 flex flex-wrap">
          <button
            type="button"
            aria-pressed={isPicked}
            className={buttonClass('quiet', 'noscript:hidden aria-pressed:bg-tea-soft', 'compact')}
            onClick={() => onPick(title, !isPicked)}
          >
            {isPicked && '✓ '}Ask for this tour <VisuallyHidden>{title}</VisuallyHidden>
          </button>
          {isPicked && (
            <a href="#plan" className={`px-3 ${lineLinkClass}`}>
              To the form
            </a>
          )}
        </div>
      </div>
    </li>
  )
}

/** Tours in one line, each a link; nothing if there are none. */
function TourNames({ name, tours }: { name: string; tours: readonly TeamTour[] }) {
  if (tours.length === 0) return null
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">
        {tours.map(({ slug, title, duration, participants }, index) => (
          <span key={slug}>
            {index > 0 && ', '}
            <Link to={paths.tour(slug)} className={textLinkClass}>
              {title}
            </Link>
            {` (${duration}, ${groupSize(participants)})`}
          </span>
        ))}
      </dd>
    </div>
  )
}
