import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../eventually'
import { findPointer, recordLostPublishes } from '../../scripts/publish/find-pointer'
import { createPublisher, closeOpenPublishes } from '../../scripts/publish/local-publisher'
import type { ReleaseResult } from '../../scripts/publish/release-job'
import type { LocalStack } from '../../supabase/local/stack'
import { adminOf, boot, type Client } from './local-stack'
import { sampleFolder, temporaryFolder } from './temporary-folder'

// The publisher before the real table: what it may change there, and what it must leave alone.

let stack: LocalStack
let admin: Client

beforeAll(async () => {
  stack = await boot(sampleFolder())
  admin = await adminOf(stack)
})
afterAll(() => stack.stop())

const begunSchema = z.object({ id: z.number(), hash: z.string() })

async function begin(): Promise<z.infer<typeof begunSchema>> {
  // One that began a moment ago would be joined.
  await stack.sql(
    `update public.publishes set at = at - interval '2 minutes', asked_at = asked_at - interval '2 minutes'`,
  )
  const live = { hash: '', items: [], home: [], redirects: {} }
  const { data } = await admin.rpc('begin_publish', { live }).throwOnError()
  const begun = begunSchema.parse(data)
  // One that nobody was asked to build would be taken over by the next.
  await admin.rpc('publish_asked', { publish_id: begun.id }).throwOnError()
  return begun
}

async function finish(id: number, outcome: string, note: string | null): Promise<void> {
  await admin.rpc('finish_publish', { publish_id: id, outcome, note }).throwOnError()
}

async function rowOf(id: number) {
  const columns = 'status, message, finished_at'
  const { data } = await admin.from('publishes').select(columns).eq('id', id).throwOnError()
  return data[0]
}

/** Publishes; `work` stands for the build. */
async function deploy(
  order: { id: number; hash: string },
  work: () => Promise<ReleaseResult>,
): Promise<void> {
  const lines: string[] = []
  const publisher = createPublisher({
    stack,
    dataDir: temporaryFolder(),
    contentDir: undefined,
    builds: false,
    prepare: () => () => undefined,
    log: (line) => void lines.push(line),
    runJob: work,
  })
  await publisher.deploy({ ...order, allowShrink: false })
  await eventually(() => expect(lines).toHaveLength(1))
  await publisher.stop()
}

const done: ReleaseResult = { state: 'done', hash: null, inputs: '' }

test('Y7 the row of a publish tells how it ended', async () => {
  const good = await begin()
  await deploy(good, () => Promise.resolve(done))
  expect(await rowOf(good.id)).toMatchObject({ status: 'live', message: null })
  const bad = await begin()
  const message = 'Tour 3 lacks a title.'
  await deploy(bad, () => Promise.resolve({ state: 'failed', phase: 'content', message }))
  expect(await rowOf(bad.id)).toMatchObject({ status: 'failed', message })
})

test('Y7 a row that was finished meanwhile stays as it is', async () => {
  const order = await begin()
  let told: unknown
  await deploy(order, async () => {
    await finish(order.id, 'failed', 'Given up in the studio.')
    told = await rowOf(order.id)
    return done
  })
  expect(told).toMatchObject({ status: 'failed', message: 'Given up in the studio.' })
  expect(await rowOf(order.id)).toEqual(told)
})

test('Y7 after a crash only the rows that are open are settled', async () => {
  const given = await begin()
  await finish(given.id, 'failed', 'Given up in the studio.')
  const before = await rowOf(given.id)
  const live = await begin()
  const lost = await begin()
  await closeOpenPublishes(stack.sql, {
    release: 'a',
    previous: [],
    content: null,
    inputs: '',
    publish: live.id,
  })
  expect(await rowOf(given.id)).toEqual(before)
  expect(await rowOf(live.id)).toMatchObject({ status: 'live', message: null })
  expect(await rowOf(lost.id)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('The server was stopped'),
  })
})

test('Z15 a lost pointer finds the last live publish in the table, and the table learns what is lost', async () => {
  const kept = await begin()
  await deploy(kept, () => Promise.resolve(done))
  const lines: string[] = []
  const search = {
    dataDir: temporaryFolder(),
    sql: stack.sql,
    log: (line: string) => lines.push(line),
  }
  expect(await findPointer(search)).toMatchObject({ release: null, publish: kept.id })
  await recordLostPublishes(search, 0)
  expect(await rowOf(kept.id)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('the site shows the content as it was committed'),
  })
  expect(lines).toHaveLength(2)
})
