import { useQuery } from '@tanstack/react-query'
import { ExternalLink, PanelLeft } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { Link } from '../../../lib/link'
import { paths } from '../../../lib/paths'
import { profileOptions } from '../../auth/access-queries'
import { useSession } from '../../auth/session-context'

type StudioHeaderProps = {
  isSidebarOpen: boolean
  /** Id of the element that the button opens and closes; none while it is not in the page. */
  sidebarId: string | undefined
  onToggle: () => void
}

/** The bar above every page of the panel. */
export function StudioHeader({ isSidebarOpen, sidebarId, onToggle }: StudioHeaderProps) {
  const { session } = useSession()
  const user = session.status === 'signedIn' ? session.user : undefined
  const profile = useQuery(profileOptions(user?.id))
  const name = profile.data?.full_name || user?.fullName || user?.email

  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b border-line bg-card px-2">
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-tea-soft"
        aria-expanded={isSidebarOpen}
        aria-controls={sidebarId}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <PanelLeft aria-hidden className="size-5" />
        <VisuallyHidden>Toggle Sidebar</VisuallyHidden>
      </button>
      <p className="grow truncate font-semibold">Agritourism CMS</p>
      <p className="hidden max-w-60 truncate text-sm text-muted sm:block">{name}</p>
      <Link to={paths.home()} className={buttonClass('quiet', 'shrink-0', 'compact')}>
        <ExternalLink aria-hidden className="size-4" />
        View site
      </Link>
    </header>
  )
}
