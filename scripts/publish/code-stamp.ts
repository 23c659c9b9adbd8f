import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../site/build-site'

/** Everything that a child process of a publish loads, the program that runs it, and its settings. */
const program = [
  process.execPath,
  ...[
    '.env',
    'node_modules/.package-lock.json',
    'package-lock.json',
    'package.json',
    'scripts',
    'src',
    'supabase',
    'tailwind.config.ts',
    'tailwind.studio.config.ts',
    'tsconfig.json',
    'vite.config.ts',
  ].map((name) => join(projectRoot, name)),
]

/**
 * A text that differs as soon as any file of the program was changed, added or removed. It is made of sizes
 * and times, since it is needed at each publish and reading all files would take a tenth of a second.
 *
 * @param paths absolute paths of files and folders; those that do not exist count as such
 */
export async function codeStamp(paths: readonly string[] = program): Promise<string> {
  const stamps = await Promise.all(paths.map(async (path) => `${path}\n${await stampOf(path)}`))
  return stamps.join('\n')
}

async function stampOf(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  if (!found) return 'none'
  if (!found.isDirectory()) {
    return [found.ino, found.size, found.mtimeNs, found.ctimeNs].join()
  }
  const names = (await readdir(path)).toSorted()
  const stamps = await Promise.all(
    names.map(async (name) => `${name} ${await stampOf(join(path, name))}`),
  )
  return stamps.join('\n')
}
