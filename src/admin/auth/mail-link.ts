import { z } from 'zod'

const linkSchema = z.object({
  type: z.enum(['recovery', 'invite', 'email_change']),
  tokenHash: z.string().regex(/^[\w-]{16,256}$/),
})

/** A link of an account mail: what it is for, and the token that proves it. */
export type MailLink = z.infer<typeof linkSchema>

/** The link that led to the login page; nothing where the address is an ordinary one. */
export function readMailLink(search: string): MailLink | undefined {
  const query = new URLSearchParams(search)
  return linkSchema.safeParse({ type: query.get('type'), tokenHash: query.get('token_hash') }).data
}
