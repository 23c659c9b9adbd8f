import type { DurationBucket } from './duration-buckets'
import { publicPages, type PageId } from './public-pages'

type PagePaths = Record<PageId, () => string>
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys
const pagePaths = Object.fromEntries(publicPages.map((p) => [p.id, () => p.path])) as PagePaths

const withCategory = (path: string, category?: string) =>
  category === undefined ? path : `${path}?category=${encodeURIComponent(category)}`

/** Every address inside the site. Nothing else writes a path by hand. */
export const paths = {
  ...pagePaths,
  tours: (category?: string) => withCategory(pagePaths.tours(), category),
  toursOfLength: (duration: DurationBucket) => `${pagePaths.tours()}?duration=${duration}`,
  /** The map, at the entry of a place if one is given. */
  map: (place?: string) => pagePaths.map() + (place === undefined ? '' : `#${place}`),
  /** The page of a category by itself, for robots and visitors without script; links have `tours`. */
  tourCategory: (id: string) => `${pagePaths.tours()}/category/${encodeURIComponent(id)}`,
  /** For schools, with a number of pupils that is known already. */
  schools: (people?: number) =>
    pagePaths.schools() + (people === undefined ? '' : `?people=${people}`),
  /** The kept tours, open over the list of all. */
  shortlist: () => `${pagePaths.tours()}#shortlist`,
  tour: (slug: string) => `${pagePaths.tours()}/${encodeURIComponent(slug)}`,
  /** The PDF of a tour on one page, and that of a visit to it with a class. */
  sheet: (slug: string) => `/sheets/${encodeURIComponent(slug)}.pdf`,
  schoolSheet: (slug: string) => `/sheets/school-visit/${encodeURIComponent(slug)}.pdf`,
  gallery: (category?: string) => withCategory(pagePaths.gallery(), category),
  /** For travel companies, and for those who would work with the operator, on one page. */
  trade: () => `${pagePaths.partners()}#trade`,
  partnerWithUs: () => `${pagePaths.partners()}#partner`,
  cancellation: () => `${pagePaths.blog()}#cancellation`,
  article: (slug: string) => `${pagePaths.blog()}/${encodeURIComponent(slug)}`,
  /** The articles for feed readers. */
  feed: () => '/rss.xml',
  faq: (question?: string) => pagePaths.faq() + (question === undefined ? '' : `#${question}`),
  impact: () => '/#impact',
  contact: () => '/#contact',
  auth: () => '/auth',
  /** The studio; its other addresses are in `admin-paths.ts`. */
  admin: () => '/admin',
} as const

/** Every address of the studio, as patterns of react-router. */
export const studioPatterns = [
  '/auth',
  '/admin',
  '/admin/tours',
  '/admin/tours/:id',
  '/admin/blog',
  '/admin/blog/:id',
  '/admin/gallery',
  '/admin/site',
  '/admin/site/:sheet',
  '/admin/asked',
  '/admin/launch',
  '/admin/settings',
  '/admin/people',
  '/admin/activity',
  '/admin/publish',
  '/admin/status',
  '/admin/help',
  '/admin/help/:job',
] as const
