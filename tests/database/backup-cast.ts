import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { RestoreOptions } from '../../scripts/commands/restore'
import { withLocalSource } from '../../scripts/backup/local'
import { adminOf, boot, memberOf } from './local-stack'

/** Pictures that every prepared folder holds: name in the bucket and bytes. */
export const pictures = {
  'gallery/harvest.webp': 'a picture of the harvest',
  'gallery/portrait.webp': 'a picture of somebody',
  'gallery/deleted.webp': 'a picture that was deleted later',
}

export const addressOf = (name: string) => `/storage/v1/object/public/gallery/${name}`

/** Fills a data folder with accounts, edits, publishes and uploads, values that are hard to copy among them. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const stack = await boot(dataDir)
  const admin = await adminOf(stack)
  await memberOf(stack, 'member@example.org', { full_name: 'Test Member' })
  for (const [name, text] of Object.entries(pictures)) {
    const body = new Blob([text], { type: 'image/webp' })
    const { error } = await admin.storage.from('gallery').upload(name, body)
    expect(error).toBeNull()
    await admin
      .from('gallery_images')
      .insert({ url: addressOf(name), storage_path: name, alt: 'Somebody', title: 'Title' })
      .throwOnError()
  }
  await admin
    .from('gallery_images')
    .delete()
    .eq('url', addressOf('gallery/deleted.webp'))
    .throwOnError()
  const { data: tour } = await admin
    .from('tours')
    .insert({
      title: `Quotes " ' \\ and 🌾`,
      category: 'Farm Tours',
      description: 'Two\nlines\tand a tab',
      includes: ['a, b', '{c}', '"d"', 'NULL'],
      external_links: [{ title: 'Ünïcode', url: 'https://example.org/?a=1&b=2' }],
    })
    .select('id')
    .single()
    .throwOnError()
  await admin.from('tours').update({ title: 'Edited' }).eq('id', Number(tour?.id)).throwOnError()
  await admin
    .rpc('keep_back', { kind: 'tour', id: Number(tour?.id), live_hash: null, live_row: null })
    .throwOnError()
  await stack.sql(
    `insert into public.publishes (kind, content_hash, status, content)
     values ('publish', repeat('a', 32), 'live', $1::text::jsonb)`,
    [
      JSON.stringify({
        gallery_images: Object.keys(pictures).map((name, id) => ({ id, url: addressOf(name) })),
        items: [],
      }),
    ],
  )
  await stack.sql(
    `insert into public.presses (day, kind, tour_id, total) values ('2026-11-20', 'call', 0, 7), ('2026-11-20', 'send', 3, 2)`,
    [],
  )
  await stack.stop()
}

/** Everything a data folder holds, read without this project's own catalogue: rows by table, files by name. */
export function contentOf(dataDir: string): Promise<Record<string, unknown>> {
  return withLocalSource(dataDir, ({ database }) =>
    database.transaction(true, async (query) => {
      const found: Record<string, unknown> = { files: filesOf(dataDir) }
      const tables = await query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'storage')
         union all values ('auth.users'), ('auth.identities') order by 1`,
      )
      for (const { name } of tables) {
        const rows = await query<{ line: string }>(
          `select t::text as line from ${name} t order by 1`,
        )
        found[name] = rows.map(({ line }) => line)
      }
      found['sequences'] = await query(
        `select schemaname, sequencename, last_value::text from pg_sequences order by 1, 2`,
      )
      return found
    }),
  )
}

/** Every stored file and what is noted of it, as hashes. */
function filesOf(dataDir: string): string[] {
  const folder = join(dataDir, 'storage')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name))
      return `${name} ${createHash('sha256').update(bytes).digest('hex')}`
    })
    .toSorted()
}

/** A restore that is agreed to; what it reports is kept in `lines`. */
export function agreed(lines: string[] = []): RestoreOptions {
  return {
    isDry: false,
    confirm: () => Promise.resolve(true),
    report: (line) => lines.push(line),
  }
}
