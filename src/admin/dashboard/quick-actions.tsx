import { History, Map, PenLine, Users, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { uploadImages } from '../frame/palette/palette-commands'

type QuickAction = {
  label: string
  to: string
  Icon: LucideIcon
  /** Navigation state: what the page opens at once. */
  state?: unknown
}

const actions: readonly QuickAction[] = [
  { label: 'Add New Tour', to: paths.adminTour('new'), Icon: Map },
  { label: 'Add New Post', to: paths.adminPost('new'), Icon: PenLine },
  {
    label: uploadImages.name,
    to: uploadImages.to,
    Icon: uploadImages.Icon,
    state: uploadImages.state,
  },
  { label: 'Activity', to: paths.adminActivity(), Icon: History },
  { label: 'People', to: paths.adminPeople(), Icon: Users },
]

/** Links to the most frequent tasks. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {actions.map(({ label, to, Icon, state }) => (
          <li key={label}>
            <Link to={to} state={state} className={buttonClass('secondary', '', 'compact')}>
              <Icon aria-hidden className="size-4" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
