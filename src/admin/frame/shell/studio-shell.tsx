import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { Provider as TooltipProvider } from '@radix-ui/react-tooltip'
import { useQuery } from '@tanstack/react-query'
import {
  CircleHelp,
  CircleUser,
  PanelLeft,
  RefreshCw,
  SquareArrowOutUpRight,
  X,
} from 'lucide-react'
import { Suspense, useId, type CSSProperties } from 'react'
import { Outlet } from 'react-router'
import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { Spinner } from '../../../components/ui/spinner'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { sidebarWidths as widths, tooltipDelayMs, tooltipSkipMs } from '../../../content/limits'
import { site } from '../../../content/site'
import { adminPaths } from '../../../lib/admin-paths'
import { paths } from '../../../lib/paths'
import { profileOptions, useIsReconnecting } from '../../auth/access-queries'
import { useSession, userOf } from '../../auth/session-state'
import { useReturnFocus } from '../../kit/dialogs/dialog-frame'
import { useCloseOnBack } from '../../kit/leaving/history-guard'
import { OfflineBanner, useIsOnline } from '../../kit/offline-banner'
import { PageBoundary } from '../../kit/page/page-boundary'
import { usePageKey } from '../../kit/page/page-key'
import { installTrustedTypesPolicy } from '../../kit/safe-html'
import { CommandPalette } from '../palette/command-palette'
import { PublishBar } from '../publishing/publish-bar'
import { Publishing } from '../publishing/publishing'
import { TroubleBanner } from '../publishing/trouble-banner'
import { SidebarNav } from './sidebar-nav'
import { useSidebar } from './use-sidebar'

// Before any page of the studio renders.
installTrustedTypesPolicy()

/** Sidebar, header and the current page; in a chunk that the login page does not need. */
export function StudioShell() {
  const { isNarrow, isColumnOpen, isSheetShown, setSheetShown, toggle } = useSidebar()
  const pageKey = usePageKey()
  const columnId = useId()
  const isCollapsed = !isColumnOpen
  return (
    <TooltipProvider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      <Publishing>
        <div style={sidebarWidths} className="flex min-h-dvh">
          {isNarrow ? (
            <SidebarSheet isShown={isSheetShown} onShownChange={setSheetShown} />
          ) : (
            <aside
              id={columnId}
              data-state={isCollapsed ? 'collapsed' : 'expanded'}
              className="sticky top-0 flex h-dvh w-(--sidebar-width) shrink-0 flex-col overflow-y-auto border-r border-line bg-card transition-[width] duration-calm ease-settle data-[state=collapsed]:w-(--sidebar-width-icon) print:hidden"
            >
              <p className={isCollapsed ? 'sr-only' : 'px-5 py-3.5 text-lg font-bold'}>
                Admin Panel
              </p>
              <SidebarNav isCollapsed={isCollapsed} />
            </aside>
          )}
          <div className="min-w-0 grow">
            <StudioHeader
              isSidebarOpen={isNarrow ? isSheetShown : isColumnOpen}
              sidebarId={isNarrow ? undefined : columnId}
              onToggle={toggle}
            />
            <OfflineBanner />
            <ReconnectingBanner />
            <TroubleBanner />
            <main className="mx-auto max-w-page p-4 md:p-6 print:max-w-none print:p-0">
              <PageBoundary key={pageKey}>
                <Suspense fallback={<Spinner label="Loading the page" />}>
                  <Outlet />
                </Suspense>
              </PageBoundary>
            </main>
          </div>
        </div>
      </Publishing>
    </TooltipProvider>
  )
}

/** Shown while the server does not respond; the page stays as it is. */
function ReconnectingBanner() {
  const isReconnecting = useIsReconnecting()
  const isOnline = useIsOnline()
  return (
    <output className="block print:hidden">
      {isReconnecting && isOnline && (
        <span className="flex items-center gap-3 border-b border-maize-dark bg-maize-soft px-4 py-3 text-maize-dark md:px-6">
          <RefreshCw aria-hidden className="size-5 shrink-0" />
          <span>
            <strong>Reconnecting.</strong> The server does not answer at the moment. You can go on
            writing; it stays on this device.
          </span>
        </span>
      )}
    </output>
  )
}

type SidebarSheetProps = { isShown: boolean; onShownChange: (isShown: boolean) => void }

/** The sidebar in narrow windows: a sheet over the page. */
function SidebarSheet({ isShown, onShownChange }: SidebarSheetProps) {
  useCloseOnBack(isShown, () => onShownChange(false))
  const focusHandlers = useReturnFocus()
  return (
    <Root open={isShown} onOpenChange={onShownChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          {...focusHandlers}
          data-menu-sheet
          aria-describedby={undefined}
          style={sidebarWidths}
          className="fixed inset-y-0 left-0 z-50 flex w-(--sidebar-width-mobile) max-w-full flex-col overflow-y-auto bg-card py-2 shadow-raised print:hidden"
        >
          <div className="mb-2 flex items-center justify-between gap-2 pr-2 pl-5">
            <Title className="text-lg">Admin Panel</Title>
            <Close className="grid size-11 shrink-0 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line">
              <X aria-hidden className="size-5" />
              <VisuallyHidden>Close the menu</VisuallyHidden>
            </Close>
          </div>
          <SidebarNav isCollapsed={false} onChoose={() => onShownChange(false)} />
        </Content>
      </Portal>
    </Root>
  )
}

/** The sidebar's widths as the CSS variables that the classes use. */
const sidebarWidths: CSSProperties & Record<`--${string}`, string> = {
  '--sidebar-width': widths.open,
  '--sidebar-width-mobile': widths.sheet,
  '--sidebar-width-icon': widths.icons,
}

type StudioHeaderProps = {
  isSidebarOpen: boolean
  /** Id of the element that the button toggles; undefined while it is not in the page. */
  sidebarId: string | undefined
  onToggle: () => void
}

/** The header of every studio page. */
function StudioHeader({ isSidebarOpen, sidebarId, onToggle }: StudioHeaderProps) {
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
      <p className="grid min-w-0 grow basis-24 leading-tight break-words">
        <span className="font-bold max-lg:text-sm">Agritourism CMS</span>
        <span className="text-xs text-muted max-[24rem]:hidden lg:text-sm">{site.name}</span>
      </p>
      <PublishBar />
      <CommandPalette />
      {/* In a new tab, so that it is no reason to leave unsaved work; on phones it is in the menu. */}
      <ExternalLink
        href={adminPaths.help()}
        className={buttonClass('quiet', 'shrink-0 max-sm:hidden', 'compact')}
      >
        <CircleHelp aria-hidden className="size-4" />
        <span className="max-lg:sr-only">Help</span>
      </ExternalLink>
      <p
        title={name}
        className="hidden max-w-36 items-center gap-2 text-sm text-muted lg:flex 2xl:max-w-60"
      >
        <CircleUser aria-hidden className="size-5 shrink-0" />
        <span className="truncate">{name}</span>
      </p>
      <ExternalLink
        href={paths.home()}
        className={buttonClass('quiet', 'shrink-0 max-lg:hidden', 'compact')}
      >
        <SquareArrowOutUpRight aria-hidden className="size-4" />
        View site
      </ExternalLink>
    </header>
  )
}
