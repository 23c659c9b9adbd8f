import { useQuery } from '@tanstack/react-query'
import { CircleUser, Clock3, KeyRound, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { DebouncedInput } from '../../components/form/debounced-input'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { lastNairobiDayBefore } from '../../lib/calendar-day'
import { longDate } from '../../lib/format'
import { roleTexts, roleWord, untilText } from '../auth/role-texts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { frameClass } from '../kit/frame-class'
import { readListWords, useListView } from '../kit/lists/list-view'
import { Pager } from '../kit/lists/pager'
import { Moment } from '../kit/moment'
import { StudioPage } from '../kit/page/studio-page'
import { QueryState } from '../kit/query-state'
import { useMay } from '../kit/rights'
import { RoleDialog } from './role-dialog'
import { isOwnerOptions, nameOf, peopleOptions, type Person } from './people-queries'
import { InvitePanel } from './invite-panel'
import {
  actionLabel,
  confirmLabels,
  roleActionsFor,
  roleQuestion,
  useRoleActions,
  type RoleAction,
} from './role-actions'

/** All accounts with their roles, and the invitations; for administrators. */
export function PeoplePage() {
  if (useMay('manage')) return <ManagedPeople />
  return (
    <StudioPage title="People">
      <p className="max-w-prose">
        Only administrators see who has access, invite people and change roles. Your own role is
        under Settings.
      </p>
    </StudioPage>
  )
}

function ManagedPeople() {
  const { view, choose, type } = useListView()
  const people = useQuery(peopleOptions(view.words, view.page))
  const { data } = people
  const { data: isOwner = false } = useQuery(isOwnerOptions)
  const { perform, refusalOf } = useRoleActions()
  const [chosen, setChosen] = useState<{ person: Person; action: RoleAction }>()
  const close = () => setChosen(undefined)
  const asked =
    chosen && chosen.action !== 'give' ? { ...chosen, action: chosen.action } : undefined
  const searchId = useId()
  return (
    <StudioPage title="People">
      <InvitePanel />
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
      <QueryState query={people} loadingText="Loading people" failedText="Failed to load people" />
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
        isOpen={asked !== undefined}
        title="Are you sure?"
        description={asked && roleQuestion(asked.person, asked.action)}
        confirmLabel={asked ? confirmLabels[asked.action] : ''}
        onClose={close}
        onConfirm={async () => {
          if (asked) await perform(asked)
        }}
      />
      <RoleDialog
        person={chosen?.action === 'give' ? chosen.person : undefined}
        onClose={close}
        onGive={(person, choice) => perform({ person, action: 'give', choice })}
      />
    </StudioPage>
  )
}

type PersonItemProps = {
  person: Person
  /** Whether the signed-in user is the owner. */
  isOwner: boolean
  /** Why the last attempt failed. */
  refusal: string | undefined
  onChoose: (person: Person, action: RoleAction) => void
}

/** One account: name, rights, last login, and buttons to change the rights. */
function PersonItem({ person, isOwner, refusal, onChoose }: PersonItemProps) {
  const { full_name, sign_in_email, contact_email, role, until, has_ended, is_confirmed, is_self } =
    person
  const { actions, note } = roleActionsFor(person, isOwner)
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 text-base font-bold wrap-anywhere">
              {full_name || sign_in_email || 'No name'}
            </h2>
            {person.is_owner && <Tag Icon={KeyRound} label="Owner" />}
            {role && !has_ended && <Tag Icon={ShieldCheck} label={roleTexts[role].name} />}
            {role && has_ended && <Tag Icon={Clock3} label={`Was ${roleWord(role)}`} />}
            {is_self && <Tag Icon={CircleUser} label="You" />}
            {!is_confirmed && <Tag Icon={Clock3} label="Address not confirmed" />}
          </div>
          {role && until && (
            <p>
              {has_ended
                ? `The access ended on ${longDate(lastNairobiDayBefore(until))}.`
                : `Access${untilText(until)}.`}
            </p>
          )}
          {full_name && sign_in_email && <p className="wrap-anywhere">{sign_in_email}</p>}
          {contact_email && contact_email !== sign_in_email && (
            <p className="wrap-anywhere text-muted">Contact: {contact_email}</p>
          )}
          <p className="text-sm text-muted">
            Last login: <Moment at={person.last_sign_in_at} />
            {' · '}Account since: <Moment at={person.created_at} none="unknown" />
          </p>
        </div>
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            {actions.map((action) => (
              <button
                key={action}
                type="button"
                className={buttonClass('secondary', '', 'compact')}
                onClick={() => onChoose(person, action)}
              >
                {actionLabel(person, action)}
                <span className="sr-only">{`: ${nameOf(person)}`}</span>
              </button>
            ))}
          </div>
        )}
        {note && <p className="max-w-60 text-sm text-muted">{note}</p>}
      </div>
      {refusal && <p className={`mt-3 p-3 ${noticeClass('error')}`}>{refusal}</p>}
    </li>
  )
}

function Tag({ Icon, label }: { Icon: LucideIcon; label: string }) {
  return (
    <span className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-full border border-tea bg-tea-soft px-2.5 text-sm font-semibold text-tea">
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  )
}
