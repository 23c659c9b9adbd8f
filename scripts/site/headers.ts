import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { captchaProviders } from '../../src/admin/auth/captcha-providers'
import { captchaOf, type CaptchaConfig } from '../../src/admin/data/config'
import { statisticsPolicyName } from '../../src/lib/statistics-policy'
import { workerPolicyName } from '../../src/offline/protocol'
import { manifestPath, snapshotPath } from '../../src/publish/rows'
import { bootScriptHash, studioBootScriptHash } from './boot-script'
import { listScriptHash } from './list-script'

export type HeaderSettings = {
  /** Origin of the Supabase project, or an empty string when it is the site's own. */
  supabaseUrl: string
  /** Service that plays the story film, or `file`, the default. */
  storyProvider?: string
  /**
   * Captcha service of the login; by default none for the local backend, and the one in `.env` for a
   * project.
   */
  captchaProvider?: CaptchaConfig['provider'] | 'none'
  /** Origins of other sites whose pictures the content shows. */
  pictureOrigins?: readonly string[]
  /** Whether public pages send presses to the counter of the backend. */
  countsPresses?: boolean
  /** Origins of the operator's statistics service; none without one. */
  statisticsOrigins?: readonly string[]
}

/** The one foreign origin that may be framed. */
const playerOrigins = new Map([
  ['youtube', 'https://www.youtube-nocookie.com'],
  ['vimeo', 'https://player.vimeo.com'],
])

function captchaProviderOfEnv(): CaptchaConfig['provider'] | 'none' {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  return captchaOf(loadEnv('production', root, 'VITE_CAPTCHA_'))?.provider ?? 'none'
}

/** Additional sources for the captcha widget, by directive; none without a captcha. */
function captchaSources(
  provider: CaptchaConfig['provider'] | 'none',
): Readonly<Record<string, string>> {
  return provider === 'none' ? {} : captchaProviders[provider].sources
}

/**
 * What a page may load, run and send, as far as a `<meta>` can say it: every HTML file has one with this
 * policy, so that it applies at every host.
 *
 * Styles are allowed inline because the page contains its style sheet; scripts are not, except
 * the boot script of the document by its hash. Text becomes HTML only through DOMPurify, the default Trusted Types
 * policy of the studio; the public pages have one for the address of their service worker alone.
 *
 * Public pages reach the backend only if they count presses, and the statistics service only if there is one;
 * the studio always reaches the backend, and never that service.
 *
 * @param inlineScripts hashes of the inline scripts: of one document, or of all, for a header
 * @param pages which documents it is for; `all`, what any of them needs, for a header
 */
export function contentSecurityPolicy(
  {
    supabaseUrl,
    storyProvider = 'file',
    pictureOrigins = [],
    captchaProvider = supabaseUrl ? captchaProviderOfEnv() : 'none',
    countsPresses = false,
    statisticsOrigins = [],
  }: HeaderSettings,
  inlineScripts: readonly string[] = [bootScriptHash, studioBootScriptHash, listScriptHash],
  pages: 'public' | 'studio' | 'all' = 'all',
): string {
  const backend = supabaseUrl ? [new URL(supabaseUrl).origin] : []
  const asked = pages === 'public' && !countsPresses ? [] : backend
  const statistics = pages === 'studio' ? [] : statisticsOrigins
  const policyNames = ['dompurify', 'default', workerPolicyName]
  if (statistics.length > 0) policyNames.push(statisticsPolicyName)
  const captcha = captchaSources(captchaProvider)
  const more = (directive: string) => (captcha[directive] ? ` ${captcha[directive]}` : '')
  const frames = `${playerOrigins.get(storyProvider) ?? ''}${more('frame-src')}`.trim()
  return [
    "default-src 'none'",
    `${['script-src', "'self'", ...inlineScripts, ...statistics].join(' ')}${more('script-src')}`,
    `style-src 'self' 'unsafe-inline'${more('style-src')}`,
    ['img-src', "'self'", 'data:', 'blob:', ...backend, ...pictureOrigins, ...statistics].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames || "'none'"}`,
    `${['connect-src', "'self'", ...asked, ...statistics].join(' ')}${more('connect-src')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policyNames.join(' ')}${more('trusted-types')}`,
  ].join('; ')
}

/** Directives that browsers accept in a header only. */
const headerOnlyPolicy = "frame-ancestors 'none'"

/**
 * Security headers of every response of the site.
 *
 * @param settings of the build; undefined for a host whose headers are read before a build: there the
 *   pages bring the rest of the policy themselves
 */
export function securityHeaders(settings: HeaderSettings | undefined): Record<string, string> {
  return {
    'Content-Security-Policy': settings
      ? `${contentSecurityPolicy(settings)}; ${headerOnlyPolicy}`
      : headerOnlyPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The cache header for `path`. */
export function cacheControl(path: string): string {
  if (/^\/(?:assets|pictures)\//.test(path)) return 'public, max-age=31536000, immutable'
  // Long enough for a script that is fetched first and imported then, see `loadChunk`.
  return path.startsWith('/texts/') ? 'public, max-age=10, must-revalidate' : 'no-cache'
}

function block(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [pattern, ...lines].join('\n')
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read.
 *
 * @param settings see `securityHeaders`
 */
export function headersFile(settings: HeaderSettings | undefined): string {
  const noStore = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return [
    block('/*', securityHeaders(settings)),
    block('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    block('/pictures/*', { 'Cache-Control': cacheControl('/pictures/') }),
    block('/texts/*', { 'Cache-Control': cacheControl('/texts/') }),
    ...[manifestPath, snapshotPath].map((path) =>
      block(path, { 'Cache-Control': cacheControl(path) }),
    ),
    block('/admin', noStore),
    block('/admin/*', noStore),
    block('/auth', noStore),
    '',
  ].join('\n\n')
}

/** What a rule of `_headers` sets for the paths that fit its pattern. */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> }

/**
 * Reads a file that `headersFile` has written, for hosts and servers that want rules of another form.
 *
 * @param file text of `_headers`
 * @returns its rules in their order; the first is for every path
 */
export function readHeaderRules(file: string): HeaderRule[] {
  return file
    .trim()
    .split('\n\n')
    .map((text) => {
      const [pattern = '', ...lines] = text.split('\n')
      const headers = lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
      return { pattern, headers: Object.fromEntries(headers) }
    })
}

/** The headers of every answer that `headersFile` has written, for a server that does not know such files. */
export function writtenSecurityHeaders(file: string): Readonly<Record<string, string>> {
  return readHeaderRules(file)[0]?.headers ?? {}
}

/** Address of the empty app shell. */
export const shellPath = '/app.html'

/** Addresses that get the shell: the studio's. */
export function isStudioPath(path: string): boolean {
  return /^\/(?:auth|admin(?:\/.*)?)\/?$/.test(path)
}

/** The page for missing articles. Cloudflare finds it by its name. */
export const articleNotFoundFile = 'blog/404.html'

/**
 * The file of the page at `path`. Not `index.html` in a folder: some hosts redirect `/tours` to `/tours/` for
 * that, so that every page would be a redirect away from the address that it names as its own.
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html'
  const file = `${path.slice(1)}.html`
  return file === articleNotFoundFile ? `${path.slice(1)}/index.html` : file
}

/** Addresses of articles, existing or not. */
export function isArticlePath(path: string): boolean {
  return /^\/blog\/[^/]+\/?$/.test(path)
}
