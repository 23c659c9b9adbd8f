import { z } from 'zod'
import type { ContentManifest, ContentRows } from '../../src/publish/rows.ts'

/**
 * Hashes as `published_content()` computes them; nothing else computes any. `items` has those of
 * the rows, `tour:3=<md5>` and so on, in the order of the site, and `hash` is that of everything.
 */
export const contentHashesSchema = z.object({
  hash: z.string().min(1),
  items: z.array(z.string().regex(/^(?:tour|post|picture|facts):\d+=[0-9a-f]{32}$/)),
})

export type ContentHashes = z.infer<typeof contentHashesSchema>

/** Hashes of the same content in two databases; rows may differ from the content that was made of them. */
export type ModuleHashes = {
  /** In the database that the content was pulled from. */
  published: ContentHashes
  /** In a new database with the seed of the content. */
  seeded: ContentHashes
}

/** Facts about a build besides its content. */
export type BuildFacts = Pick<ContentManifest, 'builtAt' | 'commit' | 'source'>

/** What `content-manifest.json` holds for a build of some content with its hashes. */
export function manifestOf(
  { home_featured: home, redirects }: ContentRows,
  { hash, items }: ContentHashes,
  facts: BuildFacts,
): ContentManifest {
  return { schema: 3, hash, ...facts, items, home, redirects }
}

/**
 * The hashes in what `published_content()` answers, or in a snapshot of a site.
 *
 * @param answer unchecked
 * @param rows the same answer, as it was read
 * @returns null where they are missing or belong to other rows
 */
export function hashesIn(answer: unknown, rows: ContentRows): ContentHashes | null {
  const { data } = contentHashesSchema.safeParse(answer)
  const keys = [
    ...rows.tours.map(({ id }) => `tour:${id}`),
    ...rows.blog_posts.map(({ id }) => `post:${id}`),
    ...rows.gallery_images.map(({ id }) => `picture:${id}`),
    ...rows.site_facts.map(({ id }) => `facts:${id}`),
  ]
  const isWhole = data?.items.map((item) => item.split('=', 1)[0]).join() === keys.join()
  return data && isWhole ? data : null
}
