import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentProblem } from '../../src/publish/read-content'
import {
  BackendError,
  backendTools,
  fetchUpload,
  readLiveSnapshot,
  readPublished,
  UnreachableError,
  type BackendTools,
  type ContentBackend,
} from '../publish/backend'
import type { ContentHashes } from '../publish/content-hashes'
import { keptPicturesOf } from '../images/kept-pictures'
import { pull, type PullResult } from '../publish/pull'
import { readPullOptions, UsageError, type PullCommand } from '../publish/pull-options'
import { projectPullPlaces, type PullPlaces } from '../publish/pull-places'
import { currentContent } from '../publish/current-content'
import { readSettings } from '../settings'

/** Exit codes. */
export const exitCodes = {
  /** Done, or nothing to do. */
  ok: 0,
  /** A row has a problem; with `--check`: the modules differ from the database. */
  refused: 1,
  /** An option, a file or a setting is wrong. */
  usage: 2,
  /** The database did not answer. */
  unreachable: 3,
  /** Too much content would be removed. */
  shrunk: 4,
} as const

export type PullSurroundings = {
  places: PullPlaces
  /** The configured backend; its URL is empty when there is none. */
  backend: ContentBackend
  tools: BackendTools
  /** Asks a database for the hashes of a new seed. */
  seedHashes?: (sql: string) => Promise<ContentHashes>
  /** Origin of the public site; empty when it is not configured. */
  siteUrl: string
  /** Prints a line to the terminal. */
  say: (line: string) => void
  /** Prints a line about an error. */
  complain: (line: string) => void
}

/**
 * `npm run content:pull` writes what is published in the database into the modules of `src/content`,
 * with pictures and seed. `--from FILE` reads a snapshot instead, `--dry` writes nothing, `--check`
 * compares the modules with the database, `--fallback` lets a build keep the live content when the database
 * does not answer, `--allow-shrink` permits large losses, `--url` and `--key` name another backend.
 */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await contentPull(args, {
    seedHashes: async (sql) => (await import('../publish/seed-hashes')).seedHashes(sql),
  })
}

/** The command with its surroundings; gives its exit code. */
export async function contentPull(
  args: readonly string[],
  given: Partial<PullSurroundings> = {},
): Promise<number> {
  const { say = console.log, complain = console.error } = given
  try {
    const command = readPullOptions(args)
    const surroundings: PullSurroundings = {
      say,
      complain,
      places: given.places ?? projectPullPlaces(keptFor(command, say)),
      backend: given.backend ?? readSettings().hostedBackend,
      tools: given.tools ?? backendTools,
      siteUrl: given.siteUrl ?? readSettings().siteUrl,
      // A build on a host does not need them.
      ...(given.seedHashes && !command.hasFallback ? { seedHashes: given.seedHashes } : {}),
    }
    return await run(command, surroundings)
  } catch (error) {
    if (error instanceof UsageError) return told(exitCodes.usage)
    if (error instanceof BackendError) return told(exitCodes.usage)
    if (error instanceof UnreachableError) return told(exitCodes.unreachable)
    throw error

    function told(code: number): number {
      complain(String(error instanceof Error ? error.message : error))
      return code
    }
  }
}

/** What earlier builds keep in the bucket of the configured project; nothing of another one. */
function keptFor({ url }: PullCommand, say: (line: string) => void) {
  if (url !== undefined) return undefined
  return keptPicturesOf(readSettings().hostedBackend, process.env, say)
}

async function run(command: PullCommand, surroundings: PullSurroundings): Promise<number> {
  const { places, complain } = surroundings
  const backend = {
    url: command.url ?? surroundings.backend.url,
    publishableKey: command.key ?? surroundings.backend.publishableKey,
  }
  try {
    const answer = await readAnswer(command, backend, surroundings.tools)
    const source = command.from === undefined ? 'database' : null
    return await pullAnswer(answer, source, command, { ...surroundings, backend })
  } catch (error) {
    if (!command.hasFallback || !(error instanceof UnreachableError)) throw error
    if (backend.url === '' || backend.publishableKey === '') {
      complain(`${error.message} The content stays as it was committed.`)
      await noteFallback(places)
      return exitCodes.ok
    }
    return await keepLive(error, command, { ...surroundings, backend })
  }
}

async function pullAnswer(
  answer: unknown,
  source: 'database' | 'snapshot' | null,
  command: PullCommand,
  surroundings: PullSurroundings,
): Promise<number> {
  const { places, backend, tools, seedHashes } = surroundings
  const previous = await currentContent(places.modules)
  const result = await pull({
    answer,
    places,
    previous: previous.rows,
    seeded: previous.hashes?.seeded,
    ...(seedHashes === undefined ? {} : { seedHashes }),
    // The live content was approved when it was published.
    allowShrink: command.allowShrink || source === 'snapshot',
    fetchUpload: (storagePath) => fetchFrom(backend, storagePath, tools),
    source,
    writes: !command.isDry && !command.isCheck,
  })
  return report(result, command, surroundings, backend.url)
}

/**
 * Reads the live content, which a build keeps without the database: the commit may be older and hold what was
 * removed from the site since.
 *
 * @throws UnreachableError when the live site does not give its content either
 */
async function keepLive(
  reason: UnreachableError,
  command: PullCommand,
  surroundings: PullSurroundings,
): Promise<number> {
  const { siteUrl, tools, complain } = surroundings
  if (siteUrl === '') {
    throw new UnreachableError(
      `${reason.message} What is live cannot be kept either: set VITE_SITE_URL to the address of the site, so that a build can read it there.`,
    )
  }
  let answer: unknown
  try {
    answer = await readLiveSnapshot(siteUrl, tools)
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    throw new UnreachableError(
      `${reason.message} ${error.message} Nothing was built from an older state.`,
    )
  }
  complain(`${reason.message} The content stays as it is on ${siteUrl}.`)
  return pullAnswer(answer, 'snapshot', command, surroundings)
}

async function readAnswer(
  { from, hasFallback }: PullCommand,
  backend: ContentBackend,
  tools: BackendTools,
): Promise<unknown> {
  if (from !== undefined) return readSnapshot(from)
  if (backend.url !== '' && backend.publishableKey !== '') return readPublished(backend, tools)
  const message =
    'No database is configured: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY'
  // A copy of the project without a database can still be built.
  if (hasFallback) throw new UnreachableError(`${message}.`)
  throw new UsageError(`${message}, or give --url and --key.`)
}

async function readSnapshot(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.resolve(file), 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new UsageError(isMissing ? `There is no file ${file}.` : `${file} holds no JSON.`)
  }
}

/** A picture of a snapshot comes from the configured backend, too. */
function fetchFrom(
  backend: ContentBackend,
  storagePath: string,
  tools: BackendTools,
): Promise<Uint8Array | null> {
  if (backend.url !== '') {
    return fetchUpload(backend, storagePath, tools).catch((error: unknown) => {
      if (!(error instanceof UnreachableError)) throw error
      const message = `The uploaded picture ${storagePath} could not be fetched. ${error.message}`
      throw new UnreachableError(message, { cause: error })
    })
  }
  throw new UsageError(
    `The picture ${storagePath} must be fetched, but no database is configured: set VITE_SUPABASE_URL, or give --url.`,
  )
}

function report(
  result: PullResult,
  { isDry, isCheck, from }: PullCommand,
  { say, complain }: PullSurroundings,
  url: string,
): number {
  if (result.state === 'refused') {
    for (const problem of result.problems) complain(lineOf(problem))
    complain(`${count(result.problems.length, 'problem')}: nothing was written.`)
    return exitCodes.refused
  }
  if (result.state === 'shrunk') {
    for (const loss of result.losses) complain(loss)
    complain('Nothing was written. If that is meant, run it again with --allow-shrink.')
    return exitCodes.shrunk
  }
  for (const line of result.diff) say(line)
  for (const warning of result.warnings) say(`Warning: ${lineOf(warning)}`)
  if (!result.isChanged) {
    say('The content is up to date.')
    return exitCodes.ok
  }
  if (isCheck) {
    complain(
      `src/content does not match ${from ?? url}: run \`npm run content:pull\` and commit what it writes.`,
    )
    return exitCodes.refused
  }
  if (result.diff.length === 0) say('Nothing changes for visitors.')
  say(isDry ? 'Nothing was written (--dry).' : 'Content written.')
  return exitCodes.ok
}

function lineOf({ title, kind, id, field, message, adminPath }: ContentProblem): string {
  const where = id === undefined ? title : `${kind} ${id} “${title}”`
  return `${where}${field === undefined ? '' : `, ${field}`}: ${message} (${adminPath})`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** Lets the manifest tell that the build could not reach the database. */
async function noteFallback({ modules, sourceFile }: PullPlaces): Promise<void> {
  const { rows, hashes } = await currentContent(modules)
  if (rows === null || hashes === null) {
    await rm(sourceFile, { force: true })
    return
  }
  const { hash } = hashes.published
  await mkdir(path.dirname(sourceFile), { recursive: true })
  await writeFile(sourceFile, `${JSON.stringify({ hash, source: 'snapshot' })}\n`)
}
