/** A mistake that somebody could make in a migration, and that the policy tests must notice. */
export type Mutation = { name: string; sql: string }

/** The tables the editors write, and how their policies call the rows and the reading. */
export const contentTables = [
  { table: 'tours', noun: 'tours', read: 'read' },
  { table: 'blog_posts', noun: 'articles', read: 'read' },
  { table: 'gallery_images', noun: 'pictures', read: 'see' },
]
