import './studio.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { RequireAdmin } from './auth/require-admin'
import { SessionProvider } from './auth/session-provider'
import { BackendMissing } from './backend-missing'
import { readBackendConfig } from './data/config'
import { createQueryClient } from './data/query-client'
import { WaitingPage } from './kit/page/waiting-page'

const AuthPage = lazy(async () => ({ default: (await import('./auth/auth-page')).AuthPage }))
const Panel = lazy(async () => ({ default: (await import('./panel')).Panel }))

/** The admin part of the product: /auth and everything under /admin. */
export function Studio() {
  const [config] = useState(readBackendConfig)
  const [queryClient] = useState(createQueryClient)
  const { pathname } = useLocation()
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
          <Suspense fallback={<WaitingPage label="Loading the page" />}>
            {pathname === paths.auth() ? (
              <AuthPage />
            ) : (
              <RequireAdmin>
                <Panel />
              </RequireAdmin>
            )}
          </Suspense>
        </SessionProvider>
      </QueryClientProvider>
    </div>
  )
}
