import { readFile } from 'node:fs/promises'
import { readContent } from '../../src/publish/read-content'
import type { ContentRows } from '../../src/publish/rows'
import { fetchUpload } from './backend'
import { pull } from './pull'
import { localPullPlaces } from './pull-places'
import type { ReleaseJob } from './release-job'

/** How many problems are spelled out; the studio shows all of them before it publishes. */
const listedProblems = 5

type RowsJob = NonNullable<ReleaseJob['rows']>

/**
 * Makes content modules of recorded rows, with the pictures that were uploaded for them.
 *
 * @param job `contentDir` of it is the folder that the modules stand in for
 * @returns why the content cannot be published, in sentences; null when the modules are written
 * @throws Error when the pictures cannot be fetched or a file cannot be written
 */
export async function writeLocalContent(
  { file, contentDir, uploads, backendUrl: url, liveFile, allowShrink, withdrawn }: RowsJob,
  { contentDir: base, backend: { publishableKey } }: ReleaseJob,
): Promise<string | null> {
  const answer: unknown = JSON.parse(await readFile(file, 'utf8'))
  const result = await pull({
    answer,
    fetchUpload: (storagePath) => fetchUpload({ url, publishableKey }, storagePath),
    places: localPullPlaces(contentDir, uploads, base),
    previous: liveFile === null ? null : await readSnapshot(liveFile),
    withdrawn,
    allowShrink,
    source: 'database',
    writes: true,
  })
  if (result.state === 'done') return null
  if (result.state === 'shrunk') {
    return `${result.losses.join(' ')} If that is meant, publish again and say so when you are asked.`
  }
  const sentences = result.problems.map(({ title, message }) => `${title}: ${message}`)
  const rest = sentences.length - listedProblems
  return [...sentences.slice(0, listedProblems), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(
    ' ',
  )
}

/** The rows of a built site. */
async function readSnapshot(file: string): Promise<ContentRows | null> {
  return readContent(JSON.parse(await readFile(file, 'utf8'))).rows
}
