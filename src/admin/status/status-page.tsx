import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ArrowRight,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  LoaderCircle,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { counted } from '../../lib/format'
import { nextNightly } from '../../publish/nightly'
import { isLocalBackend } from '../data/config'
import { useSite } from '../frame/publishing/site-context'
import { latestPublishOptions } from '../frame/publishing/site-queries'
import { useMissingNightly } from '../frame/publishing/use-nightly'
import { frameClass } from '../kit/frame-class'
import { StudioPage } from '../kit/page/studio-page'
import { statusLines, type StatusLine } from './status-lines'
import { servicesOptions, storageOptions } from './status-queries'

/** Whether everything between the studio and a visitor works, point by point. */
export function StatusPage() {
  const { state, manifest } = useSite()
  const [openedAt] = useState(Date.now)
  const queryClient = useQueryClient()
  const latest = useQuery(latestPublishOptions)
  const services = useQuery(servicesOptions)
  const storage = useQuery(storageOptions)
  const missingNightly = useMissingNightly()
  const lines = statusLines({
    state,
    manifest,
    latest: orNull(latest),
    isReachable: latest.isPending ? undefined : !latest.isError,
    missingNightly,
    nextNightly: isLocalBackend() ? undefined : nextNightly(openedAt),
    services: orNull(services),
    storage: orNull(storage),
  })
  const isBusy = latest.isFetching || services.isFetching || storage.isFetching
  return (
    <StudioPage
      title="Status"
      actions={
        <button
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => void queryClient.invalidateQueries()}
        >
          <RefreshCw aria-hidden className="size-4" />
          Check again
        </button>
      }
    >
      <output className="mb-4 block text-lg font-semibold">{summaryOf(lines)}</output>
      <ul aria-label="Points" className={`max-w-4xl divide-y divide-line ${frameClass}`}>
        {lines.map((line) => (
          <Line key={line.title} line={line} />
        ))}
      </ul>
    </StudioPage>
  )
}

/** The data; `undefined` while it is read, `null` where it cannot be. */
function orNull<Data>({ data, isError }: { data: Data | undefined; isError: boolean }) {
  return data === undefined && isError ? null : data
}

function summaryOf(lines: readonly StatusLine[]): string {
  const count = (wanted: StatusLine['state']) =>
    lines.filter(({ state }) => state === wanted).length
  if (count('bad') > 0) return `${counted(count('bad'), 'point')} to mend.`
  if (count('checking') > 0) return 'Being checked …'
  return count('attention') > 0 ? 'Everything works; something waits for you.' : 'Everything works.'
}

/** Words and icons differ too, so that no state depends on colour alone. */
const looks = {
  good: { label: 'Works', Icon: CircleCheck, className: 'border border-tea bg-tea-soft text-tea' },
  none: {
    label: 'None',
    Icon: CircleDashed,
    className: 'border border-dashed border-muted text-muted',
  },
  checking: {
    label: 'Checking',
    Icon: LoaderCircle,
    className: 'border border-dashed border-lake text-lake',
  },
  unknown: {
    label: 'Cannot be known',
    Icon: CircleHelp,
    className: 'border border-dashed border-muted text-muted',
  },
  attention: {
    label: 'Look at it',
    Icon: CircleAlert,
    className: 'border-2 border-maize bg-maize-soft',
  },
  bad: {
    label: 'Does not work',
    Icon: TriangleAlert,
    className: 'border-2 border-danger bg-danger-soft text-danger',
  },
} as const

function Line({ line: { title, state, now, toDo, to } }: { line: StatusLine }) {
  const headingId = useId()
  const { label, Icon, className } = looks[state]
  return (
    <li aria-labelledby={headingId} className="grid gap-1 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="min-w-0 text-base font-semibold">
          {title}
        </h2>
        <span
          className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {label}
        </span>
      </div>
      <p className="wrap-anywhere">{now}</p>
      {toDo !== undefined && <p className="max-w-prose text-muted">{toDo}</p>}
      {to !== undefined && (
        <Link to={to} className={`${lineLinkClass} gap-1 justify-self-start`}>
          More
          <VisuallyHidden> about: {title}</VisuallyHidden>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </li>
  )
}
