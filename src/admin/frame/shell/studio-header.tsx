import { useQuery } from '@tanstack/react-query'
import { CircleUser, ExternalLink, PanelLeft } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../../components/ui/button'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { paths } from '../../../lib/paths'
import { profileOptions } from '../../auth/access-queries'
import { useSession, userOf } from '../../auth/session-state'
import { CommandPalette } from '../palette/command-palette'
import { PublishBar } from '../publishing/publish-bar'

type StudioHeaderProps = {
  isSidebarOpen: boolean
  /** Id of the element that the button toggles; undefined while it is not in the page. */
  sidebarId: string | undefined
  onToggle: () => void
}

/** The header of every studio page. */
export function StudioHeader({ isSidebarOpen, sidebarId, onToggle }: StudioHeaderProps) {
  const { session } = useSession()
  const user = userOf(session)
  const profile = useQuery(profileOptions(user?.id))
  const name = profile.data?.full_name || user?.fullName || user?.email

  return (
    <header className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-1 border-b border-line bg-card px-2 sm:gap-x-2 md:px-4 print:hidden">
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line"
        aria-expanded={isSidebarOpen}
        aria-controls={sidebarId}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <PanelLeft aria-hidden className="size-5" />
        <VisuallyHidden>Toggle Sidebar</VisuallyHidden>
      </button>
      <p className="min-w-0 grow basis-24 leading-tight font-bold break-words">Agritourism CMS</p>
      <PublishBar />
      <CommandPalette />
      <p
        title={name}
        className="hidden max-w-36 items-center gap-2 text-sm text-muted lg:flex 2xl:max-w-60"
      >
        <CircleUser aria-hidden className="size-5 shrink-0" />
        <span className="truncate">{name}</span>
      </p>
      <Link
        to={paths.home()}
        title="View site"
        className={buttonClass('quiet', 'shrink-0', 'compact')}
      >
        <ExternalLink aria-hidden className="size-4" />
        <span className="max-sm:sr-only">View site</span>
      </Link>
    </header>
  )
}
