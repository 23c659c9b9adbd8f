import { Outlet } from 'react-router'
import { StudioShell } from './frame/shell/studio-shell'
import { cleanEveryHtml } from './kit/safe-html'

// Before the first page of the panel shows anything.
cleanEveryHtml()

/** The shell around every page of the panel; in a chunk that the login page does not need. */
export function Panel() {
  return (
    <StudioShell>
      <Outlet />
    </StudioShell>
  )
}
