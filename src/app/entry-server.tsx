import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { site } from '../content/site'
import { loadParts } from '../lib/lazy-part'
import { App } from './app'
import { notFound, routeOf, routes } from './routes'

export type RenderedPage = {
  /** Identity of the page, for the root element. */
  pageId: string
  /** Head tags and markup as React writes them, head tags first. */
  html: string
}

/** Every address that the build writes to a file. */
export const prerenderedPaths: readonly string[] = routes.flatMap((route) => route.prerender)

/** Renders one address to HTML. Any address that leads to nothing gives the not-found page. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const route = routeOf(path)
  await route.load()
  await loadParts()
  return {
    pageId: route.id,
    html: renderToString(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    ),
  }
}

/** Where tours and articles went, by their old paths. */
export { redirects } from '../content/redirects'

/** Name of the company, origin of the public site, and the mailbox of the operator. */
export const { name: siteName, origin, businessEmail } = site

/** The page that static hosts serve with status 404. */
export const notFoundPath = `/${notFound.id}`

/** The page that they serve with status 404 for the blog's addresses without an article. */
export const articleNotFoundPath = '/blog/404'
