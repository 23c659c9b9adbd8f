import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { articles } from '../src/content/articles'
import { gallery } from '../src/content/gallery'
import { homeFeatured } from '../src/content/home-featured'
import type { Article, GalleryImage, Tour } from '../src/content/model'
import { tours } from '../src/content/tours'
import { insertStatement, type SeedTable, type SeedValue } from './seed-sql'

const seedFile = fileURLToPath(new URL('../supabase/seed.sql', import.meta.url))
const newest = Date.UTC(2026, 0, 1)
/** Room between two places in a list, as the database leaves it. */
const gap = 1024

const text = (value: string): SeedValue => ({ type: 'text', value })
const number = (value: number): SeedValue => ({ type: 'number', value })
const list = (value: readonly string[]): SeedValue => ({ type: 'list', value })

/** One entry a table, in an order that respects references. */
const tables = [
  tourTable(tours),
  articleTable(articles),
  galleryTable(gallery),
  homeFeaturedTable(homeFeatured),
]

/**
 * SQL text that puts the content modules into the database: the same modules give the same bytes.
 *
 * Out: statements that may run any number of times. They set the content columns of the rows they
 * name and touch nothing else; a row that already holds its content is not written at all, so that
 * its version and its time stay. Throws when a text holds what PostgreSQL cannot store.
 */
export function seedSql(): string {
  const body = tables.map(insertStatement).join('\n')
  const hash = createHash('sha256').update(body).digest('hex')
  return [
    '-- Generated from src/content by `npm run content:seed`: change the modules, not this file.',
    `-- Content hash: sha256 ${hash}`,
    '-- Data only. There are no accounts in here: `npm run admin:grant` makes administrators.',
    '',
    body,
  ].join('\n')
}

/** Writes the seed file; with `--check` only says (exit code 1) when it is stale. */
export function main(args: readonly string[], file = seedFile): void {
  const sql = seedSql()
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (args.includes('--check')) {
    if (present === sql) return
    console.error('supabase/seed.sql does not match src/content: run `npm run content:seed`.')
    process.exitCode = 1
    return
  }
  if (present !== sql) writeFileSync(file, sql)
  console.log(present === sql ? 'supabase/seed.sql is up to date.' : 'supabase/seed.sql written.')
}

/** The admin lists newest first, so the first row of a table gets the latest time. */
function createdAt({ id }: { id: number }): SeedValue {
  return { type: 'created', value: new Date(newest - id * 60_000) }
}

/** A table whose rows are all on the site, in the order of their module. */
function tableOf<Item extends { id: number }>(
  name: string,
  items: readonly Item[],
  contentOf: (item: Item) => SeedTable['rows'][number],
): SeedTable {
  const rows = items.map((item, index) => ({
    id: number(item.id),
    ...contentOf(item),
    status: text('published'),
    publish_at: { type: 'none' } as const,
    sort_order: number((index + 1) * gap),
  }))
  return { name, rows }
}

/** Rows of public.tours. */
export function tourTable(rows: readonly Tour[]): SeedTable {
  return tableOf('public.tours', rows, (tour) => ({
    title: text(tour.title),
    category: text(tour.category),
    duration: text(tour.duration),
    location: text(tour.location),
    image: text(tour.image),
    featured: { type: 'boolean', value: tour.featured },
    created_at: createdAt(tour),
    slug: text(tour.slug),
    description: text(tour.description),
    full_description: text(tour.fullDescription),
    itinerary: list(tour.itinerary),
    includes: list(tour.includes),
    participants: text(tour.participants),
    external_links: { type: 'json', value: tour.externalLinks },
    image_alt: text(tour.imageAlt),
  }))
}

/** Rows of public.blog_posts. */
export function articleTable(rows: readonly Article[]): SeedTable {
  return tableOf('public.blog_posts', rows, (article) => ({
    title: text(article.title),
    excerpt: text(article.excerpt),
    category: text(article.category),
    date: text(article.date),
    author: text(article.author),
    image: text(article.image),
    created_at: createdAt(article),
    slug: text(article.slug),
    content: text(article.content),
    read_minutes: number(article.readTime),
    image_alt: text(article.imageAlt),
  }))
}

/** Rows of public.gallery_images. */
export function galleryTable(rows: readonly GalleryImage[]): SeedTable {
  return tableOf('public.gallery_images', rows, (image) => ({
    url: text(image.url),
    title: text(image.title),
    category: text(image.category),
    created_at: createdAt(image),
    description: text(image.description),
    alt: text(image.alt),
    width: number(image.width),
    height: number(image.height),
  }))
}

/** Rows of public.home_featured: the places of the home page, from 1. */
export function homeFeaturedTable(tourIds: readonly number[]): SeedTable {
  const rows = tourIds.map((id, index) => ({ position: number(index + 1), tour_id: number(id) }))
  return { name: 'public.home_featured', key: 'position', rows }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
