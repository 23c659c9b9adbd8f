import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { checkRights, damaged, diskError } from './disk'

/**
 * Time limit in milliseconds. Opening takes half a second, a few after a crash, and a hundred times as long
 * on a busy machine; with a damaged folder it may never end.
 */
const openDeadline = 180_000

export type LocalDatabase = {
  connection: PgliteConnection
  /** Marks the first boot as complete: from then on the data is kept. */
  markComplete(): void
}

/**
 * Opens the PostgreSQL data directory `<dataDir>/db`, or creates it. A first boot that was interrupted (the
 * marker `db.building` still exists) starts over.
 *
 * @throws StartError when the files are damaged or may not be used, or the disk is full
 */
export async function openDatabase(dataDir: string): Promise<LocalDatabase> {
  const folder = join(dataDir, 'db')
  const marker = join(dataDir, 'db.building')
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) {
    checkRights(dataDir, folder)
    checkFiles(dataDir, folder)
  } else {
    writeFileSync(marker, '', { flush: true })
    mkdirSync(folder, { mode: 0o700 })
  }
  const connection = await withDeadline(open(folder), openDeadline).catch((error: unknown) => {
    throw diskError(dataDir, error) ?? damaged(dataDir, error)
  })
  return { connection, markComplete: () => rmSync(marker, { force: true }) }
}

/**
 * Reads every row of every table, so that a damaged file is found now and not during use: once by a table
 * scan, and once through the primary key, whose index still lists rows that a truncated file has lost.
 *
 * @throws StartError when a file is missing, cut off or unreadable
 */
export async function checkTables(dataDir: string, connection: PgliteConnection): Promise<void> {
  const { driver } = connection
  const read = async () => {
    const { rows } = await driver.query<{ name: string; key: string | null }>(
      `select format('%I.%I', n.nspname, c.relname) as name,
         (select string_agg(format('%I', a.attname), ', ' order by k.place)
          from pg_index i
          cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary) as key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')`,
    )
    const count = async (text: string) =>
      (await driver.query<{ count: number }>(text)).rows[0]?.count
    for (const { name, key } of rows) {
      const scanned = await count(`select count(t::text)::int as count from ${name} t`)
      if (key === null) continue
      const listed = await driver.transaction(async (transaction) => {
        await transaction.exec('set local enable_seqscan = off; set local enable_sort = off')
        const inOrder = `select t::text as line from ${name} t order by ${key} offset 0`
        const text = `select count(line)::int as count from (${inOrder}) as lines`
        return (await transaction.query<{ count: number }>(text)).rows[0]?.count
      })
      if (listed !== scanned) throw new Error(`${name} has lost rows`)
    }
  }
  await withDeadline(read(), openDeadline).catch((error: unknown) => {
    throw diskError(dataDir, error) ?? damaged(dataDir, error)
  })
}

async function open(folder: string): Promise<PgliteConnection> {
  // Without relaxedDurability, an answered write is on disk.
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { relaxedDurability: false },
  })
  await connection.driver.waitReady
  await connection.driver.query('select 1')
  return connection
}

/** Without these files PostgreSQL panics, and PGlite would initialise a new database over the rest. */
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

function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${milliseconds / 1000} seconds`)),
      milliseconds,
    )
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
