import { useQuery } from '@tanstack/react-query'
import { profileOptions } from '../auth/access-queries'
import { useSession } from '../auth/session-context'
import { Facts } from '../shared/facts'
import { FactShapes } from '../shared/fact-shapes'
import { StudioPage } from '../shared/studio-page'
import { WaitingFor } from '../shared/waiting-for'

/** The profile of the signed-in admin; to be read only for now. */
export function SettingsPage() {
  const { session } = useSession()
  const { data: profile } = useQuery(
    profileOptions(session.status === 'signedIn' ? session.user.id : undefined),
  )
  return (
    <StudioPage title="Profile Settings">
      <h2 className="mb-3 text-lg">Profile Information</h2>
      {profile === undefined ? (
        <WaitingFor label="Loading the profile">
          <FactShapes count={2} />
        </WaitingFor>
      ) : (
        <Facts
          facts={[
            ['Full Name', profile?.full_name],
            ['Email', profile?.email],
          ]}
        />
      )}
    </StudioPage>
  )
}
