import type { ContentManifest, ItemKind } from '../../../publish/rows'
import { losesMost } from '../../../publish/shrinkage'
import type { PublishedRows } from './content-query'

const kinds: readonly { kind: ItemKind; many: string; count: (rows: PublishedRows) => number }[] = [
  { kind: 'tour', many: 'tours', count: ({ tours }) => tours.length },
  { kind: 'post', many: 'blog posts', count: ({ blog_posts }) => blog_posts.length },
  { kind: 'picture', many: 'gallery images', count: ({ gallery_images }) => gallery_images.length },
]

/** Number of entries of a kind on the site now, and after the next publish. */
export type Loss = { many: string; before: number; after: number }

/** The kinds of which the site would lose most entries. */
export function lossesOf(manifest: ContentManifest, rows: PublishedRows): Loss[] {
  return kinds.flatMap(({ kind, many, count }) => {
    const before = manifest.items.filter((item) => item.startsWith(`${kind}:`)).length
    const after = count(rows)
    return losesMost(before, after) ? [{ many, before, after }] : []
  })
}

/** A user-facing sentence about a loss. */
export function lossText({ many, before, after }: Loss): string {
  return after === 0
    ? `None of the ${before} ${many} would stay on the site.`
    : `Only ${after} of the ${before} ${many} would stay on the site.`
}
