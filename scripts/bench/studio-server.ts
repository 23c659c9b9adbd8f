import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../site/build-site'

/**
 * Serves a production build with a local backend of its own while `work` runs. The data folder is
 * deleted afterwards.
 *
 * @param work given the origin of the site and its data folder
 * @param fill arguments of a command that fills the data folder first
 * @throws Error when the command or the server ends early, and what `work` throws
 */
export async function withStudioServer(
  port: number,
  work: (site: string, dataDir: string) => Promise<void>,
  fill?: string[],
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shamba-bench-'))
  const env = { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir }
  try {
    if (fill) await run(fill, env)
    const server = spawn(process.execPath, ['scripts/run.cjs', 'start'], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await untilReady(server)
      await work(`http://localhost:${port}`, dataDir)
    } finally {
      server.kill('SIGTERM')
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.cjs', ...args], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}

async function untilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Press Ctrl+C')) resolve()
    })
    server.once('close', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}
