import { Suspense } from 'react'
import { Spinner } from '../components/ui/spinner'
import { ToastOutlet } from '../components/ui/toast-outlet'
import { toastMs } from '../content/limits'
import { lazyComponent } from '../lib/lazy-part'
import { OpenDocument } from '../lib/open-document'
import { ErrorBoundary } from './error-boundary'

const studio = lazyComponent(async () => {
  const { createStudio } = await import('../admin/studio-router')
  return createStudio(<OpenDocument />).StudioPages
})

/** The studio, with its own router, instead of the site. */
export function StudioApp() {
  return (
    <ErrorBoundary resetKey="studio">
      <Suspense fallback={<Spinner label="Loading the page" />}>
        <studio.Component />
      </Suspense>
      <ToastOutlet durationMs={toastMs} />
    </ErrorBoundary>
  )
}
