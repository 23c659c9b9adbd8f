import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { readOptionalRow, readRows } from '../data/responses'
import { getClient } from '../data/client'
import { CodeMissing, NothingChanged, RequestFailure } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'
import { readBackendConfig } from '../data/config'
import { readDeadlineMs, withDeadline } from '../data/deadline'
import { rights, type Right } from '../kit/rights'
import { useSession, userOf, type KnownSession, type StudioUser } from './session-state'

/** First part of the query keys that decide whether the user may enter the studio. */
export const accessKey = ['access'] as const

/** How often a failed check is repeated while its last result is still used. */
const retryIntervalMs = 15_000

const refetchWhileFailing = ({ state }: { state: { status: string; data: unknown } }) =>
  state.status === 'error' && state.data !== undefined ? retryIntervalMs : false

const roleSchema = z.object({ role: z.literal('admin') })

const accessSchema = z.object({
  role: z.enum(['owner', 'admin', 'editor', 'contributor']),
  until: z.string().nullable().catch(null),
  has_ended: z.boolean(),
  since: z.string().nullable().catch(null),
  rights: z.array(z.enum(rights)),
})

/** The role of an account; `until` when its rights end, `since` when it got them. */
export type Access = z.infer<typeof accessSchema>

const profileSchema = z.object({
  full_name: z.string().nullable().catch(null),
  email: z.string().nullable().catch(null),
})

const settingsSchema = z.object({ disable_signup: z.boolean() })

/** The role of the signed-in user; null without one. */
export function accessOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: [...accessKey, 'details', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : async ({ signal }) => {
            const [access] = await readRows(
              getClient().rpc('my_access').abortSignal(signal),
              accessSchema,
            )
            return access ?? null
          },
    meta: { task: 'Reading the role' },
  })
}

/** The rights of the user; `CodeMissing` if they are known only after the second factor. */
function rightsOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: [...accessKey, 'role', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : async ({ signal, client }): Promise<readonly Right[]> => {
            const request = getClient()
              .from('user_roles')
              .select('role')
              .eq('user_id', userId)
              .eq('role', 'admin')
              .abortSignal(signal)
              .maybeSingle()
            if ((await readOptionalRow(request, roleSchema)) !== null) return rights
            const access = await client.fetchQuery({ ...accessOptions(userId), staleTime: 0 })
            if (access && access.rights.length > 0) return access.rights
            const reason = await explainRefusal(new NothingChanged('The account has no role'))
            if (reason instanceof CodeMissing) throw reason
            return []
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
  queryFn: async ({ signal }) => {
    const config = readBackendConfig()
    if ('badVariables' in config) throw new RequestFailure('No backend is configured', 0)
    const response = await fetch(`${config.url}/auth/v1/settings`, {
      headers: { apikey: config.key },
      signal: withDeadline(signal, readDeadlineMs),
    })
    const settings = settingsSchema.safeParse(await response.json().catch(() => undefined))
    if (response.ok && settings.success) return !settings.data.disable_signup
    throw new RequestFailure('The answer holds no settings', response.status)
  },
  retry: false,
  meta: { task: 'Asking whether sign-up is open' },
})

export type Gate =
  | { status: 'checking' }
  | Exclude<KnownSession, { status: 'signedIn' }>
  | { status: 'unknown'; reason: 'offline' | 'unverified' }
  | { status: 'notAdmin'; user: StudioUser }
  | { status: 'admitted'; user: StudioUser; rights: readonly Right[] }

/**
 * Whether the signed-in user may enter the studio. The database enforces the rights; this only hides pages
 * that would not work. If the first check fails, access is denied; if a later one fails, its last result in
 * the cache still counts.
 */
export function useAdminGate(): Gate {
  const { session } = useSession()
  const user = userOf(session)
  const role = useQuery(rightsOptions(user?.id))
  const profile = useQuery(profileOptions(user?.id))

  if (session.status !== 'signedIn') return session
  if (role.data?.length === 0) return { status: 'notAdmin', user: session.user }
  const checks = [role, profile]
  if (checks.some((check) => check.data === undefined && check.isError)) {
    return { status: 'notAdmin', user: session.user }
  }
  if (role.data && profile.data !== undefined) {
    return { status: 'admitted', user: session.user, rights: role.data }
  }
  const isOffline = checks.some((check) => check.data === undefined && check.isPaused)
  return isOffline ? { status: 'unknown', reason: 'offline' } : { status: 'checking' }
}

/** Whether the last check of the user's rights failed; the earlier result still counts. */
export function useIsReconnecting(): boolean {
  const { session } = useSession()
  const id = userOf(session)?.id
  // Only observed here: `useAdminGate` fetches.
  const role = useQuery({ ...rightsOptions(id), enabled: false })
  const profile = useQuery({ ...profileOptions(id), enabled: false })
  return [role, profile].some(
    ({ data, failureCount, isError }) => data !== undefined && (isError || failureCount > 0),
  )
}
