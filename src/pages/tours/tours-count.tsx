import type { Ref } from 'react'
import { lineLinkClass } from '../../components/ui/button'
import { durationBuckets } from '../../lib/duration-buckets'
import { counted } from '../../lib/format'
import { ShortlistLine } from './shortlist-line'
import type { ToursQuery } from './tours-url'

type ToursCountProps = {
  count: number
  /** Tours that only the group size excludes are shown. */
  hasNear: boolean
  /** The words of all texts are still on the way. */
  isSearching: boolean
  query: ToursQuery
  ref: Ref<HTMLOutputElement>
  onClear: () => void
}

/** How many tours are shown and by which filters; changes are announced to screen readers. */
export function ToursCount({ count, hasNear, isSearching, query, ref, onClear }: ToursCountProps) {
  const { category, words, duration, people } = query
  const length = durationBuckets.find(({ id }) => id === duration)?.name.toLowerCase()
  const tours = `${count ? counted(count, 'tour') : 'No tours'}${category ? ` in ${category}` : ''}`
  const parts =
    words && !length && !people
      ? [`${tours} ${count === 1 ? 'matches' : 'match'} “${words}”`]
      : [
          tours,
          length,
          people && `for ${counted(people, 'person', 'people')}`,
          words && `matching “${words}”`,
        ]
  return (
    <div className="my-5 flex min-h-11 flex-wrap items-center gap-x-4">
      <output
        ref={ref}
        tabIndex={-1}
        className="max-w-fit min-w-0 grow basis-36 leading-snug font-semibold break-words text-muted"
      >
        {isSearching && count === 0 ? 'Searching …' : parts.filter(Boolean).join(', ')}
        {count === 0 && hasNear && '. But you can ask: see below.'}
      </output>
      {(count > 0 || hasNear) && (words || duration || people) && (
        <button type="button" className={lineLinkClass} onClick={onClear}>
          Clear filters
        </button>
      )}
      <div className="ml-auto noscript:hidden">
        <ShortlistLine />
      </div>
    </div>
  )
}
