import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { summaryOf } from '../frame/publishing/change-summary'
import type { PendingChange } from '../frame/publishing/site-queries'
import type { Change } from '../kit/activity/activity-queries'
import { ActorName } from '../kit/activity/change-line'

type PendingLinesProps = {
  changes: readonly PendingChange[]
  /** The latest entries of the log, newest first. */
  activity: readonly Change[]
}

/** Pending changes with who saved them, as far as the latest entries of the log say it. */
export function PendingLines({ changes, activity }: PendingLinesProps) {
  return (
    <ul aria-label="Waits to be published" className="mt-1 divide-y divide-line">
      {changes.map((change) => (
        <PendingLine key={change.key} change={change} savedBy={saverOf(change, activity)} />
      ))}
    </ul>
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

const tables = {
  tour: 'tours',
  post: 'blog_posts',
  picture: 'gallery_images',
  facts: 'site_facts',
} as const

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
