import { getClient } from './client'
import { CodeMissing, NothingChanged, RequestFailure, RightsLost } from './errors'
import { needsSecondFactor } from './second-factor'

/** PostgreSQL's code for a call that the account has no right to. */
const forbidden = '42501'

/** Row level security refuses some writes with an error, and others by changing no row. */
function mayBeAboutRights(error: Error): boolean {
  if (error instanceof NothingChanged) return true
  return error instanceof RequestFailure && (error.code === forbidden || error.status === 403)
}

/** How the server stands to the person at present; `undefined` where it does not say. */
async function readAccess(): Promise<'admin' | 'notAdmin' | 'needsCode' | 'signedOut' | undefined> {
  const client = getClient()
  const { session } = (await client.auth.getSession()).data
  if (!session) return 'signedOut'
  const [role, factors] = await Promise.all([
    client
      .from('user_roles')
      .select('role')
      .eq('user_id', session.user.id)
      .eq('role', 'admin')
      .maybeSingle(),
    // The session may be older than the second factor.
    client.auth.mfa.listFactors(),
  ])
  if (needsSecondFactor(session.access_token, factors.data?.all ?? [])) return 'needsCode'
  if (role.error) return undefined
  return role.data ? 'admin' : 'notAdmin'
}

/**
 * Finds out why the server refused something: because the person's rights are gone, because the code
 * of the second factor is missing (then the studio asks for it), or for the reason that `refusal` names.
 * All answers of the database pass here, and those of the store.
 *
 * @returns the error to throw instead: `RightsLost`, `CodeMissing`, or `refusal` itself
 */
export async function explainRefusal(refusal: Error): Promise<Error> {
  if (!mayBeAboutRights(refusal)) return refusal
  const standing = await readAccess().catch(() => undefined)
  if (standing === 'notAdmin') return new RightsLost('The account is no longer an admin')
  if (standing === 'signedOut') return new RequestFailure('Nobody is signed in', 401)
  if (standing !== 'needsCode') return refusal
  // The fresh session names the factor, so whoever watches it asks for the code.
  await getClient()
    .auth.refreshSession()
    .catch(() => undefined)
  return new CodeMissing('The session lacks the second factor')
}
