import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureFiles } from '../../src/content/model.ts'
import { isUploadUrl, storagePathsOf } from '../../src/publish/picture-url.ts'
import { cleanMaster } from './clean-master.ts'
import { keyOf } from './derive.ts'
import { keepMade, takeKept, type KeptPictures } from './kept-pictures.ts'
import {
  mastersByAddress,
  projectPlaces,
  readModules,
  updatePictures,
  writeModules,
  type PicturePlaces,
} from './update.ts'

/** The cache of uploaded pictures, which are not in git. Absolute paths. */
export type UploadCache = {
  /** Masters as they were fetched from the bucket, in `<group>/uploads`. */
  masters: string
  /** Files derived from them; mirrors the site's root. */
  files: string
}

/** Cache of uploads between builds; hosts may keep the folder or delete it at any time. */
const cacheFolder = fileURLToPath(new URL('../../.cache', import.meta.url))

export const projectUploads: UploadCache = {
  masters: path.join(cacheFolder, 'uploads'),
  files: path.join(cacheFolder, 'pictures'),
}

/** A cache as places of pictures. Its modules outlive the content, so that a picture is measured once. */
export function uploadedPlaces({ masters, files }: UploadCache): PicturePlaces {
  return { masters, modules: path.join(masters, '.modules'), slow: files, quick: files }
}

/** Path of an upload's master below the folder of the masters. */
export function masterOf(address: string, storagePath: string): string {
  return address.replace(/^\/images\//, '').replace(/\.jpg$/, path.posix.extname(storagePath))
}

/** The bytes of a file of the bucket by its name there; null when there is none. */
export type FetchUpload = (storagePath: string) => Promise<Uint8Array | null>

/**
 * Fetches a picture of which the name in the bucket is known but for its ending.
 *
 * @param storagePaths the names it may have
 * @throws whatever `fetchUpload` throws
 */
export async function fetchFirst(
  storagePaths: readonly string[],
  fetchUpload: FetchUpload,
): Promise<{ storagePath: string; bytes: Uint8Array } | null> {
  for (const storagePath of storagePaths) {
    const bytes = await fetchUpload(storagePath)
    if (bytes !== null) return { storagePath, bytes }
  }
  return null
}

/** Uploaded pictures could not be fetched; the message names them and the reason. */
export class MissingUploads extends Error {
  override name = 'MissingUploads'

  constructor(addresses: readonly string[], reason: string, options?: ErrorOptions) {
    super(
      `${addresses.length === 1 ? 'This uploaded picture' : 'These uploaded pictures'} of the content could not be had: ${addresses.join(', ')} (${reason}).`,
      options,
    )
  }
}

/**
 * Brings the files of the uploads of a cache up to date with their masters.
 *
 * @param shown addresses of the pictures that the content shows
 * @param kept what earlier builds keep in the bucket; without it everything that is missing is encoded
 */
export async function updateUploads(
  cache: UploadCache,
  shown: ReadonlySet<string>,
  kept: KeptPictures | undefined,
): Promise<void> {
  const taken = kept && (await takeKept(cache.masters, cache.files, kept))
  const { made } = await updatePictures(uploadedPlaces(cache))
  if (kept && taken) await keepMade(taken, made, shown, kept)
}

type PrepareOptions = {
  /** Pictures of the project, among whose modules uploads are named. */
  places: PicturePlaces
  cache: UploadCache
  fetchUpload: FetchUpload
  kept?: KeptPictures | undefined
}

/**
 * Sees to it that the files of every upload that the modules of `src/content/pictures` name are in the
 * cache, and that nothing else is.
 *
 * @throws MissingUploads when the bucket has no such pictures, or `fetchUpload` throws
 */
export async function prepareUploads({
  places,
  cache,
  fetchUpload,
  kept: keptPictures,
}: PrepareOptions): Promise<void> {
  const named = await uploadsIn(places)
  const kept = mastersByAddress(cache.masters)
  for (const [address, file] of kept) {
    const key = named[address]?.key
    if (key === undefined || key !== keyOf(await readFile(file))) await rm(file)
  }
  const wanted = Object.keys(named).filter((address) => !existsSync(kept.get(address) ?? ''))
  const lacking: string[] = []
  for (const address of wanted) {
    const found = await fetchFirst(storagePathsOf(address), fetchUpload).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new MissingUploads(wanted, reason.replace(/\.$/, ''), { cause: error })
    })
    const master = found && (await cleanMaster(found.bytes))
    if (!found || !master) {
      lacking.push(address)
      continue
    }
    const file = path.join(cache.masters, masterOf(address, found.storagePath))
    const unfinished = `${file}.unfinished-${process.pid}`
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(unfinished, master)
    await rename(unfinished, file)
  }
  await updateUploads(cache, new Set(Object.keys(named)), keptPictures)
  const made = await readModules(uploadedPlaces(cache).modules)
  const known = await readModules(places.modules)
  const isOther = Object.keys(named).some(
    (address) => made[address] && made[address].key !== known[address]?.key,
  )
  if (isOther) await writeModules(places.modules, { ...known, ...made })
  if (lacking.length > 0) throw new MissingUploads(lacking, 'the store has no such pictures')
}

/** The uploads that modules name and that are not among the project's own masters. */
async function uploadsIn({ modules, masters }: PicturePlaces): Promise<PictureFiles> {
  const own = mastersByAddress(masters)
  const known = Object.entries(await readModules(modules))
  return Object.fromEntries(known.filter(([address]) => isUploadUrl(address) && !own.has(address)))
}

/**
 * The same for the project itself, if content names uploads at all.
 *
 * @param content the pictures that the content of a build names
 * @param kept what earlier builds keep in the bucket
 * @throws as `prepareUploads`
 */
export async function prepareProjectUploads(
  content: PictureFiles,
  fetchUpload: FetchUpload,
  kept: KeptPictures | undefined,
): Promise<void> {
  const named = await uploadsIn(projectPlaces)
  if (!Object.keys(named).some((address) => address in content)) return
  await prepareUploads({ places: projectPlaces, cache: projectUploads, fetchUpload, kept })
}
