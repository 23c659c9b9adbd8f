import { useQuery } from '@tanstack/react-query'
import { Spinner } from '../../components/ui/spinner'
import { profileOptions } from '../auth/access-queries'
import { useSession } from '../auth/session-context'
import { Facts } from '../shared/facts'
import { StudioPage } from '../shared/studio-page'

/** The profile of the signed-in admin; to be read only for now. */
export function SettingsPage() {
  const { session } = useSession()
  const { data: profile } = useQuery(
    profileOptions(session.status === 'signedIn' ? session.user.id : undefined),
  )
  return (
    <StudioPage title="Profile Settings">
      <h2 className="mb-3 font-sans text-lg font-bold">Profile Information</h2>
      {profile === undefined ? (
        <Spinner label="Loading the profile" />
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
