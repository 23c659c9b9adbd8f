import { getClient } from './client'
import { CodeMissing, failureText, NothingChanged, RequestFailure, RightsLost } from './errors'
import { needsSecondFactor } from './second-factor'

/** PostgreSQL's error code for insufficient privilege. */
const forbidden = '42501'

/** Row level security rejects some writes with an error and others by changing no row. */
function mayBeAboutRights(error: Error): boolean {
  if (error instanceof NothingChanged) return true
  return error instanceof RequestFailure && (error.code === forbidden || error.status === 403)
}

/** What access the signed-in user has now; `undefined` when the server does not say. */
async function readAccess(): Promise<'hasRole' | 'noRole' | 'needsCode' | 'signedOut' | undefined> {
  const client = getClient()
  const { session } = (await client.auth.getSession()).data
  if (!session) return 'signedOut'
  const [role, factors] = await Promise.all([
    client
      .from('user_roles')
      .select('role')
      // Those that have ended are not found.
      .eq('user_id', session.user.id),
    // The session may be older than the second factor.
    client.auth.mfa.listFactors(),
  ])
  if (needsSecondFactor(session.access_token, factors.data?.all ?? [])) return 'needsCode'
  if (role.error) return undefined
  return role.data.length > 0 ? 'hasRole' : 'noRole'
}

/**
 * Finds out why the server refused a request: the user has no role any more, the code of the
 * second factor is missing (the studio then asks for it), or the reason given in `refusal`. Every
 * response of the database and of the storage passes here.
 *
 * @returns the error to throw instead: `RightsLost`, `CodeMissing`, or `refusal` itself
 */
export async function explainRefusal(refusal: Error): Promise<Error> {
  if (!mayBeAboutRights(refusal)) return refusal
  const access = await readAccess().catch(() => undefined)
  if (access === 'noRole') return new RightsLost('The account has no role any more')
  if (access === 'signedOut') return new RequestFailure('Nobody is signed in', 401)
  if (access !== 'needsCode') return refusal
  // The refreshed session names the factor, so the session watcher asks for the code.
  await getClient()
    .auth.refreshSession()
    .catch(() => undefined)
  return new CodeMissing('The session lacks the second factor')
}

/**
 * A sentence about an edge function that found the caller to lack the right, where the role is not the reason: see
 * `explainRefusal`. Undefined where the function's own sentence says it.
 *
 * @param code the code of its answer
 */
export async function functionRefusalText(code: string): Promise<string | undefined> {
  if (code !== 'not_admin') return undefined
  const refusal = new RequestFailure('An edge function refused', 403, forbidden)
  const reason = await explainRefusal(refusal)
  return reason === refusal ? undefined : failureText(reason)
}
