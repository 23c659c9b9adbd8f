import { Provider as TooltipProvider } from '@radix-ui/react-tooltip'
import { Suspense, useId } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Spinner } from '../../../components/ui/spinner'
import { tooltipDelayMs, tooltipSkipMs } from '../../../content/limits'
import { PageBoundary } from '../page-boundary'
import { SidebarNav } from './sidebar-nav'
import { SidebarSheet } from './sidebar-sheet'
import { sidebarWidths } from './sidebar-widths'
import { StudioHeader } from './studio-header'
import { useSidebar } from './use-sidebar'

/** Sidebar, header and the present page of the panel. */
export function StudioShell() {
  const { isNarrow, isColumnOpen, isSheetShown, setSheetShown, toggle } = useSidebar()
  const { pathname } = useLocation()
  const columnId = useId()
  const isCollapsed = !isColumnOpen
  return (
    <TooltipProvider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      <div style={sidebarWidths} className="flex min-h-dvh">
        {isNarrow ? (
          <SidebarSheet isShown={isSheetShown} onShownChange={setSheetShown} />
        ) : (
          <aside
            id={columnId}
            data-state={isCollapsed ? 'collapsed' : 'expanded'}
            className="sticky top-0 flex h-dvh w-(--sidebar-width) shrink-0 flex-col overflow-y-auto border-r border-line bg-card transition-[width] duration-200 data-[state=collapsed]:w-(--sidebar-width-icon)"
          >
            <p className={isCollapsed ? 'sr-only' : 'px-3.5 py-4 text-lg font-bold'}>Admin Panel</p>
            <SidebarNav isCollapsed={isCollapsed} />
          </aside>
        )}
        <div className="min-w-0 grow">
          <StudioHeader
            isSidebarOpen={isNarrow ? isSheetShown : isColumnOpen}
            sidebarId={isNarrow ? undefined : columnId}
            onToggle={toggle}
          />
          <main className="mx-auto max-w-page p-4 md:p-6">
            <PageBoundary key={pathname}>
              <Suspense fallback={<Spinner label="Loading the page" />}>
                <Outlet />
              </Suspense>
            </PageBoundary>
          </main>
        </div>
      </div>
    </TooltipProvider>
  )
}
