import { z } from 'zod'
import type { ItemKind } from '../../../publish/rows'

const rows = z.array(z.looseObject({ id: z.number() }))

/** The content that a publish carries to the site. */
export const publishedRowsSchema = z.looseObject({
  tours: rows,
  blog_posts: rows,
  gallery_images: rows,
  // Sites from before there were any have none.
  site_facts: rows.default([]),
  home_featured: z.array(z.number()),
  redirects: z.record(z.string(), z.string()),
})

/** The published rows; `readContent` checks their columns. */
export type PublishedRows = z.infer<typeof publishedRowsSchema>

/** Which of them hold the entries of each kind. */
export const tableOf = {
  tour: 'tours',
  post: 'blog_posts',
  picture: 'gallery_images',
  facts: 'site_facts',
} as const satisfies Record<ItemKind, keyof PublishedRows>
