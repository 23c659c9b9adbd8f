import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forEachAtOnce } from '../for-each-at-once.ts'
import { pictureFolder } from '../../src/lib/picture-sources.ts'
import { derivedFolder, storagePathsOf } from '../../src/publish/picture-url.ts'
import type { ContentBackend } from '../publish/backend.ts'
import {
  pictureStore,
  secretKeySetting,
  type DerivedRow,
  type PictureStore,
  type PictureWriter,
} from '../publish/picture-store.ts'
import { registerHash } from '../publish/withdrawn.ts'
import { derivedName, keyOf, pictureRecipe, putWhole } from './derive.ts'
import { mastersByAddress } from './update.ts'

/** What a build keeps in the bucket for the next, see `docs/glossary.md`. */
export type KeptPictures = {
  store: PictureStore
  /** Prints a line to the log of the build. */
  say: (line: string) => void
  /** Everything besides the master that decides about the bytes of its files. */
  recipe?: string
}

/**
 * The kept pictures of a hosted project.
 *
 * @param backend where they are read; with an empty URL or key there are none
 * @param environment the variables of the process alone: a secret key has no place in a file
 * @throws StartError as `pictureStore`
 */
export function keptPicturesOf(
  backend: ContentBackend,
  environment: Readonly<Record<string, string | undefined>>,
  say: KeptPictures['say'],
): KeptPictures | undefined {
  if (backend.url === '' || backend.publishableKey === '') return undefined
  return { store: pictureStore(backend, environment[secretKeySetting]), say }
}

/** An upload whose master is in the cache. */
type Upload = {
  address: string
  /** The register's hash of its name in the bucket. */
  master: string
  /** Hash of its bytes and of the recipe. */
  key: string
  /** Folder of its files in the cache. */
  folder: string
}

/** What `takeKept` found out, for `keepMade`. */
export type Taken = {
  uploads: readonly Upload[]
  /** The rows of the index, by `master`. */
  rows: ReadonlyMap<string, DerivedRow>
  /** Addresses of which the store lacks something, or has something else than its index says. */
  incomplete: Set<string>
  /** False when the store did not answer: nothing more is asked of it. */
  isUp: boolean
}

/** Files that are fetched at the same time. */
const atOnce = 8

/**
 * Puts what earlier builds derived from the uploads of a cache beside them. Only files with the length and
 * the hash of the index are used; whatever is missing or differs is left to be encoded. Never rejects because of the
 * store: without it, a build takes longer.
 *
 * @param masters folder of the uploads, which are there already
 * @param files folder that mirrors the site's root
 */
export async function takeKept(
  masters: string,
  files: string,
  { store, say, recipe = pictureRecipe }: KeptPictures,
): Promise<Taken> {
  const uploads = await uploadsIn(masters, files, recipe)
  const taken = { uploads, rows: new Map<string, DerivedRow>(), incomplete: new Set<string>() }
  try {
    for (const row of await store.readIndex(uploads.map(({ master }) => master))) {
      taken.rows.set(row.master, row)
    }
    const waiting = uploads.flatMap((upload) => wantedOf(upload, taken.rows.get(upload.master)))
    await forEachAtOnce(waiting, atOnce, async ({ name, file, address, expected }) => {
      const bytes = await store.fetchFile(name)
      if (bytes === null || !isSame(bytes, expected)) taken.incomplete.add(address)
      else await putWhole(file, (unfinished) => writeFile(unfinished, bytes))
    })
    return { ...taken, isUp: true }
  } catch (error) {
    say(`The kept sizes of pictures could not be fetched (${reasonOf(error)}).`)
    return { ...taken, isUp: false }
  }
}

/**
 * Keeps for the next build what this one had to make, and says so once where it may not.
 *
 * @param made addresses of the pictures of which something was encoded
 * @param shown addresses of the pictures that the content shows; no other is kept
 */
export async function keepMade(
  { uploads, rows, incomplete, isUp }: Taken,
  made: readonly string[],
  shown: ReadonlySet<string>,
  { store: { writer, readIndex }, say }: KeptPictures,
): Promise<void> {
  if (writer === null) {
    if (made.length > 0) {
      say(
        `${made.length === 1 ? 'One picture was' : `${made.length} pictures were`} encoded, and the next build encodes what is not in its cache again: it may not keep pictures in the bucket (docs/publishing.md).`,
      )
    }
    return
  }
  if (!isUp) return
  const lacking = uploads.filter(
    ({ address, master, key }) =>
      shown.has(address) &&
      (made.includes(address) || incomplete.has(address) || rows.get(master)?.key !== key),
  )
  try {
    const noted: { master: string; names: string[] }[] = []
    for (const upload of lacking) {
      const names = await keep(upload, rows.get(upload.master), writer)
      if (names.length > 0) noted.push({ master: upload.master, names })
    }
    // Consent may have been withdrawn meanwhile, which takes the row out of the index.
    const left = new Set((await readIndex(noted.map(({ master }) => master))).map(masterOf))
    const gone = noted.filter(({ master }) => !left.has(master)).flatMap(({ names }) => names)
    await writer.remove(gone)
  } catch (error) {
    say(`Not all sizes of pictures could be kept for the next build (${reasonOf(error)}).`)
  }
}

/** Keeps the files of one upload; gives their names, none for a withdrawn picture. */
async function keep(
  { master, key, folder }: Upload,
  before: DerivedRow | undefined,
  writer: PictureWriter,
): Promise<string[]> {
  const files: DerivedRow['files'] = {}
  const found = new Map<string, Uint8Array>()
  for (const name of (await readdir(folder)).filter((file) => derivedName.test(file))) {
    const bytes = await readFile(path.join(folder, name))
    files[name] = { size: bytes.length, sha256: sha256(bytes) }
    found.set(name, bytes)
  }
  // First the index, which refuses withdrawn pictures. A build that ends here leaves a row without files,
  // and the next one encodes them.
  if (!(await writer.note({ master, key, files }))) return []
  for (const [name, bytes] of found) await writer.put(keptName(master, key, name), bytes)
  const names = [...found.keys()].map((name) => keptName(master, key, name))
  const stale = before
    ? Object.keys(before.files).map((name) => keptName(master, before.key, name))
    : []
  await writer.remove(stale.filter((name) => !names.includes(name)))
  return names
}

/** The uploads of a cache. */
async function uploadsIn(masters: string, files: string, recipe: string): Promise<Upload[]> {
  const uploads: Upload[] = []
  for (const [address, file] of mastersByAddress(masters)) {
    const name = storagePathsOf(address).find((one) => path.extname(one) === path.extname(file))
    if (name === undefined) continue
    const bytes = await readFile(file)
    uploads.push({
      address,
      master: registerHash(name),
      key: createHash('sha256').update(recipe).update('\0').update(bytes).digest('hex'),
      folder: path.join(files, pictureFolder({ key: keyOf(bytes) })),
    })
  }
  return uploads
}

type Wanted = {
  address: string
  /** Name in the bucket. */
  name: string
  /** Place in the cache. */
  file: string
  expected: { size: number; sha256: string }
}

/** The files that the index has and the cache lacks. */
function wantedOf({ address, master, key, folder }: Upload, row: DerivedRow | undefined): Wanted[] {
  if (row?.key !== key) return []
  return Object.entries(row.files)
    .map(([name, expected]) => ({
      address,
      name: keptName(master, key, name),
      file: path.join(folder, name),
      expected,
    }))
    .filter(({ file }) => !existsSync(file))
}

/** Name of a derived file in the bucket; `private.derived_from` of the database reads the hash out of it. */
function keptName(master: string, key: string, name: string): string {
  return `${derivedFolder}${master}/${key.slice(0, 16)}/${name}`
}

const masterOf = ({ master }: DerivedRow) => master

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isSame(bytes: Uint8Array, expected: Wanted['expected']): boolean {
  return bytes.length === expected.size && sha256(bytes) === expected.sha256
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
