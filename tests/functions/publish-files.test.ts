import { describe, expect, it, vi } from 'vitest'
import { DeployFailure } from '../../supabase/functions/publish/handler.ts'
import { call, setUp, started } from './handler-set-up.ts'

type File = { name: string; reason: string }

/** A handler before a backend whose bucket holds `files`, as far as the store removes them. */
function setUpBucket({
  files,
  removes = () => true,
  answer = () => started,
}: {
  files: File[]
  removes?: (name: string) => boolean
  answer?: () => unknown
}) {
  let held = files
  const asked: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname.split('/').slice(-2).join('/')}`)
    if (pathname.endsWith('/begin_publish')) return Response.json(answer())
    if (pathname.endsWith('/files_to_remove')) return Response.json(held)
    if (request.method === 'DELETE') {
      const { prefixes }: { prefixes: string[] } = await request.json()
      held = held.filter(({ name }) => !prefixes.includes(name) || !removes(name))
    }
    return Response.json(true)
  }
  return { ...setUp(undefined, { fetch }), asked, held: () => held }
}

describe('Publish removes files from the bucket', () => {
  const withdrawn = { name: 'gallery/goat.webp', reason: 'withdrawn' }
  const expired = { name: 'gallery/old.webp', reason: 'expired' }

  it('Z1 removes withdrawn and expired files before the site is built', async () => {
    const { handle, asked, held, orders } = setUpBucket({ files: [withdrawn, expired] })
    expect((await handle(call())).status).toBe(202)
    expect(held()).toEqual([])
    expect(orders).toHaveLength(1)
    expect(asked).toEqual([
      'POST rpc/begin_publish',
      'POST rpc/files_to_remove',
      'DELETE object/gallery',
      'POST rpc/files_to_remove',
      'POST rpc/publish_asked',
    ])
  })

  it('Z1 removes a withdrawn file also when nothing on the site changes', async () => {
    const { handle, held } = setUpBucket({
      files: [withdrawn],
      answer: () => ({ state: 'unchanged', hash: 'old' }),
    })
    expect((await handle(call())).status).toBe(200)
    expect(held()).toEqual([])
  })

  it('Z1 publishes nothing as long as a withdrawn file is still there', async () => {
    const { handle, asked, orders } = setUpBucket({ files: [withdrawn], removes: () => false })
    const response = await handle(call())
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      code: 'failed',
      message:
        'The file of a picture whose consent was withdrawn could not be removed from the store, so nothing was published. Try again in a few minutes.',
    })
    expect(orders).toEqual([])
    expect(asked.at(-1)).toBe('POST rpc/finish_publish')
  })

  it('goes on when only an expired file could not be removed', async () => {
    const { handle, orders } = setUpBucket({ files: [expired], removes: () => false })
    expect((await handle(call())).status).toBe(202)
    expect(orders).toHaveLength(1)
  })

  it('removes many files in requests of a hundred', async () => {
    const files = Array.from({ length: 250 }, (_, n) => ({
      name: `gallery/${n}.webp`,
      reason: 'expired',
    }))
    const { handle, asked, held } = setUpBucket({ files })
    await handle(call())
    expect(held()).toEqual([])
    expect(asked.filter((request) => request.startsWith('DELETE'))).toHaveLength(3)
  })

  it('removes nothing for somebody who only joins', async () => {
    const { handle, asked } = setUpBucket({
      files: [withdrawn],
      answer: () => ({ ...started, state: 'joined', asked: true }),
    })
    await handle(call())
    expect(asked).toEqual(['POST rpc/begin_publish'])
  })
})

describe('Publish with withdrawn pictures', () => {
  it('Z1 refuses as long as something published shows one, and says where', async () => {
    const uses = [{ kind: 'tour', id: 3, title: 'Goat Farm', places: ['cover', 'home'] }]
    const { handle, orders } = setUp(() => Response.json({ state: 'refused', hash: 'new', uses }))
    const response = await handle(call())
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      code: 'withdrawn',
      message:
        'A picture whose consent was withdrawn is still shown in one place. Replace it there, then publish again.',
      uses,
    })
    expect(orders).toEqual([])
  })
})

describe('A publish whose call died', () => {
  it('Z6 is waited for while the host may still be asked, then joined', async () => {
    const answers = [false, false, true].map((asked) => ({ ...started, state: 'joined', asked }))
    const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve())
    const { handle, orders } = setUp(() => Response.json(answers.shift()), { wait })
    const response = await handle(call())
    expect(await response.json()).toEqual({ ...started, state: 'joined' })
    expect(wait).toHaveBeenCalledTimes(2)
    expect(orders).toEqual([])
  })

  it('Z6 is taken over when the database says so', async () => {
    const answers = [
      { ...started, id: 6, state: 'joined', asked: false },
      { ...started, state: 'started' },
    ]
    const { handle, orders } = setUp(() => Response.json(answers.shift()))
    expect((await handle(call())).status).toBe(202)
    expect(orders).toMatchObject([{ id: 7 }])
  })

  it('Z6 does not make the caller wait for ever', async () => {
    const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve())
    const { handle } = setUp(() => Response.json({ ...started, state: 'joined', asked: false }), {
      wait,
    })
    expect((await handle(call())).status).toBe(200)
    expect(wait).toHaveBeenCalledTimes(30)
  })

  it('Z6 tells the database as soon as the host has accepted, and not before', async () => {
    const { handle, calls } = setUp(undefined, {
      deploy: () => Promise.reject(new DeployFailure('The host refused.')),
    })
    expect((await handle(call())).status).toBe(502)
    expect(calls.map(({ path }) => path)).not.toContain('/rest/v1/rpc/publish_asked')
  })
})
