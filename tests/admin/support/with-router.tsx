import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router'

let endLast = () => {}

/** A router like the studio's at the present address; it ends when the next one is made. */
export function withRouter(routes: RouteObject[]): ReactNode {
  endLast()
  const router = createBrowserRouter(routes)
  endLast = () => router.dispose()
  return <RouterProvider router={router} />
}
