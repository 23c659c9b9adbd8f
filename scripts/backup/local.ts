import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { checkTables, openDatabase } from '../../supabase/local/database'
import { reasonOf } from '../../supabase/local/disk'
import { FileStorage } from '../../supabase/local/file-storage'
import { fillDataFolder } from '../../supabase/local/stack'
import { StartError } from '../../supabase/local/start-error'
import { pictureNames, type Backup } from './archive'
import { moveAside } from './kept-data'
import { loadRows } from './load'
import type { Source } from './make'
import { recordRestored } from './note'
import { prepareTransaction, type Database, type Query } from './tables'
import {
  pictureBucket,
  readRegister,
  withdrawnFiles,
  withdrawPictures,
  type Register,
} from './withdrawn'

type Connection = Awaited<ReturnType<typeof openDatabase>>['connection']

/**
 * Opens the data of a folder without serving it. The caller holds the lock.
 *
 * @throws StartError when it is damaged, or may not be read
 */
export async function withLocalSource<Result>(
  dataDir: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(join(dataDir, 'db')) || existsSync(join(dataDir, 'db.building'))) {
    throw new StartError(`The data in ${dataDir} was never finished, so there is nothing to read.`)
  }
  let connection: Connection | undefined
  try {
    connection = (await openDatabase(dataDir)).connection
    await checkTables(dataDir, connection)
    const storage = new FileStorage(storageOf(dataDir))
    return await work({
      name: 'the local data',
      database: databaseOf(connection.driver),
      readFile: (bucket, name) => storage.read(bucket, name),
    })
  } finally {
    await connection?.close().catch(() => undefined)
  }
}

/** What a data folder or project knows of withdrawn pictures. */
export type Withdrawn = {
  register: Register
  /** Those of the given files that must not be restored. */
  files: ReadonlySet<string>
  /** Why it is unknown; only where the data is damaged. */
  problem?: string
}

/**
 * Reads the withdrawn pictures of a data folder; with damaged data, the result says why they are unknown.
 *
 * @param names names of files in the bucket of the pictures
 */
export async function askLocal(dataDir: string, names: readonly string[]): Promise<Withdrawn> {
  const nothing = { register: new Map<string, string>(), files: new Set<string>() }
  const isUnfinished = existsSync(join(dataDir, 'db.building'))
  if (isUnfinished || !existsSync(join(dataDir, 'db'))) return nothing
  try {
    return await withLocalSource(dataDir, ({ database }) =>
      database.transaction(true, async (query) => ({
        register: await readRegister(query),
        files: await withdrawnFiles(query, names),
      })),
    )
  } catch (error) {
    return { ...nothing, problem: reasonOf(error) }
  }
}

/**
 * Makes a data folder out of a backup.
 *
 * @param folder an empty folder
 * @param newest the last migration that its rows know, see `migrationOfRows`
 * @param register pictures that must not be restored
 * @returns tables that the local stack does not have
 */
export async function fillFromBackup(
  folder: string,
  backup: Backup,
  newest: string | undefined,
  register: Register,
  supabaseDir: string | undefined,
): Promise<string[]> {
  const { manifest } = backup
  let left: string[] = []
  let withdrawn: ReadonlySet<string> = new Set()
  const options = { dataDir: folder, ...(supabaseDir === undefined ? {} : { supabaseDir }) }
  await fillDataFolder(options, newest, {
    load: (driver) =>
      databaseOf(driver).transaction(false, async (query) => {
        await prepareTransaction(query)
        left = await loadRows(query, backup, false)
      }),
    finish: (driver) =>
      databaseOf(driver).transaction(false, async (query) => {
        await recordRestored(query, backup)
        await withdrawPictures(query, register)
        withdrawn = await withdrawnFiles(query, pictureNames(manifest))
        await query(
          'delete from storage.objects where bucket_id = $1 and name = any ($2::text[])',
          [pictureBucket, [...withdrawn]],
        )
      }),
  })
  const storage = new FileStorage(storageOf(folder))
  for (const file of manifest.files) {
    if (file.bucket === pictureBucket && withdrawn.has(file.name)) continue
    await storage.write(file.bucket, file.name, await backup.read(file.entry), file)
  }
  return left
}

/**
 * Replaces the current data, which is kept, by a finished data folder.
 *
 * @returns the folder of the previous data; undefined when there was none
 */
export function replaceData(dataDir: string, filled: string): string | undefined {
  const before = moveAside(dataDir)
  for (const entry of ['storage', 'keys.json', 'db']) {
    if (existsSync(join(filled, entry))) renameSync(join(filled, entry), join(dataDir, entry))
  }
  return before
}

function storageOf(dataDir: string): string {
  return join(dataDir, 'storage')
}

function databaseOf(driver: Connection['driver']): Database {
  return {
    transaction: (isReading, work) =>
      driver.transaction(async (transaction) => {
        if (isReading) await transaction.exec('set transaction read only')
        const query: Query = async <Row extends object>(text: string, params?: unknown[]) =>
          (await transaction.query<Row>(text, params)).rows
        return work(query)
      }),
  }
}
