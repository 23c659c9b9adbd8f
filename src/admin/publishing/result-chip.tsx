import { CircleCheck, CircleHelp, CircleX, History, LoaderCircle } from 'lucide-react'
import type { PublishResult } from './publish-result'

/** Each with a drawing and an edge of its own: colour only helps. */
const looks = {
  'live now': {
    words: 'Live now',
    Sign: CircleCheck,
    className: 'border border-tea bg-tea-soft text-tea',
  },
  'was live': { words: 'Was live', Sign: History, className: 'border border-line text-muted' },
  'went live': { words: 'Went live', Sign: History, className: 'border border-line text-muted' },
  building: {
    words: 'Being built',
    Sign: LoaderCircle,
    className: 'border border-dashed border-lake text-lake',
  },
  late: {
    words: 'Did not go live',
    Sign: CircleHelp,
    className: 'border-2 border-danger text-danger',
  },
  failed: {
    words: 'Failed',
    Sign: CircleX,
    className: 'border-2 border-danger bg-danger-soft text-danger',
  },
} as const satisfies Record<PublishResult, unknown>

/** What became of a publish, as a drawing and words. */
export function ResultChip({ result }: { result: PublishResult }) {
  const { words, Sign, className } = looks[result]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Sign aria-hidden className="size-4 shrink-0" />
      {words}
    </span>
  )
}
