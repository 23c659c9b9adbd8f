import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import type { Publish } from '../shared/publishing/publishes-query'
import { statusNames } from './publish-text'

/** Each with a drawing and an edge of its own: colour only helps. */
const looks = {
  started: { Sign: LoaderCircle, className: 'border border-dashed border-lake text-lake' },
  live: { Sign: CircleCheck, className: 'border border-tea bg-tea-soft text-tea' },
  failed: { Sign: CircleX, className: 'border-2 border-danger bg-danger-soft text-danger' },
}

/** How a publish ended, as a drawing and a word. */
export function ResultChip({ status }: Pick<Publish, 'status'>) {
  const { Sign, className } = looks[status]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Sign aria-hidden className="size-4 shrink-0" />
      {statusNames[status]}
    </span>
  )
}
