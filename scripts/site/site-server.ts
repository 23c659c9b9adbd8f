import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'
import {
  articleNotFoundFile,
  cacheControl,
  isArticlePath,
  isStudioPath,
  securityHeaders,
  shellPath,
} from './headers'

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '')
}

/** Answers every address that is no file: the studio's shell, or a page that says so. */
function fallback(siteDir: string, headers: Record<string, string>): Connect.NextHandleFunction {
  const shell = readFileSync(join(siteDir, shellPath))
  const notFound = readFileSync(join(siteDir, '404.html'))
  const articleNotFound = readFileSync(join(siteDir, articleNotFoundFile))
  const htmlFor = (path: string) => {
    if (isStudioPath(path)) return shell
    return isArticlePath(path) ? articleNotFound : notFound
  }
  return (request, response) => {
    const path = pathOf(request)
    const isStudio = isStudioPath(path)
    const isPage = isStudio || isArticlePath(path) || !/^\.[a-z0-9]{1,8}$/i.test(extname(path))
    response.writeHead(isStudio ? 200 : 404, {
      ...headers,
      'Cache-Control': isStudio ? 'no-store' : 'no-cache',
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    })
    if (request.method === 'HEAD') response.end()
    else if (!isPage) response.end('Not found\n')
    else response.end(htmlFor(path))
  }
}

/**
 * Serves a built site inside Vite's preview server the way a good host does: compressed files,
 * lasting caches for hashed names, security headers, real 404s. It answers everything, so it
 * must stand last among the plugins.
 */
export function siteServer(siteDir: string): Plugin {
  // Strict transport security on localhost would lock the browser out of every other local server.
  const { 'Strict-Transport-Security': _hosted, ...headers } = securityHeaders({ supabaseUrl: '' })
  return {
    name: 'shamba:site-server',
    configurePreviewServer({ middlewares }) {
      middlewares.use(
        sirv(siteDir, {
          etag: true,
          brotli: true,
          extensions: ['html'],
          setHeaders(response: ServerResponse, path: string) {
            for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
            response.setHeader('Cache-Control', cacheControl(path))
          },
        }),
      )
      middlewares.use(fallback(siteDir, headers))
    },
  }
}
