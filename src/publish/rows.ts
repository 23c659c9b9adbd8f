import type { RowOf } from '../content/collections/collection'
import type { picture } from '../content/collections/pictures'
import type { post } from '../content/collections/posts'
import type { tour } from '../content/collections/tours'
import type { Article, GalleryImage, Tour } from '../content/model'

// What is published, as the views of the database hold it.

export type TourRow = RowOf<typeof tour>
export type ArticleRow = RowOf<typeof post>
export type GalleryRow = RowOf<typeof picture>

/** Everything that is published, in the order of the site. */
export type ContentRows = {
  tours: TourRow[]
  blog_posts: ArticleRow[]
  gallery_images: GalleryRow[]
  /** Ids of the tours on the home page, in order. */
  home_featured: number[]
  /** New path by old path, both beginning with `/tours/` or `/blog/`. */
  redirects: Record<string, string>
}

/** Everything that is published, as the modules of the site hold it, in order. */
export type Content = {
  tours: readonly Tour[]
  articles: readonly Article[]
  gallery: readonly GalleryImage[]
  homeFeatured: readonly [number, number, number]
  redirects: Readonly<Record<string, string>>
}

export type ItemKind = 'tour' | 'post' | 'picture'

/** Names one published thing in manifests and reports, for example `tour:3`. */
export type ItemKey = `${ItemKind}:${number}`

/** Address of the file that tells what a build of the site holds. */
export const manifestPath = '/content-manifest.json'

/** Address of the file that holds the rows a build was made from. */
export const snapshotPath = '/content-snapshot.json'

/** What `content-manifest.json` holds. */
export type ContentManifest = {
  /** Raised when the shape of this file or of the hashes changes. */
  schema: 1 | 2
  /** Hash of everything published, as the database counts it. */
  hash: string
  /** Moment of the build, ISO 8601 in UTC. */
  builtAt: string
  /** Commit of the code, or null where it is not known. */
  commit: string | null
  /**
   * Where the content came from: the modules as they are committed, the database of the build's own
   * pull, or the last snapshot because the database did not answer.
   */
  source: 'modules' | 'database' | 'snapshot'
  /** `tour:3=<md5>` and so on, in the order of the site: tours, posts, pictures. */
  items: string[]
  home: number[]
  redirects: Record<string, string>
}
