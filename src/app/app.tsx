import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Spinner } from '../components/ui/spinner'
import { ToastOutlet } from '../components/ui/toast-outlet'
import { toastMs } from '../content/limits'
import { PublicLayout } from '../components/layout/public-layout'
import { ContentProtection } from './content-protection'
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
      <Page key={pageId} />
    </Suspense>
  )
  return (
    <ErrorBoundary resetKey={pathname}>
      <NavigationEffects pageId={pageId} />
      {isPublic && <ContentProtection />}
      {isPublic ? <PublicLayout>{page}</PublicLayout> : page}
      <ToastOutlet durationMs={toastMs} />
    </ErrorBoundary>
  )
}
