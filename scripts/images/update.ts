import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { forEachAtOnce } from '../for-each-at-once.ts'
import type { PictureFile, PictureFiles } from '../../src/content/model.ts'
import { pictureFolder, widthsOf } from '../../src/lib/picture-sources.ts'
import { isUploadUrl } from '../../src/publish/picture-url.ts'
import { derivePicture, describePicture, keyOf, type PictureFolders } from './derive.ts'
import { rememberedFor } from '../site/known-files.ts'
import { grouped, indexModule, pictureModule, picturesIn } from './picture-module.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Mirror of the site's root with the files that are not in git; a build copies it. */
export const preparedFolder = path.join(root, 'node_modules/.shamba/pictures')

export type PicturePlaces = PictureFolders & {
  /** One file per picture, painting or photograph. */
  masters: string
  /** Where the typed list of pictures is written. */
  modules: string
  /** Whether the list also names uploads, whose masters are elsewhere: their lines stay unchanged. */
  namesUploads?: boolean
}

/** The pictures of the project itself. */
export const projectPlaces: PicturePlaces = {
  masters: path.join(root, 'art/masters'),
  modules: path.join(root, 'src/content/pictures'),
  slow: path.join(root, 'public'),
  quick: preparedFolder,
  namesUploads: true,
}

/**
 * Folder of the modules that name the pictures of some content.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function pictureModulesOf(contentDir: string | undefined): string {
  const folder = path.join(contentDir || '.', 'pictures')
  return contentDir && existsSync(folder) ? folder : projectPlaces.modules
}

/** The key of a master by its path. */
const keyOfFile = rememberedFor(keyOf)

const masterFiles = /\.(?:webp|jpe?g|png|avif)$/i

/**
 * Addresses that a module can hold between quotes and a browser reads as they are, in a folder by which a constant
 * can be called.
 */
const writable = /^\/images\/(?:[^/'\\\n#?%]+|[a-z]\w*(?:-\w+)*\/[^'\\\n#?%]+)$/i

/**
 * Brings the files of all pictures up to date with their masters, and the modules of
 * `src/content/pictures` with both. What has not changed is only read. Files of pictures that are
 * gone are deleted; uploads are left to `prepareUploads`.
 *
 * @param onMade told each picture of which something had to be made, and how many are left
 * @returns how many pictures there are and which of them were not up to date
 * @throws Error when a master is no picture, or two of them claim one address
 */
export async function updatePictures(
  places: PicturePlaces = projectPlaces,
  onMade: (address: string, left: number) => void = () => undefined,
): Promise<{ count: number; made: string[] }> {
  const known = await readModules(places.modules)
  const masters = mastersByAddress(places.masters)
  const pictures: Record<string, PictureFile> = {}
  await forEachAtOnce(masters, availableParallelism(), async ([address, file]) => {
    const old = known[address]
    const isKnown = old?.key === (await keyOfFile(file))
    pictures[address] = isKnown ? old : await described(await readFile(file), file)
  })
  await writeModules(places.modules, { ...uploadsElsewhere(places, known, masters), ...pictures })
  const made: string[] = []
  await forEachAtOnce(masters, availableParallelism(), async ([address, file], left) => {
    const picture = pictures[address]
    if (!picture || !(await derivePicture(file, picture, address, places))) return
    made.push(address)
    onMade(address, left)
  })
  await prune(places, pictures)
  return { count: masters.size, made }
}

/** The known pictures that are uploads without a master here. */
function uploadsElsewhere(
  { namesUploads = false }: PicturePlaces,
  known: PictureFiles,
  masters: ReadonlyMap<string, string>,
): PictureFiles {
  const uploads = Object.entries(known).filter(
    ([address]) => namesUploads && isUploadUrl(address) && !masters.has(address),
  )
  return Object.fromEntries(uploads)
}

/** Whether the modules name exactly the existing masters in their current version. */
export async function arePicturesFresh(places: PicturePlaces = projectPlaces): Promise<boolean> {
  const known = await readModules(places.modules)
  const masters = mastersByAddress(places.masters)
  const elsewhere = Object.keys(uploadsElsewhere(places, known, masters))
  if (masters.size !== Object.keys(known).length - elsewhere.length) return false
  for (const [address, file] of masters) {
    if (known[address]?.key !== keyOf(await readFile(file))) return false
  }
  return true
}

async function described(master: Uint8Array, file: string): Promise<PictureFile> {
  try {
    return await describePicture(master)
  } catch (error) {
    throw new Error(`${file} cannot be read as a picture.`, { cause: error })
  }
}

/**
 * Addresses that content gives, with the master of each as an absolute path.
 *
 * @param folder of the masters; none where it is not there
 * @throws Error when two masters claim one address, or a module cannot hold one
 */
export function mastersByAddress(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  if (!existsSync(folder)) return found
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!masterFiles.test(name)) continue
    const address = `/images/${name.replaceAll(path.sep, '/').replace(masterFiles, '.jpg')}`
    if (!writable.test(address)) {
      throw new Error(
        `${path.join(folder, name)} needs another name: a folder has letters, digits and hyphens and begins with a letter, and a picture has none of ' \\ # ? %.`,
      )
    }
    const other = found.get(address)
    if (other) throw new Error(`${other} and ${name} both claim ${address}: keep one of them.`)
    found.set(address, path.join(folder, name))
  }
  return found
}

/** The pictures that the modules of a folder name; none when it is missing. */
export async function readModules(folder: string): Promise<PictureFiles> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return Object.assign({}, ...sources.map((source) => picturesIn(source)))
}

/** Writes a module for each group of pictures and one that joins them; deletes others in the folder. */
export async function writeModules(folder: string, pictures: PictureFiles): Promise<void> {
  const groups = grouped(pictures)
  const files = new Map(
    [...groups].map(([group, entries]) => [`${group}.ts`, pictureModule(group, entries)]),
  )
  files.set('index.ts', indexModule([...groups.keys()].toSorted()))
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!files.has(name)) await rm(path.join(folder, name))
  }
  for (const [name, source] of files) {
    const file = path.join(folder, name)
    // A file that is written anew makes development servers load every page again.
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== source)
      await writeFile(file, source)
  }
}

/**
 * Copies the files of some pictures.
 *
 * @param from folder that mirrors the site's root; files that it lacks are left out
 */
export async function copyPictures(
  from: string,
  to: string,
  pictures: PictureFiles,
): Promise<void> {
  for (const [address, picture] of Object.entries(pictures)) {
    for (const name of [address, pictureFolder(picture)]) {
      const source = path.join(from, name)
      if (existsSync(source)) await cp(source, path.join(to, name), { recursive: true })
    }
  }
}

/** Deletes modules and files of pictures whose masters no longer exist; generates none. */
export async function forgetPictures(places: PicturePlaces): Promise<void> {
  const masters = mastersByAddress(places.masters)
  const known = Object.entries(await readModules(places.modules))
  const kept = Object.fromEntries(known.filter(([address]) => masters.has(address)))
  await writeModules(places.modules, kept)
  await prune(places, kept)
}

/** Deletes the files of pictures that no longer exist, and those of widths that nothing asks for. */
async function prune(places: PicturePlaces, pictures: PictureFiles): Promise<void> {
  const kept = new Map(Object.values(pictures).map((picture) => [picture.key, widthsOf(picture)]))
  for (const folder of [places.slow, places.quick].map((place) => path.join(place, 'pictures'))) {
    for (const key of await readdir(folder).catch(() => [])) {
      const own = path.join(folder, key)
      const widths = kept.get(key)
      if (!widths) await rm(own, { recursive: true, force: true })
      for (const name of widths ? await readdir(own) : []) {
        const isAskedFor = !name.endsWith('.avif') || widths?.includes(Number.parseInt(name))
        if (!isAskedFor) await rm(path.join(own, name))
      }
    }
  }
  const plain = path.join(places.quick, 'images')
  if (!existsSync(plain)) return
  for (const name of readdirSync(plain, { recursive: true, encoding: 'utf8' })) {
    const address = `/images/${name.replaceAll(path.sep, '/')}`
    if (name.endsWith('.jpg') && !pictures[address]) await rm(path.join(plain, name))
  }
}
