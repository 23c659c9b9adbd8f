import { describe, expect, it, vi } from 'vitest'
import { DeployFailure } from '../../supabase/functions/publish/handler.ts'
import {
  createNotices,
  readMailService,
  type Notice,
} from '../../supabase/functions/publish/notices.ts'
import {
  createWatchHandler,
  watchProblems,
  type Watched,
} from '../../supabase/functions/watch/handler.ts'
import { call, functionUrl, setUp } from './handler-set-up.ts'

const service = {
  NOTICE_MAIL_KEY: 'mail-key-1',
  NOTICE_MAIL_FROM: 'site@farm.example',
  NOTICE_MAIL_TO: 'owner@farm.example',
}
const reader = (settings: Record<string, string>) => (name: string) => settings[name]

describe('the mail service', () => {
  it('X45 is none unless key, sender and recipient are set', () => {
    expect(readMailService(reader({}))).toBeUndefined()
    for (const name of Object.keys(service)) {
      const mail = readMailService(reader({ ...service, [name]: ' ' }))
      expect({ name, mail }).toEqual({ name, mail: undefined })
    }
    expect(readMailService(reader(service))?.url).toBe('https://api.resend.com/emails')
    const other = { ...service, NOTICE_MAIL_URL: 'https://mail.example/send' }
    expect(readMailService(reader(other))?.url).toBe('https://mail.example/send')
  })

  it('X45 gets the notice with its key in a header, and its failure is no failure of ours', async () => {
    const mail = readMailService(reader(service))
    if (!mail) throw new Error('No mail service.')
    const requests: Request[] = []
    let answer: () => Promise<Response> = () => Promise.resolve(Response.json({ id: 1 }))
    const notify = createNotices(mail, (request) => {
      requests.push(request)
      return answer()
    })
    expect(await notify({ subject: 'One', text: 'Two' })).toBe(true)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer mail-key-1')
    expect(await requests[0]?.json()).toEqual({
      from: 'site@farm.example',
      to: 'owner@farm.example',
      subject: 'One',
      text: 'Two',
    })
    answer = () => Promise.resolve(Response.json({}, { status: 500 }))
    expect(await notify({ subject: 'One', text: 'Two' })).toBe(false)
    answer = () => Promise.reject(new Error('no network'))
    expect(await notify({ subject: 'One', text: 'Two' })).toBe(false)
  })
})

describe('Publish', () => {
  const failing = { deploy: () => Promise.reject(new DeployFailure('The host refused to build.')) }

  it('X45 sends a notice when it fails after it began, with what the operator reads', async () => {
    const notices: Notice[] = []
    const notify = (notice: Notice) => Promise.resolve(notices.push(notice) > 0)
    const { handle } = setUp(undefined, { ...failing, notify })
    expect((await handle(call())).status).toBe(502)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toContain('The host refused to build.')
  })

  it('X45 sends none when it went well, or was refused before it began', async () => {
    const notify = vi.fn<(notice: Notice) => Promise<boolean>>().mockResolvedValue(true)
    await setUp(undefined, { notify }).handle(call())
    await setUp(undefined, { notify }).handle(call('no JSON'))
    expect(notify).not.toHaveBeenCalled()
  })

  it('X42 says to anybody whether hook and mails are set up, and nothing else', async () => {
    const about = async (options: Parameters<typeof setUp>[1]) => {
      const { handle, calls } = setUp(undefined, options)
      const response = await handle(new Request(functionUrl))
      expect(calls).toEqual([])
      return response.json()
    }
    const notify = () => Promise.resolve(true)
    expect(await about({ notify })).toEqual({ hook: true, notices: true })
    expect(await about({ deploy: undefined })).toEqual({ hook: false, notices: false })
  })
})

const now = Date.parse('2026-11-24T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const well: Watched = {
  builtAt: hoursAgo(9),
  isFromSnapshot: false,
  waits: true,
  latest: { status: 'live', at: hoursAgo(30), message: null },
}

const publishes = '/rest/v1/publishes'
const lines = '/rest/v1/rpc/published_lines'
const withdrawals = '/rest/v1/withdrawn_pictures'

describe('the watch', () => {
  it.each<[string, Partial<Watched>]>([
    ['all is well', {}],
    ['nothing was published yet', { latest: null }],
    ['nothing waits, so that no build was needed', { builtAt: hoursAgo(40), waits: false }],
    [
      'a failed publish was followed by a build',
      { latest: { status: 'failed', at: hoursAgo(20), message: 'No.' } },
    ],
    [
      'what a failed publish should have carried was taken back',
      { latest: { status: 'failed', at: hoursAgo(1), message: 'No.' }, waits: false },
    ],
    [
      'a publish has just begun',
      { latest: { status: 'started', at: hoursAgo(0.1), message: null } },
    ],
  ])('X46 says nothing where %s', (_what, facts) => {
    expect(watchProblems({ ...well, ...facts }, now)).toEqual([])
  })

  it.each<[string, Partial<Watched>]>([
    ['The nightly build is missing: the site was built 40 hours ago.', { builtAt: hoursAgo(40) }],
    ['The site does not say what it holds. Look at your host.', { builtAt: undefined }],
    [
      'The last build could not reach the database, and kept the old content.',
      { isFromSnapshot: true },
    ],
    [
      'The last publish failed. The host refused.',
      { latest: { status: 'failed', at: hoursAgo(1), message: 'The host refused.' } },
    ],
    [
      'The last publish did not go live.',
      { latest: { status: 'started', at: hoursAgo(1), message: null } },
    ],
    ['The database does not answer.', { latest: undefined }],
  ])('X46 says: %s', (problem, facts) => {
    expect(watchProblems({ ...well, ...facts }, now)).toEqual([problem])
  })

  function setUpWatch(answers: Record<string, unknown>) {
    const notices: Notice[] = []
    const handle = createWatchHandler({
      backendUrl: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_1',
      secretKey: 'sb_secret_1',
      siteUrl: 'https://farm.example',
      token: 'watch-token-1',
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        const keys: Record<string, string> = {
          [publishes]: 'sb_secret_1',
          [lines]: 'sb_publishable_1',
          [withdrawals]: 'sb_publishable_1',
        }
        expect(request.headers.get('apikey')).toBe(keys[pathname] ?? null)
        return pathname in answers
          ? Response.json(answers[pathname])
          : new Response('gone', { status: 404 })
      },
      notify: (notice) => Promise.resolve(notices.push(notice) > 0),
      now: () => now,
    })
    const ask = (token: string) =>
      handle(
        new Request('https://abc.supabase.co/functions/v1/watch', {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
        }),
      )
    return { ask, notices }
  }
  const manifest = { builtAt: hoursAgo(2), source: 'database', hash: 'aa' }

  it('X46 reads site and log, and sends one mail with everything that is wrong', async () => {
    const { ask, notices } = setUpWatch({
      '/content-manifest.json': { ...manifest, builtAt: hoursAgo(50) },
      [lines]: [{ value: 'bb' }],
      [publishes]: [{ status: 'failed', at: hoursAgo(3), message: 'The host refused.' }],
    })
    const response = await ask('watch-token-1')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ sent: true })
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toContain('built 50 hours ago')
    expect(notices[0]?.text).toContain('The host refused.')
  })

  it('X46 Z1 goes on about a failed publish while a withdrawn picture may still be on the site', async () => {
    const failed = { status: 'failed', at: hoursAgo(1), message: 'The file could not be removed.' }
    const answers = {
      '/content-manifest.json': manifest,
      [lines]: [{ value: 'aa' }],
      [publishes]: [failed],
    }
    const removed = setUpWatch({ ...answers, [withdrawals]: [{ at: hoursAgo(4) }] })
    await removed.ask('watch-token-1')
    expect(removed.notices).toEqual([])
    const open = setUpWatch({ ...answers, [withdrawals]: [{ at: hoursAgo(1) }] })
    await open.ask('watch-token-1')
    expect(open.notices[0]?.text).toContain('The file could not be removed.')
    const unknown = setUpWatch(answers)
    await unknown.ask('watch-token-1')
    expect(unknown.notices[0]?.text).toContain('The file could not be removed.')
  })

  it('X46 sends no mail where all is well, and answers nobody but the scheduler', async () => {
    const { ask, notices } = setUpWatch({ '/content-manifest.json': manifest, [publishes]: [] })
    expect(await (await ask('watch-token-1')).json()).toEqual({ problems: [], sent: false })
    expect((await ask('another')).status).toBe(401)
    expect(notices).toEqual([])
  })
})
