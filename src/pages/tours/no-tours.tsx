import { studioPictures } from '../../content/pictures/studio'
import { chatLink, site } from '../../content/site'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { panelClass } from '../../components/ui/panel'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { chat } from '../../lib/chat'
import { durationBuckets } from '../../lib/duration-buckets'
import type { ToursQuery } from './tours-url'

const emptyField = '/images/studio/empty.jpg'

type NoToursProps = {
  query: ToursQuery
  /** The site has no tours at all, whatever the filter. */
  isEmpty: boolean
  onClear: () => void
}

/** Shown when no tour matches: a button for all tours, and a link to ask for such a tour. */
export function NoTours({ query, isEmpty, onClear }: NoToursProps) {
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
        <p className="text-muted">
          {isEmpty ? 'Tell' : 'Look at all tours, or tell'} us what you have in mind: we plan days
          to measure.
        </p>
        <div className="flex flex-wrap gap-3">
          {!isEmpty && (
            <button type="button" className={buttonClass()} onClick={onClear}>
              Clear filters
            </button>
          )}
          <ExternalLink href={chatLink(questionOf(query))} className={buttonClass('secondary')}>
            Ask us on {chat.name}
          </ExternalLink>
        </div>
      </div>
    </div>
  )
}

/** Text of the question. It is short for any URL, because it contains only validated values. */
function questionOf({ category, words, duration, people }: ToursQuery): string {
  return [
    `Hello ${site.name}, I am looking for a tour that I cannot find on your site.`,
    words && `Searched for: ${words}`,
    category && `Category: ${category}`,
    duration && `Length: ${durationBuckets.find(({ id }) => id === duration)?.name}`,
    people && `People: ${people}`,
  ]
    .filter(Boolean)
    .join('\n')
}
