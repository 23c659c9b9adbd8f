import { CircleUser, Clock3, KeyRound, ShieldCheck, type LucideIcon } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { Moment } from '../kit/moment'
import { nameOf, type Person } from './people-schema'
import { roleActionsFor, actionLabels, type RoleAction } from './role-actions'

type PersonItemProps = {
  person: Person
  /** Whether the signed-in user is the owner. */
  isOwner: boolean
  /** Why the last attempt failed. */
  refusal: string | undefined
  onChoose: (person: Person, action: RoleAction) => void
}

/** One account: name, rights, last login, and buttons to change the rights. */
export function PersonItem({ person, isOwner, refusal, onChoose }: PersonItemProps) {
  const { full_name, sign_in_email, contact_email, is_admin, is_confirmed, is_self } = person
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
            {is_admin && <Tag Icon={ShieldCheck} label="Administrator" />}
            {is_self && <Tag Icon={CircleUser} label="You" />}
            {!is_confirmed && <Tag Icon={Clock3} label="Address not confirmed" />}
          </div>
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
                {actionLabels[action]}
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
