import { Outlet } from 'react-router'
import { StudioShell } from './frame/shell/studio-shell'
import { installTrustedTypesPolicy } from './kit/safe-html'

// Before the first page of the panel shows anything.
installTrustedTypesPolicy()

/** The shell around every page of the panel; in a chunk that the login page does not need. */
export function Panel() {
  return (
    <StudioShell>
      <Outlet />
    </StudioShell>
  )
}
