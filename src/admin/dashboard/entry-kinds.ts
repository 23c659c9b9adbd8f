import { paths } from '../../lib/paths'
import type { CollectionTable } from '../data/query-keys'

/** Name, list and editors of each collection. */
export const entryKinds: Readonly<
  Record<
    CollectionTable,
    { one: string; many: string; list: string; pathOf: (id: number) => string }
  >
> = {
  tours: { one: 'Tour', many: 'Tours', list: paths.adminTours(), pathOf: paths.adminTour },
  blog_posts: {
    one: 'Blog post',
    many: 'Blog posts',
    list: paths.adminBlog(),
    pathOf: paths.adminPost,
  },
  gallery_images: {
    one: 'Gallery image',
    many: 'Gallery images',
    list: paths.adminGallery(),
    pathOf: paths.adminImage,
  },
}
