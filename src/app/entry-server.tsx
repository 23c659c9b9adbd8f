import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { site } from '../content/site'
import { loadParts } from '../lib/lazy-part'
import { App } from './app'
import { notFound, routeOf, routes } from './routes'

export { blogFeed } from './search/feed'
export { robots, sitemap, sitemapPath } from './search/sitemap'
export { structuredData } from './search/structured-data'

export type RenderedPage = {
  /** Id of the page, for the root element. */
  pageId: string
  /** Head tags, then the markup, as React renders them. */
  html: string
}

/** Every path that the build prerenders. */
export const prerenderedPaths: readonly string[] = routes.flatMap((route) => route.prerender)

/** Renders one path to HTML; an unknown path renders the not-found page. */
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

/** New paths of tours and articles by their old ones. */
export { redirects } from '../content/redirects'

/** Name of the company, origin of the public site, and the mailbox of the operator. */
export const { name: siteName, origin, businessEmail } = site

/** The page that static hosts serve with status 404. */
export const notFoundPath = `/${notFound.id}`

/** The page that they serve with status 404 for unknown articles. */
export const articleNotFoundPath = '/blog/404'
