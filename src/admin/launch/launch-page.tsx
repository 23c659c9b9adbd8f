import { ArrowRight, CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { counted } from '../../lib/format'
import type { PointLine } from '../frame/launch/launch-lines'
import { useKeeping, useLaunchLines } from '../frame/launch/use-launch'
import { frameClass } from '../kit/frame-class'
import { StudioPage } from '../kit/page/studio-page'
import { QueryState } from '../kit/query-state'

/** What still is sample or empty before the site can be shown to people, and why each point matters. */
export function LaunchPage() {
  const { lines, query } = useLaunchLines()
  return (
    <StudioPage title="Launch check">
      <p className="mb-4 max-w-prose text-muted">
        What still is a sample or empty on this site. A point is done by itself when what it asks
        for is saved; visitors see it after the next Publish.
      </p>
      {lines ? (
        <>
          <output className="mb-4 block text-lg font-semibold">{summaryOf(lines)}</output>
          <ul aria-label="Points" className={`max-w-4xl divide-y divide-line ${frameClass}`}>
            {lines.map((line) => (
              <Point key={line.id} line={line} />
            ))}
          </ul>
        </>
      ) : (
        <QueryState
          query={{ ...query, data: lines }}
          loadingText="Loading the launch check"
          failedText="The launch check could not be read"
        />
      )}
    </StudioPage>
  )
}

/** How much is left, in a sentence. */
function summaryOf(lines: readonly PointLine[]): string {
  const left = lines.filter(({ state }) => state === 'toDo').length
  if (left > 0) return `${counted(left, 'point')} of ${lines.length} left to do.`
  return lines.every(({ state }) => state === 'done')
    ? 'Everything is done.'
    : 'Nothing is left to do, as far as the studio can know.'
}

/** Words and icons differ too, so that no state depends on colour alone. */
const states = {
  toDo: { label: 'To do', Icon: CircleDashed, className: 'border-2 border-maize bg-maize-soft' },
  unknown: {
    label: 'Cannot be known from here',
    Icon: CircleHelp,
    className: 'border border-dashed border-muted text-muted',
  },
  done: {
    label: 'Done',
    Icon: CircleCheck,
    className: 'border border-tea bg-tea-soft text-tea',
  },
} as const

function Point({ line }: { line: PointLine }) {
  const { title, state, now, why, how, to, askWhom } = line
  const headingId = useId()
  const { label, Icon, className } = states[state]
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
      {state !== 'done' && (
        <>
          <p className="text-muted">{why}</p>
          {how && <p className="text-muted">{how}</p>}
          {askWhom && <p className="text-muted">Ask {askWhom} to mend it.</p>}
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {to !== undefined && (
          <Link to={to} className={`${lineLinkClass} gap-1`}>
            {state === 'done' ? 'Look at it' : 'Mend it'}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
        {line.mayKeep && <KeepButton line={line} />}
      </div>
    </li>
  )
}

/** Says that a sample is right as it is, or takes that back. */
function KeepButton({ line: { id, title, isKept } }: { line: PointLine }) {
  const keeping = useKeeping()
  return (
    <button
      type="button"
      className={buttonClass('quiet', '', 'compact')}
      aria-busy={keeping.isPending}
      onClick={() => keeping.mutate({ id, isKept: !isKept })}
    >
      <span>
        {isKept ? 'Put it back on the list' : 'Keep it as it is'}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </span>
    </button>
  )
}
