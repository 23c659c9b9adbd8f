import { rowOf } from '../content/collections/collection'
import { factKeys, factSheets, type Facts } from '../content/collections/facts/sheets'
import { picture } from '../content/collections/pictures'
import { post } from '../content/collections/posts'
import { tour } from '../content/collections/tours'
import type { Content, ContentRows } from './rows'

/** Fact sheets as rows, in the order of their numbers. */
export function factRows(facts: Partial<Facts>): ContentRows['site_facts'] {
  return factKeys.flatMap((key) => {
    const value = facts[key]
    return value === undefined ? [] : [{ id: factSheets[key].id, key, value }]
  })
}

/** Content of the site as rows of the database, in the same order; the inverse of `readContent`. */
export function toRows(content: Content): ContentRows {
  return {
    tours: content.tours.map((item) => rowOf(tour, item)),
    blog_posts: content.articles.map((item) => rowOf(post, item)),
    gallery_images: content.gallery.map((item) => rowOf(picture, item)),
    site_facts: factRows(content.facts),
    home_featured: [...content.homeFeatured],
    redirects: { ...content.redirects },
  }
}
