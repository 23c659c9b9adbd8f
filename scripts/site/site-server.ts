import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'
import {
  articleNotFoundFile,
  cacheControl,
  isArticlePath,
  isStudioPath,
  shellPath,
  writtenSecurityHeaders,
} from './headers'
import { readCategoryPages } from './category-pages'
import { readRedirects, redirectOf } from './redirects'

type Handler = Connect.NextHandleFunction

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '')
}

/** A page that answers many addresses, plain and compressed. */
type Page = { html: Buffer; brotli: Buffer }

function readPage(file: string): Page {
  const html = readFileSync(file)
  return {
    html,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(html),
  }
}

/** Answers every path without a file: the studio's shell, or the page for missing pages. */
function fallback(siteDir: string, headers: Record<string, string>): Handler {
  const shell = readPage(join(siteDir, shellPath))
  const notFound = readPage(join(siteDir, '404.html'))
  const articleNotFound = readPage(join(siteDir, articleNotFoundFile))
  const htmlFor = (path: string) => {
    if (isStudioPath(path)) return shell
    return isArticlePath(path) ? articleNotFound : notFound
  }
  return (request, response) => {
    const path = pathOf(request)
    const isStudio = isStudioPath(path)
    const isPage = isStudio || isArticlePath(path) || !/^\.[a-z0-9]{1,8}$/i.test(extname(path))
    const page = isPage ? htmlFor(path) : undefined
    const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding']))
    response.writeHead(isStudio ? 200 : 404, {
      ...headers,
      'Cache-Control': isStudio ? 'no-store' : 'no-cache',
      'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      ...(page && { Vary: 'Accept-Encoding' }),
      ...(page && isPacked && { 'Content-Encoding': 'br' }),
    })
    if (request.method === 'HEAD') response.end()
    else if (!page) response.end('Not found\n')
    else response.end(isPacked ? page.brotli : page.html)
  }
}

/** Whether the name of a file differs where its use does, so that it may also be served from an earlier release. */
function isLasting(path: string): boolean {
  return /^\/(?:assets|pictures|texts)\//.test(path)
}

/** Whether a folder still has a picture: withdrawn ones are deleted while the site is served. */
function isLeft(folder: string, path: string): boolean {
  return !/^\/(?:images|pictures)\//.test(path) || existsSync(join(folder, decoded(path)))
}

/** A path with the letters that an address writes as numbers; what is no such number stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Serves a built site, and the immutable files of earlier ones. */
function handlerOf({ siteDir, previous }: ServedSite): Handler {
  // Strict transport security on localhost would block every other local server without TLS.
  const { 'Strict-Transport-Security': _hosted, ...headers } = writtenSecurityHeaders(
    readFileSync(join(siteDir, '_headers'), 'utf8'),
  )
  const filesOf = (folder: string): Handler => {
    const give = sirv(folder, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders(response: ServerResponse, path: string) {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        response.setHeader('Cache-Control', cacheControl(path))
      },
    })
    return (request, response, next) => {
      if (isLeft(folder, pathOf(request))) give(request, response, next)
      else next()
    }
  }
  const files = filesOf(siteDir)
  const older = previous.map(filesOf)
  const last = fallback(siteDir, headers)
  const categoryPageOf = readCategoryPages(siteDir)
  const redirects = readRedirects(readFileSync(join(siteDir, '_redirects'), 'utf8'))
  return (request, response, next) => {
    const target = redirectOf(request.url ?? '/', redirects)
    if (target !== undefined) {
      response.writeHead(301, { ...headers, 'Cache-Control': 'no-cache', Location: target })
      response.end()
      return
    }
    request.url = categoryPageOf(request.url ?? '/')
    const line = isLasting(pathOf(request)) ? [files, ...older] : [files]
    const ask = (place: number): void => {
      const folder = line[place]
      if (folder) folder(request, response, () => ask(place + 1))
      else last(request, response, next)
    }
    ask(0)
  }
}

export type ServedSite = {
  /** Folder of a built site. */
  siteDir: string
  /** Folders of earlier ones: open tabs still request their scripts and pictures. */
  previous: readonly string[]
}

export type SiteServer = {
  plugin: Plugin
  /**
   * Loads another built site, to serve it from the next request on. Pending requests are answered from the
   * old one.
   *
   * @returns a function that switches; until then nothing changes
   * @throws Error when the folder holds no complete site
   */
  prepare: (site: ServedSite) => () => void
}

/**
 * Serves a built site inside Vite's preview server the way a good host does: compressed files,
 * lasting caches for hashed names, security headers, real 404s. It answers every request, so its
 * plugin must come last.
 */
export function siteServer(first: ServedSite): SiteServer {
  let current = handlerOf(first)
  return {
    plugin: {
      name: 'shamba:site-server',
      configurePreviewServer({ middlewares }) {
        middlewares.use((request, response, next) => current(request, response, next))
      },
    },
    prepare(site) {
      const next = handlerOf(site)
      return () => {
        current = next
      }
    },
  }
}
