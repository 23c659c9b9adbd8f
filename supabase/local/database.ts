import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { StartError } from './start-error'

/** Opening takes half a second, after a crash a few; a damaged folder can make it wait for ever. */
const openDeadline = 60_000

export type LocalDatabase = {
  connection: PgliteConnection
  /** Call when the first boot is complete: from then on the folder holds data worth keeping. */
  markComplete(): void
}

/**
 * Opens the PostgreSQL data directory `<dataDir>/db`, or makes a new one. A first boot that was cut
 * off (the marker `db.building` still stands) starts over.
 *
 * @throws StartError when the files are damaged
 */
export async function openDatabase(dataDir: string): Promise<LocalDatabase> {
  const folder = join(dataDir, 'db')
  const marker = join(dataDir, 'db.building')
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) {
    checkFiles(dataDir, folder)
  } else {
    writeFileSync(marker, '', { flush: true })
    mkdirSync(folder, { mode: 0o700 })
  }
  const connection = await withDeadline(open(folder), openDeadline).catch((error: unknown) => {
    throw damaged(dataDir, error)
  })
  return { connection, markComplete: () => rmSync(marker, { force: true }) }
}

/**
 * Reads every row of every table once, so that a torn file is found now and not in the middle of work;
 * and again by way of the primary key: a table that was cut at the end of a block reads well, but its
 * index still knows the rows that are gone.
 *
 * @throws StartError when a file is missing or unreadable
 */
export async function checkTables(dataDir: string, connection: PgliteConnection): Promise<void> {
  const read = async () => {
    const { rows } = await connection.driver.query<{ name: string; key: string | null }>(
      `select format('%I.%I', n.nspname, c.relname) as name, (
         select quote_ident(a.attname) from pg_index i
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisprimary
       ) as key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')`,
    )
    for (const { name, key } of rows) {
      const count = async (source: string) => {
        const query = `select count(t::text)::int as found from ${source} t`
        return (await connection.driver.query<{ found: number }>(query)).rows[0]?.found
      }
      const found = await count(name)
      if (key === null) continue
      // Nothing but the index is left to bring the rows in order.
      await connection.driver.exec('set enable_seqscan = off; set enable_sort = off')
      const indexed = await count(`(select * from ${name} order by ${key} offset 0)`)
      await connection.driver.exec('reset enable_seqscan; reset enable_sort')
      if (indexed !== found) throw new Error(`rows of ${name} are missing`)
    }
  }
  await withDeadline(read(), openDeadline).catch((error: unknown) => {
    throw damaged(dataDir, error)
  })
}

async function open(folder: string): Promise<PgliteConnection> {
  // relaxedDurability stays off: an answered write is on disk.
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { relaxedDurability: false },
  })
  await connection.driver.waitReady
  await connection.driver.query('select 1')
  return connection
}

/** PostgreSQL panics without these, and PGlite would initialise over what is left. */
function checkFiles(dataDir: string, folder: string): void {
  try {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (!/^\d+$/.test(version)) throw new Error('PG_VERSION is not a number')
    if (statSync(join(folder, 'global/pg_control')).size !== 8192)
      throw new Error('pg_control is cut off')
    for (const part of ['base/1', 'global', 'pg_wal', 'pg_xact']) {
      if (!statSync(join(folder, part)).isDirectory()) throw new Error(`${part} is not a folder`)
    }
  } catch (error) {
    throw damaged(dataDir, error)
  }
}

function damaged(dataDir: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
  return new StartError(
    `The local data in ${dataDir} is damaged (${reason}): run npm run reset to start again with the sample content; copy the folder first if it holds work you need.`,
    { cause },
  )
}

function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
