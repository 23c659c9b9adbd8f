import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../supabase/local/start-error'
import { canInstallPackages, installPackages } from '../browser/debian-packages'

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
  if (!canInstallPackages()) {
    throw new StartError(
      'The policy tests need PostgreSQL 15 or newer with pgTAP: install the packages postgresql and postgresql-<version>-pgtap (on Debian: sudo apt-get install postgresql postgresql-15-pgtap), then run this again.',
    )
  }
  if (newestVersion() === undefined) installPackages('postgresql')
  installPackages(`postgresql-${newestVersion() ?? ''}-pgtap`)
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
