import { paths } from './paths'

/** Every address of the studio, apart from those of the site, which need not load them. */
export const adminPaths = {
  home: paths.admin,
  tours: () => '/admin/tours',
  tour: (id: number | 'new') => `/admin/tours/${id}`,
  blog: () => '/admin/blog',
  post: (id: number | 'new') => `/admin/blog/${id}`,
  gallery: () => '/admin/gallery',
  image: (id: number) => `/admin/gallery?image=${id}`,
  site: (sheet?: string) => `/admin/site${sheet === undefined ? '' : `/${sheet}`}`,
  asked: () => '/admin/asked',
  launch: () => '/admin/launch',
  settings: () => '/admin/settings',
  people: () => '/admin/people',
  publish: () => '/admin/publish',
  status: () => '/admin/status',
  help: (job?: string) => `/admin/help${job === undefined ? '' : `/${job}`}`,
  activity: (query = '') => `/admin/activity${query}`,
} as const
