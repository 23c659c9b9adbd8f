import { History, ImagePlus, Map, PenLine, Users, type LucideIcon } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const actions: readonly { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'Add New Tour', to: paths.adminTour('new'), Icon: Map },
  { label: 'Add New Post', to: paths.adminPost('new'), Icon: PenLine },
  { label: 'Upload Images', to: paths.adminGallery(), Icon: ImagePlus },
  { label: 'Activity', to: paths.adminActivity(), Icon: History },
  { label: 'People', to: paths.adminPeople(), Icon: Users },
]

/** The ways most people come here for. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {actions.map(({ label, to, Icon }) => (
          <li key={label}>
            <Link to={to} className={buttonClass('secondary', '', 'compact')}>
              <Icon aria-hidden className="size-4" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
