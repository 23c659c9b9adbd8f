import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { DebouncedInput } from '../../components/form/debounced-input'
import { lineLinkClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { paths } from '../../lib/paths'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { frameClass } from '../kit/frame-class'
import { readListWords } from '../kit/lists/list-view'
import { Pager } from '../kit/lists/pager'
import { useListView } from '../kit/lists/list-view'
import { LoadFailure } from '../kit/load-failure'
import { StudioPage } from '../kit/page/studio-page'
import { LoadingState } from '../kit/loading-state'
import { isOwnerOptions, peopleOptions } from './people-queries'
import type { Person } from './people-schema'
import { PersonItem } from './person-item'
import { confirmLabels, roleQuestion, type RoleAction } from './role-actions'
import { useRoleActions } from './use-role-actions'

/** All accounts, and which of them may use the studio. */
export function PeoplePage() {
  const { view, choose, type } = useListView()
  const { data, isError, isPaused, error, refetch } = useQuery(peopleOptions(view.words, view.page))
  const { data: isOwner = false } = useQuery(isOwnerOptions())
  const { perform, refusalOf } = useRoleActions()
  const [chosen, setChosen] = useState<{ person: Person; action: RoleAction }>()
  const searchId = useId()
  return (
    <StudioPage title="People">
      <HowToInvite />
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` came only in 2023
        role="search"
        className="mb-4 max-w-md print:hidden"
      >
        <label htmlFor={searchId} className="mb-1 block font-semibold">
          Search names and addresses
        </label>
        <DebouncedInput
          id={searchId}
          type="search"
          current={view.words}
          read={readListWords}
          onWrite={(q) => type({ q })}
          className="min-h-12 w-full rounded-postcard border border-muted bg-card px-3 text-base hover:border-tea"
        />
      </div>
      {!data && isError && (
        <LoadFailure title="Failed to load people" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingState label="Loading people" isPaused={isPaused} />}
      {data && data.rows.length > 0 && (
        <ul aria-label="Accounts" className={`divide-y divide-line ${frameClass}`}>
          {data.rows.map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              isOwner={isOwner}
              refusal={refusalOf(person)}
              onChoose={(chosenPerson, action) => setChosen({ person: chosenPerson, action })}
            />
          ))}
        </ul>
      )}
      {data?.rows.length === 0 && <p className={`p-4 sm:p-6 ${frameClass}`}>No accounts found.</p>}
      {data && (
        <Pager
          page={view.page}
          total={data.total}
          onTurn={(page) => choose({ q: view.words, page: String(page) })}
        />
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title="Are you sure?"
        description={chosen && roleQuestion(chosen.person, chosen.action)}
        confirmLabel={chosen ? confirmLabels[chosen.action] : ''}
        onClose={() => setChosen(undefined)}
        onConfirm={async () => chosen && perform(chosen.person, chosen.action)}
      />
    </StudioPage>
  )
}

function HowToInvite() {
  return (
    <div className={`mb-6 max-w-prose p-4 ${noticeClass('advice')}`}>
      <h2 className="text-base font-bold">To give someone access</h2>
      <p className="mt-1">
        Ask them to sign up at <strong className="wrap-anywhere">{authUrl()}</strong> and to confirm
        their address. They then appear in this list, and you make them an administrator. An account
        alone gives no access.
      </p>
      <Link to={paths.adminActivity('?table=user_roles')} className={lineLinkClass}>
        Who has given and taken rights
      </Link>
    </div>
  )
}

const authUrl = () => window.location.host + paths.auth()
