import { Outlet } from 'react-router'
import { StudioShell } from './frame/shell/studio-shell'
import { installTrustedTypesPolicy } from './kit/safe-html'

// Before any page of the studio renders.
installTrustedTypesPolicy()

/** The shell around every page for admins; in a chunk that the login page does not need. */
export function AdminLayout() {
  return (
    <StudioShell>
      <Outlet />
    </StudioShell>
  )
}
