import { studioPictures } from '../../content/pictures/studio'
import { chatLink, site } from '../../content/site'
import { buttonClass, lineLinkClass, textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { panelClass } from '../../components/ui/panel'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import type { TourCard } from '../../content/model'
import { chat } from '../../lib/chat'
import { durationBuckets } from '../../lib/duration-buckets'
import { counted } from '../../lib/format'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'
import { plainTitle } from '../../lib/tour-title'
import type { ToursChange, ToursQuery } from './tours-url'

const emptyField = '/images/studio/empty.jpg'

type NoToursProps = {
  query: ToursQuery
  /** The site has no tours at all, whatever the filter. */
  isEmpty: boolean
  /** The tours that match the query with other values of some filters. */
  matching: (change: Partial<ToursQuery>) => readonly TourCard[]
  tourLink: (slug: string) => { to: string; state?: unknown }
  onChoose: (change: ToursChange) => void
  onClear: () => void
}

const maxClosest = 3

/**
 * Shown when no tour matches: the tours that one filter alone excludes, buttons to drop that filter or all,
 * and a link to ask for such a tour.
 */
export function NoTours({ query, isEmpty, matching, tourLink, onChoose, onClear }: NoToursProps) {
  const closest = closestTours(query, matching)
  return (
    <div
      className={`mx-auto grid max-w-4xl overflow-hidden md:grid-cols-2 ${isEmpty ? 'mt-8' : ''} ${panelClass}`}
    >
      <Picture
        src={emptyField}
        alt=""
        file={studioPictures[emptyField]}
        sizes={cardSizes}
        className="aspect-3/2 size-full object-cover"
      />
      <div className="grid content-center justify-items-start gap-4 p-5 md:p-8">
        <p className="font-display text-subheading">
          {isEmpty ? 'Our tours are being prepared.' : 'No tour matches all of these.'}
        </p>
        {closest ? (
          <div>
            <p id="closest" className="text-muted">
              Closest, without {closest.name}:
            </p>
            <ul aria-labelledby="closest">
              {closest.tours.slice(0, maxClosest).map((tour) => (
                <li key={tour.id} className="py-1">
                  <Link {...tourLink(tour.slug)} className={textLinkClass}>
                    {plainTitle(tour.title)}
                  </Link>{' '}
                  <span className="text-sm text-muted">
                    {tour.duration} · {groupSize(tour.participants)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="text-muted">
            {isEmpty ? 'Tell' : 'Look at all tours, or tell'} us what you have in mind: we plan days
            to measure.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {closest && (
            <button
              type="button"
              className={buttonClass()}
              onClick={() => onChoose({ [closest.parameter]: '' })}
            >
              Show {counted(closest.tours.length, 'tour')} without {closest.name}
            </button>
          )}
          {!isEmpty && (
            <button
              type="button"
              className={buttonClass(closest ? 'secondary' : 'primary')}
              onClick={onClear}
            >
              Clear filters
            </button>
          )}
          {query.words && (
            <Link
              to={`${paths.faq()}?q=${encodeURIComponent(query.words)}`}
              className={lineLinkClass}
            >
              Look for “{query.words}” in the FAQ
            </Link>
          )}
          <ExternalLink href={chatLink(questionOf(query))} className={buttonClass('secondary')}>
            Ask us on {chat.name}
          </ExternalLink>
        </div>
      </div>
    </div>
  )
}

type Closest = {
  parameter: keyof ToursChange
  /** What the filter asks for, as the page writes it. */
  name: string
  tours: readonly TourCard[]
}

/** The filter to drop and the tours that match without it; undefined where no single filter is in the way. */
function closestTours(query: ToursQuery, matching: NoToursProps['matching']): Closest | undefined {
  const { category, words, duration, people } = query
  const options: Closest[] = []
  const add = (parameter: keyof ToursChange, name: string, change: Partial<ToursQuery>) =>
    options.push({ parameter, name, tours: matching(change) })
  // What was searched for says most about what is wanted: it goes last.
  if (people) add('people', 'the group size', { people: undefined })
  if (duration) add('duration', `“${nameOfLength(duration)}”`, { duration: undefined })
  if (category) add('category', `“${category}”`, { category: undefined })
  if (words) add('q', `“${words}”`, { words: '' })
  // A single filter is dropped by "Clear filters".
  if (options.length < 2) return undefined
  return options.find(({ tours }) => tours.length > 0)
}

const nameOfLength = (duration: ToursQuery['duration']) =>
  durationBuckets.find(({ id }) => id === duration)?.name

/** Text of the question. It is short for any URL, because it contains only validated values. */
function questionOf({ category, words, duration, people }: ToursQuery): string {
  return [
    `Hello ${site.name}, I am looking for a tour that I cannot find on your site.`,
    words && `Searched for: ${words}`,
    category && `Category: ${category}`,
    duration && `Length: ${nameOfLength(duration)}`,
    people && `People: ${people}`,
  ]
    .filter(Boolean)
    .join('\n')
}
