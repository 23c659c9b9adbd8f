import { Provider as TooltipProvider } from '@radix-ui/react-tooltip'
import { RefreshCw } from 'lucide-react'
import { Suspense, useId, type ReactNode } from 'react'
import { Spinner } from '../../../components/ui/spinner'
import { tooltipDelayMs, tooltipSkipMs } from '../../../content/limits'
import { useIsReconnecting } from '../../auth/access-queries'
import { OfflineBanner, useIsOnline } from '../../kit/offline-banner'
import { PageBoundary } from '../../kit/page/page-boundary'
import { usePageKey } from '../../kit/page/page-key'
import { Publishing } from '../publishing/publishing'
import { SidebarNav } from './sidebar-nav'
import { SidebarSheet } from './sidebar-sheet'
import { sidebarWidths } from './sidebar-widths'
import { StudioHeader } from './studio-header'
import { useSidebar } from './use-sidebar'

/** Sidebar, header and the current page of the studio. */
export function StudioShell({ children }: { children: ReactNode }) {
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
            <main className="mx-auto max-w-page p-4 md:p-6 print:max-w-none print:p-0">
              <PageBoundary key={pageKey}>
                <Suspense fallback={<Spinner label="Loading the page" />}>{children}</Suspense>
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
