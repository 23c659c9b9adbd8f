import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUploadUrl } from '../../src/publish/picture-url.ts'
import type { KeptPictures } from '../images/kept-pictures.ts'
import {
  projectUploads,
  updateUploads,
  uploadedPlaces,
  type UploadCache,
} from '../images/prepare-uploads.ts'
import {
  projectPlaces,
  readModules,
  updatePictures,
  writeModules,
  type PicturePlaces,
} from '../images/update.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where a pull writes its output. All paths are absolute. */
export type PullPlaces = {
  /** Folder of the content modules. */
  modules: string
  /** Folders whose modules name withdrawn pictures, besides those that the database names. */
  registers: readonly string[]
  /** Folder of the masters of uploads; they lie in `<group>/uploads` below it. */
  masters: string
  /** Folder with masters of uploads that were committed by earlier versions; null where there is none. */
  committedMasters: string | null
  /** Folder of the modules that name the pictures. */
  pictureModules: string
  /** Addresses of pictures that exist regardless of the content. */
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
  /** File that names the source of the content, for the build. */
  sourceFile: string
}

export type RepositoryPlaces = {
  /** Folder of the content modules. */
  content: string
  /** The pictures of the repository, and the modules that name uploads as well. */
  pictures: PicturePlaces
  cache: UploadCache
  seed: string
  sourceFile: string
  /** What earlier builds keep in the bucket; nothing where there is no hosted project. */
  kept?: KeptPictures | undefined
}

/**
 * A repository: rows and the lists of pictures are committed afterwards, and no uploaded picture is.
 * Its files lie in a cache.
 */
export function repositoryPullPlaces(at: RepositoryPlaces): PullPlaces {
  const { modules } = at.pictures
  const uploaded = uploadedPlaces(at.cache)
  return {
    modules: at.content,
    registers: [at.content],
    masters: at.cache.masters,
    committedMasters: at.pictures.masters,
    pictureModules: modules,
    knownPictures: async () => new Set(Object.keys(await readModules(modules))),
    updatePictures: async (used) => {
      await updateUploads(at.cache, used, at.kept)
      await updatePictures({ ...at.pictures, namesUploads: true })
      const known = { ...(await readModules(modules)), ...(await readModules(uploaded.modules)) }
      const needed = Object.entries(known).filter(
        ([address]) => !isUploadUrl(address) || used.has(address),
      )
      await writeModules(modules, Object.fromEntries(needed))
    },
    keepsUnused: false,
    seed: at.seed,
    sourceFile: at.sourceFile,
  }
}

/**
 * The project itself.
 *
 * @param kept as in `RepositoryPlaces`
 */
export function projectPullPlaces(kept: KeptPictures | undefined): PullPlaces {
  return repositoryPullPlaces({
    kept,
    content: path.join(root, 'src/content'),
    pictures: projectPlaces,
    cache: projectUploads,
    seed: path.join(root, 'supabase/seed.sql'),
    sourceFile: path.join(root, 'node_modules/.shamba/content-source.json'),
  })
}

/**
 * The data folder of the local stack: modules in a folder that stands in for `src/content`, pictures
 * beside those of the project, which are neither copied nor made again. Uploads that the content does
 * not show stay, for the live content has them until the next is live, see `pruneUploads`; its modules do
 * not name them.
 *
 * @param contentDir folder of the modules; made when it is not there
 * @param cache the uploads of the data folder
 * @param base folder that the modules stand in for
 */
export function localPullPlaces(
  contentDir: string,
  cache: UploadCache,
  base: string | undefined = path.join(root, 'src/content'),
): PullPlaces {
  const pictureModules = path.join(contentDir, 'pictures')
  const uploaded = uploadedPlaces(cache)
  return {
    modules: contentDir,
    registers: [base],
    masters: cache.masters,
    committedMasters: null,
    pictureModules,
    knownPictures: async () => new Set(Object.keys(await readModules(projectPlaces.modules))),
    updatePictures: async (used) => {
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

/** Whether a picture needs no preparation: drawings and the like in `public`. */
export function isPublicFile(address: string): boolean {
  if (!/^\/images(?:\/[\w-]+)+\.\w+$/.test(address)) return false
  return existsSync(path.join(root, 'public', address))
}
