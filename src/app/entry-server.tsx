import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { tourCategories, tourCategoryIds } from '../content/categories'
import { site } from '../content/site'
import { tourPictureFiles } from '../content/tour-picture-files'
import { tours } from '../content/tours'
import { loadParts } from '../lib/lazy-part'
import { readListPage } from '../lib/list-pages'
import { paths } from '../lib/paths'
import { avifOf, widthsOf } from '../lib/picture-sources'
import { OfflinePage } from '../offline/offline-page'
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

export { tourCategories }

/** Whether the browser hydrates a page without waiting for the visitor. */
export const isAtOnce = (pageId: string): boolean =>
  routes.some((route) => route.id === pageId && route.isAtOnce)

/** The category of tours whose own page a path is. */
export function categoryOf(path: string): string | undefined {
  const list = readListPage(path).path
  const position = tourCategoryIds.findIndex((id) => paths.tourCategory(id) === list)
  return tourCategories[position]
}

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

/** The page for visitors without a connection as HTML: head tags, then the markup. */
export function renderOfflinePage(): string {
  return renderToString(<OfflinePage />)
}

/** Paths of the smallest files of the tours' pictures, which are kept for visitors without a connection. */
export const smallTourPictures: readonly string[] = tours.flatMap(({ image }) => {
  const file = tourPictureFiles[image]
  return file ? [avifOf(file, widthsOf(file)[0] ?? file.width)] : []
})

/** New paths of tours and articles by their old ones. */
export { redirects } from '../content/redirects'

/** Name of the company, origin of the public site, and the mailbox of the operator. */
export const { name: siteName, origin, businessEmail } = site

/** The page that static hosts serve with status 404. */
export const notFoundPath = `/${notFound.id}`

/** The page that they serve with status 404 for unknown articles. */
export const articleNotFoundPath = '/blog/404'
