import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite, projectRoot, type Backend } from './build-site'

/** Everything a build reads. */
const inputs = [
  'art/masters',
  'index.html',
  'package-lock.json',
  'public',
  'scripts/images',
  'scripts/site',
  'src',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(join(projectRoot, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

async function hashOfInputs(backend: Backend): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(backend))
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  }
  if (existsSync(join(projectRoot, '.env'))) hash.update(await readFile(join(projectRoot, '.env')))
  for (const input of inputs) {
    const isFile = /\.\w+$/.test(input)
    const files = isFile ? [join(projectRoot, input)] : await filesOf(input)
    for (const file of files.toSorted()) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * Builds the site into `siteDir` unless it stands there from the very same inputs.
 *
 * @returns whether it was built
 */
export async function buildIfChanged(siteDir: string, backend: Backend): Promise<boolean> {
  const stamp = `${siteDir}.hash`
  const wanted = await hashOfInputs(backend)
  const present = await readFile(stamp, 'utf8').catch(() => '')
  if (present === wanted && existsSync(join(siteDir, 'index.html'))) return false
  await buildSite(siteDir, backend)
  await writeFile(stamp, wanted)
  return true
}
