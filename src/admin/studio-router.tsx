import './studio.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useRouteError } from 'react-router'
import { buttonClass } from '../components/ui/button'
import { ErrorPage } from '../components/ui/error-page'
import { carryToasts } from '../lib/carried-toasts'
import { paths, studioPatterns } from '../lib/paths'
import { reloadForStaleChunk } from '../lib/stale-tab'
import { RequireAdmin } from './auth/require-admin'
import { SessionProvider } from './auth/session-provider'
import { readBackendConfig } from './data/config'
import { createQueryClient } from './data/query-client'
import { LeaveDialog } from './frame/shell/leave-dialog'
import { LoadingPage, NoticePage } from './kit/page/notice-page'

type Pattern = (typeof studioPatterns)[number]

const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load() }))

/**
 * The page of every path. They use React's `lazy`, not the router's: the URL changes at once, and the shell
 * shows that the page is loading or has failed.
 */
const pages: Record<Pattern, ComponentType> = {
  '/auth': lazyPage(async () => (await import('./auth/auth-page')).AuthPage),
  '/admin': lazyPage(async () => (await import('./dashboard/dashboard-page')).DashboardPage),
  '/admin/tours': lazyPage(async () => (await import('./tours/tours-page')).ToursPage),
  '/admin/tours/:id': lazyPage(async () => (await import('./tours/tour-page')).TourPage),
  '/admin/blog': lazyPage(async () => (await import('./blog/blog-page')).BlogPage),
  '/admin/blog/:id': lazyPage(async () => (await import('./blog/post-page')).PostPage),
  '/admin/gallery': lazyPage(async () => (await import('./gallery/gallery-page')).GalleryPage),
  '/admin/site': lazyPage(async () => (await import('./site/site-page')).SitePage),
  '/admin/site/:sheet': lazyPage(async () => (await import('./site/sheet-page')).SheetPage),
  '/admin/settings': lazyPage(async () => (await import('./settings/settings-page')).SettingsPage),
  '/admin/people': lazyPage(async () => (await import('./people/people-page')).PeoplePage),
  '/admin/activity': lazyPage(async () => (await import('./activity/activity-page')).ActivityPage),
  '/admin/publish': lazyPage(async () => (await import('./publishing/publish-page')).PublishPage),
}

const StudioShell = lazyPage(async () => (await import('./frame/shell/studio-shell')).StudioShell)

const routeOf = (path: Pattern) => ({ path, Component: pages[path] })

/**
 * Creates the studio with its router. Call once per document: two routers would both react to Back and
 * Forward.
 *
 * @param outside rendered at every path outside the studio
 * @returns the studio, and a function that disposes of its router
 */
export function createStudio(outside: ReactNode) {
  const isForAdmins = (path: Pattern) => path !== '/auth'
  const router = createBrowserRouter([
    {
      Component: Studio,
      ErrorBoundary: StudioError,
      children: [
        routeOf('/auth'),
        { Component: AdminPages, children: studioPatterns.filter(isForAdmins).map(routeOf) },
      ],
    },
    { path: '*', element: <OutsideStudio>{outside}</OutsideStudio> },
  ])
  return { StudioPages: () => <RouterProvider router={router} />, dispose: () => router.dispose() }
}

/** Providers of all pages of the studio, including the login page. */
function Studio() {
  const [config] = useState(readBackendConfig)
  const [queryClient] = useState(createQueryClient)
  return (
    <div className="studio">
      {'badVariables' in config ? (
        <BackendMissing variables={config.badVariables} />
      ) : (
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <LeaveDialog />
            <Suspense fallback={<LoadingPage label="Loading the page" />}>
              <Outlet />
            </Suspense>
          </SessionProvider>
        </QueryClientProvider>
      )}
    </div>
  )
}

/** Tells the developer why the studio cannot start. */
function BackendMissing({ variables }: { variables: readonly string[] }) {
  return (
    <NoticePage tabTitle="Studio" title="The studio has no backend configured" Icon={Unplug}>
      <p className="min-w-0 wrap-anywhere">
        Missing or malformed: {variables.join(', ')}. Set what is named here in the file .env, then
        build the site again. The public pages work without it.
      </p>
      <a href={paths.home()} className={buttonClass('secondary')}>
        Go to the site
      </a>
    </NoticePage>
  )
}

/** Parent route of all pages for admins. */
function AdminPages() {
  return (
    <RequireAdmin>
      <StudioShell />
    </RequireAdmin>
  )
}

/** Replaces the studio after a crash; reloads if the tab is older than the deployed site. */
function StudioError() {
  const error = useRouteError()
  useEffect(() => reloadForStaleChunk(error), [error])
  return <ErrorPage error={error} />
}

/** Leaves the studio; toasts that are still shown continue on the site. */
function OutsideStudio({ children }: { children: ReactNode }) {
  // Before the effects of its children, which leave this document.
  useLayoutEffect(carryToasts, [])
  return children
}
