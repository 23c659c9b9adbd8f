import { useQuery } from '@tanstack/react-query'
import { History, Users } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { accessOptions, profileOptions } from '../auth/access-queries'
import { roleTexts, untilText } from '../auth/role-texts'
import { useSignedInUser } from '../auth/session-state'
import { FactSkeletons } from '../kit/loading-state'
import { StudioPage } from '../kit/page/studio-page'
import { QueryState } from '../kit/query-state'
import { useMay } from '../kit/rights'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { ProfileEditor, valuesOfProfile } from './profile-editor'
import { SecondFactorPanel } from './second-factor-panel'

/** The account of the signed-in user. */
export function SettingsPage() {
  const user = useSignedInUser()
  const profile = useQuery(profileOptions(user.id))
  return (
    <StudioPage title="Profile Settings" actions={<OtherPages />}>
      <h2 className="mb-3 text-lg">Profile Information</h2>
      {profile.data !== undefined && (
        <ProfileEditor userId={user.id} profile={valuesOfProfile(profile.data)} />
      )}
      <QueryState
        query={profile}
        loadingText="Loading the profile"
        failedText="The profile could not be loaded"
      >
        <FactSkeletons count={2} />
      </QueryState>
      <OwnRole userId={user.id} />
      <h2 className="mt-10 mb-3 text-lg">Sign-in</h2>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <EmailForm currentEmail={user.email} />
        <PasswordForm email={user.email} />
        <SecondFactorPanel userId={user.id} />
      </div>
    </StudioPage>
  )
}

/** The role of the signed-in user, and what it may do. */
function OwnRole({ userId }: { userId: string }) {
  const { data: access } = useQuery(accessOptions(userId))
  if (!access) return null
  const { name, may } = roleTexts[access.role]
  return (
    <p className="mt-6 max-w-prose">
      Your role: <strong>{name}</strong>
      {untilText(access.until)}. You may {may}
    </p>
  )
}

function OtherPages() {
  const mayManage = useMay('manage')
  return (
    <nav aria-label="More settings" className="flex flex-wrap gap-2 print:hidden">
      {mayManage && (
        <Link to={paths.adminPeople()} className={buttonClass('secondary', '', 'compact')}>
          <Users aria-hidden className="size-4" />
          People
        </Link>
      )}
      <Link to={paths.adminActivity()} className={buttonClass('secondary', '', 'compact')}>
        <History aria-hidden className="size-4" />
        Activity
      </Link>
    </nav>
  )
}
