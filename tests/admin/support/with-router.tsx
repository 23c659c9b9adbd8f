import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router'

let disposeLast = () => {}

/** A router like the studio's at the current URL; disposed of when the next one is created. */
export function withRouter(routes: RouteObject[]): ReactNode {
  disposeLast()
  const router = createBrowserRouter(routes)
  disposeLast = () => router.dispose()
  return <RouterProvider router={router} />
}
