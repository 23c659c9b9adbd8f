import { Client } from 'pg'
import { z } from 'zod'
import { reasonOf } from '../../supabase/local/disk'
import { StartError } from '../../supabase/local/start-error'
import { isLoopback, readEnvironment, secretHeaders } from '../commands/admin-grant'
import type { Backup, StoredFile } from './archive'
import { loadRows } from './load'
import type { Source } from './make'
import { recordRestored } from './note'
import {
  objectsTable,
  prepareTransaction,
  readMigrations,
  type Database,
  type Query,
} from './tables'
import { pictureBucket, withdrawnFiles, withdrawPictures } from './withdrawn'

type Environment = Record<string, string | undefined>

/** Access to a hosted project: its API for files, its database for everything else. */
export type HostedProject = { url: string; key: string; databaseUrl: string }

/** Tries and milliseconds of one request for a file. */
const tries = 3
const deadline = 60_000

/**
 * The hosted project that the environment names; undefined when it names none, which means the local data.
 *
 * @param environment SUPABASE_DB_URL, SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY
 * @throws StartError when it names only a part of one
 */
export function hostedProject(environment: Environment): HostedProject | undefined {
  const databaseUrl = environment['SUPABASE_DB_URL']
  const isMeant = databaseUrl || environment['SUPABASE_SERVICE_ROLE_KEY']
  if (!isMeant) return undefined
  if (!databaseUrl) {
    throw new StartError(
      'Please set SUPABASE_DB_URL, too (Connect, Session pooler, in the dashboard of the project): rows and accounts are read from the database itself. For the local data, unset SUPABASE_SERVICE_ROLE_KEY.',
    )
  }
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError(
      'SUPABASE_DB_URL is not the address of a database: it looks like postgresql://postgres.abc:PASSWORD@HOST:5432/postgres, with every special character of the password escaped (%40 for @).',
    )
  }
  return { ...readEnvironment(environment), databaseUrl }
}

/**
 * Connects to the database of a hosted project.
 *
 * @throws StartError when it cannot be reached or refuses the password
 */
export async function withHosted<Result>(
  project: HostedProject,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  const { hostname, searchParams } = new URL(project.databaseUrl)
  const client = new Client({
    connectionString: project.databaseUrl,
    connectionTimeoutMillis: 20_000,
    // Always encrypted to other machines; sslmode and sslrootcert in the address verify the host, too.
    ...(searchParams.has('sslmode') || isLoopback(hostname)
      ? {}
      : { ssl: { rejectUnauthorized: false } }),
  })
  // The pending query reports a lost connection.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(
      `The database at ${hostname} cannot be opened (${reasonOf(error)}): check SUPABASE_DB_URL, its password, and whether the project is paused.`,
      { cause: error },
    )
  }
  try {
    return await work({
      name: `the project at ${new URL(project.url).host}`,
      database: databaseOf(client),
      readFile: (bucket, name) => download(project, bucket, name),
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * What a restore needs to know about a project.
 *
 * @param names names of files in the bucket of the pictures
 */
export function readProject({ database }: Source, names: readonly string[]) {
  return database.transaction(true, async (query) => ({
    migrations: await readMigrations(query),
    buckets: (await query<{ id: string }>('select id from storage.buckets')).map(({ id }) => id),
    /** Those of the files that must not be restored. */
    withdrawn: await withdrawnFiles(query, names),
  }))
}

/**
 * Replaces the data of a project by a backup: first the files, then all rows in one transaction. Files that
 * the backup lacks stay, unless they are withdrawn.
 *
 * @param withdrawn pictures that must not be restored
 * @returns tables that the project does not have
 * @throws StartError when a file is refused or the rows do not fit; no row is changed then
 */
export async function restoreHosted(
  project: HostedProject,
  { database }: Source,
  backup: Backup,
  withdrawn: ReadonlySet<string>,
): Promise<string[]> {
  for (const file of backup.manifest.files) {
    if (file.bucket === pictureBucket && withdrawn.has(file.name)) continue
    await upload(project, file, await backup.read(file.entry))
  }
  const { left, gone } = await database.transaction(false, (query) =>
    restoreRows(query, backup).catch((error: unknown) => {
      if (error instanceof StartError) throw error
      throw new StartError(
        `The database of the project did not take the rows (${reasonOf(error)}): no row was changed.`,
        { cause: error },
      )
    }),
  )
  if (gone.size > 0) await remove(project, [...gone])
  return left
}

/** @returns tables that the project does not have, and files that are withdrawn there */
async function restoreRows(query: Query, backup: Backup) {
  await prepareTransaction(query)
  const left = await loadRows(query, backup, true)
  await recordRestored(query, backup)
  // The project's own register stays, and the rows of the backup must comply with it.
  await withdrawPictures(query, new Map())
  const stored = await query<{ name: string }>(
    `select name from ${objectsTable} where bucket_id = $1`,
    [pictureBucket],
  )
  const names = stored.map(({ name }) => name)
  return { left, gone: await withdrawnFiles(query, names) }
}

async function download(
  project: HostedProject,
  bucket: string,
  name: string,
): Promise<Buffer | null> {
  const answer = await request(project, bucket, name, 'GET')
  if (answer.ok) return answer.bytes
  const { status, bytes } = answer
  if (status === 404 || (status === 400 && saysMissing(bytes))) return null
  throw fileRefused({ bucket, name }, answer)
}

/** Whether a body says that there is no such file: the storage service puts that into an answer 400, and other refusals, too. */
function saysMissing(body: Buffer): boolean {
  try {
    const answer: unknown = JSON.parse(body.toString('utf8'))
    return z.object({ statusCode: z.coerce.number() }).parse(answer).statusCode === 404
  } catch {
    return false
  }
}

async function remove(project: HostedProject, names: readonly string[]): Promise<void> {
  let cause: unknown
  try {
    const answer = await request(project, pictureBucket, '', 'DELETE', {
      body: new TextEncoder().encode(JSON.stringify({ prefixes: names })),
      headers: { 'content-type': 'application/json' },
    })
    if (answer.ok) return
    cause = fileRefused({ bucket: pictureBucket, name: '' }, answer)
  } catch (error) {
    // Its sentence is meant for files, which go before the rows.
    cause = error
  }
  throw new StartError(
    'The rows are restored, but the storage did not remove withdrawn pictures: press Publish in the studio, which removes them, too.',
    { cause },
  )
}

async function upload(project: HostedProject, file: StoredFile, bytes: Buffer): Promise<void> {
  const response = await request(project, file.bucket, file.name, 'POST', {
    body: new Uint8Array(bytes),
    headers: {
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      'x-upsert': 'true',
    },
  })
  if (!response.ok) throw fileRefused(file, response)
}

type Answer = Pick<Response, 'status' | 'ok'> & { bytes: Buffer }

/** Sends a request until its whole answer is there: a line may go down in the middle of a picture. */
async function request(
  { url, key }: HostedProject,
  bucket: string,
  name: string,
  method: string,
  init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const path = [bucket, ...name.split('/').filter(Boolean)].map(encodeURIComponent).join('/')
  const headers = secretHeaders(key)
  for (const [header, value] of Object.entries(init.headers ?? {})) headers.set(header, value)
  let failure: unknown
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const answer = await fetch(new URL(`/storage/v1/object/${path}`, url), {
        method,
        headers,
        ...(init.body && { body: init.body }),
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
      })
      const { status, ok } = answer
      if (status === 401 || status === 403) throw fileRefused({ bucket, name }, answer)
      if (status < 500) return { status, ok, bytes: Buffer.from(await answer.arrayBuffer()) }
      failure = fileRefused({ bucket, name }, answer)
    } catch (error) {
      if (error instanceof StartError) throw error
      failure = new StartError(
        `${new URL(url).origin} did not answer for the file ${bucket}/${name} (${reasonOf(error)}): check SUPABASE_URL and the internet connection, and try again.`,
        { cause: error },
      )
    }
  }
  throw failure
}

function fileRefused(
  { bucket, name }: Pick<StoredFile, 'bucket' | 'name'>,
  { status }: Pick<Response, 'status'>,
) {
  // The service hides a refused key in a 400; the others have nothing to do with the key.
  const toDo = [400, 401, 403].includes(status)
    ? 'check that SUPABASE_SERVICE_ROLE_KEY is the secret key of the project at SUPABASE_URL'
    : 'look in the dashboard whether the project is paused or over a limit, and try again later'
  return new StartError(
    `The storage refused the file ${bucket}/${name} (${status}): ${toDo}; no row was changed.`,
  )
}

function databaseOf(client: Client): Database {
  const query: Query = async <Row extends object>(text: string, params?: unknown[]) =>
    (await client.query<Row>(text, params)).rows
  return {
    transaction: async (isReading, work) => {
      await query(`begin isolation level repeatable read${isReading ? ' read only' : ''}`)
      try {
        const result = await work(query)
        await query('commit')
        return result
      } catch (error) {
        // If the connection was lost, the server has already rolled back.
        await query('rollback').catch(() => undefined)
        throw error
      }
    },
  }
}
