import { createHash } from 'node:crypto'
import type { Content, ContentRows } from '../../src/publish/rows.ts'
import { toRows } from '../../src/publish/to-rows.ts'

const newest = Date.UTC(2026, 0, 1)
/** Gap between two sort positions, as the database assigns them. */
const gap = 1024

/** A column that is set on insert only. */
const createdColumn = 'created_at'

type SeedTable = {
  /** Schema and name, as SQL. */
  name: string
  /** The key column; by default `id`, a generated identity. */
  key?: string
  /** All rows with the same columns, the key among them; values as JSON. */
  rows: readonly Readonly<Record<string, unknown>>[]
}

/**
 * SQL text that puts content into the database: the same content gives the same bytes.
 *
 * @returns idempotent statements. They set the content columns of the rows they name and nothing else; a
 *   row that already holds its content is not written, so that its version and time stay.
 * @throws Error when PostgreSQL cannot store a text, or the target of a redirect does not exist
 */
export function seedSql(content: Content): string {
  const rows = toRows(content)
  // In the order of their foreign keys.
  const tables = [
    { name: 'public.site_facts', key: 'key', rows: rows.site_facts },
    contentTable('public.tours', rows.tours),
    contentTable('public.blog_posts', rows.blog_posts),
    contentTable('public.gallery_images', rows.gallery_images),
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

/** A table whose rows are all on the site, in the order of their module. */
function contentTable(name: string, items: readonly { id: number }[]): SeedTable {
  const rows = items.map((item, index) => ({
    ...item,
    // The studio lists newest first, so the first row gets the latest time.
    [createdColumn]: new Date(newest - (item.id % 1_000_000) * 60_000).toISOString(),
    status: 'published',
    publish_at: null,
    sort_order: (index + 1) * gap,
  }))
  return { name, rows }
}

/** The positions on the home page, from 1. */
function homeFeaturedTable(tourIds: readonly number[]): SeedTable {
  const rows = tourIds.map((id, index) => ({ position: index + 1, tour_id: id }))
  return { name: 'public.home_featured', key: 'position', rows }
}

/** Old paths and the rows that they redirect to. */
function redirectTable({ tours, blog_posts, redirects }: ContentRows): SeedTable {
  const targets = new Map<string, Record<'tour_id' | 'blog_post_id', number | null>>()
  for (const { id, slug } of tours)
    targets.set(`/tours/${slug}`, { tour_id: id, blog_post_id: null })
  for (const { id, slug } of blog_posts) {
    targets.set(`/blog/${slug}`, { tour_id: null, blog_post_id: id })
  }
  const rows = Object.entries(redirects)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, to]) => {
      const target = targets.get(to)
      if (target === undefined) throw new Error(`${from} leads to ${to}, which does not exist.`)
      return { from_path: from, ...target }
    })
  return { name: 'public.redirects', key: 'from_path', rows }
}

/**
 * One upsert by key for all rows of a table, and the next number of its identity; '' without rows.
 * Unchanged rows are left out of the update, since a trigger counts every update as a version.
 */
function insertStatement({ name, key = 'id', rows }: SeedTable): string {
  const [first] = rows
  if (first === undefined) return ''
  const columns = Object.keys(first)
  const updated = columns.filter((column) => column !== key && column !== createdColumn)
  const all = (prefix: string) => updated.map((column) => `${prefix}.${column}`).join(', ')
  return `insert into ${name} as stored (
  ${columns.join(', ')}
)
select
  ${columns.join(', ')}
from jsonb_populate_recordset(null::${name}, ${jsonLiteral(rows)})
on conflict (${key}) do update set
${updated.map((column) => `  ${column} = excluded.${column}`).join(',\n')}
where (${all('stored')})
  is distinct from (${all('excluded')});
${key === 'id' ? nextNumber(name) : ''}`
}

function nextNumber(name: string): string {
  return `
select setval(
  pg_get_serial_sequence('${name}', 'id'),
  greatest(max(id), coalesce(pg_sequence_last_value(pg_get_serial_sequence('${name}', 'id')::regclass), 1))
) from ${name};
`
}

/**
 * A value as a SQL constant: JSON between dollar quotes, with a tag that the JSON does not contain. Unlike
 * quoted text it depends on no server setting and no line-ending conversion.
 */
function jsonLiteral(value: unknown): string {
  const json = JSON.stringify(value, refuseUnstorable, 1)
  let tag = '$seed$'
  for (let number = 1; json.includes(tag); number += 1) tag = `$seed${number}$`
  return `${tag}${json}${tag}`
}

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) {
    throw new Error(`PostgreSQL cannot store this text: ${JSON.stringify(value.slice(0, 60))}`)
  }
  return value
}
