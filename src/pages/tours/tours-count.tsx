import type { Ref } from 'react'
import { lineLinkClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { durationBuckets } from '../../lib/tour-duration'
import type { ToursQuery } from './tours-url'

type ToursCountProps = {
  count: number
  query: ToursQuery
  ref: Ref<HTMLOutputElement>
  onClear: () => void
}

/** How many tours are shown and by which filters; changes are announced to screen readers. */
export function ToursCount({ count, query, ref, onClear }: ToursCountProps) {
  const { category, words, duration, people } = query
  const length = durationBuckets.find(({ id }) => id === duration)?.name.toLowerCase()
  const parts = [
    `${counted(count, 'tour')}${category ? ` in ${category}` : ''}`,
    length,
    people && `for ${counted(people, 'person', 'people')}`,
    words && 'matching your words',
  ]
  return (
    <div className="my-5 flex min-h-11 flex-wrap items-center gap-x-4">
      <output ref={ref} tabIndex={-1} className="font-semibold text-muted">
        {parts.filter(Boolean).join(', ')}
      </output>
      {count > 0 && (words || duration || people) && (
        <button type="button" className={lineLinkClass} onClick={onClear}>
          Clear filters
        </button>
      )}
    </div>
  )
}
