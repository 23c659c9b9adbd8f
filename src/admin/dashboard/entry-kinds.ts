import { adminPaths } from '../../lib/admin-paths'
import type { CollectionTable } from '../data/query-keys'

/** Name, list and editors of each collection. */
export const entryKinds: Readonly<
  Record<
    CollectionTable,
    { one: string; many: string; list: string; pathOf: (id: number) => string }
  >
> = {
  tours: { one: 'Tour', many: 'Tours', list: adminPaths.tours(), pathOf: adminPaths.tour },
  blog_posts: {
    one: 'Blog post',
    many: 'Blog posts',
    list: adminPaths.blog(),
    pathOf: adminPaths.post,
  },
  gallery_images: {
    one: 'Gallery image',
    many: 'Gallery images',
    list: adminPaths.gallery(),
    pathOf: adminPaths.image,
  },
}
