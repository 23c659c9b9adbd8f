import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { noticeClass } from '../../../components/ui/notice'
import { paths } from '../../../lib/paths'
import { useSite } from './site-context'
import type { SiteState } from './site-state'
import { StateIcon } from './state-icon'
import { stateTextOf } from './state-text'

const tones: Readonly<Record<SiteState['kind'], Parameters<typeof noticeClass>[0]>> = {
  checking: 'advice',
  unknown: 'warning',
  clean: 'advice',
  live: 'success',
  pending: 'advice',
  publishing: 'advice',
  unchanged: 'warning',
  late: 'error',
  failed: 'error',
}

/** The site's state, what it means and what to do. */
export function StateNotice() {
  const { state, manifest, retry } = useSite()
  const { line, advice } = stateTextOf(state)
  return (
    <div className={`grid grid-cols-1 gap-2 p-4 wrap-anywhere ${noticeClass(tones[state.kind])}`}>
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
