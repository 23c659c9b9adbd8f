import type { RowOf } from '../content/collections/collection'
import type { FactRow, Facts } from '../content/collections/facts/sheets'
import type { picture } from '../content/collections/pictures'
import type { post } from '../content/collections/posts'
import type { tour } from '../content/collections/tours'
import type { Article, GalleryImage, Tour } from '../content/model'

// Rows of the views of published content.

export type TourRow = RowOf<typeof tour>
export type ArticleRow = RowOf<typeof post>
export type GalleryRow = RowOf<typeof picture>

/** All published content as rows, in the order of the site. */
export type ContentRows = {
  tours: TourRow[]
  blog_posts: ArticleRow[]
  gallery_images: GalleryRow[]
  /** Fact sheets; none in snapshots from before there were any. */
  site_facts: FactRow[]
  /** Ids of the tours on the home page, in order. */
  home_featured: number[]
  /** New path by old path, both beginning with `/tours/` or `/blog/`. */
  redirects: Record<string, string>
}

/** All published content as in the modules of the site, in order. */
export type Content = {
  tours: readonly Tour[]
  articles: readonly Article[]
  gallery: readonly GalleryImage[]
  /** Values of fact sheets; without one, its module stays as it is. */
  facts: Partial<Facts>
  homeFeatured: readonly [number, number, number]
  redirects: Readonly<Record<string, string>>
}

export type ItemKind = 'tour' | 'post' | 'picture' | 'facts'

/** Identifies a published item in manifests and reports, for example `tour:3`. */
export type ItemKey = `${ItemKind}:${number}`

/** Path of the manifest of a build. */
export const manifestPath = '/content-manifest.json'

/** Path of the file with the rows from which a build was made. */
export const snapshotPath = '/content-snapshot.json'

/** What `content-manifest.json` holds. */
export type ContentManifest = {
  /** Raised when the shape of this file or of the hashes changes. */
  schema: 1 | 2 | 3
  /** Hash of all published content, computed by the database. */
  hash: string
  /** Time of the build, ISO 8601 in UTC. */
  builtAt: string
  /** Commit of the code; null if unknown. */
  commit: string | null
  /**
   * Where the content came from: the committed modules, a pull from the database during the build, or
   * the last snapshot because the database did not respond.
   */
  source: 'modules' | 'database' | 'snapshot'
  /** `tour:3=<md5>` and so on, in the order of the site: tours, posts, pictures, fact sheets. */
  items: string[]
  home: number[]
  redirects: Record<string, string>
}
