import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { z } from 'zod'
import { diskError, reasonOf } from '../../supabase/local/disk'
import { StartError } from '../../supabase/local/start-error'
import { tableSchema } from './tables'
import { pictureBucket } from './withdrawn'

/** Name and version of the format; an incompatible format gets a new number. */
const format = 'shamba-trails-backup/1'

const manifestEntry = 'manifest.json'
const checksumEntry = 'manifest.json.sha256'

const manifestSchema = z.object({
  format: z.literal(format),
  /** When the rows were read, ISO 8601. */
  madeAt: z.string(),
  /** Their source, in words. */
  source: z.string(),
  /** Versions of the migrations that the rows know; null when the source does not say. */
  migrations: z.array(z.string()).nullable(),
  tables: z.array(tableSchema.extend({ entry: z.string(), rows: z.number().int() })),
  /** Last value and whether it was used, by name of the sequence. */
  sequences: z.record(z.string(), z.tuple([z.string(), z.boolean()])),
  files: z.array(
    z.object({
      bucket: z.string(),
      name: z.string(),
      entry: z.string(),
      size: z.number().int(),
      contentType: z.string(),
      cacheControl: z.string(),
      lastModified: z.string(),
    }),
  ),
  /** Files that the source lists but lacks, as bucket/name. */
  missing: z.array(z.string()),
  /** SHA-256 of every other entry, in hexadecimal, by its name. */
  checksums: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type StoredFile = Manifest['files'][number]

/** Names of the files of a backup that are in the bucket of the pictures. */
export function pictureNames({ files }: Manifest): string[] {
  return files.filter(({ bucket }) => bucket === pictureBucket).map(({ name }) => name)
}

/** A backup whose checksums have been verified. */
export type Backup = {
  manifest: Manifest
  /** The bytes of one entry. */
  read: (entry: string) => Promise<Buffer>
  /** Made of a folder for one restore, and deleted after it. */
  isTemporary?: true
}

/** Receives the entries of a backup, the manifest last. */
export type ArchiveWriter = {
  add: (entry: string, bytes: Buffer) => Promise<void>
  /** @param rest the manifest without the parts that the writer adds; resolves to the complete one */
  finish: (rest: Omit<Manifest, 'format' | 'checksums'>) => Promise<Manifest>
  /** Aborts and deletes the file. */
  abort: () => Promise<void>
}

/**
 * Begins a backup: a compressed tar file, readable by its owner only, that gets its name when it is
 * complete.
 */
export function writeArchive(file: string): ArchiveWriter {
  const unfinished = `${file}.unfinished-${process.pid}`
  const settle = deleteWhenInterrupted(unfinished)
  const tar = pack()
  const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true })
  const written = pipeline(tar, createGzip({ level: 1 }), output)
  // The next operation that waits reports the failure.
  written.catch(() => undefined)
  const checksums: Record<string, string> = {}
  const put = async (entry: string, bytes: Buffer) => {
    const sink = tar.entry({ name: entry, size: bytes.length, mode: 0o600 })
    sink.end(bytes)
    await Promise.race([finished(sink), written])
  }
  return {
    add: async (entry, bytes) => {
      checksums[entry] = sha256(bytes)
      await put(entry, bytes)
    },
    finish: async (rest) => {
      const manifest: Manifest = { format, ...rest, checksums }
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
      await put(manifestEntry, bytes)
      await put(checksumEntry, Buffer.from(`${sha256(bytes)}\n`))
      tar.finalize()
      await written
      await rename(unfinished, file)
      settle()
      return manifest
    },
    abort: async () => {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(unfinished, { force: true })
      settle()
    },
  }
}

/**
 * Deletes a file when the person at the terminal or the system ends the process: the accounts in it would lie
 * there unnoticed.
 *
 * @returns ends that
 */
function deleteWhenInterrupted(file: string): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = () => {
    rmSync(file, { force: true })
    process.exit(130)
  }
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

/**
 * Unpacks a backup and verifies the checksum of every entry, before anything else is touched.
 *
 * @param folder an empty folder for the entries; they are numbered, so no name can lead outside it
 * @throws StartError when the file is missing, cut off, changed, or no backup
 */
export async function readArchive(file: string, folder: string): Promise<Backup> {
  const names = new Map<string, { path: string; checksum: string }>()
  try {
    const entries = extract()
    const unpacked = pipeline(createReadStream(file), createGunzip(), entries)
    unpacked.catch(() => undefined)
    for await (const entry of entries) {
      const path = join(folder, String(names.size))
      const hash = createHash('sha256')
      const hashed = async function* () {
        for await (const chunk of entry) {
          if (!Buffer.isBuffer(chunk)) throw new TypeError('not bytes')
          hash.update(chunk)
          yield chunk
        }
      }
      await pipeline(hashed, createWriteStream(path, { mode: 0o600 }))
      if (names.has(entry.header.name)) throw new Error(`${entry.header.name} is there twice`)
      names.set(entry.header.name, { path, checksum: hash.digest('hex') })
    }
    await unpacked
  } catch (error) {
    throw diskError(folder, error) ?? notWhole(file, reasonOf(error))
  }
  const manifest = await readManifest(file, names)
  const listed = Object.entries(manifest.checksums)
  const changed = listed.find(([name, checksum]) => names.get(name)?.checksum !== checksum)
  if (changed) throw notWhole(file, `${changed[0]} is not what was backed up`)
  if (names.size !== listed.length + 2) throw notWhole(file, 'it holds more than was backed up')
  return {
    manifest,
    read: (entry) => readFile(names.get(entry)?.path ?? join(folder, entry)),
  }
}

async function readManifest(
  file: string,
  names: ReadonlyMap<string, { path: string; checksum: string }>,
): Promise<Manifest> {
  const [found, check] = [names.get(manifestEntry), names.get(checksumEntry)]
  if (!found || !check) throw notWhole(file, 'it has no list of contents')
  if ((await readFile(check.path, 'utf8')).trim() !== found.checksum) {
    throw notWhole(file, 'its list of contents was changed')
  }
  const body: unknown = JSON.parse(await readFile(found.path, 'utf8'))
  const manifest = manifestSchema.safeParse(body)
  if (manifest.success) return manifest.data
  throw new StartError(
    `${file} is a backup of another version of this project: restore it with the code that made it; nothing was changed.`,
  )
}

function notWhole(file: string, reason: string): StartError {
  return new StartError(
    `${file} is not a whole backup (${reason}): take another copy of it, or another backup; nothing was changed.`,
  )
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
