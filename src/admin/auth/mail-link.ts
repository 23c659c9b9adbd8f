import { z } from 'zod'

const linkSchema = z.object({
  type: z.enum(['recovery', 'invite', 'email_change']),
  tokenHash: z.string().regex(/^[\w-]{16,256}$/),
})

/** A link from an account e-mail: its purpose and its token. */
export type MailLink = z.infer<typeof linkSchema>

/** Reads the link from the query of the login page; undefined if there is none. */
export function readMailLink(search: string): MailLink | undefined {
  const query = new URLSearchParams(search)
  return linkSchema.safeParse({ type: query.get('type'), tokenHash: query.get('token_hash') }).data
}
