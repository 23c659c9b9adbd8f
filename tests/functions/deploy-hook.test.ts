import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createHookDeploy, type DeployHook } from '../../supabase/functions/publish/deploy-hook.ts'
import { DeployFailure } from '../../supabase/functions/publish/handler.ts'

const secretPath = 'c0ffee-hook-id'
const url = `https://host.example/build_hooks/${secretPath}`
const order = { id: 7, hash: 'new', allowShrink: true }

/** Calls a hook that answers with `answer`; gives the requests it got. */
async function send(
  answer: (request: Request) => Response | Promise<Response>,
  hook: Partial<DeployHook> = {},
): Promise<Request[]> {
  const requests: Request[] = []
  const deploy = createHookDeploy({
    url,
    token: undefined,
    fetch: async (request) => {
      requests.push(request.clone())
      return answer(request)
    },
    ...hook,
  })
  await deploy(order)
  return requests
}

const never = () => new Promise<Response>(() => undefined)

describe('a deploy hook', () => {
  it('Y5 is called once, with the order and without a token', async () => {
    const requests = await send(() => Response.json({ job: 'queued' }, { status: 201 }))
    expect(requests).toHaveLength(1)
    const [request] = requests
    expect(request?.url).toBe(url)
    expect(request?.method).toBe('POST')
    expect(request?.headers.get('authorization')).toBeNull()
    expect(await request?.json()).toEqual({ publishId: 7, hash: 'new', allowShrink: true })
  })

  it('Y5 of GitHub gets an event with the order as its payload, and the token', async () => {
    const dispatch = 'https://api.github.com/repos/shamba/site/dispatches'
    const [request] = await send(() => new Response(null, { status: 204 }), {
      url: dispatch,
      token: 'github_pat_1',
    })
    expect(request?.url).toBe(dispatch)
    expect(request?.headers.get('authorization')).toBe('Bearer github_pat_1')
    expect(request?.headers.get('accept')).toBe('application/vnd.github+json')
    expect(await request?.json()).toEqual({
      event_type: 'publish',
      client_payload: { publishId: 7, hash: 'new', allowShrink: true },
    })
  })

  it.each<[string, (request: Request) => Response | Promise<Response>, string]>([
    [
      'refuses',
      () => new Response(`no ${secretPath}`, { status: 404 }),
      'refused to build (answer 404)',
    ],
    ['is broken', () => new Response(null, { status: 503 }), 'refused to build (answer 503)'],
    [
      'leads elsewhere',
      () => Response.redirect(`https://other.example/${secretPath}`, 307),
      '(answer 307)',
    ],
    [
      'is not there',
      () => Promise.reject(new TypeError(`cannot reach ${url}`)),
      'cannot be reached',
    ],
    ['hangs', never, 'did not answer in time'],
  ])('Y5 that %s fails in a sentence without its address', async (_name, answer, words) => {
    const failure: unknown = await send(answer, { deadline: 20 }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DeployFailure)
    expect(inspect(failure)).toContain(words)
    expect(inspect(failure)).not.toContain(secretPath)
  })

  it('does not follow a redirect', async () => {
    const [request] = await send(() => new Response())
    expect(request?.redirect).toBe('manual')
  })

  it.each(['build please', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'that is no web address (%s) is not called',
    async (wrong) => {
      let isCalled = false
      const answer = () => {
        isCalled = true
        return new Response()
      }
      await expect(send(answer, { url: wrong })).rejects.toThrow('not a web address')
      expect(isCalled).toBe(false)
    },
  )
})
