import { rowOf } from '../content/collections/collection'
import { picture } from '../content/collections/pictures'
import { post } from '../content/collections/posts'
import { tour } from '../content/collections/tours'
import type { Content, ContentRows } from './rows'

/** Content of the site as rows of the database, in the same order; the inverse of `readContent`. */
export function toRows(content: Content): ContentRows {
  return {
    tours: content.tours.map((item) => rowOf(tour, item)),
    blog_posts: content.articles.map((item) => rowOf(post, item)),
    gallery_images: content.gallery.map((item) => rowOf(picture, item)),
    home_featured: [...content.homeFeatured],
    redirects: { ...content.redirects },
  }
}
