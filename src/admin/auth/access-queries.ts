import { queryOptions, skipToken } from '@tanstack/react-query'
import { z } from 'zod'
import { readOptionalRow } from '../data/responses'
import { readIsSignUpOpen } from '../data/auth-settings'
import { getClient } from '../data/client'
import { CodeMissing, NothingChanged } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'

/** Part of the cache that decides on entry. */
export const accessKey = ['access'] as const

/** A check that has failed is repeated so often while the last verdict stands. */
const anotherTryMs = 15_000

/** Repeats a failed check; see `useIsReconnecting`. */
function whileFailing({ state }: { state: { status: string; data: unknown } }): number | false {
  return state.status === 'error' && state.data !== undefined ? anotherTryMs : false
}

const roleSchema = z.object({ role: z.literal('admin') })

const profileSchema = z.object({
  full_name: z.string().nullable().catch(null),
  email: z.string().nullable().catch(null),
})

/**
 * Whether the person has the admin role. Fails with `CodeMissing` where the server tells that only after
 * the second factor.
 */
export function adminRoleOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: [...accessKey, 'role', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : async ({ signal }) => {
            const request = getClient()
              .from('user_roles')
              .select('role')
              .eq('user_id', userId)
              .eq('role', 'admin')
              .abortSignal(signal)
              .maybeSingle()
            if ((await readOptionalRow(request, roleSchema)) !== null) return true
            const reason = await explainRefusal(new NothingChanged('The account has no role'))
            if (reason instanceof CodeMissing) throw reason
            return false
          },
    refetchInterval: whileFailing,
    meta: { task: 'The admin check' },
  })
}

/** Name and contact address of the person; `null` when no profile was ever written. */
export function profileOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: [...accessKey, 'profile', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : async ({ signal }) => {
            const request = getClient()
              .from('profiles')
              .select('*')
              .eq('id', userId)
              .abortSignal(signal)
              .single()
            return readOptionalRow(request, profileSchema)
          },
    refetchInterval: whileFailing,
    meta: { task: 'Loading the profile' },
  })
}

/** Whether the backend makes accounts for whoever signs up. */
export const signUpDoorOptions = queryOptions({
  queryKey: ['sign-up-door'],
  queryFn: ({ signal }) => readIsSignUpOpen(signal),
  retry: false,
  meta: { task: 'Asking whether sign-up is open' },
})
