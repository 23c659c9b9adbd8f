import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packages from '../../package.json' with { type: 'json' }
import { StartError } from '../../supabase/local/start-error'
import { Cluster } from './cluster'
import { findPostgres } from './install'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The program is an npm package for each platform: nothing is downloaded after the installation. */
const program = join(root, 'node_modules/supabase/dist/supabase.js')
const stub = join(root, 'supabase/tests/stub.sql')

export type CliResult = { code: number | null; stdout: string; stderr: string }

/**
 * Runs the pinned Supabase CLI in the folder of the project, not signed in.
 *
 * @returns what it printed and how it ended; a failing command does not throw
 * @throws StartError when the CLI does not exist for this machine
 */
export async function runSupabase(args: readonly string[]): Promise<CliResult> {
  const home = mkdtempSync(join(tmpdir(), 'shamba-supabase-'))
  try {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        SUPABASE_HOME: home,
        // No telemetry and no update check: it connects to the database only.
        SUPABASE_TELEMETRY_DISABLED: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        DO_NOT_TRACK: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const result: CliResult = { code: null, stdout: '', stderr: '' }
    child.stdout.on('data', (chunk: Buffer) => void (result.stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => void (result.stderr += chunk.toString()))
    result.code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    const platform = /No matching Supabase CLI binary package found for (\S+)/.exec(
      result.stderr,
    )?.[1]
    if (platform === undefined) return result
    throw new StartError(
      `The program of the Supabase CLI for ${platform} is not installed. Run npm install --no-save @supabase/cli-${platform}@${packages.devDependencies.supabase}, then try again.`,
    )
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/**
 * Starts a temporary PostgreSQL that looks like a new Supabase project to the CLI: with its schemas and
 * roles, without migrations.
 *
 * @returns the server, to be stopped by the caller, and the address of the project's database
 * @throws StartError when PostgreSQL is missing and cannot be installed here
 */
export async function startEmptyProject(): Promise<{ cluster: Cluster; address: string }> {
  const cluster = new Cluster(findPostgres(), true)
  try {
    await cluster.start()
    cluster.execute('postgres', readFileSync(stub, 'utf8'))
    return { cluster, address: cluster.address('postgres') }
  } catch (error) {
    cluster.stop()
    throw error
  }
}
