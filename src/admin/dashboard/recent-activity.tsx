import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { recentActivityOptions } from '../kit/activity/activity-queries'
import { ChangeLine } from '../kit/activity/change-line'
import { DashboardPanel } from './dashboard-panel'
import { PanelLoading } from './panel-loading'

const changeLimit = 5

/** The last five changes of all users. */
export function RecentActivity() {
  const { data, isError } = useQuery(recentActivityOptions(changeLimit))
  return (
    <DashboardPanel
      title="Recent activity"
      more={
        <Link to={paths.adminActivity()} className={lineLinkClass}>
          All activity
        </Link>
      }
    >
      {!data && <PanelLoading label="Loading the latest changes" isError={isError} />}
      {data?.length === 0 && <p className="text-muted">Nothing has been changed yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((change) => (
            <li key={change.id} className="py-2.5">
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      )}
    </DashboardPanel>
  )
}
