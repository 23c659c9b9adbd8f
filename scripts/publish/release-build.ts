import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readSettings } from '../settings'
import { hashOfInputs } from '../site/build-inputs'
import { buildSite } from '../site/build-site'
import { writeLocalContent } from './local-content'
import { diskFullMessage, isDiskFull } from './disk-full'
import type { ReleaseJob, ReleaseResult } from './release-job'
import { writeRecord } from './release-record'

/** What went wrong in short, on one line; the rest is for the terminal. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  // Vite tells in the first line how many errors there are, and in the next what the first is.
  const reason = lines.filter(Boolean).slice(0, 2).join(' ')
  return reason || 'unknown error'
}

function failure(phase: 'content' | 'build', what: string, error: unknown): ReleaseResult {
  console.error(error)
  const message = isDiskFull(error) ? diskFullMessage : `${what}: ${reasonOf(error)}`
  return { state: 'failed', phase, message }
}

/** Makes content modules, the site, or both. Says what fails instead of throwing it. */
export async function performJob(job: ReleaseJob): Promise<ReleaseResult> {
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
