import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forEachAtOnce } from '../for-each-at-once'
import type { Manifest } from 'vite'
import { nairobiDay } from '../../src/lib/calendar-day'
import { paths } from '../../src/lib/paths'
import { offlinePagePath } from '../../src/offline/protocol'
import { bootScript } from './boot-script'
import { listScript } from './list-script'
import { articleNotFoundFile, pageFile } from './headers'
import { threadRenderer, type PageRenderer } from './page-renderer'
import { pageStyles } from './page-styles'
import { studioShell } from './studio-shell'
import { chunkFiles } from './chunk-files'
import { cardOf, type SocialCard } from './social-cards'
import { liveRedirects, movedPage, redirectsFile, sheetRedirects } from './redirects'

type ServerEntry = typeof import('../../src/app/entry-server')

/** The source module of a page, whose chunk must be loaded before hydration. */
function pageModuleOf(manifest: Manifest, pageId: string): string {
  const end = `/${pageId}-page.tsx`
  const module = Object.keys(manifest).find(
    (name) => name.startsWith('src/pages/') && name.endsWith(end),
  )
  if (!module) throw new Error(`The build has no chunk of src/pages for the page ${pageId}.`)
  return module
}

/** Name in the manifest of the entry that `index.html` loads. */
function entryModuleOf(manifest: Manifest, template: string): string {
  const file = /<script type="module"[^>]*src="\/([^"]+)"/.exec(template)?.[1]
  const name = Object.keys(manifest).find((module) => manifest[module]?.file === file)
  if (!name) throw new Error('The built index.html loads no script of the build.')
  return name
}

/** Splits React's output into the tags that belong into the head and the markup. */
function splitHead(html: string): { head: string; body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
  const head = tags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Takes the slashes that React writes at the end of elements without content: HTML needs none. */
function withoutSlashes(html: string): string {
  return html.replace(/(<(?:img|source|meta|link|input|br|hr)\b[^>]*?) ?\/>/g, '$1>')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Path of the contact for reports of vulnerabilities. */
const securityFilePath = '/.well-known/security.txt'

/** The nightly build renews the date; an abandoned site should not vouch for its mailbox. */
const securityFileDays = 180

/**
 * The text of `security.txt` (RFC 9116).
 *
 * @param site origin of the public site, and the mailbox that reads reports
 * @param builtAt moment of the build; the file holds for half a year from that day on
 */
export function securityFile(
  { origin, businessEmail }: { origin: string; businessEmail: string },
  builtAt: Date,
): string {
  const expires = new Date(builtAt)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + securityFileDays)
  return [
    `Contact: mailto:${businessEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityFilePath}`,
    '',
  ].join('\n')
}

/** Adds the content security policy to an HTML document, before anything that it governs. */
function withPolicy(html: string, policy: string): string {
  const guarded = html.replace(
    /<meta charset="[^"]*"[^>]*>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  if (guarded === html) throw new Error('A page has no charset, so no place for its policy.')
  return guarded
}

/** The element that holds data for search engines, or nothing without data. No text in it can end it. */
export function dataElement(data: object | undefined): string {
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** A site with more pages is rendered by further threads. */
const mostPagesInOneThread = 200

type PrerenderOptions = Record<'policy' | 'toursPolicy' | 'studioPolicy', string> & {
  builtAt: Date
  writePage: (file: string, html: string, pages: number) => Promise<void>
}

/**
 * Writes one HTML file for every public address, `404.html` for all others (the blog has one of its
 * own), `offline.html` for visitors without a connection and `app.html`, the empty shell of the studio; `sitemap.xml`, `robots.txt` and the feed of the blog. The styles that a page needs are inlined; the app's script
 * and the full style sheet are fetched by the boot script after the first paint. Old addresses get
 * `_redirects` and, for hosts that do not read it, a small page that redirects.
 *
 * @param outDir folder of the client build, with its manifest
 * @param serverFile the built `entry-server`
 * @param options.policy see `contentSecurityPolicy`; added to every public page
 * @param options.toursPolicy the same for the list of all tours, which has a second inline script
 * @param options.studioPolicy the same for the studio's shell
 * @param options.builtAt moment of the build
 * @param options.writePage is given the path in `outDir` and the text of each page, and how many public addresses
 *   there are; others are rendered meanwhile
 * @returns the addresses written, and the cards that their heads name
 */
export async function prerender(
  outDir: string,
  serverFile: string,
  { policy, toursPolicy, studioPolicy, builtAt, writePage: writeFinished }: PrerenderOptions,
): Promise<{ paths: string[]; cards: SocialCard[] }> {
  const server: ServerEntry = await import(pathToFileURL(serverFile).href)
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  const template = await readFile(join(outDir, 'index.html'), 'utf8')
  const entryModule = entryModuleOf(manifest, template)
  const entryFile = manifest[entryModule]?.file

  const styleFile = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template)
  if (!styleFile?.[1]) throw new Error('The built index.html links no style sheet.')
  const styles = await readFile(join(outDir, styleFile[1]), 'utf8')
  const fonts = [...styles.matchAll(/url\("?(\/assets\/[^")]+\.woff2)"?\)/g)].map((m) => m[1])

  const bare = template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/>\s+</g, '><')

  const document = (head: string, root: string, css: string, files: Iterable<string>): string => {
    const preload = [...files].filter((file) => file !== entryFile).map((file) => `/${file}`)
    const rest = `<noscript><link rel="stylesheet" href="/${styleFile[1]}"></noscript>`
    const boot = `<script data-entry="/${entryFile}" data-styles="/${styleFile[1]}" data-preload="${escapeAttribute(preload.join(' '))}" data-fonts="${fonts.join(' ')}">${bootScript}</script>`
    return bare
      .replace('</head>', () => `${head}<style>${css}</style>${rest}</head>`)
      .replace('<div id="root"></div>', () => root)
      .replace('</body>', () => `${boot}</body>`)
  }

  const write = (file: string, html: string, ownPolicy = policy) =>
    writeFinished(file, withPolicy(withoutSlashes(html), ownPolicy), server.prerenderedPaths.length)

  const today = nairobiDay(builtAt)

  const cards: SocialCard[] = []
  const renderer: PageRenderer =
    server.prerenderedPaths.length > mostPagesInOneThread
      ? threadRenderer(serverFile)
      : { render: server.renderPage, end: async () => {} }
  const filesByPage = new Map<string, ReadonlySet<string>>()
  /** The scripts that a kind of page loads with the app's own. */
  const filesOf = (pageId: string): ReadonlySet<string> => {
    const known = filesByPage.get(pageId)
    if (known) return known
    const module = pageModuleOf(manifest, pageId)
    const files = chunkFiles(manifest, entryModule)
    if (server.isAtOnce(pageId)) chunkFiles(manifest, module, files)
    filesByPage.set(pageId, files)
    return files
  }
  const writePage = async (path: string, file: string) => {
    const { pageId, html } = await renderer.render(path)
    const files = filesOf(pageId)
    const { head, body } = splitHead(html)
    const card = cardOf(head)
    if (card) cards.push(card)
    const category = server.categoryOf(path)
    const own = category === undefined ? '' : ` data-category="${escapeAttribute(category)}"`
    const root = `<div id="root" data-page="${pageId}"${own}>${body}</div>`
    const isList = path === paths.tours()
    const script = isList
      ? `<script data-categories="${escapeAttribute(JSON.stringify(server.tourCategories))}">${listScript}</script>`
      : ''
    await write(
      file,
      document(
        head + script + dataElement(server.structuredData(path, today)),
        root,
        pageStyles(styles, root),
        files,
      ),
      isList ? toursPolicy : policy,
    )
  }

  // Pages are rendered while others are written.
  try {
    await forEachAtOnce(server.prerenderedPaths, 8, (path) => writePage(path, pageFile(path)))
    await writePage(server.notFoundPath, '404.html')
    await writePage(server.articleNotFoundPath, articleNotFoundFile)
  } finally {
    await renderer.end()
  }
  const offline = splitHead(server.renderOfflinePage())
  // No script brings this page its fonts.
  const fontFaces = styles.match(/@font-face\{[^}]*\burl\([^}]*\}/g) ?? []
  await write(
    offlinePagePath.slice(1),
    bare
      .replace(
        '</head>',
        () =>
          `${offline.head}<style>${pageStyles(styles, offline.body)}${fontFaces.join('')}</style></head>`,
      )
      .replace('<div id="root"></div>', () => offline.body),
  )
  await writeFile(
    join(outDir, 'app.html'),
    withPolicy(
      studioShell({ bare, manifest, entryModule, styles, siteName: server.siteName }),
      studioPolicy,
    ),
  )
  const redirects = liveRedirects(server.redirects, server.prerenderedPaths)
  for (const [from, to] of Object.entries(redirects)) {
    await write(pageFile(from), movedPage(to, server.origin))
  }
  await writeFile(
    join(outDir, '_redirects'),
    redirectsFile({ ...redirects, ...sheetRedirects(redirects) }),
  )
  await mkdir(join(outDir, dirname(securityFilePath)), { recursive: true })
  await writeFile(join(outDir, securityFilePath), securityFile(server, builtAt))
  await writeFile(join(outDir, server.sitemapPath), server.sitemap())
  await writeFile(join(outDir, paths.feed()), server.blogFeed())
  await writeFile(join(outDir, 'robots.txt'), server.robots())
  return { paths: [...server.prerenderedPaths], cards }
}
