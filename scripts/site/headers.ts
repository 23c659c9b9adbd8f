import { bootScriptHash } from './boot-script'

export type HeaderSettings = {
  /** Origin of the Supabase project, or an empty string when it is the site's own. */
  supabaseUrl: string
}

/**
 * Security headers of every answer of the site.
 *
 * Styles are allowed inline because the style sheet stands in the page; scripts are not, except
 * the boot script by its hash.
 */
export function securityHeaders({ supabaseUrl }: HeaderSettings): Record<string, string> {
  const backend = supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${bootScriptHash}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${backend}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** How long the answer for `path` may be kept. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function block(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [pattern, ...lines].join('\n')
}

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function headersFile(settings: HeaderSettings): string {
  const noStore = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return [
    block('/*', securityHeaders(settings)),
    block('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    block('/admin', noStore),
    block('/admin/*', noStore),
    block('/auth', noStore),
    '',
  ].join('\n\n')
}

/** Address of the empty app shell. */
export const shellPath = '/app.html'

/** Addresses that get the shell: the studio's. */
export function isStudioPath(path: string): boolean {
  return /^\/(?:auth|admin(?:\/.*)?)\/?$/.test(path)
}

/** The `_redirects` file: the studio's addresses get the empty app shell. */
export const redirectsFile = ['/auth', '/admin', '/admin/*']
  .map((path) => `${path} ${shellPath} 200\n`)
  .join('')
