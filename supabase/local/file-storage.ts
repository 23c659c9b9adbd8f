import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { App } from '@supabase/lite'

/** lite exports neither its adapters nor their type, so the type is taken from App. */
type StorageAdapter = NonNullable<App['_storageAdapter']>
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3]
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

type Sidecar = {
  contentType: string
  cacheControl: string
  eTag: string
  lastModified: string
  size: number
}

/**
 * Keeps uploaded files under one folder. A file is named by the hash of bucket and key, so that no key
 * can leave the folder or collide with another by case; a `.json` beside it holds its name. Both are
 * written to a temporary file and renamed, so a killed process leaves the old file or the new one.
 * The version argument is ignored: lite passes different ones for upload and read.
 */
export class FileStorage implements StorageAdapter {
  driver = null
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  uploadObject: StorageAdapter['uploadObject'] = async (
    bucket,
    key,
    _version,
    body,
    contentType,
    cacheControl,
  ) => {
    const bytes = await readAll(body)
    const sidecar: Sidecar = {
      contentType,
      cacheControl,
      eTag: tagOf(bytes),
      lastModified: new Date().toISOString(),
      size: bytes.length,
    }
    await this.#write(this.#path(bucket, key), bytes, { ...sidecar, bucket, key })
    return toMetadata(sidecar)
  }

  getObject: StorageAdapter['getObject'] = async (bucket, key, _version, headers) => {
    const path = this.#path(bucket, key)
    const sidecar = await this.#sidecar(path)
    const metadata = toMetadata(sidecar)
    if (headers?.ifNoneMatch === sidecar.eTag) return { metadata, httpStatusCode: 304 }
    return {
      metadata,
      httpStatusCode: 200,
      body: new Blob([await readFile(path).catch(asNotFound)]),
    }
  }

  headObject: StorageAdapter['headObject'] = async (bucket, key) =>
    toMetadata(await this.#sidecar(this.#path(bucket, key)))

  deleteObject: StorageAdapter['deleteObject'] = async (bucket, key) => {
    const path = this.#path(bucket, key)
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
  }

  deleteObjects: StorageAdapter['deleteObjects'] = async (bucket, keys) => {
    for (const key of keys) await this.deleteObject(bucket, key, undefined)
  }

  copyObject: StorageAdapter['copyObject'] = async (fromBucket, from, _version, toBucket, to) => {
    const source = this.#path(fromBucket, from)
    const sidecar = { ...(await this.#sidecar(source)), lastModified: new Date().toISOString() }
    const bytes = await readFile(source).catch(asNotFound)
    await this.#write(this.#path(toBucket, to), bytes, { ...sidecar, bucket: toBucket, key: to })
    return { httpStatusCode: 200, eTag: sidecar.eTag, lastModified: new Date(sidecar.lastModified) }
  }

  privateAssetUrl: StorageAdapter['privateAssetUrl'] = (bucket, key) =>
    Promise.resolve(`file://${this.#path(bucket, key)}`)

  /** The bytes of a file; null when it is not there. */
  async read(bucket: string, key: string): Promise<Buffer | null> {
    return readFile(this.#path(bucket, key)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
  }

  /** Restores a file with its metadata. */
  async write(
    bucket: string,
    key: string,
    bytes: Uint8Array,
    note: Pick<Sidecar, 'contentType' | 'cacheControl' | 'lastModified'>,
  ): Promise<void> {
    const { contentType, cacheControl, lastModified } = note
    await this.#write(this.#path(bucket, key), bytes, {
      contentType,
      cacheControl,
      eTag: tagOf(bytes),
      lastModified,
      size: bytes.length,
      bucket,
      key,
    })
  }

  #path(bucket: string, key: string): string {
    const name = createHash('sha256').update(`${bucket}\0${key}`).digest('hex')
    return join(this.#folder, name.slice(0, 2), name)
  }

  async #sidecar(path: string): Promise<Sidecar> {
    const text = await readFile(`${path}.json`, 'utf8').catch(asNotFound)
    // Written by #write alone, in a folder only the owner can change.
    const sidecar: Sidecar = JSON.parse(text)
    return sidecar
  }

  async #write(
    path: string,
    bytes: Uint8Array,
    sidecar: Sidecar & { bucket: string; key: string },
  ) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeAtomically(path, bytes)
    await writeAtomically(`${path}.json`, JSON.stringify(sidecar))
  }
}

function tagOf(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

/** Ending of a file that is not complete yet. */
const unfinished = '.part'

/**
 * Deletes the unfinished files of a killed process. Only while no other process writes there.
 *
 * @param folder of a `FileStorage`; it may be missing
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names.filter((file) => file.endsWith(unfinished))) {
    await rm(join(folder, name), { force: true })
  }
}

async function writeAtomically(path: string, data: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}${unfinished}`
  try {
    await writeFile(temporary, data, { mode: 0o600, flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function readAll(body: UploadBody): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body)
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    chunks.push(value)
  }
}

function toMetadata(sidecar: Sidecar): Metadata {
  return {
    httpStatusCode: 200,
    cacheControl: sidecar.cacheControl,
    eTag: sidecar.eTag,
    lastModified: new Date(sidecar.lastModified),
    mimetype: sidecar.contentType,
    contentLength: sidecar.size,
    size: sidecar.size,
  }
}

function asNotFound(): never {
  throw Object.assign(new Error('Object not found'), { code: 'ENOENT' })
}
