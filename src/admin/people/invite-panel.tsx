import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { TextField } from '../../components/form/text-field'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { lastNairobiDayBefore } from '../../lib/calendar-day'
import { isEmailAddress } from '../../lib/email-address'
import { adminPaths } from '../../lib/admin-paths'
import { roleTexts, untilText } from '../auth/role-texts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { brokenDates } from '../kit/fields/broken-dates'
import { frameClass } from '../kit/frame-class'
import { Moment } from '../kit/moment'
import { QueryState } from '../kit/query-state'
import { invitationsOptions, useInvite, useRevokeInvitation, type Invitation } from './invitations'
import { isOver, RoleFields, type RoleChoice } from './role-fields'

/** The form that invites somebody, and the invitations with what became of them. */
export function InvitePanel() {
  const [isOpen, setOpen] = useState(false)
  const { invite, isPending } = useInvite()
  return (
    <section aria-label="Invitations" className="mb-6 print:hidden">
      {isOpen ? (
        <InviteForm onClose={() => setOpen(false)} />
      ) : (
        <button type="button" className={buttonClass('primary')} onClick={() => setOpen(true)}>
          <MailPlus aria-hidden className="size-4" />
          Invite somebody
        </button>
      )}
      <InvitationList
        isBusy={isPending}
        onSendAgain={(invitation) => void invite(invitation.email, choiceOf(invitation))}
      />
      <Link to={adminPaths.activity('?table=user_roles')} className={`mt-3 ${lineLinkClass}`}>
        Who has given and taken rights
      </Link>
    </section>
  )
}

/** The role that an invitation gives, with its last day. */
function choiceOf({ role, until }: Invitation): RoleChoice {
  return { role, lastDay: until === null ? '' : lastNairobiDayBefore(until) }
}

/** With its own invitation, so that it shows why that one was refused, and no earlier one. */
function InviteForm({ onClose }: { onClose: () => void }) {
  const { invite, isPending: isBusy, refusal } = useInvite()
  const [email, setEmail] = useState('')
  const [choice, setChoice] = useState<RoleChoice>({ role: 'contributor', lastDay: '' })
  const [isChecked, setChecked] = useState(false)
  const send = async () => {
    if (await invite(email.trim(), choice)) onClose()
  }
  const [dayFault, setDayFault] = useState<string>()
  const hasError = isChecked && !isEmailAddress(email.trim())
  return (
    <form
      aria-label="Invite somebody"
      noValidate
      className={`grid max-w-prose grid-cols-1 gap-4 p-4 sm:p-6 ${frameClass}`}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        const [broken] = brokenDates(event.currentTarget)
        setDayFault(broken?.text)
        if (broken || isOver(choice) || !isEmailAddress(email.trim())) return
        void send()
      }}
    >
      <h2 className="text-lg">Invite somebody</h2>
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        error={hasError ? 'Write a whole e-mail address.' : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleFields choice={choice} dayFault={dayFault} onChange={setChoice} />
      {refusal && (
        <p role="alert" className={`p-3 ${noticeClass('error')}`}>
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={buttonClass()} disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Inviting...' : 'Send the invitation'}
        </button>
      </div>
    </form>
  )
}

type InvitationListProps = {
  isBusy: boolean
  onSendAgain: (invitation: Invitation) => void
}

function InvitationList({ isBusy, onSendAgain }: InvitationListProps) {
  const query = useQuery(invitationsOptions)
  const revoke = useRevokeInvitation()
  const [chosen, setChosen] = useState<Invitation>()
  const rows = query.data ?? []
  return (
    <>
      <div className="mt-4 empty:mt-0">
        <QueryState
          query={query}
          loadingText="Loading the invitations"
          failedText="Failed to load invitations"
        />
      </div>
      {rows.length > 0 && (
        <ul aria-label="Invitations" className={`mt-4 divide-y divide-line ${frameClass}`}>
          {rows.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
            >
              <div className="min-w-0 grow basis-64">
                <h3 className="text-base font-bold wrap-anywhere">{invitation.email}</h3>
                <p>
                  {/* What somebody may do now stands with the account. */}
                  {invitation.state === 'accepted' && 'Invited as '}
                  {roleTexts[invitation.role].name}
                  {untilText(invitation.until)}
                </p>
                <p className="text-sm text-muted">
                  <StateText invitation={invitation} />
                  {invitation.invited_by && ` · Invited by ${invitation.invited_by}`}
                </p>
              </div>
              {invitation.state !== 'accepted' && (
                <div className="flex flex-wrap gap-2">
                  {!isOver(choiceOf(invitation)) && (
                    <button
                      type="button"
                      className={buttonClass('secondary', '', 'compact')}
                      disabled={isBusy}
                      onClick={() => onSendAgain(invitation)}
                    >
                      Send again<span className="sr-only">: {invitation.email}</span>
                    </button>
                  )}
                  <button
                    type="button"
                    className={buttonClass('quiet', '', 'compact')}
                    onClick={() => setChosen(invitation)}
                  >
                    Take back<span className="sr-only">: {invitation.email}</span>
                  </button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title="Are you sure?"
        description={
          chosen &&
          `The invitation of ${chosen.email} gives no role any more. The link in the mail may still open an account, and an account alone gives no access.`
        }
        confirmLabel="Take it back"
        onClose={() => setChosen(undefined)}
        onConfirm={async () => {
          if (chosen) await revoke.mutateAsync(chosen).catch(() => undefined)
        }}
      />
    </>
  )
}

function StateText({ invitation }: { invitation: Invitation }) {
  const { state, sent_at, accepted_at, expires_at } = invitation
  if (state === 'accepted') {
    return (
      <>
        Accepted on <Moment at={accepted_at} />
      </>
    )
  }
  // No rights are given for days that are over, however often it is sent.
  if (isOver(choiceOf(invitation))) {
    return <>Its last day is over. Invite the address again with another one.</>
  }
  if (state === 'expired') return <>Expired. Send it again to give another week.</>
  if (state === 'void') {
    return <>Gives nothing any more: those who invited are no administrators now.</>
  }
  if (sent_at === null) return <>No mail went out yet. Send it again.</>
  return (
    <>
      Invited, waiting. The invitation lasts until <Moment at={expires_at} />
    </>
  )
}
