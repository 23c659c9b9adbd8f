import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../supabase/local/start-error'
import { hashOfInputs } from '../site/build-inputs'
import type { ServedSite } from '../site/site-server'
import { recordLostPublishes } from './find-pointer'
import {
  buildFromRows,
  previousOf,
  rowsFileOf,
  writeRows,
  type PublisherOptions,
} from './local-publisher'
import { publishFolders } from './publish-folders'
import { isWhole, newFolderName } from './release-folders'
import { runReleaseJob } from './release-job'
import { writePointer, type LivePointer } from './release-pointer'

type SiteOptions = Pick<PublisherOptions, 'stack' | 'dataDir' | 'contentDir' | 'log'>

/** The folders of the live release and of those kept before it. */
export function servedSite(dataDir: string, { release, previous }: LivePointer): ServedSite {
  const { releases } = publishFolders(dataDir)
  return {
    siteDir: join(releases, release ?? ''),
    previous: previous.filter((name) => isWhole(dataDir, name)).map((name) => join(releases, name)),
  }
}

/** Folder that stands in for `src/content`: the content published here, or else the one in the settings. */
export function liveContentDir(
  { dataDir, contentDir }: Pick<SiteOptions, 'dataDir' | 'contentDir'>,
  { content }: LivePointer,
): string | undefined {
  const folder = content === null ? undefined : join(publishFolders(dataDir).content, content)
  return folder && existsSync(folder) ? folder : contentDir
}

/**
 * Makes sure that the live release is built from the current code: rebuilds it from the content that was
 * published last, unless its inputs are unchanged.
 *
 * @returns what is live then, and whether it was built
 * @throws StartError when it cannot be built
 */
export async function ensureRelease(
  options: SiteOptions,
  before: LivePointer,
): Promise<{ pointer: LivePointer; isNew: boolean }> {
  const { stack, dataDir } = options
  const backend = { url: '', publishableKey: stack.publishableKey }
  const inputs = await hashOfInputs(backend, liveContentDir(options, before))
  if (inputs === before.inputs && isWhole(dataDir, before.release)) {
    return { pointer: before, isNew: false }
  }
  const again = before.publish === null ? undefined : await rebuildPublished(options, before)
  const pointer = again ?? (await buildCommitted(options, before))
  if (before.publish !== null && pointer.publish === null) {
    await recordLostPublishes({ sql: stack.sql, log: options.log }, 0)
  }
  await writePointer(dataDir, pointer)
  return { pointer, isNew: pointer !== before }
}

/** Rebuilds content and site from the rows of the last publish; undefined when the rows are lost. */
async function rebuildPublished(
  options: SiteOptions,
  before: LivePointer,
): Promise<LivePointer | undefined> {
  const { dataDir, log } = options
  const [content, release] = [newFolderName(), newFolderName()]
  const rows = await readRows(options, before)
  if (rows === undefined) return undefined
  await writeRows(dataDir, content, rows)
  const wanted = { content, release, publish: before.publish, allowShrink: true }
  const result = await buildFromRows(options, before, wanted)
  if (result.state === 'done') {
    const previous = previousOf(before)
    return { ...before, release, previous, content, inputs: result.inputs }
  }
  // Build errors are the developer's: serving the old release would hide them.
  if (result.phase === 'build' || !isWhole(dataDir, before.release)) {
    throw new StartError(result.message)
  }
  log(`the site could not be built again, so it stays as it was: ${result.message}`)
  return before
}

/** The rows of the last publish as JSON, from beside its modules or from the log of publishes. */
async function readRows(
  { stack, dataDir }: SiteOptions,
  { content, publish }: LivePointer,
): Promise<string | undefined> {
  const file = rowsFileOf(dataDir, content ?? '')
  if (content !== null && existsSync(file)) return readFile(file, 'utf8')
  const [row] = await stack.sql<{ content: unknown }>(
    'select content from public.publishes where id = $1',
    [publish ?? -1],
  )
  return row?.content ? JSON.stringify(row.content) : undefined
}

async function buildCommitted(
  { stack, dataDir, contentDir }: SiteOptions,
  before: LivePointer,
): Promise<LivePointer> {
  const release = newFolderName()
  const result = await runReleaseJob({
    rows: null,
    publish: null,
    contentDir,
    backend: { url: '', publishableKey: stack.publishableKey },
    outDir: join(publishFolders(dataDir).releases, release),
  })
  if (result.state === 'failed') throw new StartError(result.message)
  const previous = previousOf(before)
  return { release, previous, content: null, inputs: result.inputs, publish: null }
}
