import { answerCall, tokenOf } from '../publish/answer.ts'
import { Refusal } from '../publish/backend.ts'
import { withDeadline } from '../publish/deadline.ts'
import { isRecord, readText } from '../publish/request-body.ts'

/** Whether a mail went out; `confirmed` when the address has had a confirmed account since a moment. */
export type MailOutcome = 'sent' | 'confirmed' | 'too many' | 'failed'

export type InviteHandlerOptions = {
  /** Address of the Supabase project, without `/rest/v1`. */
  backendUrl: string
  publishableKey: string
  /** Reaches the backend. */
  fetch: (request: Request) => Promise<Response>
  /** Makes an account for an address that is not confirmed yet, and sends the link that opens it. */
  sendInvitation: (email: string) => Promise<MailOutcome>
  /** Origin of the site, whose studio may call from another origin; undefined admits any. */
  allowedOrigin: string | undefined
  /** Milliseconds the backend has for each of its answers. */
  deadline?: number
}

type Invitation = { email: string; role: string; until: string | null }

const roles = ['admin', 'editor', 'contributor']

async function readInvitation(request: Request): Promise<Invitation> {
  const text = await readText(request)
  let body: unknown
  try {
    body = JSON.parse(text ?? '')
  } catch {
    body = undefined
  }
  const { email, role, until = null } = isRecord(body) ? body : {}
  const isRead =
    typeof email === 'string' &&
    typeof role === 'string' &&
    roles.includes(role) &&
    (until === null || (typeof until === 'string' && !Number.isNaN(Date.parse(until))))
  if (!isRead) throw new Refusal(400, 'bad_request', 'The invitation cannot be read.')
  return { email: email.trim().toLowerCase(), role, until }
}

/** What a refusal of the database means to the caller. */
function refusalOf(status: number, answer: unknown): Refusal {
  const code = isRecord(answer) ? answer['code'] : undefined
  if (status === 401) {
    return new Refusal(401, 'not_signed_in', 'Your sign-in has ended. Sign in again to invite.')
  }
  if (code === 'PT403') {
    return new Refusal(
      403,
      'not_longer',
      'Your own rights end earlier: choose a last day that is not after yours.',
    )
  }
  if (status === 403 || code === '42501') {
    return new Refusal(403, 'not_admin', 'Only administrators invite people.')
  }
  if (code === '23514') {
    return new Refusal(400, 'bad_request', 'This is not an e-mail address.')
  }
  if (code === '22023') {
    return new Refusal(400, 'bad_request', 'The last day must lie ahead.')
  }
  return new Refusal(500, 'failed', 'The database could not note the invitation. Try again later.')
}

/**
 * Answers calls of the studio that invite somebody: notes the invitation with the caller's own rights, then
 * has the mail sent. Runs wherever Request and Response are known.
 *
 * Answers in JSON: `{ state: 'invited' | 'given' | 'has role', role }`, otherwise `{ code, message }` with a
 * sentence for the operator. What the mail server says never gets into an answer.
 */
export function createInviteHandler(
  options: InviteHandlerOptions,
): (request: Request) => Promise<Response> {
  const { publishableKey, sendInvitation } = options
  const backendUrl = options.backendUrl.replace(/\/+$/, '')
  const underWay = new Map<string, Promise<MailOutcome>>()

  /** Sends one mail for all calls that invite an address at the same time: two at once disturb each other. */
  function sendOnce(email: string): Promise<MailOutcome> {
    const sending =
      underWay.get(email) ??
      sendInvitation(email)
        .catch(() => 'failed' as const)
        .finally(() => underWay.delete(email))
    underWay.set(email, sending)
    return sending
  }

  async function call(token: string, name: string, values: unknown): Promise<unknown> {
    let response: Response
    let answer: unknown
    try {
      const reply = await withDeadline(options.deadline ?? 30_000, async (signal) => {
        const got = await options.fetch(
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
        return { got, text: await got.text() }
      })
      response = reply.got
      answer = JSON.parse(reply.text || 'null')
    } catch {
      throw new Refusal(500, 'failed', 'The database does not answer. Try again later.')
    }
    if (!response.ok) throw refusalOf(response.status, answer)
    return answer
  }

  async function invite(request: Request): Promise<Response> {
    const token = tokenOf(request, publishableKey, 'Sign in to invite people.')
    const { email, role, until } = await readInvitation(request)
    const noted = await call(token, 'invite', { address: email, wanted: role, ends: until })
    if (!isRecord(noted) || typeof noted['state'] !== 'string') {
      throw new Refusal(500, 'failed', 'The database gave an answer that cannot be read.')
    }
    if (noted['state'] !== 'invited') return Response.json(noted)
    const outcome = await sendOnce(email)
    if (outcome === 'confirmed') return Response.json({ state: 'given', role })
    if (outcome === 'too many') {
      throw new Refusal(
        429,
        'too_many_mails',
        'The invitation is noted, but the mail server sends no more mails at the moment. Press Send again in an hour.',
      )
    }
    if (outcome === 'failed') {
      throw new Refusal(
        502,
        'mail_failed',
        'The invitation is noted, but its mail could not be sent. Check the address, then press Send again.',
      )
    }
    // Not recorded, the list says that no mail went out, and it can be sent again.
    await call(token, 'invitation_sent', { invitation_id: noted['id'] }).catch(() => undefined)
    return Response.json(noted)
  }

  const answering = {
    allowedOrigin: options.allowedOrigin,
    failed: 'The invitation failed for an unknown reason. Try again later.',
    // The status page of the studio asks whether it is there.
    about: { invites: true },
  }
  return (request) => answerCall(request, answering, invite)
}
