/** Every address inside the site. Nothing else writes a path by hand. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  tours: (category?: string) =>
    category === undefined ? '/tours' : `/tours?category=${encodeURIComponent(category)}`,
  tour: (slug: string) => `/tours/${encodeURIComponent(slug)}`,
  services: () => '/services',
  gallery: (category?: string) =>
    category === undefined ? '/gallery' : `/gallery?category=${encodeURIComponent(category)}`,
  blog: () => '/blog',
  cancellation: () => '/blog#cancellation',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  faq: (question?: string) => (question === undefined ? '/faq' : `/faq#${question}`),
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
  '/admin/settings',
  '/admin/people',
  '/admin/activity',
  '/admin/publish',
] as const
