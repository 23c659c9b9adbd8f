import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// A hook of Node's module loader, see `module.register`. It runs before the one that loads TypeScript,
// which would also parse every file of every package: half of the time that a command takes to start.

/** What the build has made to import it: a module, though no package says so. */
const ownBuild = /\/node_modules\/\.shamba\/.*\.js$/

/**
 * Loads JavaScript modules of installed packages and of the build as they are, and leaves everything else to the
 * next loader.
 */
export async function load(url, context, nextLoad) {
  const isPackage = /\/node_modules\/.*\.m?js$/.test(url) && context.format === 'module'
  if (!isPackage && !ownBuild.test(url)) return nextLoad(url, context)
  return { format: 'module', source: await readFile(fileURLToPath(url)), shortCircuit: true }
}
