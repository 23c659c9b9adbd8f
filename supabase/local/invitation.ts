import { randomUUID } from 'node:crypto'

type AuthApi = {
  /** POSTs JSON to a path below `/auth/v1`. */
  post: (path: string, body: object) => Promise<Response>
  sql: <T>(text: string, params: unknown[]) => Promise<T[]>
}

/**
 * Makes an account that is not confirmed, where the address has none, and sends the link that confirms it and
 * asks for a password. lite has no invitations, but its links for a new password do the same.
 *
 * @returns `confirmed` when the account is confirmed already
 */
export async function sendInvitation(
  { post, sql }: AuthApi,
  email: string,
): Promise<'sent' | 'confirmed' | 'failed'> {
  const [known] = await sql<{ is_confirmed: boolean }>(
    'select email_confirmed_at is not null as is_confirmed from auth.users where lower(email) = $1',
    [email],
  )
  if (known?.is_confirmed) return 'confirmed'
  if (!known) {
    const id = randomUUID()
    await sql(
      `with account as (
         insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
         values ($1::uuid, 'authenticated', 'authenticated', $2::text, '{"provider": "email", "providers": ["email"]}', '{}', now(), now())
         returning id)
       insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       select $3::uuid, 'email', $1::text, id,
         jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', false, 'phone_verified', false)
       from account`,
      [id, email, randomUUID()],
    )
  }
  return (await post('recover', { email })).ok ? 'sent' : 'failed'
}
