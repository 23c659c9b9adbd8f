import { z } from 'zod'
import { contentOf, keyOf, rowShape, type Collection } from '../../content/collections/collection'
import { picture } from '../../content/collections/pictures'
import { post } from '../../content/collections/posts'
import { tour } from '../../content/collections/tours'
import { withReadingTime } from '../../lib/reading-time'
import type { CollectionTable } from '../data/query-keys'

type Content = Record<string, unknown>

const kinds: Readonly<
  Record<CollectionTable, { collection: Collection; complete: (content: Content) => Content }>
> = {
  tours: { collection: tour, complete: (content) => content },
  blog_posts: { collection: post, complete: withReadingTime },
  gallery_images: { collection: picture, complete: (content) => content },
}

/** The labels of the fields that keep a draft off the site, in the order of the editor. */
export function lacksOf(table: CollectionTable, row: { id: number }): string[] {
  const { collection, complete } = kinds[table]
  // As the editor reads it, which forgives a missing or damaged column.
  const stored = { ...z.object(rowShape(collection.fields, 'read')).parse(row), id: row.id }
  const { error } = collection.schema.safeParse(complete(contentOf(collection, stored)))
  const keys = new Set(
    error?.issues.map(({ path }) => keyOf(collection.fields, String(path[0] ?? ''))),
  )
  return Object.entries(collection.fields).flatMap(([key, { label }]) =>
    keys.has(key) ? [label] : [],
  )
}
