import { z } from 'zod'
import { failureText, RequestFailure } from '../../data/errors'
import type { SendAnswer } from './send-file'

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
