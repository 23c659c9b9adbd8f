import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { articleSlugs } from '../content/article-slugs'
import { categoryNameOf, tourCategoryIds } from '../content/categories'
import { listLengths } from '../content/list-lengths'
import { tourCounts } from '../content/tour-counts'
import { tourSlugs } from '../content/tour-slugs'
import { savesData } from '../lib/data-saver'
import { firstUse } from '../lib/first-use'
import { lazyComponent, type LazyComponent } from '../lib/lazy-part'
import { furtherPages, hasListPage } from '../lib/list-pages'
import { OpenDocument } from '../lib/open-document'
import { paths, studioPatterns } from '../lib/paths'
import { publicPages, type PageId } from '../lib/public-pages'

export type Route = LazyComponent<object> & {
  /** Written into the HTML, so that the client knows which page it hydrates. */
  id: string
  /** Patterns of react-router. */
  patterns: readonly string[]
  /** Paths that the build prerenders to HTML files. */
  prerender: readonly string[]
  /** Whether it has the public header and footer. */
  isPublic: boolean
  /** Every path is a separate page (an article), not another view of one page (a tour's dialog). */
  isPagePerPath?: true
  /** Hydrated at once, because it moves by itself; the other pages once the visitor uses them. */
  isAtOnce?: true
  /** Rejects paths that match the pattern but do not exist. */
  accepts?: (params: Readonly<Record<string, string | undefined>>) => boolean
}

type ReadablePage = LazyComponent<object> & { isReadable: true }

/** A public page is made by `readablePage` or says that it is hydrated at once: forgetting both is an error of types. */
type PageRoute = (ReadablePage | (LazyComponent<object> & { isAtOnce: true })) &
  Partial<Pick<Route, 'patterns' | 'prerender' | 'accepts'>>

/** A page whose pre-rendered HTML can be read, and its links followed, before its chunk is fetched. */
const readablePage = (fetchPage: () => Promise<ComponentType>): ReadablePage => ({
  ...lazyComponent(async () => {
    if (!import.meta.env.SSR) await firstUse()
    return fetchPage()
  }),
  isReadable: true,
})

/** How many tours a category has, by its id. */
const categoryLength = (id: string): number => tourCounts[categoryNameOf(id) ?? ''] ?? 0

/** The addresses of a list that has nothing but its pages. */
const listPages = (list: 'gallery' | 'blog', path: string) =>
  ({
    patterns: [path, `${path}/page/:page`],
    prerender: [path, ...furtherPages(list, path, listLengths[list])],
    accepts: ({ page }) => hasListPage(list, page, listLengths[list]),
  }) satisfies Partial<Route>

/** The component of each public page; the build expects it in `<id>-page.tsx`. */
const pages: Record<PageId, PageRoute> = {
  home: {
    isAtOnce: true,
    ...lazyComponent(() => import('../pages/home/home-page').then((m) => m.HomePage)),
  },
  about: readablePage(() => import('../pages/about/about-page').then((m) => m.AboutPage)),
  tours: {
    patterns: [
      paths.tours(),
      '/tours/page/:page',
      '/tours/:slug',
      '/tours/category/:id',
      '/tours/category/:id/page/:page',
    ],
    prerender: [
      paths.tours(),
      ...furtherPages('tours', paths.tours(), listLengths.tours),
      ...tourCategoryIds.flatMap((id) => [
        paths.tourCategory(id),
        ...furtherPages('tours', paths.tourCategory(id), categoryLength(id)),
      ]),
      ...tourSlugs.map((slug) => paths.tour(slug)),
    ],
    accepts: ({ slug, id, page }) =>
      (slug === undefined || tourSlugs.includes(slug)) &&
      (id === undefined || tourCategoryIds.includes(id)) &&
      hasListPage('tours', page, id === undefined ? listLengths.tours : categoryLength(id)),
    ...readablePage(() => import('../pages/tours/tours-page').then((m) => m.ToursPage)),
  },
  services: readablePage(() =>
    import('../pages/services/services-page').then((m) => m.ServicesPage),
  ),
  gallery: {
    ...listPages('gallery', paths.gallery()),
    ...readablePage(() => import('../pages/gallery/gallery-page').then((m) => m.GalleryPage)),
  },
  blog: {
    ...listPages('blog', paths.blog()),
    ...readablePage(() => import('../pages/blog/blog-page').then((m) => m.BlogPage)),
  },
  faq: readablePage(() => import('../pages/faq/faq-page').then((m) => m.FaqPage)),
  schools: readablePage(() => import('../pages/schools/schools-page').then((m) => m.SchoolsPage)),
  partners: readablePage(() =>
    import('../pages/partners/partners-page').then((m) => m.PartnersPage),
  ),
  map: readablePage(() => import('../pages/map/map-page').then((m) => m.MapPage)),
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
  // No `accepts`: the page has its own message for an unknown slug.
  patterns: ['/blog/:slug'],
  prerender: articleSlugs.map((slug) => paths.article(slug)),
  isPublic: true,
  isPagePerPath: true,
  ...readablePage(() => import('../pages/blog/article-page').then((m) => m.ArticlePage)),
}

const studio: Route = {
  id: 'studio',
  patterns: studioPatterns,
  prerender: [],
  isPublic: false,
  load: () => Promise.resolve(),
  // Back or Forward from the site into the studio loads a new document.
  Component: OpenDocument,
}

/** The design system, in development only: a build removes the page with the condition. */
const styleguide: readonly Route[] = import.meta.env.DEV
  ? [
      {
        id: 'styleguide',
        patterns: ['/styleguide'],
        prerender: [],
        isPublic: false,
        ...readablePage(() =>
          import('../pages/styleguide/styleguide-page').then((module) => module.StyleguidePage),
        ),
      },
    ]
  : []

/** The page for every unknown path. */
export const notFound: Route = {
  id: 'not-found',
  patterns: ['*'],
  prerender: [],
  isPublic: true,
  ...readablePage(() => import('../pages/not-found/not-found-page').then((m) => m.NotFoundPage)),
}

/** All pages except the not-found page. */
export const routes: readonly Route[] = [...pageRoutes, article, studio, ...styleguide]

/** The page at `pathname` (decoded or not); else the not-found page. */
export function routeOf(pathname: string): Route {
  for (const route of routes) {
    for (const pattern of route.patterns) {
      const match = matchPath({ path: pattern, end: true }, pathname)
      if (match && (route.accepts?.(match.params) ?? true)) return route
    }
  }
  return notFound
}

/** Loads the chunk of a page when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (!(event.target instanceof Element) || savesData()) return
    const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])')
    if (!link) return
    const route = routeOf(new URL(link.href).pathname)
    // The navigation itself will report a failure.
    if (route.isPublic) route.load().catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}
