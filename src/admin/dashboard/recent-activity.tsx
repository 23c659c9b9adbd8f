import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { adminPaths } from '../../lib/admin-paths'
import type { Change } from '../kit/activity/activity-queries'
import { ChangeLine } from '../kit/activity/change-line'
import { DashboardPanel, PanelLoading } from './dashboard-panel'

type RecentActivityProps = {
  /** Undefined while loading. */
  changes: readonly Change[] | undefined
  isError: boolean
}

/** The last changes of all users. */
export function RecentActivity({ changes, isError }: RecentActivityProps) {
  return (
    <DashboardPanel
      title="Recent activity"
      more={
        <Link to={adminPaths.activity()} className={lineLinkClass}>
          All activity
        </Link>
      }
    >
      {!changes && <PanelLoading label="Loading the latest changes" isError={isError} />}
      {changes?.length === 0 && <p className="text-muted">Nothing has been changed yet.</p>}
      {changes && changes.length > 0 && (
        <ul className="divide-y divide-line">
          {changes.map((change) => (
            <li key={change.id} className="py-2.5">
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      )}
    </DashboardPanel>
  )
}
