import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CloudUpload,
  LoaderCircle,
  TriangleAlert,
} from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { noticeClass } from '../../../components/ui/notice'
import { counted, formatNumber, formatTime } from '../../../lib/format'
import { paths } from '../../../lib/paths'
import { useSite } from './site-context'
import type { SiteState } from './site-state'

const looks = {
  checking: { Icon: CircleDashed, colour: 'text-muted', tone: 'advice' },
  unknown: { Icon: CircleHelp, colour: 'text-muted', tone: 'warning' },
  clean: { Icon: CircleCheck, colour: 'text-tea', tone: 'advice' },
  live: { Icon: CircleCheck, colour: 'text-tea', tone: 'success' },
  pending: { Icon: CloudUpload, colour: 'text-lake', tone: 'advice' },
  publishing: {
    Icon: LoaderCircle,
    colour: 'animate-spin text-lake motion-reduce:animate-none',
    tone: 'advice',
  },
  unchanged: { Icon: TriangleAlert, colour: 'text-maize-dark', tone: 'warning' },
  late: { Icon: TriangleAlert, colour: 'text-danger', tone: 'error' },
  failed: { Icon: TriangleAlert, colour: 'text-danger', tone: 'error' },
} as const satisfies Record<SiteState['kind'], unknown>

/** Icon of a state; always shown beside its text. */
export function StateIcon({ kind }: { kind: SiteState['kind'] }) {
  const { Icon, colour } = looks[kind]
  return <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />
}

/** The site's state, what it means and what to do. */
export function StateNotice() {
  const { state, manifest, retry } = useSite()
  const { line, advice } = stateTextOf(state)
  return (
    <div
      className={`grid grid-cols-1 gap-2 p-4 wrap-anywhere ${noticeClass(looks[state.kind].tone)}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        <StateIcon kind={state.kind} />
        {line}
      </p>
      {advice && <p className="max-w-prose">{advice}</p>}
      {manifest?.source === 'snapshot' && (
        <p className="max-w-prose">
          The last build of the site could not reach the database. The site shows what was published
          before.
        </p>
      )}
      {state.kind === 'unknown' && (
        <button
          type="button"
          className={buttonClass('secondary', 'justify-self-start')}
          onClick={retry}
        >
          Check again
        </button>
      )}
      {state.kind === 'live' && (
        <ExternalLink
          href={paths.home()}
          className={buttonClass('secondary', 'justify-self-start')}
        >
          View the site
        </ExternalLink>
      )}
    </div>
  )
}

/** Why a publish failed; `message` is the server's sentence or empty. */
export function failedText(message: string): string {
  const reason = message.trim() || 'The site could not be built.'
  return `${reason} Visitors see the site as it was before.`
}

type StateText = {
  /** For narrow spaces beside the icon. */
  short: string
  /** One sentence for the header. */
  line: string
  /** What it means, or what to do. */
  advice?: string
}

/** Number of items that are kept back, as the end of a line; '' for none. */
function keptText({ kept }: { kept?: number | undefined }): string {
  return kept ? `, ${formatNumber(kept)} kept back` : ''
}

/** True for everybody, also for who does not publish. */
const waitingText = 'What is saved waits here until it is published.'

/** The texts for a state of the site. */
export function stateTextOf(state: SiteState): StateText {
  switch (state.kind) {
    case 'checking':
      return { short: 'Checking', line: 'Checking the site' }
    case 'clean':
      return {
        short: 'Up to date',
        line: state.kept ? `Nothing waits${keptText(state)}` : 'Everything is on the site',
        advice: waitingText,
      }
    case 'live':
      return {
        short: 'Up to date',
        line: `Live since ${formatTime(state.since)}${keptText(state)}`,
        advice: `${state.kept ? '' : 'Everything is on the site. '}${waitingText}`,
      }
    case 'pending': {
      const isOne = state.total === 1
      return {
        short: `${formatNumber(state.total)} to publish`,
        line: `${counted(state.total, 'change')} ${isOne ? 'is' : 'are'} not on the site yet`,
        advice: `Visitors see ${isOne ? 'it' : 'them'} once ${isOne ? 'it is' : 'they are'} published.`,
      }
    }
    case 'publishing':
      return {
        short: 'Publishing',
        line: `Publishing since ${formatTime(state.since)} …`,
        advice: 'The site is being built. You can go on working, or close this page.',
      }
    case 'unchanged':
      return {
        short: 'Publishing',
        line: `Built at ${formatTime(state.builtAt)}, but unchanged`,
        advice:
          'The site was built since you published, but its content has not changed. Another build may be on its way. If this stays, ask your developer which content the host builds from.',
      }
    case 'late':
      return {
        short: 'Not live',
        line: 'Did not go live after 15 minutes',
        advice: `The publish of ${formatTime(state.since)} has not reached the site. Publish again. If that fails, too, ask your developer to look at the builds of the host.`,
      }
    case 'failed':
      return {
        short: 'Not live',
        line: 'Did not go live',
        advice: state.isOutdated
          ? 'What would be published has changed since. Publish again; the log of publishes says why the last one failed.'
          : `${failedText(state.message)} Fix what is named here and publish again; if nothing is named, ask your developer.`,
      }
    case 'unknown':
      return {
        short: 'Unknown',
        line: 'The status of the site is unknown',
        advice: 'The site does not say what it holds. You can publish anyway; your work is safe.',
      }
    default:
      return state satisfies never
  }
}
