import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { grantableRoles } from '../auth/role-texts'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { readRowPage, readRows } from '../data/responses'
import { pageSize } from '../kit/lists/list-view'

const optionalText = z.string().nullable().catch(null)

/** An account as administrators see it. Only the id must be valid. */
const personSchema = z.object({
  id: z.string(),
  full_name: optionalText,
  contact_email: optionalText,
  sign_in_email: optionalText,
  /** Null for an account without rights; it may have ended. */
  role: z.enum(grantableRoles).nullable().catch(null),
  until: optionalText,
  has_ended: z.boolean().catch(false),
  /** An admin whose rights cannot be revoked; exactly one account. */
  is_owner: z.boolean().catch(false),
  is_confirmed: z.boolean().catch(false),
  created_at: optionalText,
  last_sign_in_at: optionalText,
  is_self: z.boolean().catch(false),
})

export type Person = z.infer<typeof personSchema>

/** The name of a person in a sentence. */
export function nameOf({ full_name, sign_in_email }: Person): string {
  return full_name || sign_in_email || 'this account'
}

/** Characters with a meaning in the API's filter syntax, wildcards included. */
const filterSyntax = /[^\p{L}\p{N}@.+-]+/gu

/** One page of the accounts, those with the most rights first; `words` are searched in names and e-mails. */
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
          .order('role', { nullsFirst: false })
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
export const isOwnerOptions = queryOptions({
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
