import { z } from 'zod'

/** A second factor as the auth server lists it. */
export type Factor = { id: string; factor_type: string; status: string }

const claims = z.object({ aal: z.string().optional() })

/** The token's authenticator assurance level: `aal2` after a second factor; '' when it does not say. */
function levelOf(accessToken: string): string {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return claims.parse(JSON.parse(json)).aal ?? ''
  } catch {
    return ''
  }
}

/** Whether the account has a verified second factor that this token does not include yet. */
export function needsSecondFactor(accessToken: string, factors: readonly Factor[]): boolean {
  return factors.some(({ status }) => status === 'verified') && levelOf(accessToken) !== 'aal2'
}
