import { spawnSync } from 'node:child_process'
import { StartError } from '../../supabase/local/start-error'

let isListFresh = false

/** Whether this process may install Debian's packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Installs Debian packages; ask `canInstallPackages` first.
 *
 * @throws StartError with the last line that apt-get printed
 */
export function installPackages(...names: string[]): void {
  console.log(`  installing ${names.join(' and ')} from Debian's packages (once) …`)
  if (!isListFresh) aptGet('update')
  isListFresh = true
  aptGet('install', '-y', '--no-install-recommends', ...names)
}

/** Installs Debian packages that the rest can do without, where that is possible; says why it was not. */
export function tryToInstall(...names: string[]): void {
  try {
    if (canInstallPackages()) installPackages(...names)
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`)
  }
}

function aptGet(...args: string[]): void {
  // A machine without a network is to find that out soon.
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  const result = spawnSync('apt-get', ['-q', ...patience, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status === 0) return
  const reason = result.stderr.trim().split('\n').at(-1) ?? 'no reason given'
  throw new StartError(
    `apt-get ${args.join(' ')} failed (${reason}): install the package by hand, then run this again.`,
  )
}
