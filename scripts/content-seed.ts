import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { articles } from '../src/content/articles'
import { gallery } from '../src/content/gallery'
import type { Article, GalleryImage, Tour } from '../src/content/model'
import { tours } from '../src/content/tours'
import { insertStatement, type SeedTable } from './seed-sql'

const seedFile = fileURLToPath(new URL('../supabase/seed.sql', import.meta.url))
const newest = Date.UTC(2026, 0, 1)

/** One entry a table, in an order that respects references. */
const tables = [tourTable(tours), articleTable(articles), galleryTable(gallery)]

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
function createdAt(id: number): SeedTable['rows'][number][string] {
  return { type: 'created', value: new Date(newest - id * 60_000) }
}

/** Every seeded row is on the site, in the order of its module. */
function published(id: number) {
  return {
    status: { type: 'text', value: 'published' },
    publish_at: { type: 'none' },
    sort_order: { type: 'number', value: id * 10 },
  } as const
}

/** Rows of public.tours. */
export function tourTable(rows: readonly Tour[]): SeedTable {
  return {
    name: 'public.tours',
    rows: rows.map((tour) => ({
      id: { type: 'number', value: tour.id },
      title: { type: 'text', value: tour.title },
      category: { type: 'text', value: tour.category },
      duration: { type: 'text', value: tour.duration },
      location: { type: 'text', value: tour.location },
      image: { type: 'text', value: tour.image },
      featured: { type: 'boolean', value: tour.featured },
      created_at: createdAt(tour.id),
      slug: { type: 'text', value: tour.slug },
      description: { type: 'text', value: tour.description },
      full_description: { type: 'text', value: tour.fullDescription },
      itinerary: { type: 'list', value: tour.itinerary },
      includes: { type: 'list', value: tour.includes },
      participants: { type: 'text', value: tour.participants },
      external_links: { type: 'json', value: tour.externalLinks },
      image_alt: { type: 'text', value: tour.imageAlt },
      ...published(tour.id),
    })),
  }
}

/** Rows of public.blog_posts. */
export function articleTable(rows: readonly Article[]): SeedTable {
  return {
    name: 'public.blog_posts',
    rows: rows.map((article) => ({
      id: { type: 'number', value: article.id },
      title: { type: 'text', value: article.title },
      excerpt: { type: 'text', value: article.excerpt },
      category: { type: 'text', value: article.category },
      date: { type: 'text', value: article.date },
      author: { type: 'text', value: article.author },
      image: { type: 'text', value: article.image },
      created_at: createdAt(article.id),
      slug: { type: 'text', value: article.slug },
      content: { type: 'text', value: article.content },
      read_minutes: { type: 'number', value: article.readTime },
      image_alt: { type: 'text', value: article.imageAlt },
      ...published(article.id),
    })),
  }
}

/** Rows of public.gallery_images. */
export function galleryTable(rows: readonly GalleryImage[]): SeedTable {
  return {
    name: 'public.gallery_images',
    rows: rows.map((image) => ({
      id: { type: 'number', value: image.id },
      url: { type: 'text', value: image.url },
      title: { type: 'text', value: image.title },
      category: { type: 'text', value: image.category },
      created_at: createdAt(image.id),
      description: { type: 'text', value: image.description },
      alt: { type: 'text', value: image.alt },
      width: { type: 'number', value: image.width },
      height: { type: 'number', value: image.height },
      ...published(image.id),
    })),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
