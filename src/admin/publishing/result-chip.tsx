import { CircleCheck, CircleHelp, CircleX, History, LoaderCircle } from 'lucide-react'
import type { PublishResult } from './publish-result'

/** Each differs in icon and border as well, not only in colour. */
const chips = {
  'live now': {
    label: 'Live now',
    Icon: CircleCheck,
    className: 'border border-tea bg-tea-soft text-tea',
  },
  'was live': { label: 'Was live', Icon: History, className: 'border border-line text-muted' },
  'went live': { label: 'Went live', Icon: History, className: 'border border-line text-muted' },
  building: {
    label: 'Being built',
    Icon: LoaderCircle,
    className: 'border border-dashed border-lake text-lake',
  },
  late: {
    label: 'Did not go live',
    Icon: CircleHelp,
    className: 'border-2 border-danger text-danger',
  },
  failed: {
    label: 'Failed',
    Icon: CircleX,
    className: 'border-2 border-danger bg-danger-soft text-danger',
  },
} as const satisfies Record<PublishResult, unknown>

/** The result of a publish as an icon and a label. */
export function ResultChip({ result }: { result: PublishResult }) {
  const { label, Icon, className } = chips[result]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  )
}
