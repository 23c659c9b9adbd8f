import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { endOfNairobiDay } from '../../lib/calendar-day'
import { showToast } from '../../lib/toast'
import { grantableRoles, roleWord } from '../auth/role-texts'
import { getClient } from '../data/client'
import { functionRefusalText } from '../data/explain-refusal'
import { getFunctions } from '../data/functions'
import { failureText, logFailure, RequestFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'
import { useSingleMutation } from '../kit/use-single-mutation'
import type { RoleChoice } from './role-fields'

const optionalText = z.string().nullable().catch(null)

const invitationSchema = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(grantableRoles),
  until: optionalText,
  at: optionalText,
  invited_by: optionalText,
  expires_at: optionalText,
  /** Null when no mail went out. */
  sent_at: optionalText,
  accepted_at: optionalText,
  /** `void` when those who invited may not give roles any more. */
  state: z.enum(['waiting', 'accepted', 'expired', 'void']),
})

export type Invitation = z.infer<typeof invitationSchema>

/** The invitations, newest first. */
export const invitationsOptions = queryOptions({
  queryKey: [...queryKeys.people, 'invitations'],
  queryFn: ({ signal }) =>
    readRows(getClient().rpc('list_invitations').abortSignal(signal), invitationSchema),
  meta: { task: 'Loading the invitations', failureToast: 'Failed to load invitations' },
})

const answerSchema = z.object({
  state: z.enum(['invited', 'given', 'has role']),
  role: z.enum(grantableRoles),
})

const refusalSchema = z.object({ code: z.string().catch(''), message: z.string().min(1) })

/** Sentence about an answer that is none of the function's own. */
const unsetText =
  'Invitations are not set up for this site, or the connection was lost. Check the list below before you try again; if it goes on, ask your developer.'

/**
 * Asks the server to invite an address.
 *
 * @throws Error with a sentence for the user
 */
async function callInvite(email: string, { role, lastDay }: RoleChoice) {
  const body = { email, role, until: endOfNairobiDay(lastDay) }
  const { data, error } = await getFunctions().invoke<unknown>('invite', { body })
  const answer = answerSchema.safeParse(data)
  if (error === null && answer.success) return answer.data
  // The library types its errors as `any`.
  const context: unknown = Reflect.get(Object(error), 'context')
  if (context instanceof Response) {
    const { data: refusal } = refusalSchema.safeParse(await context.json().catch(() => null))
    if (!refusal) throw new Error(unsetText)
    throw new Error((await functionRefusalText(refusal.code)) ?? refusal.message)
  }
  throw new Error(navigator.onLine ? unsetText : failureText(new RequestFailure('', 0)))
}

/** What an invitation came to, as a toast. */
function toastOf(email: string, { state, role }: z.infer<typeof answerSchema>) {
  if (state === 'invited') {
    return {
      kind: 'success',
      title: `${email} is invited`,
      description: 'The mail is on its way. Its link works once; you can send it again from here.',
    } as const
  }
  return state === 'given'
    ? ({
        kind: 'success',
        title: `${email} is ${roleWord(role)} now`,
        description:
          'This address has an account already, so no mail was sent: tell them to log in.',
      } as const)
    : ({
        kind: 'info',
        title: `${email} is ${roleWord(role)} already`,
        description: 'Change the role in the list of accounts.',
      } as const)
}

/** Invites an address and shows what it came to; `refusal` says why the last attempt failed. */
export function useInvite() {
  const queryClient = useQueryClient()
  const { mutateAsync, error, isPending } = useSingleMutation({
    mutationFn: ({ email, choice }: { email: string; choice: RoleChoice }) =>
      callInvite(email, choice),
    onSuccess: (answer, { email }) => showToast(toastOf(email, answer)),
    onError: (failure) => {
      logFailure('Inviting', failure)
      showToast({ kind: 'error', title: 'Failed to invite', description: failure.message })
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.people })
      void queryClient.invalidateQueries({ queryKey: queryKeys.activity })
    },
  })
  return {
    isPending,
    refusal: error?.message,
    /** Resolves to whether it worked; never rejects. Ignored, and false, while another is on its way. */
    invite: (email: string, choice: RoleChoice) =>
      mutateAsync({ email, choice }).then(
        (answer) => answer !== undefined,
        () => false,
      ),
  }
}

/** Takes an invitation back and shows what it came to. */
export function useRevokeInvitation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Invitation) => {
      const { data, error, status } = await getClient().rpc('revoke_invitation', {
        invitation_id: id,
      })
      if (error) throw new RequestFailure(error.message, status, error.code)
      return data
    },
    onSuccess: (isRevoked, { email }) =>
      showToast(
        isRevoked
          ? { kind: 'success', title: `The invitation of ${email} is taken back` }
          : { kind: 'info', title: `${email} had accepted it, or it was taken back before` },
      ),
    onError: (failure) =>
      showToast({
        kind: 'error',
        title: 'Failed to take the invitation back',
        description: failureText(failure),
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.people })
      void queryClient.invalidateQueries({ queryKey: queryKeys.activity })
    },
  })
}
