import { z } from 'zod'
import { bucketPath } from '../../src/publish/picture-url.ts'
import { rolesOfTokens } from '../../src/lib/publishable-key.ts'
import { StartError } from '../../supabase/local/start-error.ts'
import { isLoopback, secretHeaders } from '../commands/admin-grant.ts'
import { derivedName } from '../images/derive.ts'
import type { ContentBackend } from './backend.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A row of the index: what was derived from an upload. */
const derivedRow = z.object({
  /** The register's hash of the upload's name in the bucket. */
  master: hash,
  /** Hash of the upload's bytes and of the recipe. */
  key: hash,
  /** Length in bytes and hash of each file, by its name. */
  files: z.record(
    z.string().regex(derivedName),
    z.object({ size: z.int().positive(), sha256: hash }),
  ),
})

export type DerivedRow = z.infer<typeof derivedRow>

/** Changes what is kept; only a build with a secret key of the project has it. */
export type PictureWriter = {
  /**
   * Adds a row to the index, or replaces it.
   *
   * @returns false when consent to the picture was withdrawn
   */
  note: (row: DerivedRow) => Promise<boolean>
  /** Stores a file under its name in the bucket. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Deletes files by their names in the bucket; those that are not there are skipped. */
  remove: (names: readonly string[]) => Promise<void>
}

/** Files that were derived from uploads, kept in the bucket. Every function throws when it is refused or not answered. */
export type PictureStore = {
  /** The rows of some uploads, by the hashes of their names; what cannot be read as a row is left out. */
  readIndex: (masters: readonly string[]) => Promise<DerivedRow[]>
  /** The bytes of a file by its name in the bucket; null when there is none. */
  fetchFile: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Null where the build may only read. */
  writer: PictureWriter | null
}

/** Name of the setting with a secret key of the project, for builds at a host. */
export const secretKeySetting = 'PICTURES_SECRET_KEY'

/** Milliseconds for one request with its body. */
const deadline = 20_000

/** As many hashes as an address holds at ease. */
const hashesAtOnce = 50

/** Seconds for which a network may keep a copy: one that is withdrawn must not answer for long. */
const seconds = 60

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/**
 * The kept pictures of a hosted project.
 *
 * @param backend where and with which key they are read
 * @param secretKey a secret key of the project; without one nothing is written
 * @param fetch access to the network; tests replace it
 * @throws StartError when the key is no secret key, or would be sent in the open
 */
export function pictureStore(
  { url, publishableKey }: ContentBackend,
  secretKey: string | undefined,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PictureStore {
  const ask = (path: string, headers: Headers, init: RequestInit = {}) =>
    // Another address would get the key, too.
    fetch(`${url}${path}`, {
      ...init,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    })
  const reading = new Headers({ apikey: publishableKey })
  return {
    readIndex: async (masters) => {
      const rows: DerivedRow[] = []
      for (let from = 0; from < masters.length; from += hashesAtOnce) {
        const wanted = masters.slice(from, from + hashesAtOnce).join(',')
        const path = `${indexPath}?select=master,key,files&master=in.(${wanted})`
        const response = await ask(path, reading)
        if (!response.ok) throw refusal('the index of kept pictures', response)
        const answer = z.array(z.unknown()).parse(await response.json())
        rows.push(...answer.flatMap((row) => derivedRow.safeParse(row).data ?? []))
      }
      return rows
    },
    fetchFile: async (name) => {
      const response = await ask(`${bucketPath}${name}`, reading)
      const bytes = new Uint8Array(await response.arrayBuffer())
      // A bucket answers 400 for a missing file.
      if (response.status === 404 || response.status === 400) return null
      if (!response.ok) throw refusal(name, response)
      return bytes
    },
    writer: secretKey ? pictureWriter(ask, checkedKey(secretKey, url)) : null,
  }
}

const indexPath = '/rest/v1/derived_pictures'
const filesPath = '/storage/v1/object/gallery'

type Ask = (path: string, headers: Headers, init?: RequestInit) => Promise<Response>

function pictureWriter(ask: Ask, key: string): PictureWriter {
  const headersWith = (more: Readonly<Record<string, string>>) => {
    const headers = secretHeaders(key)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    return headers
  }
  const json = { 'content-type': 'application/json' }
  return {
    note: async (row) => {
      const headers = headersWith({ ...json, prefer: 'resolution=merge-duplicates,return=minimal' })
      const path = `${indexPath}?on_conflict=master`
      const response = await ask(path, headers, { method: 'POST', body: JSON.stringify(row) })
      if (response.ok) return true
      const { data } = z.object({ code: z.string() }).safeParse(await response.json())
      if (data?.code === '23514') return false
      throw refusal('the index of kept pictures', response)
    },
    put: async (name, bytes) => {
      const headers = headersWith({
        'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'cache-control': `max-age=${seconds}`,
        'x-upsert': 'true',
      })
      const body = new Uint8Array(bytes)
      const response = await ask(`${filesPath}/${name}`, headers, { method: 'POST', body })
      if (!response.ok) throw refusal(name, response)
    },
    remove: async (names) => {
      if (names.length === 0) return
      const body = JSON.stringify({ prefixes: names })
      const response = await ask(filesPath, headersWith(json), { method: 'DELETE', body })
      if (!response.ok) throw refusal('the removal of kept pictures', response)
    },
  }
}

function checkedKey(key: string, url: string): string {
  const isSecret = key.startsWith('sb_secret_') || rolesOfTokens(key).includes('service_role')
  if (!isSecret) {
    throw new StartError(
      `${secretKeySetting} must be a secret key of the project (it begins with sb_secret_). Without it, pictures are encoded anew where the host keeps nothing between builds.`,
    )
  }
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new StartError(
      `Nothing was sent: over http:// anybody between here and ${hostname} could read ${secretKeySetting}. Begin VITE_SUPABASE_URL with https://.`,
    )
  }
  return key
}

function refusal(what: string, { status }: Response): Error {
  return new Error(`the project answered ${status} for ${what}`)
}
