import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../site/build-site'
import { diskFullMessage, saysDiskFull } from './disk-full'

/** What a child process is asked for. All paths are absolute. */
const jobSchema = z.object({
  /** Rows to make content modules from; null to build from `contentDir` as it is. */
  rows: z
    .object({
      /** JSON file with what `published_content()` answered. */
      file: z.string(),
      /** Where the modules are written: a folder that is not there yet. */
      contentDir: z.string(),
      /** Masters and derived files of uploaded pictures. */
      uploads: z.object({ masters: z.string(), files: z.string() }),
      /** Where uploaded pictures are fetched. */
      backendUrl: z.string(),
      /** Content that is live now, as JSON; null when nothing is. */
      liveFile: z.string().nullable(),
      allowShrink: z.boolean(),
      /** Hashes of withdrawn pictures that the database names. */
      withdrawn: z.array(z.string()),
    })
    .nullable(),
  /** Id of the publish that is worked on; null for the content as committed. */
  publish: z.number().int().nullable(),
  /** Folder that stands in for `src/content` without or below the rows. */
  contentDir: z.string().optional(),
  backend: z.object({ url: z.string(), publishableKey: z.string() }),
  /** Folder of the new site; null when only the content is wanted. */
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
    /** Where it failed: the content is the operator's, the build the developer's. */
    phase: z.enum(['content', 'build']),
    /** One or more sentences for whoever asked. */
    message: z.string(),
  }),
])

export type ReleaseResult = z.infer<typeof resultSchema>

/**
 * Does a job in a process of its own: the server goes on answering meanwhile, and a crash ends the
 * child alone. The child ends with its parent.
 *
 * @param signal ends the child
 * @returns the result, `failed` also when the child crashes or is ended
 */
export function runReleaseJob(job: ReleaseJob, signal?: AbortSignal): Promise<ReleaseResult> {
  const { NODE_ENV: _mode, ...env } = process.env
  return new Promise((resolve) => {
    const child = fork(join(projectRoot, 'scripts/run.cjs'), ['local-release'], {
      env,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
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
    if (signal?.aborted) stop()
    child.once('message', (message) => {
      const { data } = resultSchema.safeParse(message)
      finish(data ?? failed('The build gave an answer that cannot be read.'))
    })
    child.once('error', (error) =>
      finish(failed(`The build could not be started: ${error.message}.`)),
    )
    // Later than `exit`: by then all that it said has come.
    child.once('close', () => finish(failed('The build ended before it was done.')))
    child.send(job)
  })
}

/** In the child: the job, once it has come. Ends the process when the parent is gone. */
export function receiveJob(): Promise<ReleaseJob> {
  process.once('disconnect', () => process.exit(1))
  // It may have gone while the modules were loaded.
  if (!process.connected) process.exit(1)
  return new Promise((resolve, reject) => {
    process.once('message', (message) => {
      const { data, error } = jobSchema.safeParse(message)
      if (data) resolve(data)
      else reject(error)
    })
  })
}

/** In the child: tells the parent how it went. */
export function sendResult(result: ReleaseResult): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Error('There is no parent to tell.')
    process.send(result, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}
