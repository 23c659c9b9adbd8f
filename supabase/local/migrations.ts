import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { recordPrivileges } from './privileges'
import { StartError } from './start-error'

type Driver = PgliteConnection['driver']
type Migration = { version: string; name: string; text: string; hash: string }

/**
 * The earlier migrations were squashed. The last of them (`lastBefore`) led to the same tables as the last
 * squashed one (`lastJoined`), except for columns with a default.
 */
const lastBefore = '20261122000800'
const lastJoined = '20261122112000'

/** Bookkeeping of the local stack beside the Supabase CLI's own tables in the same schema. */
const bookkeeping = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text);
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  create table if not exists supabase_migrations.local_hashes (version text primary key, hash text not null);
  create table if not exists supabase_migrations.local_state (key text primary key, value text not null);`

export async function prepareBookkeeping(driver: Driver): Promise<void> {
  await driver.exec(bookkeeping)
}

/**
 * Applies the migrations of a folder that this database has not seen, each in one transaction together
 * with its record.
 *
 * @param folder holds `<timestamp>_<name>.sql` files
 * @param newest version of the last one to apply; by default all
 * @returns how many were applied
 * @throws StartError when the data is newer or much older than the checkout, an applied file was edited, or one fails
 */
export async function applyMigrations(
  driver: Driver,
  folder: string,
  newest?: string,
): Promise<number> {
  const migrations = readMigrations(folder)
  const { rows } = await driver.query<{ version: string; hash: string | null }>(
    `select m.version, h.hash from supabase_migrations.schema_migrations m
     left join supabase_migrations.local_hashes h using (version) order by m.version`,
  )
  const applied = new Map(rows.map((row) => [row.version, row.hash]))
  checkHistory(migrations, applied)
  const pending = migrations.filter(
    ({ version }) => !applied.has(version) && (newest === undefined || version <= newest),
  )
  for (const migration of pending) await applyMigration(driver, migration)
  return pending.length
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
      if (version === undefined || name === undefined) return []
      // A checkout on Windows may have other line endings; that is not a change.
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      return [{ version, name, text, hash: createHash('sha256').update(text).digest('hex') }]
    })
}

/**
 * The last migration that imported rows know, by the versions that their database had applied.
 *
 * @param known versions of this checkout, the oldest first
 * @returns undefined where the versions were not recorded
 * @throws StartError when the rows are newer than the code, or too old for it
 */
export function migrationOfRows(
  versions: readonly string[] | null,
  known: readonly string[],
): string | undefined {
  const [first = ''] = known
  const last = versions?.at(-1)
  if (last !== undefined && last < first) {
    if (last >= lastBefore) return lastJoined
    throw new StartError(
      `The backup is too old for this code (its last migration is ${last}): restore it with the code that made it, let npm start bring it to migration ${lastBefore} with the code of that time, and back it up again there; nothing was changed.`,
    )
  }
  const unknown = versions?.find((version) => !known.includes(version))
  if (unknown === undefined) return last
  throw new StartError(
    `The backup was made by a newer version of this project (migration ${unknown} is not known here): update the code or, for a hosted project, run npx supabase db push --remote first; nothing was changed.`,
  )
}

/** Versions of the migrations of a folder, the oldest first. */
export function migrationsIn(folder: string): string[] {
  return readMigrations(folder).map(({ version }) => version)
}

function checkHistory(migrations: Migration[], applied: Map<string, string | null>): void {
  const [first] = migrations
  if (first && [...applied.keys()].some((version) => version < first.version)) {
    throw new StartError(
      'The local data was made before the migrations of this project were joined, so this code cannot use it as it is. To take it along, run npm run backup -- old-data.tar.gz, then npm run reset, then npm run restore -- old-data.tar.gz. To begin again with the sample content, npm run reset is enough; it keeps the data of before beside the new one.',
    )
  }
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const [version, hash] of applied) {
    const migration = known.get(version)
    if (migration === undefined) {
      throw new StartError(
        `The local data was made by a newer version of this project (migration ${version} is not in this checkout): update the code; or npm run reset starts again with the sample content and keeps the present data beside it.`,
      )
    }
    if (hash !== null && hash !== migration.hash) {
      throw new StartError(
        `The migration ${version}_${migration.name}.sql was changed after it had been applied to the local data: put the change into a new migration; or npm run reset starts again with the sample content and keeps the present data beside it.`,
      )
    }
  }
}

async function applyMigration(driver: Driver, migration: Migration): Promise<void> {
  const { version, name, text, hash } = migration
  try {
    await driver.transaction(async (transaction) => {
      await transaction.exec(text)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [text]],
      )
      await transaction.query(
        'insert into supabase_migrations.local_hashes (version, hash) values ($1, $2)',
        [version, hash],
      )
      await recordPrivileges(transaction)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The migration ${version}_${name}.sql failed (${reason}): correct it and start again; nothing of it was kept.`,
      { cause: error },
    )
  }
}
