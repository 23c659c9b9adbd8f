import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { nairobiDay } from '../../src/lib/calendar-day.ts'
import { hashOfFile } from './known-files.ts'

/** The sources of the PDFs, and the tools that draw them. */
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

/** How many versions of each file are kept: of the committed, the published and the frozen content. */
const kept = 4

async function nameOf(root: string, contentDir: string | undefined, file: string): Promise<string> {
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
  return `${hash.digest('hex').slice(0, 32)}-${file}`
}

/** Where a PDF of some content is kept between builds. */
export type KeptPdf = {
  /** The file of an earlier build from the very same inputs. */
  read: () => Promise<Buffer | undefined>
  /** Keeps a file for the next build, and deletes the oldest. */
  keep: (content: Buffer) => Promise<void>
}

/**
 * Finds out where a PDF of some content is kept.
 *
 * @param root the project
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param file name of the file in the site
 */
export async function keptPdf(
  root: string,
  contentDir: string | undefined,
  file: string,
): Promise<KeptPdf> {
  const folder = folderOf(root)
  const name = await nameOf(root, contentDir, file)
  return {
    read: () => readFile(join(folder, name)).catch(() => undefined),
    keep: (content) => keepAs(folder, name, file, content),
  }
}

async function keepAs(folder: string, name: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.${process.pid}`), content)
  await rename(join(folder, `${name}.${process.pid}`), join(folder, name))
  const found = (await readdir(folder)).filter((other) => other.endsWith(`-${file}`))
  const dated = await Promise.all(
    found.map(async (other) => {
      const made = await stat(join(folder, other)).catch(() => undefined)
      return { other, time: made?.mtimeMs ?? 0 }
    }),
  )
  const old = dated.toSorted((one, next) => next.time - one.time).slice(kept)
  for (const { other } of old) await rm(join(folder, other), { force: true })
}
