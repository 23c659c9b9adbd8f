import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { accessOptions, profileOptions } from '../auth/access-queries'
import { roleTexts, untilText } from '../auth/role-texts'
import { useSignedInUser } from '../auth/session-state'
import { useStudioPages } from '../frame/sidebar-items'
import { frameClass } from '../kit/frame-class'
import { FactSkeletons } from '../kit/loading-state'
import { StudioPage } from '../kit/page/studio-page'
import { QueryState } from '../kit/query-state'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { ProfileEditor, valuesOfProfile } from './profile-editor'
import { SecondFactorPanel } from './second-factor-panel'

/** The account of the signed-in user. */
export function SettingsPage() {
  const user = useSignedInUser()
  const profile = useQuery(profileOptions(user.id))
  return (
    <StudioPage title="Profile Settings">
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
      <WholeSite />
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

/** The way to what people look for here: the pages about the whole site. */
function WholeSite() {
  const { wholeSite } = useStudioPages()
  return (
    <nav aria-label={wholeSite.name} className="mt-10 print:hidden">
      <h2 className="mb-3 text-lg">{wholeSite.name}</h2>
      <ul className={`divide-y divide-line ${frameClass}`}>
        {wholeSite.items.map(({ label, to, Icon, hint }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 px-4 py-3 hover:bg-tea-soft active:bg-line sm:px-6"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-tea" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{label}</span>{' '}
                <span className="block text-sm text-muted">{hint}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
