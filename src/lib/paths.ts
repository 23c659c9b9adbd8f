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
  tour: (slug: string) => `${pagePaths.tours()}/${encodeURIComponent(slug)}`,
  gallery: (category?: string) => withCategory(pagePaths.gallery(), category),
  cancellation: () => `${pagePaths.blog()}#cancellation`,
  article: (slug: string) => `${pagePaths.blog()}/${encodeURIComponent(slug)}`,
  /** The articles for feed readers. */
  feed: () => '/rss.xml',
  faq: (question?: string) => pagePaths.faq() + (question === undefined ? '' : `#${question}`),
  impact: () => '/#impact',
  contact: () => '/#contact',
  auth: () => '/auth',
  admin: () => '/admin',
  adminTours: () => '/admin/tours',
  adminTour: (id: number | 'new') => `/admin/tours/${id}`,
  adminBlog: () => '/admin/blog',
  adminPost: (id: number | 'new') => `/admin/blog/${id}`,
  adminGallery: () => '/admin/gallery',
  adminImage: (id: number) => `/admin/gallery?image=${id}`,
  adminSite: (sheet?: string) => `/admin/site${sheet === undefined ? '' : `/${sheet}`}`,
  adminLaunch: () => '/admin/launch',
  adminSettings: () => '/admin/settings',
  adminPeople: () => '/admin/people',
  adminPublish: () => '/admin/publish',
  adminActivity: (query = '') => `/admin/activity${query}`,
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
  '/admin/launch',
  '/admin/settings',
  '/admin/people',
  '/admin/activity',
  '/admin/publish',
] as const
