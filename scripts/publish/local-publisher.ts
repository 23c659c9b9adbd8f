import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DeployFailure, type PublishOrder } from '../../supabase/functions/publish/handler'
import { startLoopbackServer } from '../../supabase/local/http-bridge'
import type { LocalStack } from '../../supabase/local/stack'
import { snapshotPath } from '../../src/publish/rows'
import { publishFolders } from './publish-folders'
import { isWhole, keptReleases, newFolderName, pruneReleases } from './release-folders'
import { diskFullMessage, isDiskFull } from './disk-full'
import { runReleaseJob, type ReleaseResult } from './release-job'
import { readPointer, writePointer, type LivePointer } from './release-pointer'
import type { Register } from './withdrawn'
import { cleanLiveRelease, withoutWithdrawn } from './withdrawn-files'

export type PublisherOptions = {
  stack: Pick<LocalStack, 'sql' | 'fetch' | 'publishableKey'>
  /** The data folder. */
  dataDir: string
  /** Folder that stands in for `src/content` until something is published. */
  contentDir: string | undefined
  /** Whether to build a site, or to make the content only. */
  builds: boolean
  /**
   * Prepares to serve a new release.
   *
   * @returns a function that switches to it; called once the pointer is written
   */
  prepare: (pointer: LivePointer) => () => void | Promise<void>
  /** Receives one line per publish. */
  log: (line: string) => void
  /** Runs a job; by default in a child process. */
  runJob?: typeof runReleaseJob
}

export type Publisher = {
  /** Accepts an order; orders are processed one after the other, after the answer. */
  deploy: (order: PublishOrder) => Promise<void>
  /**
   * Deletes the remains of withdrawn pictures, after the orders in the queue: even a publish without
   * changes must remove them. Never rejects; the log says what went wrong.
   */
  removeWithdrawn: () => Promise<void>
  /** Aborts all orders, which are recorded as failed. */
  stop: () => Promise<void>
}

const stoppedMessage =
  'The server was stopped before the new site was ready. Nothing on the site has changed: publish again.'

/**
 * Records the outcome of publishes that a killed server left open.
 *
 * @param pointer the live release
 */
export async function closeOpenPublishes(
  sql: LocalStack['sql'],
  { publish }: LivePointer,
): Promise<void> {
  await sql(
    `update public.publishes set
       status = case when id = $1 then 'live' else 'failed' end,
       message = case when id = $1 then message else $2 end,
       finished_at = now()
     where status = 'started'`,
    [publish ?? -1, stoppedMessage],
  )
}

/**
 * Publishes on the local stack: builds modules and site from the content that an order recorded, then
 * switches to the new release. A failure leaves the old release live and its reason in
 * `public.publishes`.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { stack, dataDir, log } = options
  const stopping = new AbortController()
  const queued = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  async function deploy(order: PublishOrder): Promise<void> {
    if (stopping.signal.aborted) throw new DeployFailure(stoppedMessage)
    const content = newFolderName()
    await recordRows(order.id, content).catch((error: unknown) => {
      if (isDiskFull(error)) throw new DeployFailure(diskFullMessage)
      const reason = error instanceof Error ? error.message : String(error)
      throw new DeployFailure(`The content could not be written to the data folder (${reason}).`)
    })
    queued.add(content)
    last = last.then(() => publish(order, content))
  }

  async function recordRows(id: number, content: string): Promise<void> {
    const [row] = await stack.sql<{ content: unknown }>(
      'select content from public.publishes where id = $1',
      [id],
    )
    if (!row?.content) throw new Error('nothing is recorded')
    await writeRows(dataDir, content, JSON.stringify(row.content))
  }

  /** Never rejects: the outcome is recorded in the table. */
  async function publish(order: PublishOrder, content: string): Promise<void> {
    const begun = performance.now()
    try {
      const problem = await goLive(order, content)
      await finish(order.id, problem)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      log(problem === null ? `published (${seconds} s)` : `not published: ${problem}`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const message = isDiskFull(error) ? diskFullMessage : reason
      log(`not published: ${message}`)
      await finish(order.id, message).catch(() => undefined)
    }
    queued.delete(content)
    await pruneReleases(dataDir, await readPointer(dataDir), [...queued])
  }

  /** @returns why it failed; null when it is live */
  async function goLive(order: PublishOrder, content: string): Promise<string | null> {
    if (stopping.signal.aborted) return stoppedMessage
    const before = await readPointer(dataDir)
    const release = options.builds ? newFolderName() : null
    const wanted = { content, release, publish: order.id, allowShrink: order.allowShrink }
    const result = await buildFromRows(options, before, wanted, stopping.signal)
    if (stopping.signal.aborted) return stoppedMessage
    if (result.state === 'failed') return result.message
    if (result.hash !== null && result.hash !== order.hash) {
      return 'The new site holds other content than was published, so it was thrown away. Tell your developer.'
    }
    const pointer: LivePointer = {
      release: release ?? before.release,
      previous: release === null ? before.previous : previousOf(before),
      content,
      inputs: result.inputs,
      publish: order.id,
    }
    await switchTo(withoutWithdrawn(dataDir, pointer, new Set(await withdrawnNow(stack.sql))))
    return null
  }

  async function switchTo(pointer: LivePointer): Promise<void> {
    const show = options.prepare(pointer)
    await writePointer(dataDir, pointer)
    await show()
  }

  async function removeWithdrawn(): Promise<void> {
    const before = await readPointer(dataDir)
    const pointer = await dropWithdrawn(options, before, new Set(await withdrawnNow(stack.sql)))
    if (pointer !== before) await switchTo(pointer)
    await pruneReleases(dataDir, pointer, [...queued])
  }

  async function finish(id: number, problem: string | null): Promise<void> {
    await stack.sql(
      `update public.publishes set status = $2, message = left($3, 2000), finished_at = now()
       where id = $1 and status = 'started'`,
      [id, problem === null ? 'live' : 'failed', problem],
    )
  }

  return {
    deploy,
    removeWithdrawn() {
      last = last.then(removeWithdrawn).catch((error: unknown) => {
        log(`withdrawn pictures could not be removed: ${String(error)}`)
      })
      return last
    },
    async stop() {
      stopping.abort()
      await last
    },
  }
}

/** Hashes of the names of all pictures whose consent was withdrawn. */
export async function withdrawnNow(sql: LocalStack['sql']): Promise<string[]> {
  const rows = await sql<{ hash: string }>('select hash from public.withdrawn_pictures', [])
  return rows.map(({ hash }) => hash)
}

/**
 * Deletes withdrawn pictures from the live release, unless its pages show them, and drops earlier releases
 * that hold them.
 *
 * @returns the new pointer; `before` itself where nothing had to be done
 */
export async function dropWithdrawn(
  { dataDir, contentDir }: Pick<PublisherOptions, 'dataDir' | 'contentDir'>,
  before: LivePointer,
  register: Register,
): Promise<LivePointer> {
  const isCleaned = await cleanLiveRelease(dataDir, before, register, contentDir)
  const pointer = withoutWithdrawn(dataDir, before, register)
  const isShorter = pointer.previous.length < before.previous.length
  return isCleaned || isShorter ? pointer : before
}

/** The earlier releases that the next pointer keeps. */
export function previousOf({ release, previous }: LivePointer): string[] {
  return (release === null ? previous : [release, ...previous]).slice(0, keptReleases)
}

type Wanted = {
  /** New folder below `content`; its rows are beside it, see `rowsFileOf`. */
  content: string
  /** New folder below `releases`; null for the content only. */
  release: string | null
  /** Id of the publish. */
  publish: number | null
  allowShrink: boolean
}

/** The rows that a folder of content is made from. */
export function rowsFileOf(dataDir: string, content: string): string {
  return join(publishFolders(dataDir).content, `${content}.json`)
}

/** Writes the rows that a new folder of content is made from. */
export async function writeRows(dataDir: string, content: string, rows: string): Promise<void> {
  await mkdir(publishFolders(dataDir).content, { recursive: true, mode: 0o700 })
  await writeFile(rowsFileOf(dataDir, content), rows, { mode: 0o600 })
}

/** Runs the job that makes content of recorded rows, and a release of it if wanted. */
export async function buildFromRows(
  {
    stack,
    dataDir,
    contentDir,
    runJob = runReleaseJob,
  }: Omit<PublisherOptions, 'builds' | 'prepare'>,
  before: LivePointer,
  { content, release, publish, allowShrink }: Wanted,
  signal?: AbortSignal,
): Promise<ReleaseResult> {
  const folders = publishFolders(dataDir)
  const withdrawn = await withdrawnNow(stack.sql)
  const server = await startLoopbackServer(stack.fetch)
  const rows = {
    file: rowsFileOf(dataDir, content),
    contentDir: join(folders.content, content),
    uploads: folders.uploads,
    backendUrl: server.url,
    liveFile: isWhole(dataDir, before.release)
      ? join(folders.releases, before.release, snapshotPath)
      : null,
    allowShrink,
    withdrawn,
  }
  const backend = { url: '', publishableKey: stack.publishableKey }
  const outDir = release === null ? null : join(folders.releases, release)
  try {
    return await runJob({ rows, publish, contentDir, backend, outDir }, signal)
  } finally {
    await server.close()
  }
}
