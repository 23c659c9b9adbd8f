import { describe, expect, it } from 'vitest'
import { eventually } from '../eventually'
import {
  createInviteHandler,
  type InviteHandlerOptions,
  type MailOutcome,
} from '../../supabase/functions/invite/handler.ts'
import { createHostedMail } from '../../supabase/functions/invite/hosted-mail.ts'
import { refusedByDatabase, site, token } from './handler-set-up.ts'
import { deferred } from '../deferred'

const functionUrl = 'https://abc.supabase.co/functions/v1/invite'
const invited = { state: 'invited', role: 'contributor', id: 7 }

/** A handler before a database that answers `invite` with `answer`, and what both were asked. */
function setUp(
  answer: () => Response = () => Response.json(invited),
  mail: () => Promise<MailOutcome> = () => Promise.resolve('sent'),
  options: Partial<InviteHandlerOptions> = {},
) {
  const calls: { path: string; authorization: string | null; values: unknown }[] = []
  const mails: string[] = []
  const handle = createInviteHandler({
    backendUrl: 'https://abc.supabase.co/',
    publishableKey: 'sb_publishable_1',
    fetch: async (request) => {
      const path = new URL(request.url).pathname
      const authorization = request.headers.get('authorization')
      calls.push({ path, authorization, values: await request.json() })
      return path.endsWith('/invite') ? answer() : Response.json(true)
    },
    sendInvitation: (email) => {
      mails.push(email)
      return mail()
    },
    allowedOrigin: site,
    ...options,
  })
  return { handle, calls, mails }
}

const wanted = {
  email: ' New@Example.org ',
  role: 'contributor',
  until: '2027-03-01T21:00:00.000Z',
}

function call(body: unknown = wanted, headers: Record<string, string> = {}): Request {
  return new Request(functionUrl, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
}

async function answerOf(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() }
}

describe('the function invite', () => {
  it('K49 notes the invitation as its caller, sends the mail and notes that', async () => {
    const { handle, calls, mails } = setUp()
    expect(await answerOf(await handle(call()))).toEqual({ status: 200, body: invited })
    const authorization = `Bearer ${token}`
    expect(calls).toEqual([
      {
        path: '/rest/v1/rpc/invite',
        authorization,
        values: { address: 'new@example.org', wanted: 'contributor', ends: wanted.until },
      },
      { path: '/rest/v1/rpc/invitation_sent', authorization, values: { invitation_id: 7 } },
    ])
    expect(mails).toEqual(['new@example.org'])
  })

  it.each(['given', 'has role'])('K49 sends no mail when the answer is: %s', async (state) => {
    const { handle, mails } = setUp(() => Response.json({ state, role: 'editor' }))
    expect((await answerOf(await handle(call()))).body).toEqual({ state, role: 'editor' })
    expect(mails).toEqual([])
  })

  it.each<[MailOutcome, number, string]>([
    ['too many', 429, 'too_many_mails'],
    ['failed', 502, 'mail_failed'],
  ])('K49 says when the mail did not go out: %s', async (outcome, status, code) => {
    const { handle, calls } = setUp(undefined, () => Promise.resolve(outcome))
    const answer = await answerOf(await handle(call()))
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })

  it('K49 says so also when the mail server breaks off', async () => {
    const { handle } = setUp(undefined, () => Promise.reject(new Error('secret words')))
    const { status, body } = await answerOf(await handle(call()))
    expect([status, JSON.stringify(body)]).toEqual([
      502,
      expect.not.stringContaining('secret words'),
    ])
  })

  it('K156 calls that invite an address at the same time share one mail and its answer', async () => {
    const { promise: sending, resolve: finish } = deferred<MailOutcome>()
    const { handle, calls, mails } = setUp(undefined, () => sending)
    const answers = [handle(call()), handle(call()), handle(call({ ...wanted, email: 'b@c.org' }))]
    // Each call is noted with the rights of its caller.
    await eventually(() => expect(calls).toHaveLength(3))
    finish('sent')
    for (const answer of answers) {
      expect(await answerOf(await answer)).toEqual({ status: 200, body: invited })
    }
    expect(mails).toEqual(['new@example.org', 'b@c.org'])
    await handle(call())
    expect(mails).toHaveLength(3)
  })

  it('K49 takes an account that was confirmed meanwhile for one that has the role', async () => {
    const { handle } = setUp(undefined, () => Promise.resolve('confirmed'))
    expect((await answerOf(await handle(call()))).body).toEqual({
      state: 'given',
      role: 'contributor',
    })
  })

  it.each<[string, () => Response, number, string]>([
    ['nobody who manages', refusedByDatabase(403, '42501'), 403, 'not_admin'],
    ['rights that end earlier', refusedByDatabase(403, 'PT403'), 403, 'not_longer'],
    ['an ended session', refusedByDatabase(401, 'PGRST301'), 401, 'not_signed_in'],
    ['no address', refusedByDatabase(400, '23514'), 400, 'bad_request'],
    ['a day that is over', refusedByDatabase(400, '22023'), 400, 'bad_request'],
    ['a broken database', refusedByDatabase(500, 'XX000'), 500, 'failed'],
    ['an unreadable answer', () => Response.json('x'), 500, 'failed'],
  ])('K49 refuses in its own words: %s', async (_name, answer, status, code) => {
    const { handle, mails } = setUp(answer)
    const refused = await answerOf(await handle(call()))
    expect(refused.status).toBe(status)
    expect(refused.body).toMatchObject({ code })
    expect(JSON.stringify(refused.body)).not.toContain('internal words')
    expect(mails).toEqual([])
  })

  it.each([
    '',
    'x',
    '[]',
    '{}',
    { ...wanted, email: 7 },
    { ...wanted, role: 'owner' },
    { ...wanted, until: 'soon' },
    { ...wanted, until: 5 },
  ])('K49 asks nobody when it cannot read the call: %j', async (body) => {
    const { handle, calls } = setUp()
    expect((await handle(call(body))).status).toBe(400)
    expect(calls).toEqual([])
  })

  it('K49 refuses callers without a sign-in, foreign websites and other methods', async () => {
    const { handle, calls } = setUp()
    const key = { Authorization: 'Bearer sb_publishable_1' }
    expect((await handle(call(wanted, key))).status).toBe(401)
    expect((await handle(call(wanted, { Origin: 'https://evil.example' }))).status).toBe(403)
    expect((await handle(new Request(functionUrl, { method: 'PUT' }))).status).toBe(405)
    expect(calls).toEqual([])
  })
})

describe('the mail of a hosted project', () => {
  const mailWith = (answer: () => Response) => {
    const asked: Request[] = []
    const send = createHostedMail({
      backendUrl: 'https://abc.supabase.co/',
      secretKey: 'sb_secret_1',
      redirectTo: `${site}/auth`,
      fetch: (request) => {
        asked.push(request)
        return Promise.resolve(answer())
      },
    })
    return { send, asked }
  }

  it('K49 asks the auth server of its project with the secret key', async () => {
    const { send, asked } = mailWith(() => Response.json({ id: 'x' }))
    expect(await send('new@example.org')).toBe('sent')
    const [request] = asked
    expect(request?.url).toBe(
      'https://abc.supabase.co/auth/v1/invite?redirect_to=https%3A%2F%2Fshamba.example%2Fauth',
    )
    expect(request?.headers.get('apikey')).toBe('sb_secret_1')
    expect(request?.redirect).toBe('manual')
    expect(await request?.json()).toEqual({ email: 'new@example.org' })
  })

  it.each<[string, () => Response, MailOutcome]>([
    [
      'an account that is confirmed',
      () => Response.json({ error_code: 'email_exists' }, { status: 422 }),
      'confirmed',
    ],
    [
      'an address it refuses',
      () => Response.json({ error_code: 'validation_failed' }, { status: 422 }),
      'failed',
    ],
    ['too many mails', () => Response.json({}, { status: 429 }), 'too many'],
    ['a page', () => new Response('<html>', { status: 502 }), 'failed'],
    [
      'no answer',
      () => {
        throw new TypeError('no connection')
      },
      'failed',
    ],
  ])('K49 tells apart: %s', async (_name, answer, outcome) => {
    expect(await mailWith(answer).send('new@example.org')).toBe(outcome)
  })
})
