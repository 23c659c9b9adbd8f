import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { accessKey } from '../auth/access-queries'
import { readRowPage, readRows } from '../data/responses'
import { getClient } from '../data/client'
import { RequestFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { pageSize } from '../kit/lists/list-view'
import { personSchema, type Person } from './people-schema'

/** Characters with a meaning in the API's filter syntax, wildcards included. */
const filterSyntax = /[^\p{L}\p{N}@.+-]+/gu

/** One page of the accounts, administrators first; `words` are searched in names and e-mails. */
export function peopleOptions(words: string, page: number) {
  return queryOptions({
    queryKey: [...queryKeys.people, 'list', words, page],
    queryFn: ({ signal }) => {
      const first = (page - 1) * pageSize
      const pattern = `*${words}*`.replace(filterSyntax, '*')
      let request = getClient().rpc('people', {}, { count: 'exact' }).select('*')
      if (words) {
        request = request.or(
          `full_name.ilike.${pattern},sign_in_email.ilike.${pattern},contact_email.ilike.${pattern}`,
        )
      }
      return readRowPage(
        request
          .order('is_admin', { ascending: false })
          .order('created_at')
          .order('id')
          .range(first, first + pageSize - 1)
          .abortSignal(signal),
        personSchema,
      )
    },
    placeholderData: keepPreviousData,
    meta: { task: 'Loading people', failureToast: 'Failed to load people' },
  })
}

/** Whether the signed-in user is the owner, who may be on another page of the list. */
export function isOwnerOptions() {
  return queryOptions({
    queryKey: [...queryKeys.people, 'is owner'],
    queryFn: async ({ signal }) => {
      const [self] = await readRows(
        getClient().rpc('people').select('*').eq('is_self', true).abortSignal(signal),
        personSchema,
      )
      return self?.is_owner ?? false
    },
    meta: { task: 'Finding out who is the owner' },
  })
}

/** What the database did when a role was granted or revoked. */
export type RoleOutcome = 'granted' | 'already admin' | 'revoked' | 'was no admin'

/** Grants or revokes the admin role. Fails with `RequestFailure` if refused. */
export function useSetAdmin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (variables: { person: Person; isAdmin: boolean }): Promise<RoleOutcome> => {
      const account = variables.person.id
      const { data, error, status } = variables.isAdmin
        ? await getClient().rpc('grant_admin_role', { account })
        : await getClient().rpc('revoke_admin_role', { account })
      if (error) throw new RequestFailure(error.message, status, error.code)
      if (!data) throw new RequestFailure('The answer says nothing', status)
      return data
    },
    onSettled: (_data, _error, { person }) => {
      invalidateRoles(queryClient)
      // Users who gave up their own rights must leave the studio at once.
      if (person.is_self) void queryClient.invalidateQueries({ queryKey: accessKey })
    },
  })
}

/** Makes another administrator the owner. Fails with `RequestFailure` if refused. */
export function useHandOver() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Person) => {
      const { error, status } = await getClient().rpc('hand_over', { account: id })
      if (error) throw new RequestFailure(error.message, status, error.code)
    },
    onSettled: () => invalidateRoles(queryClient),
  })
}

function invalidateRoles(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.people })
  void queryClient.invalidateQueries({ queryKey: queryKeys.activity })
}
