import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { toastMs } from '../../../src/content/limits'
import { SiteRouter } from '../../../src/app/site-router'
import { RequireAdmin } from '../../../src/admin/auth/require-admin'
import { SessionProvider } from '../../../src/admin/auth/session-provider'
import { createQueryClient } from '../../../src/admin/data/query-client'
import { ToastOutlet } from '../../../src/components/ui/toast-outlet'

/** Renders something that only admins may see at /admin, with plain pages around it. */
export function renderGuarded(secret: ReactNode) {
  window.history.pushState(null, '', '/admin')
  const queryClient = createQueryClient()
  const view = render(
    <StrictMode>
      <SiteRouter>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <Routes>
              <Route path="/" element={<h1>Public home</h1>} />
              <Route path="/auth" element={<h1>Login page</h1>} />
              <Route path="/admin" element={<RequireAdmin>{secret}</RequireAdmin>} />
            </Routes>
          </SessionProvider>
        </QueryClientProvider>
        <ToastOutlet durationMs={toastMs} />
      </SiteRouter>
    </StrictMode>,
  )
  return { user: userEvent.setup(), queryClient, ...view }
}
