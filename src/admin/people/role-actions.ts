import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOfNairobiDay } from '../../lib/calendar-day'
import { showToast } from '../../lib/toast'
import { accessKey } from '../auth/access-queries'
import { roleWord } from '../auth/role-texts'
import { getClient } from '../data/client'
import { failureText, RequestFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { nameOf, type Person } from './people-queries'
import type { RoleChoice } from './role-fields'

/** A change of an account's rights. */
export type RoleAction = 'give' | 'end' | 'hand over'

/** Whether an account has rights now. */
const hasRights = ({ role, has_ended }: Person) => role !== null && !has_ended

/**
 * The changes of an account's rights that the database would accept from the signed-in user; `note` says why
 * there are none.
 *
 * @param isOwner whether the signed-in user is the owner
 */
export function roleActionsFor(
  person: Person,
  isOwner: boolean,
): { actions: readonly RoleAction[]; note?: string } {
  if (person.is_owner) {
    const note = person.is_self
      ? 'You are the owner. Hand over to another administrator before you give up your rights.'
      : 'The owner keeps these rights until handing over.'
    return { actions: [], note }
  }
  if (!person.is_confirmed) {
    return { actions: [], note: 'Can be given a role once the address is confirmed.' }
  }
  const actions: RoleAction[] = ['give']
  if (isOwner && person.role === 'admin' && hasRights(person)) actions.push('hand over')
  if (hasRights(person)) actions.push('end')
  return { actions }
}

/** Label of a button in the list. */
export function actionLabel(person: Person, action: RoleAction): string {
  if (action === 'give') return hasRights(person) ? 'Change role' : 'Give a role'
  return action === 'end' ? 'End access' : 'Hand over ownership'
}

/** Labels of the confirming button in the dialog. */
export const confirmLabels = { end: 'End access', 'hand over': 'Hand over' } as const

/** The text of the confirmation dialog. */
export function roleQuestion(person: Person, action: keyof typeof confirmLabels): string {
  const name = nameOf(person)
  if (action === 'hand over') {
    return `${name} (${person.sign_in_email ?? 'no address'}) becomes the owner: nobody can then take the administrator rights of ${name} away, and only ${name} can hand over again. You stay an administrator, and others can take that away from you.`
  }
  return person.is_self
    ? 'This is your own account: you leave the studio at once, and only another administrator can let you in again.'
    : `${name} can no longer use the studio, from this moment on. The account and everything they wrote stay.`
}

const refusals: Readonly<Record<string, string>> = {
  PT404: 'This account no longer exists. The list now shows the current accounts.',
  PT409:
    'This account has not confirmed its address yet. Ask the person to open the link in their mail, then try again.',
  PT423:
    'This is the owner, whose rights nobody can take away. The owner can hand over to another administrator.',
  PT403: 'Your own rights end earlier: choose a last day that is not after yours.',
  '22023': 'The last day must lie ahead.',
  '23514':
    'This is the last administrator. Make somebody else an administrator first: a studio without one can only be opened again by the operator.',
}

const handOverRefusals: Readonly<Record<string, string>> = {
  PT404: refusals['PT404'] ?? '',
  PT409: 'Only an administrator can become the owner. Make this person an administrator first.',
  '42501': 'Only the owner can hand over, and you are not the owner any more.',
}

/** Why the change was refused, as a sentence. */
function roleRefusal(error: unknown, action: RoleAction): string {
  const code = error instanceof RequestFailure ? error.code : ''
  const known = action === 'hand over' ? handOverRefusals : refusals
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? failureText(error)
}

/** What the database did, and the end of a sentence about it. */
const outcomes = new Map([
  ['unchanged', { kind: 'info', text: 'had this role already' }],
  ['ended', { kind: 'success', text: 'has no access any more' }],
  ['had none', { kind: 'info', text: 'had no access any more' }],
  ['handed over', { kind: 'success', text: 'is the owner now' }],
] as const)

type RoleChange =
  | { person: Person; action: 'give'; choice: RoleChoice }
  | { person: Person; action: 'end' | 'hand over' }

/** Asks the database for one change. */
async function askFor(change: RoleChange) {
  const client = getClient()
  const account = change.person.id
  if (change.action !== 'give') {
    const name = change.action === 'end' ? 'end_access' : 'hand_over'
    return client.rpc(name, { account })
  }
  const { role, lastDay } = change.choice
  return client.rpc('give_role', { account, wanted: role, ends: endOfNairobiDay(lastDay) })
}

/** @throws RequestFailure */
async function change(wanted: RoleChange) {
  const { data, error, status } = await askFor(wanted)
  if (error) throw new RequestFailure(error.message, status, error.code)
  if (data === 'given' && wanted.action === 'give') {
    return { kind: 'success', text: `is ${roleWord(wanted.choice.role)} now` } as const
  }
  const done = wanted.action === 'hand over' ? 'handed over' : data
  const outcome = done && done !== 'given' && outcomes.get(done)
  if (!outcome) throw new RequestFailure('The answer says nothing', status)
  return outcome
}

/** Performs changes of rights and shows their results. */
export function useRoleActions() {
  const queryClient = useQueryClient()
  const { mutateAsync, error, variables } = useMutation({
    mutationFn: change,
    onSuccess: ({ kind, text }, { person }) =>
      showToast({ kind, title: `${nameOf(person)} ${text}` }),
    onError: (failure, { action }) => {
      const title = action === 'hand over' ? 'Failed to hand over' : 'Failed to change the rights'
      showToast({ kind: 'error', title, description: roleRefusal(failure, action) })
    },
    onSettled: (_data, _error, { person }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.people })
      void queryClient.invalidateQueries({ queryKey: queryKeys.activity })
      // Users who gave up their own rights must leave the studio at once.
      if (person.is_self) void queryClient.invalidateQueries({ queryKey: accessKey })
    },
  })
  return {
    /** Performs one change; resolves to a sentence when it was refused, and never rejects. */
    perform: (wanted: RoleChange) =>
      mutateAsync(wanted).then(
        () => undefined,
        (failure: unknown) => roleRefusal(failure, wanted.action),
      ),
    /** Why the last change failed, if it was for this person. */
    refusalOf: ({ id }: Person) =>
      error && variables.person.id === id ? roleRefusal(error, variables.action) : undefined,
  }
}
