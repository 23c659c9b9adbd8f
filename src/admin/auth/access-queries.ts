import { queryOptions, skipToken } from '@tanstack/react-query'
import { z } from 'zod'
import { readOptionalRow } from '../data/responses'
import { readIsSignUpOpen } from '../data/auth-settings'
import { getClient } from '../data/client'
import { CodeMissing, NothingChanged } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'

/** First part of the query keys that decide whether the user may enter the studio. */
export const accessKey = ['access'] as const

/** How often a failed check is repeated while its last result is still used. */
const retryIntervalMs = 15_000

/** The `refetchInterval` of a check; see `useIsReconnecting`. */
function refetchWhileFailing({
  state,
}: {
  state: { status: string; data: unknown }
}): number | false {
  return state.status === 'error' && state.data !== undefined ? retryIntervalMs : false
}

const roleSchema = z.object({ role: z.literal('admin') })

const profileSchema = z.object({
  full_name: z.string().nullable().catch(null),
  email: z.string().nullable().catch(null),
})

/**
 * Whether the user has the admin role. Fails with `CodeMissing` if the server answers that only after the
 * second factor.
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
    refetchInterval: refetchWhileFailing,
    meta: { task: 'The admin check' },
  })
}

/** Name and contact e-mail of the user; `null` if there is no profile. */
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
    refetchInterval: refetchWhileFailing,
    meta: { task: 'Loading the profile' },
  })
}

/** Whether anyone may create an account. */
export const signUpOpenOptions = queryOptions({
  queryKey: ['sign-up-open'],
  queryFn: ({ signal }) => readIsSignUpOpen(signal),
  retry: false,
  meta: { task: 'Asking whether sign-up is open' },
})
