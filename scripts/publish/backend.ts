import { z } from 'zod'
import { snapshotPath } from '../../src/publish/rows.ts'
import { bucketPath } from '../../src/publish/picture-url.ts'

/** Where published content is read. */
export type ContentBackend = {
  /** Origin of the Supabase project, without a final slash. */
  url: string
  /** Key that browsers may know: only what visitors may read is read. */
  publishableKey: string
}

/** Access to network and time; tests replace it. */
export type BackendTools = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** Waits for so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Time limit of one response with its body, in milliseconds. */
  deadline: number
}

export const backendTools: BackendTools = {
  fetch: (address, init) => fetch(address, init),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    }),
  deadline: 20_000,
}

/** The backend did not answer, or not with data: it may be paused, or the network may be down. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** The backend answered with an error that a developer must fix. */
export class BackendError extends Error {
  override name = 'BackendError'
}

/** Milliseconds before the second and the third try. */
const pauses = [1000, 4000]

const largestPicture = 25_000_000

/**
 * Reads everything that is published, as visitors may.
 *
 * @returns what `published_content()` answers, unchecked
 * @throws UnreachableError after three tries; BackendError at once when the key or the database is wrong
 */
export function readPublished(
  { url, publishableKey }: ContentBackend,
  tools: BackendTools = backendTools,
): Promise<unknown> {
  const host = hostOf(url)
  return withRetries(tools, async (signal) => {
    const response = await reach(host, () =>
      tools.fetch(`${url}/rest/v1/rpc/published_content`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: '{}',
        redirect: 'error',
        signal,
      }),
    )
    const text = await reach(host, () => response.text())
    if (isAsleep(response.status)) throw asleep(host, response.status)
    const body = parsed(text)
    if (response.ok && body === undefined) {
      throw new UnreachableError(
        `The database at ${host} answered with a page instead of data: the project may be paused.`,
      )
    }
    if (!response.ok) throw new BackendError(refusal(host, response.status, body))
    return body
  })
}

/**
 * Reads the content that a site was built from.
 *
 * @param siteUrl origin of the public site
 * @returns the rows, unchecked
 * @throws UnreachableError after three tries, also when something else than content answers
 */
export function readLiveSnapshot(
  siteUrl: string,
  tools: BackendTools = backendTools,
): Promise<unknown> {
  return withRetries(tools, async (signal) => {
    const address = `${siteUrl}${snapshotPath}`
    const answer = await tools
      .fetch(address, { signal, cache: 'no-store' })
      .then(async (response) => (response.ok ? parsed(await response.text()) : undefined))
      .catch(() => undefined)
    if (answer === undefined) {
      throw new UnreachableError(`The live site does not tell its content at ${address}.`)
    }
    return answer
  })
}

/**
 * Fetches an uploaded picture.
 *
 * @param storagePath name of its file in the bucket
 * @returns its bytes, or null when there is no such file
 * @throws UnreachableError, BackendError as `readPublished`
 */
export function fetchUpload(
  { url, publishableKey }: ContentBackend,
  storagePath: string,
  tools: BackendTools = backendTools,
): Promise<Uint8Array | null> {
  const host = hostOf(url)
  return withRetries(tools, async (signal) => {
    const response = await reach(host, () =>
      tools.fetch(`${url}${bucketPath}${storagePath}`, {
        // The bucket is public: it can be read without the project's key.
        headers: publishableKey === '' ? {} : { apikey: publishableKey },
        redirect: 'error',
        signal,
      }),
    )
    const bytes = new Uint8Array(await reach(host, () => response.arrayBuffer()))
    if (isAsleep(response.status)) throw asleep(host, response.status)
    // A bucket answers 400 for a missing file.
    if (response.status === 404 || response.status === 400) return null
    const type = response.headers.get('content-type') ?? 'nothing told'
    if (!response.ok) {
      throw new BackendError(
        `The picture ${storagePath} was refused by ${host} (${response.status}).`,
      )
    }
    if (!type.startsWith('image/')) {
      throw new UnreachableError(
        `${host} sent something else than the picture ${storagePath} (${type}).`,
      )
    }
    if (bytes.length > largestPicture) {
      throw new BackendError(`The picture ${storagePath} is larger than 25 MB.`)
    }
    return bytes
  })
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** A paused Supabase project answers 540. */
function isAsleep(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

function asleep(host: string, status: number): UnreachableError {
  return new UnreachableError(
    `The database at ${host} is not ready (${status}): the project may be paused or starting.`,
  )
}

async function reach<Value>(host: string, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    throw new UnreachableError(`The database at ${host} did not answer (${reasonOf(error)}).`, {
      cause: error,
    })
  }
}

/** The innermost reason: `fetch failed` alone does not help. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

async function withRetries<Value>(
  { wait, deadline }: BackendTools,
  ask: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await ask(AbortSignal.timeout(deadline))
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      await wait(pause)
    }
  }
  return ask(AbortSignal.timeout(deadline))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorSchema = z.object({ code: z.string().optional(), message: z.string() })

function refusal(host: string, status: number, body: unknown): string {
  if (status === 401 || status === 403) {
    return `The database at ${host} does not accept the publishable key: check VITE_SUPABASE_PUBLISHABLE_KEY.`
  }
  const error = errorSchema.safeParse(body).data
  if (status === 404 && error?.code === 'PGRST202') {
    return `The database at ${host} does not know published_content: bring it up to date with \`supabase db push\`.`
  }
  const told = error === undefined ? '' : `: ${error.message}`
  return `The database at ${host} refused to tell its content (${status})${told}.`
}
