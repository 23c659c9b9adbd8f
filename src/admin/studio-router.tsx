import './studio.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useRouteError,
} from 'react-router'
import { buttonClass } from '../components/ui/button'
import { ErrorPage } from '../components/ui/error-page'
import { Spinner } from '../components/ui/spinner'
import { carryToasts } from '../lib/carried-toasts'
import { adminPaths } from '../lib/admin-paths'
import { paths, studioPatterns } from '../lib/paths'
import { reloadForStaleChunk } from '../lib/stale-tab'
import { RequireAdmin } from './auth/require-admin'
import { SessionProvider } from './auth/session-provider'
import { readBackendConfig } from './data/config'
import { createQueryClient } from './data/query-client'
import { LeaveDialog } from './frame/shell/leave-dialog'
import { LoadingPage, NoticePage } from './kit/page/notice-page'
import { rooms, shell } from './rooms'
import { usePrefetching } from './use-prefetching'

type Pattern = keyof typeof rooms

const routeOf = (path: Pattern) => ({ path, Component: rooms[path].Page })

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
            <Prefetching />
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

function Prefetching() {
  usePrefetching()
  return null
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

/** Parent route of all pages for admins, and of the guide, which also tells others how to sign in. */
function AdminPages() {
  const { pathname } = useLocation()
  const isHelp = pathname === adminPaths.help() || pathname.startsWith(adminPaths.help(''))
  return (
    <RequireAdmin {...(isHelp && { otherwise: <PageWithoutShell /> })}>
      <shell.Page />
    </RequireAdmin>
  )
}

/** A page for those who are not signed in, or while that cannot be checked. */
function PageWithoutShell() {
  return (
    <main className="mx-auto max-w-page p-4 md:p-6 print:max-w-none print:p-0">
      <Suspense fallback={<Spinner label="Loading the page" />}>
        <Outlet />
      </Suspense>
    </main>
  )
}

/** Replaces the studio after a crash; reloads if the tab is older than the deployed site. */
function StudioError() {
  const error = useRouteError()
  useEffect(() => void reloadForStaleChunk(error), [error])
  return <ErrorPage error={error} />
}

/** Leaves the studio; toasts that are still shown continue on the site. */
function OutsideStudio({ children }: { children: ReactNode }) {
  // Before the effects of its children, which leave this document.
  useLayoutEffect(carryToasts, [])
  return children
}
