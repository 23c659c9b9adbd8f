import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { lazyPart } from '../../lib/lazy-part'
import { adminPaths } from '../../lib/admin-paths'
import { useSite } from '../frame/publishing/site-context'
import { latestPublishOptions } from '../frame/publishing/site-queries'
import { stateTextOf } from '../frame/publishing/state-notice'
import type { Change } from '../kit/activity/activity-queries'
import { ActorName } from '../kit/activity/change-line'
import { Moment } from '../kit/moment'
import { useMay } from '../kit/rights'
import { DashboardPanel } from './dashboard-panel'

// Apart, because naming a change needs the definitions of all content.
const pendingLines = lazyPart(async () => (await import('./pending-lines')).PendingLines)

/** Pending changes that the panel names. */
const changeLimit = 5

/** What waits to be published with who saved it, and the last publish. */
export function PublishPanel({ activity }: { activity: readonly Change[] }) {
  const { state, pendingChanges, openReview } = useSite()
  const mayPublish = useMay('publish')
  const { data: latest } = useQuery(latestPublishOptions)
  const { changes = [], total = 0 } = pendingChanges ?? {}
  const shown = changes.slice(0, changeLimit)
  return (
    <DashboardPanel
      title="On the site"
      more={
        <Link to={adminPaths.publish()} className={lineLinkClass}>
          All publishes
        </Link>
      }
    >
      <p className="font-semibold">{stateTextOf(state).line}</p>
      {shown.length > 0 && (
        <>
          <Suspense>
            <pendingLines.Component changes={shown} activity={activity} />
          </Suspense>
          {total > shown.length && <p className="text-muted">and {total - shown.length} more.</p>}
          {mayPublish && (
            <button
              type="button"
              aria-haspopup="dialog"
              className={buttonClass('secondary', 'mt-2')}
              onClick={openReview}
            >
              Review {counted(total, 'change')}
            </button>
          )}
        </>
      )}
      {latest && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
          {latest.kind === 'roll back' ? 'Last rolled back' : 'Last published'} by{' '}
          <ActorName entry={latest} />, <Moment at={latest.at} none="at an unknown time" />
          {latest.status === 'failed' && ': it did not go live'}
        </p>
      )}
    </DashboardPanel>
  )
}
