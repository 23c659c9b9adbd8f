import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { nairobiDay } from '../../src/lib/calendar-day.ts'
import { picturesIn } from '../images/picture-module.ts'
import { hashOfFile } from './known-files.ts'
import type { SheetKeeper } from './pdf-file'
import { packFiles, unpackFiles, type KeptFile } from './pdf-pack.ts'
import { printedPicture } from './printed-picture.ts'

/** The sources of the PDFs, and the tools that draw them. */
const inputs = [
  'package-lock.json',
  'scripts/site',
  'src/components/tours',
  'src/content',
  'src/lib',
  'tailwind.config.ts',
]

/** Another folder is for tests that must begin with none. */
const folderOf = (root: string) =>
  process.env['PDF_CACHE_DIR'] ?? join(root, 'node_modules/.shamba/brochures')

async function filesOf(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Content that no PDF shows: after a change of it, all are what they were. */
const unprinted = [
  'article-stories.ts',
  'articles.ts',
  'articles/',
  // Where a pull came from; it differs after every publish.
  'content-source.json',
  'facts/about.ts',
  'facts/contact.ts',
  'facts/counting.ts',
  'facts/figures.ts',
  'facts/home.ts',
  'facts/legal.ts',
  'facts/partners.ts',
  'facts/series.ts',
  'facts/services.ts',
  'gallery.ts',
  'home-featured.ts',
  'pictures/articles.ts',
  'pictures/gallery.ts',
  'published-rows.ts',
  'redirects.ts',
]

/**
 * Whether no PDF shows a piece of content.
 *
 * @param name of its file in the folder of the content
 */
export function isUnprinted(name: string): boolean {
  return unprinted.some((each) => (each.endsWith('/') ? name.startsWith(each) : name === each))
}

/** What the sheet of one tour is not made of: the tours and their pictures, of which only its own count. */
const ofOthers = /^(?:tours\.ts$|pictures\/)/

/** How many versions of each file are kept: of the committed, the published and the frozen content. */
const kept = 4

/** Hashes of all that PDFs are made of, and of what the sheets of all tours are made of. */
async function hashInputs(
  root: string,
  contentDir: string | undefined,
  pictureFolders: readonly string[],
): Promise<{ all: string; shared: string }> {
  const all = createHash('sha256')
  const shared = createHash('sha256')
  const update = (value: string) => [all, shared].forEach((hash) => hash.update(value))
  update(JSON.stringify(loadEnv('production', root, 'VITE_')))
  // A price may expire.
  update(nairobiDay(new Date()))
  const pictures = new Set<string>()
  const hashFiles = async (files: readonly string[], contentFolder: string) => {
    for (const file of files) {
      const name = relative(contentFolder, file)
      if (/^pictures[\\/]/.test(name)) {
        const named = picturesIn(await readFile(file, 'utf8'))
        for (const address of Object.keys(named)) pictures.add(address)
      }
      if (isUnprinted(name)) continue
      // The path counts, too: the same text may be another module.
      const hash = name + (await hashOfFile(file))
      all.update(hash)
      if (!ofOthers.test(name)) shared.update(hash)
    }
  }
  const ownContent = join(root, 'src/content')
  for (const input of inputs) await hashFiles(await filesOf(join(root, input)), ownContent)
  if (contentDir) await hashFiles(await filesOf(contentDir), contentDir)
  // Without them, a development server or a build without a connection prints less than the next one.
  const missing = [...pictures].filter(
    (address) => printedPicture(address, root, pictureFolders) === undefined,
  )
  all.update(JSON.stringify(missing.toSorted()))
  return { all: all.digest('hex').slice(0, 32), shared: shared.digest('hex') }
}

/** Where the PDFs of a group are kept between builds. */
export type KeptPdfs = {
  /** The files of an earlier build from the very same inputs. */
  read: () => Promise<KeptFile[] | undefined>
  /** After a change of content, most sheets are still what they were. */
  takeOrMake: SheetKeeper
  /** Keeps the files for the next build, and deletes the oldest. */
  keep: (files: readonly KeptFile[]) => Promise<void>
}

/**
 * Finds out where the PDFs of some content are kept.
 *
 * @param root the project
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param pictureFolders further folders with files of pictures
 * @returns a function that takes the name of the PDFs that are made together
 */
export async function keptPdfs(
  root: string,
  contentDir: string | undefined,
  pictureFolders: readonly string[] = [],
): Promise<(group: string) => KeptPdfs> {
  const inputs = await hashInputs(root, contentDir, pictureFolders)
  return (group) => keptGroup(folderOf(root), inputs, group)
}

function keptGroup(
  folder: string,
  { all, shared }: { all: string; shared: string },
  group: string,
): KeptPdfs {
  const name = `${all}-${group}`
  let earlier: Promise<ReadonlyMap<string, Buffer>> | undefined
  return {
    read: async () => {
      const packed = await readFile(join(folder, name)).catch(() => undefined)
      return packed && unpackFiles(packed)
    },
    takeOrMake: async (file, source, make) => {
      earlier ??= sheetsIn(folder, group)
      const madeOf = createHash('sha256')
        .update(shared + file + JSON.stringify(source))
        .digest('hex')
      return { name: file, content: (await earlier).get(madeOf) ?? (await make()), madeOf }
    },
    keep: (files) => keepAs(folder, name, group, packFiles(files)),
  }
}

/** Paths of the kept versions of a group, the newest first. */
async function versionsOf(folder: string, group: string): Promise<string[]> {
  const found = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${group}`))
  const dated = await Promise.all(
    found.map(async (name) => {
      const made = await stat(join(folder, name)).catch(() => undefined)
      return { path: join(folder, name), time: made?.mtimeMs ?? 0 }
    }),
  )
  return dated.toSorted((one, next) => next.time - one.time).map(({ path }) => path)
}

/** The sheets of single tours in the kept versions of a group, by what they were made of. */
async function sheetsIn(folder: string, group: string): Promise<ReadonlyMap<string, Buffer>> {
  const sheets = new Map<string, Buffer>()
  for (const version of await versionsOf(folder, group)) {
    // Another build may delete it meanwhile.
    const packed = await readFile(version).catch(() => undefined)
    for (const { madeOf, content } of packed ? unpackFiles(packed) : []) {
      if (madeOf) sheets.set(madeOf, content)
    }
  }
  return sheets
}

async function keepAs(folder: string, name: string, group: string, packed: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.${process.pid}`), packed)
  await rename(join(folder, `${name}.${process.pid}`), join(folder, name))
  const old = (await versionsOf(folder, group)).slice(kept)
  for (const path of old) await rm(path, { force: true })
}
