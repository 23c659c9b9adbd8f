import './studio.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { RequireAdmin } from './auth/require-admin'
import { SessionProvider } from './auth/session-provider'
import { BackendMissing } from './backend-missing'
import { readBackendConfig } from './data/config'
import { createQueryClient } from './data/query-client'
import { LeaveDialog } from './frame/shell/leave-dialog'
import { LoadingPage } from './kit/page/notice-page'

const AdminLayout = lazy(async () => ({
  default: (await import('./admin-layout')).AdminLayout,
}))

/** Providers of all pages of the studio, including the login page. */
export function Studio() {
  const [config] = useState(readBackendConfig)
  const [queryClient] = useState(createQueryClient)
  if ('badVariables' in config) {
    return (
      <div className="studio">
        <BackendMissing variables={config.badVariables} />
      </div>
    )
  }
  return (
    <div className="studio">
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <LeaveDialog />
          <Suspense fallback={<LoadingPage label="Loading the page" />}>
            <Outlet />
          </Suspense>
        </SessionProvider>
      </QueryClientProvider>
    </div>
  )
}

/** Parent route of all pages for admins. */
export function AdminPages() {
  return (
    <RequireAdmin>
      <AdminLayout />
    </RequireAdmin>
  )
}
