import { z } from 'zod'

/** A second factor of an account, as the auth server lists it. */
export type Factor = { id: string; factor_type: string; status: string }

const claims = z.object({ aal: z.string().optional() })

/** How sure the server is of the person: `aal2` after a second factor; '' where the token is silent. */
function levelOf(accessToken: string): string {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return claims.parse(JSON.parse(json)).aal ?? ''
  } catch {
    return ''
  }
}

/** Whether the account has a second factor that this token does not know of yet. */
export function needsSecondFactor(accessToken: string, factors: readonly Factor[]): boolean {
  return factors.some(({ status }) => status === 'verified') && levelOf(accessToken) !== 'aal2'
}
