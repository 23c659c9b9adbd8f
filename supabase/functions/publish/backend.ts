import { withDeadline } from './deadline.ts'
import { isRecord } from './request-body.ts'

export type ErrorCode =
  | 'not_signed_in'
  | 'not_admin'
  | 'wrong_origin'
  | 'bad_request'
  | 'wrong_method'
  | 'hook_failed'
  | 'hook_missing'
  | 'withdrawn'
  | 'not_longer'
  | 'mail_failed'
  | 'too_many_mails'
  | 'failed'

/** A call that is not carried out, with a sentence for the operator. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** What else the answer holds. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

export type BackendOptions = {
  /** Address of the Supabase project, without `/rest/v1`. */
  backendUrl: string
  publishableKey: string
  /** Reaches the backend. */
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds the backend has for each of its answers. */
  deadline?: number
}

/** A backend as one caller sees it. */
export type Backend = {
  /**
   * Calls a function of the database.
   *
   * @throws Refusal
   */
  call: (name: string, values: unknown) => Promise<unknown>
  /**
   * Removes from the bucket what may not or need not be there any more: files whose consent was
   * withdrawn, files whose rows were deleted more than thirty days ago, and what builds derived from uploads
   * that no row uses.
   *
   * @throws Refusal when a withdrawn file is still there afterwards
   */
  removeFiles: () => Promise<void>
}

const defaultDeadline = 30_000

/** As many names as one request of the store takes at ease. */
const namesPerRequest = 100

/** What a refusal of the database means to the caller. */
function refusalOf(status: number, answer: unknown): Refusal {
  const code = isRecord(answer) ? answer['code'] : undefined
  if (status === 401) {
    return new Refusal(401, 'not_signed_in', 'Your sign-in has ended. Sign in again to publish.')
  }
  if (status === 403 || code === '42501') {
    return new Refusal(403, 'not_admin', 'Only editors and administrators may publish.')
  }
  if (code === 'PGRST202') {
    return new Refusal(
      500,
      'failed',
      'The database does not know Publish yet: its migrations are not all applied.',
    )
  }
  if (status === 400) {
    return new Refusal(400, 'bad_request', 'The database cannot read this call of Publish.')
  }
  return new Refusal(500, 'failed', 'The database could not start the publish. Try again later.')
}

type RemovableFile = { name: string; reason: string }

function readFiles(answer: unknown): RemovableFile[] {
  if (!Array.isArray(answer)) {
    throw new Refusal(500, 'failed', 'The database gave an answer that cannot be read.')
  }
  return answer.flatMap((file: unknown) => {
    if (!isRecord(file)) return []
    const { name, reason } = file
    return typeof name === 'string' && typeof reason === 'string' ? [{ name, reason }] : []
  })
}

/**
 * The backend with the rights of one caller.
 *
 * @param token the caller's access token
 */
export function createBackend(options: BackendOptions, token: string): Backend {
  const { publishableKey } = options
  const backendUrl = options.backendUrl.replace(/\/+$/, '')

  async function request(method: string, path: string, body: unknown) {
    return withDeadline(options.deadline ?? defaultDeadline, async (signal) => {
      const response = await options.fetch(
        new Request(`${backendUrl}${path}`, {
          method,
          headers: {
            apikey: publishableKey,
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
          },
          body: JSON.stringify(body),
          redirect: 'manual',
          signal,
        }),
      )
      return { response, text: await response.text() }
    })
  }

  async function call(name: string, values: unknown): Promise<unknown> {
    let response: Response
    let answer: unknown
    try {
      const reply = await request('POST', `/rest/v1/rpc/${name}`, values)
      response = reply.response
      answer = JSON.parse(reply.text || 'null')
    } catch {
      throw new Refusal(500, 'failed', 'The database does not answer. Try again later.')
    }
    if (!response.ok) throw refusalOf(response.status, answer)
    return answer
  }

  async function removeFiles(): Promise<void> {
    const files = readFiles(await call('files_to_remove', {}))
    if (files.length === 0) return
    for (let index = 0; index < files.length; index += namesPerRequest) {
      const prefixes = files.slice(index, index + namesPerRequest).map(({ name }) => name)
      // What the store did not remove is asked for below.
      await request('DELETE', '/storage/v1/object/gallery', { prefixes }).catch(() => undefined)
    }
    const left = readFiles(await call('files_to_remove', {}))
    // An expired file is only in the way; the next publish tries again.
    if (left.some(({ reason }) => reason === 'withdrawn')) {
      throw new Refusal(
        502,
        'failed',
        'The file of a picture whose consent was withdrawn could not be removed from the store, so nothing was published. Try again in a few minutes.',
      )
    }
  }

  return { call, removeFiles }
}
