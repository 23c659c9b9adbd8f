import { Refusal } from './backend.ts'

/** What supabase-js sends. */
const allowedHeaders = 'authorization, x-client-info, apikey, content-type, x-retry-count, x-region'

const commonHeaders = { 'Cache-Control': 'no-store', Vary: 'Origin' }

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

/**
 * The caller's own token; supabase-js sends the publishable key where nobody is signed in.
 *
 * @throws Refusal with `sentence` when there is none
 */
export function tokenOf(request: Request, publishableKey: string, sentence: string): string {
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token || token === publishableKey || token.startsWith('sb_')) {
    throw new Refusal(401, 'not_signed_in', sentence)
  }
  return token
}

/**
 * Answers one call of a function of the studio: preflights, refusals as `{ code, message }`, headers.
 *
 * @param allowedOrigin origin of the site; undefined admits any
 * @param failed sentence for what was not foreseen
 * @param about what anybody may know about the function: the answer to GET, if given
 * @param run answers a POST
 */
export async function answerCall(
  request: Request,
  {
    allowedOrigin,
    failed,
    about,
  }: {
    allowedOrigin: string | undefined
    failed: string
    about?: Record<string, boolean>
  },
  run: (request: Request) => Promise<Response>,
): Promise<Response> {
  let cors: Record<string, string> = {}
  let response: Response
  try {
    cors = corsHeaders(request, allowedOrigin)
    if (request.method === 'OPTIONS') response = new Response(null, { status: 204 })
    else if (request.method === 'POST') response = await run(request)
    else if (request.method === 'GET' && about) response = Response.json(about)
    else throw new Refusal(405, 'wrong_method', 'This is called by POST.')
  } catch (error) {
    const { status, code, message, details } =
      error instanceof Refusal ? error : new Refusal(500, 'failed', failed)
    response = Response.json({ code, message, ...details }, { status })
    if (status === 405) {
      response.headers.set('Allow', about ? 'GET, POST, OPTIONS' : 'POST, OPTIONS')
    }
  }
  for (const [name, value] of Object.entries({ ...commonHeaders, ...cors })) {
    response.headers.set(name, value)
  }
  return response
}
