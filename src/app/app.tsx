import { Suspense, useEffect, ViewTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { PublicLayout } from '../components/layout/public-layout'
import { EarlyTapReplay } from '../components/ui/deferred-hydration'
import { Spinner } from '../components/ui/spinner'
import { ToastOutlet } from '../components/ui/toast-outlet'
import { devToolsCheckMs, devToolsThresholdMs, toastMs } from '../content/limits'
import { site } from '../content/site'
import { lazyPart } from '../lib/lazy-part'
import { readStored, studioSessionKey } from '../lib/storage'
import { useHydrated } from '../lib/use-hydrated'
import { whenIdle } from '../lib/when-idle'
import { ErrorBoundary } from './error-boundary'
import { NavigationEffects } from './navigation-effects'
import { routeOf } from './routes'

/** The public site: the page of the current path in its layout. */
export function App() {
  const { pathname } = useLocation()
  const { id, isPublic, isPagePerPath, Component: Page } = routeOf(pathname)
  const pageId = isPagePerPath ? pathname : id
  const page = (
    <Suspense fallback={<Spinner label="Loading the page" />}>
      {/* The old page fades out as the new one fades in; what changes within a page does not. */}
      <ViewTransition key={pageId} default="none" enter="page" exit="page">
        <Page />
      </ViewTransition>
      <EarlyTapReplay />
    </Suspense>
  )
  return (
    <ErrorBoundary resetKey={pathname} phone={site.phone}>
      <NavigationEffects pageId={pageId} />
      {isPublic && <IdleParts />}
      {isPublic ? (
        <PublicLayout>
          {/* Header and footer stay, with the way to other pages and the phone number. */}
          <ErrorBoundary resetKey={pathname} phone={site.phone} isInFrame>
            {page}
          </ErrorBoundary>
        </PublicLayout>
      ) : (
        page
      )}
      {isPublic && <EditSlot />}
      <ToastOutlet durationMs={toastMs} />
    </ErrorBoundary>
  )
}

const editLink = lazyPart(async () => (await import('./edit-link')).EditLink, { isAtOnce: true })

/** The link to the editor of what is shown, only on devices that keep a session of the studio. */
function EditSlot() {
  const isHydrated = useHydrated()
  if (!isHydrated || readStored('local', studioSessionKey) === null) return null
  return (
    <Suspense>
      <editLink.Component />
    </Suspense>
  )
}

const times = { messageMs: toastMs, checkMs: devToolsCheckMs, thresholdMs: devToolsThresholdMs }

/**
 * What public pages do when the browser is idle, while it is mounted. Styles hide a page that contains its
 * element in print, also without scripts.
 */
function IdleParts() {
  const isProtected = site.contentProtection && !import.meta.env.DEV

  useEffect(() => {
    if (import.meta.env.DEV) return undefined
    let isMounted = true
    let stop = () => {}
    const start = async () => {
      try {
        const { startIdleParts } = await import('./idle-parts')
        if (isMounted) stop = startIdleParts(isProtected ? { document, ...times } : undefined)
      } catch {
        // The page works without it.
      }
    }
    const cancelIdle = whenIdle(() => void start())
    return () => {
      isMounted = false
      cancelIdle()
      stop()
    }
  }, [isProtected])

  return isProtected ? <div hidden className="prints-nothing" /> : null
}
