import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type Outcome = { code: number | null; output: string }

export type RunningCommand = {
  child: ChildProcess
  /** Everything printed so far. */
  output: () => string
  /** Resolves when the process has ended. */
  ended: Promise<Outcome>
}

/** Starts one of the project's commands the way npm does. */
export function startCommand(
  args: string[],
  options: {
    env?: Record<string, string>
    cwd?: string
    nodeArgs?: string[]
    /** Gives it a process group of its own, which can be killed as a whole. */
    detached?: boolean
  } = {},
): RunningCommand {
  const { VITEST: _vitest, NODE_ENV: _nodeEnv, npm_execpath: _npm, ...env } = process.env
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), 'scripts/run.cjs', ...args], {
    cwd: options.cwd ?? root,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.detached ?? false,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, output: () => output, ended }
}

/** Runs one of the project's commands to its end. */
export function runCommand(...args: Parameters<typeof startCommand>): Promise<Outcome> {
  return startCommand(...args).ended
}

/** Waits until a running command has printed `text`; fails with all it printed when it ends before. */
export async function waitForText(command: RunningCommand, text: string): Promise<void> {
  let end: Outcome | undefined
  void command.ended.then((outcome) => (end = outcome))
  while (!command.output().includes(text)) {
    if (end) throw new Error(`The command ended before it printed "${text}":\n${end.output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * A port that was free a moment ago, below those that the system gives to connections by itself
 * (32768 to 60999 on Linux): a server that is started again finds it free again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => probe.close(resolve))
    if (isFree) return port
  }
}
