import { site } from '../../content/site'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { durationBuckets } from '../../lib/tour-duration'
import { whatsAppLink } from '../../lib/whatsapp'
import type { ToursQuery } from './tours-address'

type NoToursProps = { query: ToursQuery; onClear: () => void }

/** What stands where no tour fits: the way back to all, and a question that says what was sought. */
export function NoTours({ query, onClear }: NoToursProps) {
  return (
    <div className="grid max-w-prose justify-items-start gap-4 rounded-xl bg-card p-6 shadow-card">
      <p className="text-lg font-semibold">No tour fits this filter yet.</p>
      <p className="text-muted">
        Look at all tours, or tell us what you have in mind: we plan days to measure.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={onClear}>
          Clear filters
        </button>
        <ExternalLink
          href={whatsAppLink(site.phone, questionOf(query))}
          className={buttonClass('secondary')}
        >
          Ask us on WhatsApp
        </ExternalLink>
      </div>
    </div>
  )
}

/** Short whatever the address holds: only what the query accepts stands in it. */
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
