import { lazy, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router'
import { ErrorPage } from '../components/ui/error-page'
import { carryToasts } from '../lib/carried-toasts'
import { studioPatterns } from '../lib/paths'
import { reloadForStaleChunk } from '../lib/stale-tab'
import { AdminPanel, Studio } from './studio'

type Pattern = (typeof studioPatterns)[number]

/**
 * The page of every address. They come by React's `lazy`, not by that of the router: the address
 * changes at once, and the shell says what is on its way or what has failed.
 */
const pages: Record<Pattern, ComponentType> = {
  '/auth': lazy(async () => ({ default: (await import('./auth/auth-page')).AuthPage })),
  '/admin': lazy(async () => ({
    default: (await import('./dashboard/dashboard-page')).DashboardPage,
  })),
  '/admin/tours': lazy(async () => ({ default: (await import('./tours/tours-page')).ToursPage })),
  '/admin/tours/:id': lazy(async () => ({ default: (await import('./tours/tour-page')).TourPage })),
  '/admin/blog': lazy(async () => ({ default: (await import('./blog/blog-page')).BlogPage })),
  '/admin/blog/:id': lazy(async () => ({ default: (await import('./blog/post-page')).PostPage })),
  '/admin/gallery': lazy(async () => ({
    default: (await import('./gallery/gallery-page')).GalleryPage,
  })),
  '/admin/settings': lazy(async () => ({
    default: (await import('./settings/settings-page')).SettingsPage,
  })),
  '/admin/people': lazy(async () => ({
    default: (await import('./people/people-page')).PeoplePage,
  })),
  '/admin/activity': lazy(async () => ({
    default: (await import('./activity/activity-page')).ActivityPage,
  })),
  '/admin/publish': lazy(async () => ({
    default: (await import('./publishing/publish-page')).PublishPage,
  })),
}

const routeOf = (path: Pattern) => ({ path, Component: pages[path] })

/**
 * Makes the studio with its router; once a document, or two would follow Back and Forward.
 *
 * @param elsewhere what stands at every address outside of the studio
 * @returns the studio, and what ends its router
 */
export function createStudio(elsewhere: ReactNode) {
  const isForAdmins = (path: Pattern) => path !== '/auth'
  const router = createBrowserRouter([
    {
      Component: Studio,
      ErrorBoundary: StudioFailure,
      children: [
        routeOf('/auth'),
        { Component: AdminPanel, children: studioPatterns.filter(isForAdmins).map(routeOf) },
      ],
    },
    { path: '*', element: <Elsewhere>{elsewhere}</Elsewhere> },
  ])
  return { StudioPages: () => <RouterProvider router={router} />, end: () => router.dispose() }
}

/** Stands for the whole studio when it breaks; in a tab that is older than the site, a new try. */
function StudioFailure() {
  const error = useRouteError()
  useEffect(() => reloadForStaleChunk(error), [error])
  return <ErrorPage error={error} />
}

/** The way out of the studio: what it has just said is to be read on the site. */
function Elsewhere({ children }: { children: ReactNode }) {
  // Before the effects of what it holds, which ends this document.
  useLayoutEffect(carryToasts, [])
  return children
}
