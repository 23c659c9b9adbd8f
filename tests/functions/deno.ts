import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The function's entry. */
export const entry = join(root, 'supabase/functions/publish/index.ts')

const denoDir = mkdtempSync(join(tmpdir(), 'shamba-deno-'))
afterAll(() => rmSync(denoDir, { recursive: true, force: true }))

/** The package may have been installed without its script; this puts its program in place. */
function findDeno(): string {
  const code = "process.stdout.write(require('deno/install_api.cjs').runInstall())"
  return execFileSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' })
}

/** Nothing of the caller's environment but where programs are found: no proxy, no keys. */
const denoEnv = {
  ...(process.env['PATH'] && { PATH: process.env['PATH'] }),
  ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
  DENO_DIR: denoDir,
  DENO_NO_UPDATE_CHECK: '1',
  DENO_NO_PACKAGE_JSON: '1',
  NO_COLOR: '1',
}

/** No project settings, no lock file and nothing from the network. */
const closed = ['--no-config', '--no-lock', '--no-remote', '--no-npm']

export type DenoRun = { code: number | null; output: string }

/** Runs Deno to its end, closed off from the network's packages. */
export function runDeno(command: string, ...args: string[]): Promise<DenoRun> {
  return start([command, ...closed, ...args], {}).ended
}

function start(args: string[], env: Record<string, string>) {
  const child = spawn(findDeno(), args, {
    cwd: root,
    env: { ...denoEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const ended = new Promise<DenoRun>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, ended, output: () => output }
}

export type ServedFunction = {
  url: string
  /** Everything printed so far. */
  output: () => string
  stop: () => Promise<unknown>
}

/**
 * Serves the function as the hosted runtime does, with `env` as its only settings; it may reach this
 * machine and nothing else.
 *
 * @throws Error with all it printed when it ends before it listens
 */
export async function serveFunction(env: Record<string, string>): Promise<ServedFunction> {
  const rights = ['--no-prompt', '--allow-net=127.0.0.1', '--allow-env']
  const { child, ended, output } = start(['run', ...closed, ...rights, entry], {
    ...env,
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
  })
  let hasEnded = false
  void ended.finally(() => (hasEnded = true))
  for (;;) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0]
    if (url) {
      const stop = () => {
        child.kill()
        return ended
      }
      return { url: `${url}/functions/v1/publish`, output, stop }
    }
    if (hasEnded) throw new Error(`The function ended before it listened:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
