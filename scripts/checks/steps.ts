import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../site/build-site'

export type Step = {
  /** What the person at the terminal reads. */
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

const typesOf = (name: string, project: string): Step => ({
  name,
  command: join(projectRoot, 'node_modules/.bin/tsc'),
  args: ['--noEmit', '-p', project],
})

/** The types of everything: the site with its tools, and the painting program. */
export const typeSteps: readonly Step[] = [
  typesOf('types', 'tsconfig.tools.json'),
  typesOf('types of the painting program', 'art'),
]

/** Arguments that choose the tests of pages, helpers and the painting program. */
export const unitProjects = ['unit', 'helpers*', 'art'].flatMap((name) => ['--project', name])

export type StepOutput = { isOk: boolean; output: string }

/** Runs a program, shows what it prints and keeps it. */
export async function runAndCapture(step: Step): Promise<StepOutput> {
  const begun = performance.now()
  console.log(`▸ ${step.name}`)
  const child = spawn(step.command, step.args, {
    cwd: projectRoot,
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString()
    stream.write(chunk)
  }
  child.stdout.on('data', keep(process.stdout))
  child.stderr.on('data', keep(process.stderr))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`)
  return { isOk: code === 0, output }
}

/** Runs a program and shows what it prints; says whether it ended well. */
export async function runStep(step: Step): Promise<boolean> {
  return (await runAndCapture(step)).isOk
}
