import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectPlaces, readModules, updatePictures, writeModules } from '../images/update.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where a pull puts what it makes. Folders and files are absolute paths. */
export type PullPlaces = {
  /** Folder of the content modules. */
  modules: string
  /** Folder of the masters; those of uploads lie in `<group>/uploads` below it. */
  masters: string
  /** Folder of the modules that name the pictures. */
  pictureModules: string
  /** Addresses of pictures that are there already, whatever content says. */
  knownPictures: () => Promise<ReadonlySet<string>>
  /** Brings the files and modules of all pictures up to date with the masters. */
  updatePictures: () => Promise<void>
  /** The seed of local databases; null where there is none. */
  seed: string | null
  /** Tells the build where the content came from. */
  sourceFile: string
}

/** The project itself: what is pulled is committed afterwards. */
export function projectPullPlaces(): PullPlaces {
  const { masters, modules } = projectPlaces
  return {
    modules: path.join(root, 'src/content'),
    masters,
    pictureModules: modules,
    knownPictures: async () => new Set(Object.keys(await readModules(modules))),
    updatePictures: async () => {
      await updatePictures()
    },
    seed: path.join(root, 'supabase/seed.sql'),
    sourceFile: path.join(root, 'node_modules/.shamba/content-source.json'),
  }
}

/**
 * The data folder of the local stack: modules in a folder that stands in for `src/content`, pictures
 * beside those of the project, which are neither copied nor made again.
 *
 * @param contentDir folder of the modules; made when it is not there
 * @param uploads masters of uploaded pictures
 * @param pictures their files; mirrors the site's root
 */
export function localPullPlaces(contentDir: string, uploads: string, pictures: string): PullPlaces {
  const pictureModules = path.join(contentDir, 'pictures')
  // Outlives the content, so that a picture is measured once.
  const known = path.join(uploads, '.modules')
  return {
    modules: contentDir,
    masters: uploads,
    pictureModules,
    knownPictures: async () => new Set(Object.keys(await readModules(projectPlaces.modules))),
    updatePictures: async () => {
      await mkdir(uploads, { recursive: true })
      const places = { masters: uploads, modules: known, slow: pictures, quick: pictures }
      await updatePictures(places)
      const all = { ...(await readModules(known)), ...(await readModules(projectPlaces.modules)) }
      await writeModules(pictureModules, all)
    },
    seed: null,
    sourceFile: path.join(contentDir, 'content-source.json'),
  }
}

/** Whether a picture needs no preparation: drawings and the like in `public`. */
export function isPublicFile(address: string): boolean {
  if (!/^\/images(?:\/[\w-]+)+\.\w+$/.test(address)) return false
  return existsSync(path.join(root, 'public', address))
}
