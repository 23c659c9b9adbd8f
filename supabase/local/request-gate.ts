import { isLoopbackAddress, type App } from '@supabase/lite'
import type { Mutex } from './mutex'
import { silenceExpectedErrors } from './expected-errors'
import { unpackUpload } from './storage-form'

/** The paths that the local stack answers. */
const apiPrefixes = ['/auth/v1', '/rest/v1', '/storage/v1'] as const

/** Pictures may have 10 MB; the rest is for the form around them. */
const maxBodyBytes = 12 * 1024 * 1024

const functionsPrefix = '/functions/v1/'

/** Answers calls of one function, as it would run on a hosted project. */
export type LocalFunction = (request: Request) => Promise<Response>

/** Whether a path belongs to the local stack. */
export function isApiPath(path: string): boolean {
  return apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Whether a path belongs to the edge functions. */
export function isFunctionPath(path: string): boolean {
  return path.startsWith(functionsPrefix)
}

/**
 * Answers calls of the edge functions, from this machine only.
 *
 * @param functions by name
 */
export function createFunctionGate(functions: Readonly<Record<string, LocalFunction>>) {
  return async (request: Request, peerAddress = '127.0.0.1'): Promise<Response> => {
    if (!isLoopbackAddress(peerAddress)) return refuseRemote()
    const name = new URL(request.url).pathname.slice(functionsPrefix.length)
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined
    return run ? run(request) : refuse(404, 'Function not found')
  }
}

/**
 * Passes requests on to lite: its three prefixes only, from this machine only, one at a time. Bodies are
 * read before a request waits for its turn, so that a slow upload does not block others.
 */
export function createGate(
  app: App,
  mutex: Mutex,
  correct: (response: Response) => Promise<Response>,
) {
  return async (request: Request, peerAddress = '127.0.0.1'): Promise<Response> => {
    if (!isLoopbackAddress(peerAddress)) return refuseRemote()
    const path = new URL(request.url).pathname
    if (!isApiPath(path)) return refuse(404, 'Not found')
    if (/^\/auth\/v1\/factors(\/|$)/.test(path)) return refuseSecondFactor()
    const body = withKnownLink(path, await readBody(request))
    if (body === 'too large') return refuse(413, 'Payload too large')
    const buffered = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
    })
    const unpacked = path.startsWith('/storage/v1') ? await unpackUpload(buffered) : buffered
    return mutex.run(() =>
      silenceExpectedErrors(async () => correct(await app.fetch(unpacked, { peerAddress }))),
    )
  }
}

function refuseRemote(): Response {
  return refuse(403, 'The local backend answers this machine only')
}

/** lite has no invitations: their links are those for a new password, see `sendInvitation`. */
function withKnownLink<Body extends Awaited<ReturnType<typeof readBody>>>(
  path: string,
  body: Body,
) {
  if (path !== '/auth/v1/verify' || !(body instanceof Uint8Array)) return body
  const text = new TextDecoder().decode(body)
  return new TextEncoder().encode(text.replace(/"type"\s*:\s*"invite"/, '"type":"recovery"'))
}

/** lite has no second factor; this is the answer of a hosted project with it switched off. */
function refuseSecondFactor(): Response {
  const error_code = 'mfa_totp_enroll_not_enabled'
  const msg = 'MFA enroll is disabled for TOTP'
  return Response.json({ code: 422, error_code, msg }, { status: 422 })
}

/** The body in one piece; undefined when there is none. */
async function readBody(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | undefined> {
  if (request.body === null) return undefined
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return 'too large'
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBodyBytes) {
      await reader.cancel()
      return 'too large'
    }
    chunks.push(value)
  }
  const body = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.byteLength
  }
  return body
}

/** An error response of the local stack itself, in the format of the API's errors. */
export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
