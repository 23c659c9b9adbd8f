import { z } from 'zod'
import { getClient } from '../../data/client'
import { readBackendConfig } from '../../data/config'
import { RequestFailure, failureText } from '../../data/errors'
import { explainRefusal } from '../../data/explain-refusal'
import { getStorage } from '../../data/storage'
import { pictureBucket } from './storage-path'

/** An object in storage, and its URL on the site. */
export type StoredPicture = { storagePath: string; url: string }

export type UploadOptions = Omit<SendOptions, 'headers'>

/** A year: an object with a random name never changes. */
const cacheSeconds = 31_536_000

async function readToken(): Promise<string> {
  const { data, error } = await getClient().auth.getSession()
  if (data.session) return data.session.access_token
  if (error) throw new RequestFailure(`${error.name}: ${error.message}`, error.status ?? 0)
  throw new RequestFailure('Nobody is signed in', 401)
}

/** The public URL of an object; without the origin when it is the site's own. */
export function publicUrlOf(storagePath: string): string {
  const { publicUrl } = getStorage().from(pictureBucket).getPublicUrl(storagePath).data
  const { origin, pathname } = new URL(publicUrl)
  return origin === window.location.origin ? pathname : publicUrl
}

async function send(address: string, blob: Blob, options: SendOptions): Promise<SendAnswer> {
  try {
    return await sendFile(address, blob, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    throw new RequestFailure(text, 0)
  }
}

/**
 * Uploads a picture as a plain body, which a hosted project and the local stack both understand. If
 * the object already exists under its random name, an earlier attempt succeeded whose response got
 * lost, so it counts as sent.
 *
 * @param storagePath from `newStoragePath`; the same for every attempt for one picture
 * @throws RequestFailure, RightsLost or CodeMissing; see `uploadFailureText`
 * @throws the signal's reason when aborted
 */
export async function uploadPicture(
  blob: Blob,
  storagePath: string,
  options: UploadOptions = {},
): Promise<StoredPicture> {
  const config = readBackendConfig()
  if ('badVariables' in config) throw new Error('The studio has no backend configured.')
  const address = `${config.url}/storage/v1/object/${pictureBucket}/${storagePath}`
  const headers = {
    apikey: config.key,
    authorization: `Bearer ${await readToken()}`,
    'content-type': blob.type,
    'cache-control': `max-age=${cacheSeconds}`,
    'x-upsert': 'false',
  }
  const answer = await send(address, blob, { ...options, headers })
  const failure = readStorageError(answer)
  if (failure !== undefined && failure.status !== 409) throw await explainRefusal(failure)
  return { storagePath, url: publicUrlOf(storagePath) }
}

/** The server's response; its status is never 0. */
type SendAnswer = { status: number; body: string }

type SendOptions = {
  headers: Record<string, string>
  /** Called with the fraction that was sent, 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/** A transfer without progress for this long has failed; a slow one may take its time. In ms. */
export const stallMs = 60_000

/**
 * Posts a file and reports upload progress, which `fetch` cannot.
 *
 * @throws the signal's reason when aborted
 * @throws DOMException `TimeoutError` after a minute without progress
 * @throws TypeError when the connection failed
 */
export function sendFile(
  address: string,
  file: Blob,
  { headers, onProgress, signal }: SendOptions,
): Promise<SendAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (reason: unknown) => {
      reject(reason)
      request.abort()
    }
    const follow = () => stop(signal?.reason)
    const stayAwake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(new DOMException('', 'TimeoutError')), stallMs)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stayAwake()
      if (total > 0) onProgress?.(Math.min(loaded / total, 1))
    })
    request.addEventListener('load', () => {
      resolve({ status: request.status, body: request.responseText })
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to send')))
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', follow)
    })
    signal?.addEventListener('abort', follow, { once: true })
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    stayAwake()
    request.send(file)
  })
}

const storedSchema = z.object({ Key: z.string() })

/** Hosted storage returns 400 for most errors and puts the actual status into the body. */
const bodySchema = z.object({
  statusCode: z.coerce.number().int().min(400).max(599).optional().catch(undefined),
  error: z.string().catch(''),
  message: z.string().catch(''),
})

const statusByWords: [RegExp, number][] = [
  [/row-level security|not authorized|unauthorized/i, 403],
  [/duplicate|already exists/i, 409],
  [/exceeded the maximum|too large/i, 413],
  [/mime type/i, 415],
]

function parseBody<Body>(schema: z.ZodType<Body>, body: string): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * Converts a storage response to an error.
 *
 * @returns undefined when the file was stored
 */
export function readStorageError({ status, body }: SendAnswer): RequestFailure | undefined {
  if (status >= 200 && status < 300) {
    // Hotspots and proxies answer in the server's place; the next attempt tells whether it was stored.
    if (parseBody(storedSchema, body)) return undefined
    return new RequestFailure('The store gave no usable answer', 502)
  }
  const details = parseBody(bodySchema, body)
  const words = `${details?.error ?? ''} ${details?.message ?? ''}`.trim()
  const byWords =
    status === 400 ? statusByWords.find(([pattern]) => pattern.test(words))?.[1] : undefined
  const trueStatus = byWords ?? (status === 400 ? details?.statusCode : undefined) ?? status
  return new RequestFailure(words || 'The store refused the file', trueStatus)
}

const uploadTexts = new Map([
  [400, 'The server did not accept this picture.'],
  [403, 'Your account may not add pictures.'],
  [413, 'This picture is too large for the server.'],
  [415, 'The server does not accept pictures of this kind.'],
])

/** A user-facing sentence about a failed upload; never contains text of the server. */
export function uploadFailureText(error: unknown): string {
  const own = error instanceof RequestFailure ? uploadTexts.get(error.status) : undefined
  return own ?? failureText(error)
}
