import { cacheControl, contentSecurityPolicy, securityHeaders } from '../site/headers'
import { isMovedPage } from '../site/redirects'
import { cameOf, type Answer } from './ask'
import { good, notGood, type Finding } from './findings'

const seeHosting = 'See docs/hosting.md for the settings of your host.'

/** The home page answers, and is a page of this project. */
export function checkHome(home: Answer): Finding {
  const subject = 'The home page'
  if (home.status !== 200) {
    const location = home.headers.get('location') ?? ''
    // As the bare domain does, or http.
    const toDo = URL.canParse(location)
      ? `Ask again with the address that it leads to: ${new URL(location).origin}.`
      : 'Nothing else can be checked before it answers: look at the builds and the domain at your host.'
    return notGood('fault', subject, `${cameOf(home)}.`, toDo)
  }
  if (!/<div id="root" data-page="home"/.test(home.text)) {
    const toDo = 'Check the address, and the folder that the host publishes: it must be "dist".'
    return notGood('fault', subject, 'something else than this site answers.', toDo)
  }
  return good(subject, 'answers.')
}

/** A page answers at its own address, without a redirect before it. */
export function checkPage(path: string, page: Answer): Finding {
  const subject = `The page ${path}`
  if (page.status === 200 && page.text.includes('id="root"')) return good(subject, 'answers.')
  const isRedirect = page.status >= 300 && page.status < 400
  return isRedirect
    ? notGood(
        'advice',
        subject,
        `${cameOf(page)}.`,
        `Every visit and every search engine takes a detour. Publish the files as the build writes them. ${seeHosting}`,
      )
    : notGood(
        'fault',
        subject,
        `${cameOf(page)}.`,
        `The host must give ${path}.html for it. ${seeHosting}`,
      )
}

/** What no page is answers 404 with the page that says so. */
export function checkMissing(path: string, words: string, page: Answer): Finding {
  const subject = `The unknown address ${path}`
  if (page.status !== 404) {
    const toDo = `Search engines would list it. The host must answer 404 with 404.html. ${seeHosting}`
    return notGood('fault', subject, `${cameOf(page)} instead of 404.`, toDo)
  }
  if (!page.text.includes(words)) {
    const toDo = `Visitors find no way back. The host must give 404.html of the site. ${seeHosting}`
    return notGood('advice', subject, 'answers 404 with a page of the host.', toDo)
  }
  return good(subject, 'answers 404 with our page.')
}

/** The studio's addresses get its shell, which nobody keeps and no search engine lists. */
export function checkStudio(path: string, shell: Answer): Finding {
  const subject = `The studio at ${path}`
  if (shell.status !== 200) {
    const state = /<html/.test(shell.text) && shell.status === 404 ? 'advice' : 'fault'
    const toDo = `The host must give app.html for it, as _redirects says. ${seeHosting}`
    return notGood(state, subject, `${cameOf(shell)}.`, toDo)
  }
  const lacks = [
    ...(/no-store/.test(shell.headers.get('cache-control') ?? '')
      ? []
      : ['Cache-Control: no-store']),
    ...(/noindex/.test(shell.headers.get('x-robots-tag') ?? '') ? [] : ['X-Robots-Tag: noindex']),
  ]
  if (lacks.length === 0) return good(subject, 'answers.')
  return notGood(
    'advice',
    subject,
    `lacks ${lacks.join(' and ')}.`,
    `The host must send it, as _headers says. ${seeHosting}`,
  )
}

/** The headers that protect every page. A policy in the page itself counts, as far as it can. */
export function checkHeaders(home: Answer, isHttps: boolean): Finding {
  const subject = 'Security headers'
  const expected = Object.entries(securityHeaders(undefined)).filter(
    ([name]) => isHttps || name !== 'Strict-Transport-Security',
  )
  const lacks = expected
    .filter(
      ([name, value]) => !(home.headers.get(name) ?? '').includes(value.split(';')[0] ?? value),
    )
    .map(([name, value]) => `${name}: ${value}`)
  if (lacks.length === 0) return good(subject, 'all are sent.')
  const toDo = `The host must send what _headers says. ${seeHosting} GitHub Pages cannot: there a proxy must add them.`
  return notGood('advice', subject, `missing: ${lacks.join(', ')}.`, toDo)
}

/** The policy of what a page may load, in the page or in a header. */
export function checkPolicy(home: Answer): Finding {
  const subject = 'Policy of the pages'
  const policy = `${home.headers.get('content-security-policy') ?? ''} ${/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home.text)?.[1] ?? ''}`
  const [first = ''] = contentSecurityPolicy({ supabaseUrl: '' }).split('; ')
  const isThere = policy.includes(first) && /require-trusted-types-for/.test(policy)
  return isThere
    ? good(subject, 'is there.')
    : notGood(
        'fault',
        subject,
        'is missing.',
        'Something between the build and the visitor removes it: switch off what rewrites HTML at your host.',
      )
}

/** A text is sent compressed. */
export function checkCompression(home: Answer): Finding {
  const subject = 'Compression'
  const encoding = home.headers.get('content-encoding')
  if (encoding !== null && /br|gzip|zstd/.test(encoding))
    return good(subject, `pages come as ${encoding}.`)
  const toDo =
    'Pages are four times as large as need be. Switch it on; a server of your own finds .br and .gz files beside each page.'
  return notGood('advice', subject, 'pages are not compressed.', toDo)
}

/** A file whose name changes with its content is kept for a year, a page is asked for each time. */
export function checkCaching(file: Answer, page: Answer): Finding {
  const subject = 'Caching'
  const lasting = file.headers.get('cache-control') ?? ''
  const short = page.headers.get('cache-control') ?? ''
  if (file.status !== 200) {
    return notGood(
      'fault',
      subject,
      `a script of the home page is missing: ${cameOf(file)}.`,
      'The site was published in part: publish it again.',
    )
  }
  const pageAge = Number(/max-age=(\d+)/.exec(short)?.[1] ?? 0)
  const ownAge = Number(/max-age=(\d+)/.exec(lasting)?.[1] ?? 0)
  if (pageAge > 600) {
    return notGood(
      'advice',
      subject,
      `pages are kept for ${pageAge} seconds.`,
      'Visitors see what you publish later than the studio says. The host must send "no-cache" for pages.',
    )
  }
  if (ownAge < 86_400) {
    return notGood(
      'advice',
      subject,
      `scripts are kept for ${ownAge} seconds.`,
      `They may be kept for ever: ${cacheControl('/assets/')}. ${seeHosting}`,
    )
  }
  return good(subject, 'lasting files are kept, pages are asked for.')
}

/**
 * An old address leads to the new one.
 *
 * @param moved the first of the site's redirects with its answer; undefined where it has none
 */
export function checkRedirect(
  moved: { from: string; to: string; answer: Answer } | undefined,
): Finding {
  const subject = 'Old addresses'
  if (!moved)
    return notGood(
      'unknown',
      subject,
      'the site has none yet.',
      'Nothing to do: they come when the address of a tour or an article is changed.',
    )
  const { from, to, answer } = moved
  const location = answer.headers.get('location') ?? ''
  if ((answer.status === 301 || answer.status === 308) && location.endsWith(to))
    return good(subject, `${from} redirects.`)
  if (answer.status === 200 && isMovedPage(answer.text))
    return good(subject, `${from} leads on by a page.`)
  return notGood(
    'fault',
    subject,
    `${from} should lead to ${to}, but ${cameOf(answer)}.`,
    `Links of others break. ${seeHosting}`,
  )
}

/** Plain http leads to https. */
export function checkHttps(site: URL, plain: Answer | undefined): Finding {
  const subject = 'Encryption'
  if (!plain) {
    const isLocal = /^(?:localhost|127\.|\[::1\])/.test(site.hostname)
    return isLocal
      ? notGood(
          'unknown',
          subject,
          'this is a local address.',
          'Ask again with the public address.',
        )
      : notGood(
          'fault',
          subject,
          'the address begins with http.',
          'Switch on HTTPS at your host, and use the address with https.',
        )
  }
  if (
    plain.status >= 301 &&
    plain.status <= 308 &&
    (plain.headers.get('location') ?? '').startsWith('https://')
  )
    return good(subject, 'http leads to https.')
  if (plain.status === 0) return good(subject, 'nobody answers without it.')
  return notGood(
    'advice',
    subject,
    `without it ${cameOf(plain)}.`,
    'Let the host redirect every address to https.',
  )
}
