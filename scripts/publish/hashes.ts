import { createHash } from 'node:crypto'
import type {
  ArticleRow,
  ContentManifest,
  ContentRows,
  GalleryRow,
  ItemKey,
  TourRow,
} from '../../src/publish/rows.ts'

// The database counts the same hashes in published_content(): change both together, and raise
// `schema` in the manifest.

const betweenFields = '\u001F'
const betweenEntries = '\u001E'
const betweenTitleAndAddress = '\u001D'

type Field = string | number | boolean | null

function md5(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex')
}

function hashOf(fields: readonly Field[]): string {
  return md5(fields.map((field) => String(field ?? '')).join(betweenFields))
}

function tourHash(row: TourRow): string {
  const links = row.external_links.map(({ title, url }) => title + betweenTitleAndAddress + url)
  return hashOf([
    row.id,
    row.slug,
    row.title,
    row.category,
    row.duration,
    row.location,
    row.participants,
    row.image,
    row.image_alt,
    row.focus_x,
    row.focus_y,
    row.description,
    row.full_description,
    row.itinerary.join(betweenEntries),
    row.includes.join(betweenEntries),
    links.join(betweenEntries),
    row.featured,
  ])
}

function articleHash(row: ArticleRow): string {
  return hashOf([
    row.id,
    row.slug,
    row.title,
    row.excerpt,
    row.content,
    row.image,
    row.image_alt,
    row.focus_x,
    row.focus_y,
    row.author,
    row.date,
    row.updated_on,
    row.category,
    row.read_minutes,
  ])
}

function galleryHash(row: GalleryRow): string {
  return hashOf([
    row.id,
    row.url,
    row.title,
    row.description,
    row.alt,
    row.decorative,
    row.category,
    row.width,
    row.height,
    row.focus_x,
    row.focus_y,
  ])
}

/** The md5 of every row by its key, in the order of the site: tours, posts, pictures. */
export function rowHashes(rows: ContentRows): Record<ItemKey, string> {
  return Object.fromEntries([
    ...rows.tours.map((row) => [`tour:${row.id}`, tourHash(row)] as const),
    ...rows.blog_posts.map((row) => [`post:${row.id}`, articleHash(row)] as const),
    ...rows.gallery_images.map((row) => [`picture:${row.id}`, galleryHash(row)] as const),
  ])
}

type Published = Pick<ContentManifest, 'items' | 'home' | 'redirects'>

/** The md5 of everything that is published; `items` as the manifest holds them. */
export function contentHash({ items, home, redirects }: Published): string {
  const paths = Object.entries(redirects)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, to]) => `redirect:${from}=${to}`)
  return md5([...items, `home=${home.join(',')}`, ...paths].join('\n'))
}

/** What a build knows of itself beside its content. */
export type BuildFacts = Pick<ContentManifest, 'builtAt' | 'commit' | 'source'>

/**
 * What `content-manifest.json` holds for a build of some content.
 *
 * @param rows the content, as `toRows` gives it
 * @param hashes of the rows as they were pulled (`publishedRows`), by key: a row may differ from what
 *   became of it on the site; an item without one is counted as it stands in `rows`
 */
export function manifestOf(
  rows: ContentRows,
  hashes: Readonly<Record<string, string>>,
  facts: BuildFacts,
): ContentManifest {
  const published = {
    items: Object.entries(rowHashes(rows)).map(([key, own]) => `${key}=${hashes[key] ?? own}`),
    home: rows.home_featured,
    redirects: rows.redirects,
  }
  return { schema: 1, hash: contentHash(published), ...facts, ...published }
}
