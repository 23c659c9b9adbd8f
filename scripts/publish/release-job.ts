import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../site/build-site'
import { diskFullMessage, saysDiskFull } from './disk-full'

/** The job of the child process. All paths are absolute. */
const jobSchema = z.object({
  /** Rows to make content modules from; null to build from `contentDir` as it is. */
  rows: z
    .object({
      /** JSON file with what `published_content()` answered. */
      file: z.string(),
      /** New folder that the modules are written to. */
      contentDir: z.string(),
      /** Masters and derived files of uploaded pictures. */
      uploads: z.object({ masters: z.string(), files: z.string() }),
      /** Origin that uploaded pictures are fetched from. */
      backendUrl: z.string(),
      /** JSON file with the live content; null when nothing is live. */
      liveFile: z.string().nullable(),
      allowShrink: z.boolean(),
      /** Hashes of withdrawn pictures that the database names. */
      withdrawn: z.array(z.string()),
    })
    .nullable(),
  /** Id of the publish; null for the content as committed. */
  publish: z.number().int().nullable(),
  /** Folder that stands in for `src/content` where there are no rows, and provides what the rows lack. */
  contentDir: z.string().optional(),
  backend: z.object({ url: z.string(), publishableKey: z.string() }),
  /** Folder of the new site; null to make the content only. */
  outDir: z.string().nullable(),
})

export type ReleaseJob = z.infer<typeof jobSchema>

const resultSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('done'),
    /** Hash of the content, as the manifest has it; null where no site was built. */
    hash: z.string().nullable(),
    /** Hash of everything the site was built from. */
    inputs: z.string(),
  }),
  z.object({
    state: z.literal('failed'),
    /** Where it failed: the operator can fix the content, the developer the build. */
    phase: z.enum(['content', 'build']),
    /** One or more sentences for the person who published. */
    message: z.string(),
  }),
])

export type ReleaseResult = z.infer<typeof resultSchema>

/**
 * Starts a child process that waits for one job, see `runJobIn`. It ends with its parent.
 *
 * @param isEarly whether the job will come later, so that the child may prepare itself
 */
export function startReleaseChild(isEarly: boolean): ChildProcess {
  const { NODE_ENV: _mode, ...env } = process.env
  return fork(
    join(projectRoot, 'scripts/run.cjs'),
    ['local-release', ...(isEarly ? ['--early'] : [])],
    {
      env,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  )
}

/**
 * Runs a job in a child process, so that the server keeps answering and survives a crash. The child ends
 * with its parent.
 *
 * @param signal kills the child
 * @returns the result; `failed` also when the child crashes or is killed
 */
export function runReleaseJob(job: ReleaseJob, signal?: AbortSignal): Promise<ReleaseResult> {
  return runJobIn(startReleaseChild(false), job, signal)
}

/**
 * The same in a child that has been started and has had no job yet; it ends afterwards.
 *
 * @param child see `startReleaseChild`
 */
export function runJobIn(
  child: ChildProcess,
  job: ReleaseJob,
  signal?: AbortSignal,
): Promise<ReleaseResult> {
  return new Promise((resolve) => {
    let isDiskFull = false
    child.stderr?.on('data', (text: Buffer) => {
      process.stderr.write(text)
      isDiskFull ||= saysDiskFull(text.toString())
    })
    const stop = () => child.kill('SIGKILL')
    const failed = (message: string): ReleaseResult => ({
      state: 'failed',
      phase: 'build',
      message: isDiskFull ? diskFullMessage : message,
    })
    const finish = (result: ReleaseResult) => {
      signal?.removeEventListener('abort', stop)
      stop()
      resolve(result)
    }
    signal?.addEventListener('abort', stop)
    child.once('message', (message) => {
      const { data } = resultSchema.safeParse(message)
      finish(data ?? failed('The build gave an answer that cannot be read.'))
    })
    child.once('error', (error) =>
      finish(failed(`The build could not be started: ${error.message}.`)),
    )
    // Later than `exit`, when all of its output has arrived.
    child.once('close', () => finish(failed('The build ended before it was done.')))
    // Sending to a child that has just been killed would fail, and name the wrong reason.
    if (signal?.aborted) stop()
    else child.send(job)
  })
}

/** In the child: waits for the job. Ends the process when the parent ends. */
export function receiveJob(): Promise<ReleaseJob> {
  process.once('disconnect', () => process.exit(1))
  // The parent may have ended while the modules were loading.
  if (!process.connected) process.exit(1)
  return new Promise((resolve, reject) => {
    process.once('message', (message) => {
      const { data, error } = jobSchema.safeParse(message)
      if (data) resolve(data)
      else reject(error)
    })
  })
}

/** In the child: sends the result to the parent. */
export function sendResult(result: ReleaseResult): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Error('There is no parent process.')
    process.send(result, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}
