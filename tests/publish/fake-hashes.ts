import { createHash } from 'node:crypto'
import type { ContentHashes } from '../../scripts/publish/content-hashes'
import type { ContentRows } from '../../src/publish/rows'

const md5 = (value: unknown) => createHash('md5').update(JSON.stringify(value)).digest('hex')

/** Hashes of rows in the format of the database; different rows have different hashes. */
export function fakeHashes(rows: ContentRows): ContentHashes {
  const items = [
    ...rows.tours.map((row) => `tour:${row.id}=${md5(row)}`),
    ...rows.blog_posts.map((row) => `post:${row.id}=${md5(row)}`),
    ...rows.gallery_images.map((row) => `picture:${row.id}=${md5(row)}`),
  ]
  return { hash: md5([items, rows.home_featured, rows.redirects]), items }
}
