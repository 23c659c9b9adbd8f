import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'

/** Everything that shows in the brochure, and the tools that draw it. */
const inputs = ['package-lock.json', 'scripts/site', 'src/content', 'src/lib', 'tailwind.config.ts']

const folderOf = (root: string) => join(root, 'node_modules/.shamba/brochures')

async function filesOf(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

async function nameOf(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(loadEnv('production', root, 'VITE_')))
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) hash.update(await readFile(file))
  }
  return `${hash.digest('hex').slice(0, 32)}.pdf`
}

/** The brochure of an earlier build from the very same inputs. */
export async function readKeptBrochure(root: string): Promise<Buffer | undefined> {
  return readFile(join(folderOf(root), await nameOf(root))).catch(() => undefined)
}

/** Keeps a brochure for the next build, and lets go of those before it. */
export async function keepBrochure(root: string, file: Buffer): Promise<void> {
  const folder = folderOf(root)
  const name = await nameOf(root)
  await mkdir(folder, { recursive: true })
  const old = await readdir(folder)
  await writeFile(join(folder, `${name}.${process.pid}`), file)
  await rename(join(folder, `${name}.${process.pid}`), join(folder, name))
  const isOld = (other: string) => other.endsWith('.pdf') && other !== name
  for (const other of old.filter(isOld)) await rm(join(folder, other), { force: true })
}
