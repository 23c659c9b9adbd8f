import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { projectRoot, type Backend } from './build-site'
import { hashOfFile } from './known-files'

/** Everything a build reads. */
const inputs = [
  'art/masters',
  'index.html',
  'package-lock.json',
  'public',
  'scripts/images',
  'scripts/publish',
  'scripts/site',
  'src',
  'tailwind.config.ts',
  'tailwind.studio.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/**
 * Hash of everything that a site is built from: equal hashes mean equal sites.
 *
 * @param contentDir folder that stands in for `src/content`; its own name does not count
 */
export async function hashOfInputs(
  backend: Backend,
  contentDir: string | undefined,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(backend))
  // As the build finds them: in the environment, in .env, and in the files that Vite reads beside it.
  const settings = Object.entries(loadEnv('production', projectRoot, 'VITE_'))
  hash.update(JSON.stringify(settings.toSorted(([one], [other]) => (one < other ? -1 : 1))))
  for (const input of inputs) {
    const isFile = /\.\w+$/.test(input)
    const files = isFile ? [join(projectRoot, input)] : await filesOf(join(projectRoot, input))
    for (const file of files) hash.update(file).update(await hashOfFile(file))
  }
  for (const file of contentDir ? await filesOf(contentDir) : []) {
    hash.update(relative(contentDir ?? '', file)).update(await hashOfFile(file))
  }
  return hash.digest('hex')
}
