import { getClient } from '../../data/client'
import { readBackendConfig } from '../../data/config'
import { RequestFailure } from '../../data/errors'
import { explainRefusal } from '../../data/explain-refusal'
import { pictureBucket } from './storage-path'
import { sendFile, type SendAnswer, type SendOptions } from './send-file'
import { readStorageError } from './storage-error'

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
  const { publicUrl } = getClient().storage.from(pictureBucket).getPublicUrl(storagePath).data
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
