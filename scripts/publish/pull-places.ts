import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  projectPlaces,
  readModules,
  updatePictures,
  writeModules,
  type PicturePlaces,
} from '../images/update.ts'

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
  /**
   * Brings the files and modules of all pictures up to date with the masters.
   *
   * @param used addresses of all pictures that the content shows
   */
  updatePictures: (used: ReadonlySet<string>) => Promise<void>
  /** Whether masters of uploads that the content does not show stay: other content may need them. */
  keepsUnused: boolean
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
    keepsUnused: false,
    seed: path.join(root, 'supabase/seed.sql'),
    sourceFile: path.join(root, 'node_modules/.shamba/content-source.json'),
  }
}

/**
 * The data folder of the local stack: modules in a folder that stands in for `src/content`, pictures
 * beside those of the project, which are neither copied nor made again. Uploads that the content does
 * not show stay, for the live content has them until the next is live, see `pruneUploads`; its modules do
 * not name them.
 *
 * @param contentDir folder of the modules; made when it is not there
 * @param uploads masters of uploaded pictures
 * @param pictures their files; mirrors the site's root
 */
export function localPullPlaces(contentDir: string, uploads: string, pictures: string): PullPlaces {
  const pictureModules = path.join(contentDir, 'pictures')
  const uploaded = uploadedPlaces(uploads, pictures)
  return {
    modules: contentDir,
    masters: uploads,
    pictureModules,
    knownPictures: async () => new Set(Object.keys(await readModules(projectPlaces.modules))),
    updatePictures: async (used) => {
      await mkdir(uploads, { recursive: true })
      await updatePictures(uploaded)
      const known = Object.entries(await readModules(uploaded.modules))
      const shown = Object.fromEntries(known.filter(([address]) => used.has(address)))
      await writeModules(pictureModules, {
        ...shown,
        ...(await readModules(projectPlaces.modules)),
      })
    },
    keepsUnused: true,
    seed: null,
    sourceFile: path.join(contentDir, 'content-source.json'),
  }
}

/** The uploaded pictures of the local stack. Their modules outlive each content, so that a picture is measured once. */
export function uploadedPlaces(uploads: string, pictures: string): PicturePlaces {
  return {
    masters: uploads,
    modules: path.join(uploads, '.modules'),
    slow: pictures,
    quick: pictures,
  }
}

/** Whether a picture needs no preparation: drawings and the like in `public`. */
export function isPublicFile(address: string): boolean {
  if (!/^\/images(?:\/[\w-]+)+\.\w+$/.test(address)) return false
  return existsSync(path.join(root, 'public', address))
}
