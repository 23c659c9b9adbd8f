import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { accessKey } from '../auth/access-queries'
import { getClient } from '../data/client'
import { failureText, RequestFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { nameOf, type Person } from './people-queries'

/** A change of an account's rights. */
export type RoleAction = 'grant' | 'revoke' | 'hand over'

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
  if (person.is_admin) return { actions: isOwner ? ['hand over', 'revoke'] : ['revoke'] }
  return person.is_confirmed
    ? { actions: ['grant'] }
    : { actions: [], note: 'Can be made an administrator once the address is confirmed.' }
}

/** Labels of the buttons in the list. */
export const actionLabels: Readonly<Record<RoleAction, string>> = {
  grant: 'Make administrator',
  revoke: 'Take admin rights away',
  'hand over': 'Hand over ownership',
}

/** Labels of the confirming button in the dialog. */
export const confirmLabels: Readonly<Record<RoleAction, string>> = {
  grant: actionLabels.grant,
  revoke: 'Take rights away',
  'hand over': 'Hand over',
}

/** The text of the confirmation dialog. */
export function roleQuestion(person: Person, action: RoleAction): string {
  const name = nameOf(person)
  const account = `${name} (${person.sign_in_email ?? 'no address'})`
  if (action === 'grant') {
    return `${account} may then change and delete everything in the studio, and give these rights to others.`
  }
  if (action === 'hand over') {
    return `${account} becomes the owner: nobody can then take the administrator rights of ${name} away, and only ${name} can hand over again. You stay an administrator, and others can take that away from you.`
  }
  return person.is_self
    ? 'This is your own account: you leave the studio at once, and only another administrator can let you in again.'
    : `${name} can no longer use the studio, from this moment on. The account stays.`
}

const refusals: Readonly<Record<string, string>> = {
  PT404: 'This account no longer exists. The list now shows the current accounts.',
  PT409:
    'This account has not confirmed its address yet. Ask the person to open the link in their mail, then try again.',
  PT423:
    'This is the owner, whose rights nobody can take away. The owner can hand over to another administrator.',
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

const procedures = {
  grant: 'grant_admin_role',
  revoke: 'revoke_admin_role',
  'hand over': 'hand_over',
} as const satisfies Record<RoleAction, string>

/** What the database did, and the end of a sentence about it. */
const outcomes = new Map([
  ['granted', { kind: 'success', text: 'is an administrator now' }],
  ['already admin', { kind: 'info', text: 'was an administrator already' }],
  ['revoked', { kind: 'success', text: 'is no longer an administrator' }],
  ['was no admin', { kind: 'info', text: 'was no longer an administrator' }],
  ['handed over', { kind: 'success', text: 'is the owner now' }],
] as const)

/** Performs changes of rights and shows their results. */
export function useRoleActions() {
  const queryClient = useQueryClient()
  const { mutateAsync, error, variables } = useMutation({
    mutationFn: async ({ person, action }: { person: Person; action: RoleAction }) => {
      const { data, error, status } = await getClient().rpc(procedures[action], {
        account: person.id,
      })
      if (error) throw new RequestFailure(error.message, status, error.code)
      const done = action === 'hand over' ? 'handed over' : data
      const outcome = done && outcomes.get(done)
      if (!outcome) throw new RequestFailure('The answer says nothing', status)
      return outcome
    },
    onSuccess: ({ kind, text }, { person }) =>
      showToast({ kind, title: `${nameOf(person)} ${text}` }),
    onError: (error, { action }) => {
      const title = action === 'hand over' ? 'Failed to hand over' : 'Failed to change the rights'
      showToast({ kind: 'error', title, description: roleRefusal(error, action) })
    },
    onSettled: (_data, _error, { person }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.people })
      void queryClient.invalidateQueries({ queryKey: queryKeys.activity })
      // Users who gave up their own rights must leave the studio at once.
      if (person.is_self) void queryClient.invalidateQueries({ queryKey: accessKey })
    },
  })
  return {
    /** Performs one change; never rejects. */
    perform: (person: Person, action: RoleAction) =>
      mutateAsync({ person, action }).then(
        () => undefined,
        () => undefined,
      ),
    /** Why the last change failed, if it was for this person. */
    refusalOf: ({ id }: Person) =>
      error && variables.person.id === id ? roleRefusal(error, variables.action) : undefined,
  }
}
