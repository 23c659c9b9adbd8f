import { withDeadline } from './deadline.ts'
import { isRecord, parsePublishRequest, readText, type PublishRequest } from './request-body.ts'

/** What a build is asked for. */
export type PublishOrder = {
  /** Id of the row in `public.publishes`. */
  id: number
  /** Hash of the content that the site shall have. */
  hash: string
  /** Whether the operator agreed that much of the content goes away. */
  allowShrink: boolean
}

export type PublishHandlerOptions = {
  /** Address of the Supabase project, without `/rest/v1`. */
  backendUrl: string
  publishableKey: string
  /** Reaches the backend. */
  fetch: (request: Request) => Promise<Response>
  /**
   * Asks for a build and returns as soon as that is accepted. What it throws is told to the operator
   * only if it is a `DeployFailure`. Undefined where no build can be asked for.
   */
  deploy: ((order: PublishOrder) => Promise<void>) | undefined
  /** Origin of the site, whose studio may call from another origin; undefined admits any. */
  allowedOrigin: string | undefined
  /** Milliseconds the database has for each of its answers. */
  deadline?: number
}

/** A failed deploy, with a sentence for the operator that names no address and no key. */
export class DeployFailure extends Error {
  override name = 'DeployFailure'
}

type ErrorCode =
  | 'not_signed_in'
  | 'not_admin'
  | 'wrong_origin'
  | 'bad_request'
  | 'wrong_method'
  | 'hook_failed'
  | 'hook_missing'
  | 'failed'

class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message)
  }
}

type Begun = {
  state: 'started' | 'joined' | 'unchanged'
  id?: number
  hash: string
  at?: string
}

const backendDeadline = 30_000

/** What supabase-js sends. */
const allowedHeaders = 'authorization, x-client-info, apikey, content-type, x-retry-count, x-region'

function corsHeaders(request: Request, allowedOrigin: string | undefined): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  const isOwn = origin === new URL(request.url).origin
  if (!isOwn && allowedOrigin !== undefined && origin !== allowedOrigin) {
    throw new Refusal(403, 'wrong_origin', 'This website may not publish here.')
  }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Max-Age': '86400',
  }
}

const commonHeaders = { 'Cache-Control': 'no-store', Vary: 'Origin' }

/** The caller's own token; supabase-js sends the publishable key where nobody is signed in. */
function tokenOf(request: Request, publishableKey: string): string {
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token || token === publishableKey || token.startsWith('sb_')) {
    throw new Refusal(401, 'not_signed_in', 'Sign in to publish.')
  }
  return token
}

async function readOrder(request: Request): Promise<PublishRequest> {
  const text = await readText(request)
  if (text === undefined) {
    throw new Refusal(413, 'bad_request', 'The call of Publish is too large.')
  }
  const order = parsePublishRequest(text)
  if (!order) throw new Refusal(400, 'bad_request', 'The call of Publish cannot be read.')
  return order
}

/** What a refusal of the database means to the caller. */
function refusalOf(status: number, answer: unknown): Refusal {
  const code = isRecord(answer) ? answer['code'] : undefined
  if (status === 401) {
    return new Refusal(401, 'not_signed_in', 'Your sign-in has ended. Sign in again to publish.')
  }
  if (status === 403 || code === '42501') {
    return new Refusal(403, 'not_admin', 'Only an admin may publish.')
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

function readBegun(answer: unknown): Begun | undefined {
  if (!isRecord(answer)) return undefined
  const { state, id, hash, at } = answer
  if (typeof hash !== 'string') return undefined
  if (state === 'unchanged') return { state, hash }
  if (state !== 'started' && state !== 'joined') return undefined
  if (typeof id !== 'number' || typeof at !== 'string') return undefined
  return { state, id, hash, at }
}

/**
 * Answers calls of Publish: begins it in the database with the caller's own rights, then asks for a
 * build. Runs wherever Request and Response are known.
 *
 * Answers in JSON: 202 started, 200 joined or unchanged, otherwise `{ code, message }` with a sentence
 * for the operator.
 */
export function createPublishHandler(
  options: PublishHandlerOptions,
): (request: Request) => Promise<Response> {
  const { publishableKey, deploy } = options
  const backendUrl = options.backendUrl.replace(/\/+$/, '')

  async function callDatabase(name: string, token: string, values: unknown): Promise<unknown> {
    let response: Response
    let answer: unknown
    try {
      const reply = await withDeadline(options.deadline ?? backendDeadline, async (signal) => {
        const response = await options.fetch(
          new Request(`${backendUrl}/rest/v1/rpc/${name}`, {
            method: 'POST',
            headers: {
              apikey: publishableKey,
              Authorization: `Bearer ${token}`,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify(values),
            redirect: 'manual',
            signal,
          }),
        )
        return { response, text: await response.text() }
      })
      response = reply.response
      answer = JSON.parse(reply.text || 'null')
    } catch {
      throw new Refusal(500, 'failed', 'The database does not answer. Try again later.')
    }
    if (!response.ok) throw refusalOf(response.status, answer)
    return answer
  }

  /** Tells the database and the caller that no build was asked for. */
  async function giveUp(token: string, id: number, error: unknown): Promise<never> {
    const sentence =
      error instanceof DeployFailure ? error.message : 'The build of the site could not be started.'
    const outcome = { publish_id: id, outcome: 'failed', note: sentence }
    // Not recorded, it fails by itself after half an hour; the caller hears of it in any case.
    await callDatabase('finish_publish', token, outcome).catch(() => undefined)
    throw new Refusal(502, 'hook_failed', sentence)
  }

  async function publish(request: Request): Promise<Response> {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'wrong_method', 'Publish is called by POST.')
    }
    const token = tokenOf(request, publishableKey)
    const { live, allowShrink, kind } = await readOrder(request)
    if (!deploy) {
      throw new Refusal(503, 'hook_missing', 'Publishing is not set up: no deploy hook is known.')
    }
    const answer = await callDatabase('begin_publish', token, {
      live,
      allow_shrink: allowShrink,
      kind,
    })
    const begun = readBegun(answer)
    if (!begun) {
      throw new Refusal(500, 'failed', 'The database gave an answer that cannot be read.')
    }
    const { state, id, hash } = begun
    if (state === 'started' && id !== undefined) {
      try {
        await deploy({ id, hash, allowShrink })
      } catch (error) {
        await giveUp(token, id, error)
      }
    }
    return Response.json(begun, { status: state === 'started' ? 202 : 200 })
  }

  return async (request) => {
    let cors: Record<string, string> = {}
    let response: Response
    try {
      cors = corsHeaders(request, options.allowedOrigin)
      response =
        request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await publish(request)
    } catch (error) {
      const { status, code, message } =
        error instanceof Refusal
          ? error
          : new Refusal(500, 'failed', 'Publish failed for an unknown reason. Try again later.')
      response = Response.json({ code, message }, { status })
      if (status === 405) response.headers.set('Allow', 'POST, OPTIONS')
    }
    for (const [name, value] of Object.entries({ ...commonHeaders, ...cors })) {
      response.headers.set(name, value)
    }
    return response
  }
}
