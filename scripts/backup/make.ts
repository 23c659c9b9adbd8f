import { derivedFolder } from '../../src/publish/picture-url'
import { writeArchive, type Manifest, type StoredFile } from './archive'
import {
  objectsTable,
  prepareTransaction,
  readMigrations,
  readRows,
  readSequences,
  readTables,
  type Database,
  type Query,
  type Row,
  type Table,
} from './tables'
import { pictureBucket, withdrawnFiles } from './withdrawn'

/** Where a backup comes from. */
export type Source = {
  /** In words, for the manifest and the terminal. */
  name: string
  database: Database
  /** The bytes of a stored file; null when it is listed but missing. */
  readFile: (bucket: string, name: string) => Promise<Buffer | null>
}

/**
 * Writes accounts, rows and files of a source into one file. Pictures whose consent was withdrawn are
 * left out, even if the bucket still has them.
 *
 * @param file path of a file that does not exist yet
 * @returns what it holds
 * @throws whatever the source throws; nothing is left behind then
 */
export async function makeBackup(source: Source, file: string): Promise<Manifest> {
  const archive = writeArchive(file)
  try {
    const { stored, ...read } = await source.database.transaction(true, async (query) => {
      await prepareTransaction(query)
      return readAll(query, archive.add)
    })
    const files: StoredFile[] = []
    const missing: string[] = []
    for (const listed of stored) {
      const bytes = await source.readFile(listed.bucket, listed.name)
      if (bytes === null) {
        missing.push(`${listed.bucket}/${listed.name}`)
        continue
      }
      const entry = `files/${listed.bucket}/${listed.name}`
      await archive.add(entry, bytes)
      files.push({ ...listed, entry, size: bytes.length })
    }
    const manifest = { ...read, madeAt: new Date().toISOString(), source: source.name }
    return await archive.finish({ ...manifest, files, missing })
  } catch (error) {
    await archive.abort()
    throw error
  }
}

type Listed = Omit<StoredFile, 'entry' | 'size'>

async function readAll(query: Query, add: (entry: string, bytes: Buffer) => Promise<void>) {
  const tables: Manifest['tables'] = []
  const stored: Listed[] = []
  for (const table of await readTables(query)) {
    const entry = `rows/${table.name}.jsonl`
    const chunks: Buffer[] = []
    let count = 0
    for await (const batch of readRows(query, table)) {
      const rows =
        table.name === objectsTable ? await keptFiles(query, table, batch, stored) : batch
      count += rows.length
      chunks.push(Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')))
    }
    await add(entry, Buffer.concat(chunks))
    tables.push({ ...table, entry, rows: count })
  }
  return {
    migrations: await readMigrations(query),
    sequences: await readSequences(query),
    tables,
    stored,
  }
}

/** The rows of stored files that may be kept, without those that a build can make again; notes the files themselves in `stored`. */
async function keptFiles(
  query: Query,
  table: Table,
  rows: readonly Row[],
  stored: Listed[],
): Promise<Row[]> {
  const value = (row: Row, column: string) =>
    row[table.columns.findIndex(({ name }) => name === column)] ?? ''
  const isPicture = (row: Row) => value(row, 'bucket_id') === pictureBucket
  const names = rows.filter(isPicture).map((row) => value(row, 'name'))
  const withdrawn = await withdrawnFiles(query, names)
  const isLeftOut = (name: string) => withdrawn.has(name) || name.startsWith(derivedFolder)
  const kept = rows.filter((row) => !(isPicture(row) && isLeftOut(value(row, 'name'))))
  for (const row of kept) {
    const metadata: Record<string, unknown> = JSON.parse(value(row, 'metadata') || '{}')
    const text = (key: string, other: string) =>
      typeof metadata[key] === 'string' ? metadata[key] : other
    stored.push({
      bucket: value(row, 'bucket_id'),
      name: value(row, 'name'),
      contentType: text('mimetype', 'application/octet-stream'),
      cacheControl: text('cacheControl', 'max-age=3600'),
      lastModified: text('lastModified', new Date(value(row, 'updated_at')).toISOString()),
    })
  }
  return kept
}
