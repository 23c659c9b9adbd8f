import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { paths } from '../../../lib/paths'
import { useMay } from '../../kit/rights'
import { useSite } from './site-context'
import { StateIcon, stateTextOf } from './state-notice'

/** States in which publishing makes sense without a review. */
const publishable = new Set(['pending', 'failed', 'late', 'unknown'])

/**
 * The site's state and the Publish button in the header of every page. Narrow windows show a single
 * button that opens the review.
 */
export function PublishBar() {
  const { state, controls, openReview } = useSite()
  const { short, line } = stateTextOf(state)
  const isPublishable = useMay('publish') && publishable.has(state.kind)
  return (
    <section aria-label="Publishing" className="flex min-w-0 items-center gap-1">
      <output className="sr-only">{line}</output>
      <p aria-hidden className="hidden max-w-60 items-center gap-2 text-sm leading-tight xl:flex">
        <StateIcon kind={state.kind} />
        {line}
      </p>
      <button
        type="button"
        title={line}
        aria-haspopup="dialog"
        className={buttonClass('quiet', 'shrink-0', 'compact')}
        onClick={openReview}
      >
        <span aria-hidden className="xl:hidden">
          <StateIcon kind={state.kind} />
        </span>
        <span className="leading-tight xl:hidden">{short}</span>
        <span className="max-xl:sr-only">{isPublishable ? 'Review' : 'Details'}</span>
      </button>
      {state.kind === 'live' && (
        <ExternalLink
          href={paths.home()}
          className={buttonClass('quiet', 'shrink-0 max-xl:hidden', 'compact')}
        >
          View
        </ExternalLink>
      )}
      {isPublishable && (
        <button
          type="button"
          className={buttonClass('primary', 'shrink-0 max-lg:hidden', 'compact')}
          disabled={controls.isBusy}
          aria-busy={controls.isBusy}
          onClick={() => void controls.publish()}
        >
          Publish
        </button>
      )}
    </section>
  )
}
