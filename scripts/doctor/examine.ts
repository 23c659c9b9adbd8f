import { connect } from 'node:tls'
import { captchaProviders } from '../../src/admin/auth/captcha-providers'
import { manifestPath } from '../../src/publish/rows'
import { ask, type Answer } from './ask'
import {
  beyondReach,
  checkCaptcha,
  checkContent,
  checkFunction,
  checkPrivacy,
  checkPublishSettings,
  checkSignIn,
} from './backend-checks'
import { notGood, type Finding } from './findings'
import {
  checkCaching,
  checkCompression,
  checkHeaders,
  checkHome,
  checkHttps,
  checkMissing,
  checkPage,
  checkPolicy,
  checkRedirect,
  checkStudio,
} from './page-checks'
import {
  checkCertificate,
  checkClock,
  checkRelease,
  checkRobots,
  checkSecurityFile,
  checkSitemap,
  readFoundManifest,
} from './release-checks'

/** An address that no host of the site can have. */
const unknownPath = '/no-page-has-this-address'

/** End of the certificate of a host; undefined where it shows none. */
function certificateEnd(site: URL): Promise<Date | undefined> {
  if (site.protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const port = Number(site.port || 443)
    // Also one that has ended is read: that is what is asked for.
    const options = {
      host: site.hostname,
      port,
      servername: site.hostname,
      rejectUnauthorized: false,
    }
    const socket = connect(options, () => {
      const { valid_to: end } = socket.getPeerCertificate()
      socket.end()
      resolve(end ? new Date(end) : undefined)
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer')))
    socket.once('error', () => resolve(undefined))
  })
}

/** What was found about a site, and what the checks of its project need of that. */
type ExaminedSite = {
  findings: Finding[]
  /** Hash of the live content, if the site says it. */
  hash: string | undefined
  /** The page of the login, whose policy names the project and the captcha. */
  login: Answer
}

/** Examines a deployed site by requests that every visitor may send. */
export async function examineSite(site: URL): Promise<ExaminedSite> {
  const get = (path: string) => ask(new URL(path, site))
  const isHttps = site.protocol === 'https:'
  const home = await get('/')
  const homeFinding = checkHome(home)
  const login = await get('/auth')
  if (homeFinding.state === 'fault') return { findings: [homeFinding], hash: undefined, login }

  const manifest = readFoundManifest(await get(manifestPath))
  const [moved] = Object.entries(manifest?.redirects ?? {})
  const script = /data-entry="([^"]+)"/.exec(home.text)?.[1] ?? '/assets/none.js'
  const plain = new URL(site)
  plain.protocol = 'http:'
  const now = Date.now()
  const findings = [
    homeFinding,
    checkHttps(site, isHttps ? await ask(plain) : undefined),
    checkCertificate(await certificateEnd(site), now),
    checkHeaders(home, isHttps),
    checkPolicy(home),
    checkCompression(home),
    checkCaching(await get(script), home),
    checkPage('/tours', await get('/tours')),
    checkPage('/tours?category=Farm%20Tours', await get('/tours?category=Farm%20Tours')),
    checkMissing(unknownPath, 'Page not found', await get(unknownPath)),
    checkMissing(`/blog${unknownPath}`, 'Article Not Found', await get(`/blog${unknownPath}`)),
    checkRedirect(moved && { from: moved[0], to: moved[1], answer: await get(moved[0]) }),
    checkStudio('/auth', login),
    checkStudio('/admin/tours', await get('/admin/tours')),
    checkRelease(manifest, now),
    checkSitemap(await get('/sitemap.xml'), site.origin),
    checkRobots(await get('/robots.txt')),
    checkSecurityFile(await get('/.well-known/security.txt'), now),
    checkClock('Clock of the host', home),
  ]
  return { findings, hash: manifest?.hash, login }
}

/** The project that the pages of a site may call, by the policy of its login; undefined without one. */
export function projectIn(login: Answer): string | undefined {
  const connects = /connect-src ([^;"]*)/.exec(login.text)?.[1] ?? ''
  return connects.split(' ').find((source) => /^https?:\/\/[\w.-]+(?::\d+)?$/.test(source))
}

/** Whether the policy of a login lets the widget of a captcha in. */
function hasCaptcha(login: Answer): boolean {
  const scripts = /script-src ([^;"]*)/.exec(login.text)?.[1] ?? ''
  const origins = Object.values(captchaProviders).flatMap(({ sources }) =>
    (sources['script-src'] ?? '').split(' '),
  )
  return origins.some((origin) => origin !== '' && scripts.includes(origin))
}

/** The publishable key in the scripts that the login of a site loads; undefined where none is found. */
export async function keyIn(site: URL, login: Answer): Promise<string | undefined> {
  const files = new Set([...login.text.matchAll(/\/?assets\/[\w.-]+\.js/g)].map(([file]) => file))
  for (const file of files) {
    const { text } = await ask(new URL(`/${file.replace(/^\//, '')}`, site))
    const key = /sb_publishable_[\w-]+/.exec(text)?.[0]
    if (key !== undefined) return key
  }
  return undefined
}

/**
 * Examines the Supabase project of a site by requests that every visitor may send, and one sign-in with an
 * address that nobody has.
 *
 * @param key the publishable key
 */
export async function examineProject(
  project: string,
  key: string | undefined,
  site: URL,
  { hash, login }: Pick<ExaminedSite, 'hash' | 'login'>,
): Promise<Finding[]> {
  if (key === undefined) {
    const toDo = 'Give it with --key; it stands under Settings, API keys of the project.'
    return [
      notGood('unknown', 'The project', 'its publishable key is not known.', toDo),
      ...beyondReach,
    ]
  }
  const headers = { apikey: key, 'Content-Type': 'application/json' }
  const call = (path: string, init: RequestInit = {}) =>
    ask(new URL(path, project), {
      ...init,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
    })
  const settings = await call('/auth/v1/settings')
  const [answers, ...signIn] = checkSignIn(settings)
  if (answers?.state === 'fault') return [answers, ...beyondReach]

  const preflight = (name: string) =>
    call(`/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: { Origin: site.origin, 'Access-Control-Request-Method': 'POST' },
    })
  const attempt = await call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@doctor.invalid', password: crypto.randomUUID() }),
  })
  const lines = await call('/rest/v1/rpc/published_lines?kind=eq.content&select=value')
  const publish = checkFunction('publish', await preflight('publish'), site.origin)
  return [
    ...(answers ? [answers] : []),
    ...signIn,
    checkCaptcha(attempt, hasCaptcha(login)),
    checkContent(lines, hash),
    checkPrivacy('profiles', await call('/rest/v1/profiles?select=id&limit=1')),
    checkPrivacy('user_roles', await call('/rest/v1/user_roles?select=user_id&limit=1')),
    publish,
    ...(publish.state === 'good' ? checkPublishSettings(await call('/functions/v1/publish')) : []),
    checkFunction('invite', await preflight('invite'), site.origin),
    checkClock('Clock of the project', settings),
    ...beyondReach,
  ]
}
