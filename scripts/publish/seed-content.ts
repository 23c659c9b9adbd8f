import { createHash } from 'node:crypto'
import type {
  ArticleRow,
  Content,
  ContentRows,
  GalleryRow,
  TourRow,
} from '../../src/publish/rows.ts'
import { toRows } from '../../src/publish/to-rows.ts'
import { insertStatement, type SeedTable, type SeedValue } from '../seed-sql.ts'

const newest = Date.UTC(2026, 0, 1)
/** Room between two places in a list, as the database leaves it. */
const gap = 1024

const text = (value: string): SeedValue => ({ type: 'text', value })
const number = (value: number): SeedValue => ({ type: 'number', value })
const none: SeedValue = { type: 'none' }

/**
 * SQL text that puts content into the database: the same content gives the same bytes.
 *
 * Out: statements that may run any number of times. They set the content columns of the rows they name and touch nothing else; a row that
 * already holds its content is not written at all, so that its version and its time stay. Throws
 * when a text holds what PostgreSQL cannot store.
 */
export function seedSql(content: Content): string {
  const rows = toRows(content)
  // In an order that respects references.
  const tables = [
    tourTable(rows.tours),
    articleTable(rows.blog_posts),
    galleryTable(rows.gallery_images),
    homeFeaturedTable(rows.home_featured),
    redirectTable(rows),
  ]
  const body = tables.map(insertStatement).filter(Boolean).join('\n')
  const hash = createHash('sha256').update(body).digest('hex')
  return [
    '-- Generated from src/content by `npm run content:seed`: change the modules, not this file.',
    `-- Content hash: sha256 ${hash}`,
    '-- Data only. There are no accounts in here: `npm run admin:grant` makes administrators.',
    '',
    body,
  ].join('\n')
}

/** The admin lists newest first, so the first row of a table gets the latest time. */
function createdAt({ id }: { id: number }): SeedValue {
  // No id is too large for a time.
  return { type: 'created', value: new Date(newest - (id % 1_000_000) * 60_000) }
}

/** Columns of a row as SQL takes them. */
function columnsOf(
  row: Readonly<Record<string, string | number | boolean | null | readonly string[]>>,
): Record<string, SeedValue> {
  const values = Object.entries(row).map(([name, value]) => [name, valueOf(value)] as const)
  return Object.fromEntries(values)
}

function valueOf(value: string | number | boolean | null | readonly string[]): SeedValue {
  if (value === null) return none
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return { type: 'boolean', value }
  return { type: 'list', value }
}

/** A table whose rows are all on the site, in the order of their module. */
function tableOf<Row extends { id: number }>(
  name: string,
  items: readonly Row[],
  contentOf: (row: Row) => Record<string, SeedValue>,
): SeedTable {
  const rows = items.map((item, index) => ({
    ...contentOf(item),
    created_at: createdAt(item),
    status: text('published'),
    publish_at: none,
    sort_order: number((index + 1) * gap),
  }))
  return { name, rows }
}

/** Rows of public.tours. */
export function tourTable(rows: readonly TourRow[]): SeedTable {
  return tableOf('public.tours', rows, ({ external_links, ...row }) => ({
    ...columnsOf(row),
    external_links: { type: 'json', value: external_links },
  }))
}

/** Rows of public.blog_posts. */
function articleTable(rows: readonly ArticleRow[]): SeedTable {
  return tableOf('public.blog_posts', rows, columnsOf)
}

/** Rows of public.gallery_images. */
function galleryTable(rows: readonly GalleryRow[]): SeedTable {
  return tableOf('public.gallery_images', rows, columnsOf)
}

/** Rows of public.home_featured: the places of the home page, from 1. */
function homeFeaturedTable(tourIds: readonly number[]): SeedTable {
  const rows = tourIds.map((id, index) => ({ position: number(index + 1), tour_id: number(id) }))
  return { name: 'public.home_featured', key: 'position', rows }
}

/** Rows of public.redirects: old addresses and the rows that they lead to. */
function redirectTable({ tours, blog_posts, redirects }: ContentRows): SeedTable {
  const targets = new Map<string, Record<string, SeedValue>>([
    ...tours.map(({ id, slug }) => [`/tours/${slug}`, targetOf('tour_id', id)] as const),
    ...blog_posts.map(({ id, slug }) => [`/blog/${slug}`, targetOf('blog_post_id', id)] as const),
  ])
  const rows = Object.entries(redirects)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, to]) => {
      const target = targets.get(to)
      if (target === undefined) throw new Error(`${from} leads to ${to}, which does not exist.`)
      return { from_path: text(from), ...target }
    })
  return { name: 'public.redirects', key: 'from_path', rows }
}

function targetOf(
  column: 'tour_id' | 'blog_post_id',
  id: number,
): { tour_id: SeedValue; blog_post_id: SeedValue } {
  return { tour_id: none, blog_post_id: none, [column]: number(id) }
}
