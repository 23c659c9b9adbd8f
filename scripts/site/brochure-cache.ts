import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { nairobiDay } from '../../src/lib/calendar-day.ts'
import { hashOfFile } from './known-files.ts'

/** The sources of the brochure, and the tools that draw it. */
const inputs = [
  'package-lock.json',
  'scripts/site',
  'src/components/tours',
  'src/content',
  'src/lib',
  'tailwind.config.ts',
]

const folderOf = (root: string) => join(root, 'node_modules/.shamba/brochures')

async function filesOf(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** How many brochures are kept: of the committed, the published and the frozen content. */
const kept = 4

async function nameOf(root: string, contentDir: string | undefined): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(loadEnv('production', root, 'VITE_')))
  // A price may expire.
  hash.update(nairobiDay(new Date()))
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) hash.update(await hashOfFile(file))
  }
  // The path counts, too: the same text may be another module.
  for (const file of contentDir ? await filesOf(contentDir) : []) {
    hash.update(relative(contentDir ?? '', file)).update(await hashOfFile(file))
  }
  return `${hash.digest('hex').slice(0, 32)}.pdf`
}

/** Where the brochure of some content is kept between builds. */
export type KeptBrochure = {
  /** The brochure of an earlier build from the very same inputs. */
  read: () => Promise<Buffer | undefined>
  /** Keeps a brochure for the next build, and deletes the oldest. */
  keep: (file: Buffer) => Promise<void>
}

/**
 * Finds out where the brochure of some content is kept.
 *
 * @param root the project
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export async function keptBrochure(
  root: string,
  contentDir: string | undefined,
): Promise<KeptBrochure> {
  const folder = folderOf(root)
  const name = await nameOf(root, contentDir)
  return {
    read: () => readFile(join(folder, name)).catch(() => undefined),
    keep: (file) => keepAs(folder, name, file),
  }
}

async function keepAs(folder: string, name: string, file: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.${process.pid}`), file)
  await rename(join(folder, `${name}.${process.pid}`), join(folder, name))
  const found = (await readdir(folder)).filter((other) => other.endsWith('.pdf'))
  const dated = await Promise.all(
    found.map(async (other) => {
      const made = await stat(join(folder, other)).catch(() => undefined)
      return { other, time: made?.mtimeMs ?? 0 }
    }),
  )
  const old = dated.toSorted((one, next) => next.time - one.time).slice(kept)
  for (const { other } of old) await rm(join(folder, other), { force: true })
}
