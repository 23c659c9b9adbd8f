import { randomUUID } from 'node:crypto'
import { StartError } from './start-error'

/** Address of the administrator that every local data folder has; example.com can receive no mail. */
export const localAdminEmail = 'admin@example.com'

type AuthApi = {
  /** POSTs JSON to a path below `/auth/v1`. */
  post(path: string, body: object, token?: string): Promise<Response>
  sql<T>(text: string, params: unknown[]): Promise<T[]>
}

/**
 * Makes sure that `admin@example.com` exists, is an administrator and signs in with this password.
 * The account is created by a normal sign-up; only the role is granted by SQL.
 *
 * @throws StartError when the server refuses the password (too short, longer than 72 characters)
 */
export async function ensureLocalAdmin(
  api: AuthApi,
  password: string,
): Promise<'created' | 'updated' | 'kept'> {
  const outcome = await ensureAccount(api, password)
  await api.sql('select private.grant_admin($1)', [localAdminEmail])
  return outcome
}

async function ensureAccount(
  api: AuthApi,
  password: string,
): Promise<'created' | 'updated' | 'kept'> {
  const found = await api.sql('select 1 from auth.users where email = $1', [localAdminEmail])
  if (found.length === 0) {
    await signUp(api, localAdminEmail, password)
    return 'created'
  }
  if (await canSignIn(api, password)) return 'kept'
  // There is no admin API to set a password. So a temporary account is signed up with the new password,
  // which validates and hashes it, and its hash is copied.
  const temporary = `${randomUUID()}@example.com`
  await signUp(api, temporary, password)
  await api.sql(
    `update auth.users set encrypted_password = (select encrypted_password from auth.users where email = $1)
     where email = $2`,
    [temporary, localAdminEmail],
  )
  await api.sql('delete from auth.users where email = $1', [temporary])
  return 'updated'
}

async function signUp(api: AuthApi, email: string, password: string): Promise<void> {
  const response = await api.post('signup', { email, password, data: { full_name: 'Local admin' } })
  const text = await response.text()
  if (response.ok) return
  // Not a problem of the password.
  if (response.status >= 500) throw new Error(`sign-up failed: ${readMessage(text)}`)
  throw new StartError(
    `The local administrator's password was refused (${readMessage(text)}): set another LOCAL_ADMIN_PASSWORD in .env and start again.`,
  )
}

/** Leaves no session behind. */
async function canSignIn(api: AuthApi, password: string): Promise<boolean> {
  const response = await api.post('token?grant_type=password', { email: localAdminEmail, password })
  if (!response.ok) return false
  const session: unknown = await response.json()
  if (typeof session === 'object' && session !== null && 'access_token' in session) {
    await api.post('logout?scope=local', {}, String(session.access_token))
  }
  return true
}

function readMessage(text: string): string {
  try {
    const body: { msg?: unknown } = JSON.parse(text)
    return typeof body.msg === 'string' ? body.msg : text
  } catch {
    return text
  }
}
