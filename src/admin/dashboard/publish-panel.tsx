import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { paths } from '../../lib/paths'
import { useSite } from '../frame/publishing/site-context'
import { latestPublishOptions, type PendingChange } from '../frame/publishing/site-queries'
import { stateTextOf } from '../frame/publishing/state-notice'
import { summaryOf } from '../frame/publishing/change-summary'
import type { Change } from '../kit/activity/activity-queries'
import { ActorName } from '../kit/activity/change-line'
import { Moment } from '../kit/moment'
import { DashboardPanel } from './dashboard-panel'

/** Pending changes that the panel names. */
const changeLimit = 5

/** What waits to be published with who saved it, and the last publish. */
export function PublishPanel({ activity }: { activity: readonly Change[] }) {
  const { state, pendingChanges, openReview } = useSite()
  const { data: latest } = useQuery(latestPublishOptions)
  const { changes = [], total = 0 } = pendingChanges ?? {}
  const shown = changes.slice(0, changeLimit)
  return (
    <DashboardPanel
      title="On the site"
      more={
        <Link to={paths.adminPublish()} className={lineLinkClass}>
          All publishes
        </Link>
      }
    >
      <p className="font-semibold">{stateTextOf(state).line}</p>
      {shown.length > 0 && (
        <>
          <ul aria-label="Waits to be published" className="mt-1 divide-y divide-line">
            {shown.map((change) => (
              <PendingLine key={change.key} change={change} savedBy={saverOf(change, activity)} />
            ))}
          </ul>
          {total > shown.length && <p className="text-muted">and {total - shown.length} more.</p>}
          <button
            type="button"
            aria-haspopup="dialog"
            className={buttonClass('secondary', 'mt-2')}
            onClick={openReview}
          >
            Review {counted(total, 'change')}
          </button>
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

type PendingLineProps = { change: PendingChange; savedBy: Change | undefined }

function PendingLine({ change, savedBy }: PendingLineProps) {
  const { title, kind, path } = summaryOf(change)
  return (
    <li className="py-1 wrap-anywhere">
      {path ? (
        <Link to={path} className={lineLinkClass}>
          {title}
        </Link>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      <span className="block text-sm text-muted">
        {kind}
        {savedBy && (
          <>
            , saved by <ActorName entry={savedBy} />
          </>
        )}
      </span>
    </li>
  )
}

const tables = { tour: 'tours', post: 'blog_posts', picture: 'gallery_images' } as const

/** The latest entry of the log about a pending change; undefined if it is not among the last ones. */
function saverOf(change: PendingChange, activity: readonly Change[]): Change | undefined {
  if (change.kind === 'home') {
    return activity.find(({ table_name }) => table_name === 'home_featured')
  }
  if (!('id' in change)) return undefined
  return activity.find(
    ({ table_name, row_id }) => table_name === tables[change.kind] && row_id === String(change.id),
  )
}
