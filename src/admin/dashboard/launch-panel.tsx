import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { adminPaths } from '../../lib/admin-paths'
import { useLaunchLines } from '../frame/launch/use-launch'
import { DashboardPanel } from './dashboard-panel'

/** Points that the panel names. */
const namedPoints = 3

/** What is left of the launch check; nothing when all is done, or while that is not known. */
export function LaunchPanel() {
  const { lines = [] } = useLaunchLines()
  const left = lines.filter(({ state }) => state === 'toDo')
  if (left.length === 0) return null
  return (
    <DashboardPanel
      title="Before the launch"
      more={
        <Link to={adminPaths.launch()} className={lineLinkClass}>
          Launch check
        </Link>
      }
    >
      <p className="font-semibold">
        {counted(left.length, 'point')} of {lines.length} left to do
      </p>
      <ul aria-label="First points" className="mt-1 divide-y divide-line">
        {left.slice(0, namedPoints).map(({ id, title, now, to }) => (
          <li key={id} className="py-1 wrap-anywhere">
            {to === undefined ? (
              <span className="font-semibold">{title}</span>
            ) : (
              <Link to={to} className={lineLinkClass}>
                {title}
              </Link>
            )}
            <span className="block text-sm text-muted">{now}</span>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}
