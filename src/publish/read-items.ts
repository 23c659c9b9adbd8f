import type { z } from 'zod'
import { articleSchema } from '../content/articles.schema'
import { galleryImageSchema } from '../content/gallery.schema'
import type { Article, Focus, GalleryImage, Tour } from '../content/model'
import { tourSchema } from '../content/tours.schema'
import { cleanHtml, type CleanHtml } from './clean-html'
import { itemProblem, type ContentProblem } from './problems'
import { readingMinutes } from '../lib/reading-time'
import { articleRowSchema, galleryRowSchema, tourRowSchema } from './row-schemas'
import type { ItemKind } from './rows'
import { siteAddress } from './site-address'

type ArticleColumns = z.output<typeof articleRowSchema>
type GalleryColumns = z.output<typeof galleryRowSchema>
type TourColumns = z.output<typeof tourRowSchema>

/** Where an item shows a picture. */
type PlacedPicture = { url: string; field: string }

/** Where a text links to an address of this site. */
type PlacedLink = { href: string; field: string }

/** What became of a row: an item without problems, or problems. */
export type ReadItem<Item, Row> = {
  /** Null when the row is not of the right shape. */
  row: Row | null
  item: Item | null
  pictures: PlacedPicture[]
  links: PlacedLink[]
  problems: ContentProblem[]
}

type Drafted<Item> = { draft: Item; pictures: PlacedPicture[]; links: PlacedLink[] }

/** How rows of one table become items. */
type Reader<Item, Row> = {
  kind: ItemKind
  rowSchema: z.ZodType<Row>
  /** The item before it is checked. */
  draftOf: (row: Row) => Drafted<unknown>
  itemSchema: z.ZodType<Item>
}

export const tourReader: Reader<Tour, TourColumns> = {
  kind: 'tour',
  rowSchema: tourRowSchema,
  draftOf: draftTour,
  itemSchema: tourSchema,
}

export const articleReader: Reader<Article, ArticleColumns> = {
  kind: 'post',
  rowSchema: articleRowSchema,
  draftOf: draftArticle,
  itemSchema: articleSchema,
}

export const galleryReader: Reader<GalleryImage, GalleryColumns> = {
  kind: 'picture',
  rowSchema: galleryRowSchema,
  draftOf: draftImage,
  itemSchema: galleryImageSchema,
}

/** Reads one row; never throws. */
export function readItem<Item, Row>(
  reader: Reader<Item, Row>,
  value: unknown,
): ReadItem<Item, Row> {
  const name = { kind: reader.kind, id: numberIn(value, 'id'), title: textIn(value, 'title') }
  const row = reader.rowSchema.safeParse(value)
  if (!row.success) {
    const problems = row.error.issues.map(({ path, message }) =>
      itemProblem(name, message, fieldOf(path)),
    )
    return { row: null, item: null, pictures: [], links: [], problems }
  }
  const { draft, pictures, links } = reader.draftOf(row.data)
  const item = reader.itemSchema.safeParse(draft)
  const issues = item.error?.issues ?? []
  const foreign = pictures.filter(({ url }) => siteAddress(url).startsWith('https:'))
  const problems = [
    ...issues.map(({ path, message }) => itemProblem(name, message, fieldOf(path))),
    ...foreign.map(({ url, field }) =>
      itemProblem(
        name,
        `The picture ${url} lies on another site: upload it to the studio and choose it there.`,
        field,
      ),
    ),
  ]
  return { row: row.data, item: item.success ? item.data : null, pictures, links, problems }
}

function draftTour(row: TourColumns): Drafted<unknown> {
  const description = cleanHtml(row.description)
  const fullDescription = cleanHtml(row.full_description)
  const draft = {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    duration: row.duration,
    location: row.location,
    participants: row.participants,
    image: siteAddress(row.image),
    imageAlt: row.image_alt,
    ...focusOf(row),
    description: description.html,
    fullDescription: fullDescription.html,
    itinerary: row.itinerary,
    includes: row.includes,
    externalLinks: row.external_links,
    featured: row.featured,
  }
  const pictures = [
    { url: row.image, field: 'image' },
    ...picturesIn(description, 'description'),
    ...picturesIn(fullDescription, 'fullDescription'),
  ]
  const links = [
    ...linksIn(description, 'description'),
    ...linksIn(fullDescription, 'fullDescription'),
  ]
  return { draft, pictures, links }
}

function draftArticle(row: ArticleColumns): Drafted<unknown> {
  const story = cleanHtml(row.content)
  const draft = {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    image: siteAddress(row.image),
    imageAlt: row.image_alt,
    ...focusOf(row),
    author: row.author,
    date: row.date,
    ...(row.updated_on === null ? {} : { updated: row.updated_on }),
    category: row.category,
    readTime: row.read_minutes ?? readingMinutes(story.html),
    content: story.html,
  }
  const pictures = [{ url: row.image, field: 'image' }, ...picturesIn(story, 'content')]
  return { draft, pictures, links: linksIn(story, 'content') }
}

function draftImage(row: GalleryColumns): Drafted<unknown> {
  const draft = {
    id: row.id,
    url: siteAddress(row.url),
    title: row.title ?? '',
    description: row.description,
    alt: row.alt,
    ...(row.decorative ? { decorative: true } : {}),
    ...focusOf(row),
    category: row.category ?? '',
    width: row.width,
    height: row.height,
  }
  return { draft, pictures: [{ url: row.url, field: 'url' }], links: [] }
}

function picturesIn({ pictures }: CleanHtml, field: string): PlacedPicture[] {
  return pictures.map((url) => ({ url, field }))
}

/** Each address once. */
function linksIn({ links }: CleanHtml, field: string): PlacedLink[] {
  return [...new Set(links)].map((href) => ({ href, field }))
}

function focusOf({ focus_x: x, focus_y: y }: { focus_x: number; focus_y: number }): {
  focus?: Focus
} {
  return x === 50 && y === 50 ? {} : { focus: { x, y } }
}

/** Columns that the content model calls otherwise. */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ['image_alt', 'imageAlt'],
  ['focus_x', 'focus'],
  ['focus_y', 'focus'],
  ['full_description', 'fullDescription'],
  ['external_links', 'externalLinks'],
  ['updated_on', 'updated'],
  ['read_minutes', 'readTime'],
])

/** The field of the content model that a column becomes. */
export function fieldOf([first]: readonly PropertyKey[]): string | undefined {
  return typeof first === 'string' ? (fieldNames.get(first) ?? first) : undefined
}

function valueIn(value: unknown, name: 'id' | 'title'): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined
}

function numberIn(value: unknown, name: 'id'): number | undefined {
  const found = valueIn(value, name)
  return Number.isInteger(found) ? Number(found) : undefined
}

function textIn(value: unknown, name: 'title'): string {
  const found = valueIn(value, name)
  return typeof found === 'string' ? found : ''
}
