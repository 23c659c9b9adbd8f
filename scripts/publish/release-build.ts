import { stripVTControlCharacters } from 'node:util'
import { hashOfInputs } from '../site/build-inputs'
import { buildSite } from '../site/build-site'
import { writeLocalContent } from './local-content'
import type { ReleaseJob, ReleaseResult } from './release-job'

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

/** Makes content modules, the site, or both. Says what fails instead of throwing it. */
export async function performJob(job: ReleaseJob): Promise<ReleaseResult> {
  let { contentDir } = job
  try {
    if (job.rows) {
      const problem = await writeLocalContent(job.rows, job.backend.publishableKey)
      if (problem !== null) return { state: 'failed', phase: 'content', message: problem }
      contentDir = job.rows.contentDir
    }
  } catch (error) {
    console.error(error)
    const message = `The content could not be prepared: ${reasonOf(error)}`
    return { state: 'failed', phase: 'content', message }
  }
  if (job.outDir === null) return { state: 'done', hash: null, inputs: '' }
  try {
    const inputs = await hashOfInputs(job.backend, contentDir)
    const pictures = job.rows?.pictures
    const options = { contentDir, pictures, isLocal: true }
    const { manifest } = await buildSite(job.outDir, job.backend, options)
    return { state: 'done', hash: manifest.hash, inputs }
  } catch (error) {
    console.error(error)
    const message = `The site could not be built: ${reasonOf(error)}`
    return { state: 'failed', phase: 'build', message }
  }
}
