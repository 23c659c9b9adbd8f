import { lazy, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router'
import { ErrorPage } from '../components/ui/error-page'
import { carryToasts } from '../lib/carried-toasts'
import { studioPatterns } from '../lib/paths'
import { reloadForStaleChunk } from '../lib/stale-tab'
import { AdminPages, Studio } from './studio'

type Pattern = (typeof studioPatterns)[number]

/**
 * The page of every path. They use React's `lazy`, not the router's: the URL changes at once, and the shell
 * shows that the page is loading or has failed.
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
