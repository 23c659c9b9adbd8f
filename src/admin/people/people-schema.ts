import { z } from 'zod'

const optionalText = z.string().nullable().catch(null)

/** An account as administrators see it. Only the id must be valid. */
export const personSchema = z.object({
  id: z.string(),
  full_name: optionalText,
  contact_email: optionalText,
  sign_in_email: optionalText,
  is_admin: z.boolean().catch(false),
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
