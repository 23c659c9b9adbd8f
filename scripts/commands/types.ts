import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../supabase/local/start-error'
import { runSupabase, startEmptyProject } from '../postgres/supabase-cli'
import { projectRoot } from '../site/build-site'

/** The module with the types of the database, as the client library wants them. */
export const typesFile = join(projectRoot, 'src/admin/data/database.types.ts')

const note = '// Written by `npm run types` from supabase/migrations.\n\n'

/**
 * The types of a database that has all migrations, formatted like every other module.
 *
 * @param address of the database, `postgresql://…`
 * @throws StartError with the words of the Supabase CLI when it fails
 */
export async function generateTypes(address: string): Promise<string> {
  const generated = await runSupabase(['gen', 'types', '--schema', 'public', `--remote=${address}`])
  if (generated.code !== 0) {
    throw new StartError(`The types could not be generated: ${generated.stderr.trim()}`)
  }
  const formatter = join(projectRoot, 'node_modules/.bin/oxfmt')
  return execFileSync(formatter, [`--stdin-filepath=${typesFile}`], {
    cwd: projectRoot,
    encoding: 'utf8',
    input: note + generated.stdout,
  })
}

/**
 * Applies the migrations to an empty PostgreSQL and writes the types of its database.
 *
 * @throws StartError when PostgreSQL or the Supabase CLI is missing, or a migration fails
 */
export async function main(): Promise<void> {
  const { cluster, address } = await startEmptyProject()
  try {
    const push = await runSupabase(['db', 'push', '--yes', `--remote=${address}`])
    if (push.code !== 0) {
      throw new StartError(`The migrations could not be applied: ${push.stderr.trim()}`)
    }
    const types = await generateTypes(address)
    const name = 'src/admin/data/database.types.ts'
    const isFresh = existsSync(typesFile) && readFileSync(typesFile, 'utf8') === types
    if (!isFresh) writeFileSync(typesFile, types)
    console.log(isFresh ? `${name} is up to date.` : `${name} written.`)
  } finally {
    cluster.stop()
  }
}
