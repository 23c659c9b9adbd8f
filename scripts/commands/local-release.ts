import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { StartError } from '../../supabase/local/start-error'
import { diskFullMessage, isDiskFull } from '../publish/disk-full'
import { writeLocalContent } from '../publish/local-content'
import { receiveJob, sendResult, type ReleaseJob, type ReleaseResult } from '../publish/release-job'
import { writeRecord } from '../publish/release-record'
import { readSettings } from '../settings'
import { hashOfInputs } from '../site/build-inputs'
import { buildSite } from '../site/build-site'
import { evaluateContent } from '../site/evaluate-content'

/**
 * The child process of `npm start` and `npm run dev` that builds content and site; not for people. With
 * `--early`, it was started before there is a job, and uses the time.
 */
export async function main(args: string[]): Promise<void> {
  if (!process.send) throw new StartError('This command is run by npm start alone.')
  const job = receiveJob()
  // To its end, also when the job comes meanwhile: the evaluation changes NODE_ENV as long as it lasts.
  if (args.includes('--early')) await warmUp()
  await sendResult(await performJob(await job))
  // Build tools may keep the process alive.
  process.exit(0)
}

/**
 * Does beforehand what every job begins with: takes the hashes of the program's files, and evaluates the
 * content as committed. The latter is dropped; the second time takes half as long. Fails in silence, since the
 * job would fail the same way and say so.
 */
async function warmUp(): Promise<void> {
  try {
    await hashOfInputs({ url: '', publishableKey: '' }, undefined)
    await evaluateContent(undefined)
  } catch {
    // See above.
  }
}

/** The error in short, on one line; the terminal has the rest. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  // Vite's first line counts the errors, the second holds the first error.
  const reason = lines.filter(Boolean).slice(0, 2).join(' ')
  return reason || 'unknown error'
}

function failure(phase: 'content' | 'build', what: string, error: unknown): ReleaseResult {
  console.error(error)
  const message = isDiskFull(error) ? diskFullMessage : `${what}: ${reasonOf(error)}`
  return { state: 'failed', phase, message }
}

/** Writes content modules, the site, or both. Reports an error instead of throwing it. */
async function performJob(job: ReleaseJob): Promise<ReleaseResult> {
  let { contentDir } = job
  try {
    if (job.rows) {
      const problem = await writeLocalContent(job.rows, job)
      if (problem !== null) return { state: 'failed', phase: 'content', message: problem }
      contentDir = job.rows.contentDir
    }
  } catch (error) {
    return failure('content', 'The content could not be prepared', error)
  }
  if (job.outDir === null) return { state: 'done', hash: null, inputs: '' }
  try {
    const inputs = await hashOfInputs(job.backend, contentDir)
    const { manifest } = await buildSite(job.outDir, job.backend, {
      contentDir,
      pictures: job.rows?.uploads.files,
      bucket: readSettings().hostedBackend,
      isLocal: true,
    })
    const content = job.rows ? basename(job.rows.contentDir) : null
    writeRecord(job.outDir, { publish: job.publish, content, inputs })
    return { state: 'done', hash: manifest.hash, inputs }
  } catch (error) {
    return failure('build', 'The site could not be built', error)
  }
}
