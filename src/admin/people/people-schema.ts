import { z } from 'zod'

const name = z.string().nullable().catch(null)

/** An account as administrators see it. Only the id must be right. */
export const personSchema = z.object({
  id: z.string(),
  full_name: name,
  contact_email: name,
  sign_in_email: name,
  is_admin: z.boolean().catch(false),
  /** An admin whose rights nobody can take away; exactly one account. */
  is_owner: z.boolean().catch(false),
  is_confirmed: z.boolean().catch(false),
  created_at: name,
  last_sign_in_at: name,
  is_self: z.boolean().catch(false),
})

export type Person = z.infer<typeof personSchema>

/** What a person is called in a sentence. */
export function nameOf({ full_name, sign_in_email }: Person): string {
  return full_name || sign_in_email || 'this account'
}
