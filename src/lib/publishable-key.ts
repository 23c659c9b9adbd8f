/** The first two parts of a JSON Web Token: its header and its claims, both base64url. */
const tokenPattern = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g

/**
 * Roles granted by the keys and tokens in a text.
 *
 * In: any text. Out: the `role` claim of every JSON Web Token in it; an empty string for a token
 * without a role or with unreadable claims.
 */
export function rolesOfTokens(text: string): string[] {
  return [...text.matchAll(tokenPattern)].map(([, claims = '']) => {
    try {
      const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
      const role = parsed && typeof parsed === 'object' && 'role' in parsed ? parsed.role : ''
      return typeof role === 'string' ? role : ''
    } catch {
      return ''
    }
  })
}

const whereToFindIt =
  'take it from the API settings of the project (it begins with sb_publishable_)'

/**
 * Why a key must not be built into a site, where every visitor can read it.
 *
 * In: the value of VITE_SUPABASE_PUBLISHABLE_KEY. Out: the end of a sentence that begins with the
 * name of the variable; undefined for a publishable key and for the older key of the role `anon`.
 */
export function publishableKeyProblem(key: string): string | undefined {
  if (/^sb_publishable_[\w-]+$/.test(key)) return undefined
  const [role] = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(key) ? rolesOfTokens(key) : []
  if (role === 'anon') return undefined
  if (role === undefined && !key.startsWith('sb_secret_')) {
    return `must be the publishable key: ${whereToFindIt}`
  }
  const secret = role ? `a secret key (role ${role})` : 'a secret key'
  return `must be the publishable key, but holds ${secret}: ${whereToFindIt}, and if the secret key has been given to a host or built into a site, replace it there (rotate it), since others may know it`
}
