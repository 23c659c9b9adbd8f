import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { toastMs } from '../../../src/content/limits'
import { RequireAdmin } from '../../../src/admin/auth/require-admin'
import { SessionProvider } from '../../../src/admin/auth/session-provider'
import { createQueryClient } from '../../../src/admin/data/query-client'
import { ToastOutlet } from '../../../src/components/ui/toast-outlet'
import { withRouter } from './with-router'

/** Renders content for admins only at /admin, with simple pages at the other paths. */
export function renderGuarded(secret: ReactNode) {
  window.history.pushState(null, '', '/admin')
  const queryClient = createQueryClient()
  const root = (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
      <ToastOutlet durationMs={toastMs} />
    </QueryClientProvider>
  )
  const pages = [
    { path: '/', element: <h1>Public home</h1> },
    { path: '/auth', element: <h1>Login page</h1> },
    { path: '/admin', element: <RequireAdmin>{secret}</RequireAdmin> },
  ]
  const view = render(<StrictMode>{withRouter([{ element: root, children: pages }])}</StrictMode>)
  return { user: userEvent.setup(), queryClient, ...view }
}
