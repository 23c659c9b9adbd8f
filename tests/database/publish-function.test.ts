import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createPublishHandler,
  DeployFailure,
  type PublishHandlerOptions,
  type PublishOrder,
} from '../../supabase/functions/publish/handler.ts'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast } from './cast'
import { tokenOf, type Client } from './local-stack'

// The edge function before the real database: what it asks is what the migrations answer.

let stack: LocalStack
let member: Client
let admin: Client

beforeAll(async () => {
  ;({ stack, member, admin } = await bootCast())
})
afterAll(() => stack.stop())

const nothingLive = { hash: '', items: [], home: [], redirects: {} }

/** Calls Publish with somebody's token; gives the status, the answer and the orders it made. */
async function publish(token: string, live: object, deploy?: PublishHandlerOptions['deploy']) {
  const orders: PublishOrder[] = []
  const handle = createPublishHandler({
    backendUrl: 'http://localhost:4173',
    publishableKey: stack.publishableKey,
    fetch: (request) => stack.fetch(request),
    deploy: async (order) => {
      orders.push(order)
      await deploy?.(order)
    },
    allowedOrigin: undefined,
  })
  const response = await handle(
    new Request('http://localhost:4173/functions/v1/publish', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ live }),
    }),
  )
  const answer: Record<string, unknown> = await response.json()
  return { status: response.status, answer, orders }
}

async function publishes(): Promise<Record<string, unknown>[]> {
  const { data, error } = await admin
    .from('publishes')
    .select('id, status, message, content_hash')
    .order('id')
  if (error) throw error
  return data
}

describe('Publish before the database', () => {
  test('Y5 refuses members and tokens that are none, and records nothing', async () => {
    const refused = await publish(await tokenOf(member), nothingLive)
    expect(refused).toMatchObject({ status: 403, answer: { code: 'not_admin' }, orders: [] })
    const forged = `${(await tokenOf(admin)).slice(0, -4)}AAAA`
    expect(await publish(forged, nothingLive)).toMatchObject({
      status: 401,
      answer: { code: 'not_signed_in' },
      orders: [],
    })
    expect(await publishes()).toEqual([])
  })

  test('Y5 Y7 records a build that nobody took as failed, and lets the next one begin', async () => {
    const failed = await publish(await tokenOf(admin), nothingLive, () =>
      Promise.reject(new DeployFailure('The host refused.')),
    )
    expect(failed).toMatchObject({ status: 502, answer: { code: 'hook_failed' } })
    expect(await publishes()).toMatchObject([{ status: 'failed', message: 'The host refused.' }])

    const begun = await publish(await tokenOf(admin), nothingLive)
    expect(begun).toMatchObject({ status: 202, answer: { state: 'started' } })
    const { id, hash } = begun.answer
    expect(begun.orders).toEqual([{ id, hash, allowShrink: false }])
    expect((await publishes()).at(-1)).toMatchObject({ id, content_hash: hash, status: 'started' })
  })

  test('Y5 joins the build that runs, and knows what is live already', async () => {
    const before = await publishes()
    const joined = await publish(await tokenOf(admin), nothingLive)
    expect(joined).toMatchObject({
      status: 200,
      answer: { state: 'joined', id: before.at(-1)?.['id'] },
      orders: [],
    })
    expect(await publishes()).toEqual(before)

    const { error } = await admin.rpc('finish_publish', {
      publish_id: joined.answer['id'],
      outcome: 'live',
    })
    expect(error).toBeNull()
    const hash = joined.answer['hash']
    expect(await publish(await tokenOf(admin), { ...nothingLive, hash })).toMatchObject({
      status: 200,
      answer: { state: 'unchanged', hash },
      orders: [],
    })
  })
})
