import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../supabase/local/start-error'

const root = '/usr/lib/postgresql'

/**
 * Finds a PostgreSQL server with the pgTAP extension; installs both with apt-get when missing.
 *
 * @returns the folder of the server's programs
 * @throws StartError when they are missing and cannot be installed here
 */
export function findPostgres(): string {
  const found = findWithPgtap()
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || !hasAptGet()) {
    throw new StartError(
      'The policy tests need PostgreSQL 15 or newer with pgTAP: install the packages postgresql and postgresql-<version>-pgtap (on Debian: sudo apt-get install postgresql postgresql-15-pgtap), then run this again.',
    )
  }
  console.log('  installing PostgreSQL and pgTAP (once) …')
  aptGet('update')
  if (newestVersion() === undefined) aptGet('install', 'postgresql')
  aptGet('install', `postgresql-${newestVersion() ?? ''}-pgtap`)
  const installed = findWithPgtap()
  if (installed === undefined) {
    throw new StartError('PostgreSQL with pgTAP was installed, but is not where it belongs.')
  }
  return installed
}

function versions(): number[] {
  if (!existsSync(root)) return []
  return readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(root, String(version), 'bin/initdb')))
    .toSorted((a, b) => b - a)
}

function newestVersion(): number | undefined {
  return versions()[0]
}

function findWithPgtap(): string | undefined {
  return versions()
    .map((version) => join(root, String(version), 'bin'))
    .find((bin) => {
      const share = execFileSync(join(bin, 'pg_config'), ['--sharedir'], {
        encoding: 'utf8',
      }).trim()
      return existsSync(join(share, 'extension/pgtap.control'))
    })
}

function hasAptGet(): boolean {
  return spawnSync('apt-get', ['--version']).status === 0
}

function aptGet(...args: string[]): void {
  const options = args[0] === 'install' ? ['-y', '--no-install-recommends', ...args] : args
  const result = spawnSync('apt-get', ['-q', ...options], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status === 0) return
  throw new StartError(
    `apt-get ${args.join(' ')} failed (${result.stderr.trim().split('\n').at(-1) ?? 'no reason given'}): install the package by hand, then run this again.`,
  )
}
