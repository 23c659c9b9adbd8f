import { matchPath } from 'react-router-dom'
import { articleSlugs } from '../content/article-slugs'
import { tourSlugs } from '../content/tour-slugs'
import { lazyComponent, type LazyComponent } from '../lib/lazy-component'
import { OpenDocument } from '../lib/open-document'
import { paths, studioPatterns } from '../lib/paths'
import { publicPages, type PageId } from '../lib/public-pages'

export type Route = LazyComponent<object> & {
  /** Names the page in the HTML, so that the client knows which page it takes over. */
  id: string
  /** Pattern of react-router; a page may own several addresses. */
  patterns: readonly string[]
  /** Addresses that are written to HTML files by the build; none for the studio. */
  prerender: readonly string[]
  /** Whether the public header and footer stand around it. */
  isPublic: boolean
  /** Every path is a page of its own (an article), not another view of one page (a tour's dialog). */
  isPagePerPath?: true
  /** Refuses addresses that fit the pattern but lead to nothing. */
  accepts?: (params: Readonly<Record<string, string | undefined>>) => boolean
}

type PageRoute = LazyComponent<object> & Partial<Pick<Route, 'patterns' | 'prerender' | 'accepts'>>

/** What shows each page of the table; the build finds the same file as `<id>-page.tsx`. */
const pages: Record<PageId, PageRoute> = {
  home: lazyComponent(() => import('../pages/home/home-page').then((m) => m.HomePage)),
  about: lazyComponent(() => import('../pages/about/about-page').then((m) => m.AboutPage)),
  tours: {
    patterns: [paths.tours(), '/tours/:slug'],
    prerender: [paths.tours(), ...tourSlugs.map((slug) => paths.tour(slug))],
    accepts: ({ slug }) => slug === undefined || tourSlugs.includes(slug),
    ...lazyComponent(() => import('../pages/tours/tours-page').then((m) => m.ToursPage)),
  },
  services: lazyComponent(() =>
    import('../pages/services/services-page').then((m) => m.ServicesPage),
  ),
  gallery: lazyComponent(() => import('../pages/gallery/gallery-page').then((m) => m.GalleryPage)),
  blog: lazyComponent(() => import('../pages/blog/blog-page').then((m) => m.BlogPage)),
  faq: lazyComponent(() => import('../pages/faq/faq-page').then((m) => m.FaqPage)),
}

const pageRoutes = publicPages.map(({ id, path }): Route => ({
  id,
  patterns: [path],
  prerender: [path],
  isPublic: true,
  ...pages[id],
}))

const article: Route = {
  id: 'article',
  // No `accepts`: an unknown slug leads to this page, too, and it says so in words of its own.
  patterns: ['/blog/:slug'],
  prerender: articleSlugs.map((slug) => paths.article(slug)),
  isPublic: true,
  isPagePerPath: true,
  ...lazyComponent(() => import('../pages/blog/article-page').then((m) => m.ArticlePage)),
}

const studio: Route = {
  id: 'studio',
  patterns: studioPatterns,
  prerender: [],
  isPublic: false,
  load: () => Promise.resolve(),
  // Where Back or Forward lead from the site into the studio.
  Component: OpenDocument,
}

/** The parts of the design, where the sources are served: a build drops the page with the condition. */
const styleguide: readonly Route[] = import.meta.env.DEV
  ? [
      {
        id: 'styleguide',
        patterns: ['/styleguide'],
        prerender: [],
        isPublic: false,
        ...lazyComponent(() =>
          import('../pages/styleguide/styleguide-page').then((module) => module.StyleguidePage),
        ),
      },
    ]
  : []

/** The page for every address that leads to nothing. */
export const notFound: Route = {
  id: 'not-found',
  patterns: ['*'],
  prerender: [],
  isPublic: true,
  ...lazyComponent(() => import('../pages/not-found/not-found-page').then((m) => m.NotFoundPage)),
}

/** Every page with an address, without the not-found page. */
export const routes: readonly Route[] = [...pageRoutes, article, studio, ...styleguide]

/** The page that answers `pathname` (decoded or not); the not-found page for all others. */
export function routeOf(pathname: string): Route {
  for (const route of routes) {
    for (const pattern of route.patterns) {
      const match = matchPath({ path: pattern, end: true }, pathname)
      if (match && (route.accepts?.(match.params) ?? true)) return route
    }
  }
  return notFound
}
