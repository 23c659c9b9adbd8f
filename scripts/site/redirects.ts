import { paths } from '../../src/lib/paths'
import { articleNotFoundFile, shellPath } from './headers'

/** New path by old path; both are paths of this site. */
export type Redirects = Readonly<Record<string, string>>

/** Hosts that leave out `.html` would redirect the name of the file to this path. */
export const shellAddress = shellPath.replace(/\.html$/, '')

const movable = /^\/(?:tours|blog)\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The valid redirects of a site: old addresses without a page whose new address has one. A page takes
 * precedence over a redirect, so no redirect leads to another.
 *
 * @param redirects as the content has them
 * @param pages every address that has a page
 */
export function liveRedirects(redirects: Redirects, pages: readonly string[]): Redirects {
  return Object.fromEntries(
    Object.entries(redirects).filter(
      ([from, to]) => movable.test(from) && !pages.includes(from) && pages.includes(to),
    ),
  )
}

/** The redirects of the sheets of tours whose addresses have moved: a printed or a kept link goes on working. */
export function sheetRedirects(redirects: Redirects): Redirects {
  const sheetOf = (path: string) => paths.sheet(path.slice(`${paths.tours()}/`.length))
  return Object.fromEntries(
    Object.entries(redirects)
      .filter(([from]) => from.startsWith(`${paths.tours()}/`))
      .map(([from, to]) => [sheetOf(from), sheetOf(to)]),
  )
}

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read: where old addresses went, first; the
 * studio's addresses get the empty app shell; missing pages of the blog get a 404 page of their own.
 */
export function redirectsFile(redirects: Redirects): string {
  return [
    // Netlify gives the page at an old address unless the rule insists; Cloudflare knows only the second line.
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301!\n${from} ${to} 301\n`),
    ...['/auth', '/admin', '/admin/*'].map((path) => `${path} ${shellAddress} 200\n`),
    `/blog/:slug /${articleNotFoundFile} 404\n`,
  ].join('')
}

/** The redirects that `redirectsFile` has written, for a server that does not know such files. */
export function readRedirects(file: string): Redirects {
  const lines = [...file.matchAll(/^(\S+) (\S+) 301$/gm)]
  return Object.fromEntries(lines.map(([, from = '', to = '']) => [from, to]))
}

/**
 * The redirect of a request.
 *
 * @param url path of a request, with its query if it has one
 * @returns the new path with the same query; undefined for an address that has not moved
 */
export function redirectOf(url: string, redirects: Redirects): string | undefined {
  const [, path = '', query = ''] = /^([^?#]*?)\/?(\?[^#]*)?(?:#.*)?$/s.exec(url) ?? []
  return Object.hasOwn(redirects, path) ? `${redirects[path]}${query}` : undefined
}

/**
 * The page at an old address, for hosts without redirects. It runs no script.
 *
 * @param target the new path
 * @param origin origin of the public site
 */
export function movedPage(target: string, origin: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>This page has moved</title>',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${origin}${target}">`,
    `<meta http-equiv="refresh" content="0;url=${target}">`,
    '</head>',
    `<body><h1>This page has moved</h1><p><a href="${target}">Go to its new address</a></p></body>`,
    '</html>',
    '',
  ].join('\n')
}

/** Whether a built page is one of `movedPage`. */
export function isMovedPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"')
}
