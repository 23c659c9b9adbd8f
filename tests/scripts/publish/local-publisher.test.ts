import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../eventually'
import { closeOpenPublishes, type PublisherOptions } from '../../../scripts/publish/local-publisher'
import { readPointer, writePointer } from '../../../scripts/publish/release-pointer'
import { makeSite } from './local-data'
import { builds, order, publisherFor, started } from './publisher-set-up'

test('Y5 an order leads to a complete release, then the pointer, then the served site, then a live row', async () => {
  const rows = [started(1)]
  const steps: unknown[] = []
  const { publisher, dataDir, lines } = publisherFor(rows, {
    runJob: builds(),
    prepare: ({ release }) => {
      steps.push(['whole', existsSync(join(dataDir, `releases/${release}/content-manifest.json`))])
      return async () => {
        steps.push(['pointed to', (await readPointer(dataDir)).release === release])
        steps.push(['row', rows[0]?.status])
      }
    },
  })
  await publisher.deploy(order)
  await eventually(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatch(/^published \(\d+\.\d s\)$/)
  expect(steps).toEqual([
    ['whole', true],
    ['pointed to', true],
    ['row', 'started'],
  ])
  expect(rows[0]).toMatchObject({ status: 'live', message: null })
  const pointer = await readPointer(dataDir)
  expect(pointer).toMatchObject({ publish: 1, inputs: 'inputs of abc', previous: [] })
  const kept = readFileSync(join(dataDir, `content/${pointer.content}.json`), 'utf8')
  expect(JSON.parse(kept)).toEqual({ tours: [1] })
})

test('the child gets the recorded rows, the live snapshot and folders of its own', async () => {
  const runJob = builds()
  const { publisher, dataDir, lines } = publisherFor([started(1), started(2)], { runJob })
  await publisher.deploy({ ...order, allowShrink: true })
  await eventually(() => expect(lines).toHaveLength(1))
  const first = (await readPointer(dataDir)).release
  await publisher.deploy({ ...order, id: 2 })
  await eventually(() => expect(lines).toHaveLength(2))
  const [one, two] = runJob.mock.calls.map(([job]) => job)
  expect(one?.rows).toMatchObject({ allowShrink: true, liveFile: null })
  expect(two?.rows).toMatchObject({
    allowShrink: false,
    liveFile: join(dataDir, `releases/${first}/content-snapshot.json`),
    uploads: { masters: join(dataDir, 'uploads'), files: join(dataDir, 'pictures') },
  })
  expect(two?.rows?.backendUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(two?.outDir).not.toBe(one?.outDir)
  expect(two?.rows?.contentDir).not.toBe(one?.rows?.contentDir)
  expect(two?.backend).toEqual({ url: '', publishableKey: 'sb_publishable_test' })
})

test('the child can fetch uploaded pictures while it runs, and no longer', async () => {
  let door = ''
  const { publisher, lines } = publisherFor([started(1)], {
    runJob: async ({ rows }) => {
      door = rows?.backendUrl ?? ''
      const answer = await fetch(`${door}/storage/v1/object/public/gallery/tours/a.webp`)
      return { state: 'failed', phase: 'content', message: await answer.text() }
    },
  })
  await publisher.deploy(order)
  await eventually(() => expect(lines).toEqual(['not published: here']))
  await expect(fetch(door)).rejects.toThrow('fetch failed')
})

const failures: [string, PublisherOptions['runJob'], RegExp][] = [
  [
    'content that is not fit',
    () => Promise.resolve({ state: 'failed', phase: 'content', message: 'Tour 3 lacks a title.' }),
    /^Tour 3 lacks a title\.$/,
  ],
  ['a child that throws', () => Promise.reject(new Error('no memory')), /^no memory$/],
  ['a site of other content', builds('another'), /holds other content/],
]

test.each(failures)(
  'Y5 %s fails the row and leaves the old release',
  async (_case, runJob, told) => {
    const rows = [started(1)]
    const { publisher, dataDir, lines, shown } = publisherFor(rows, { runJob: runJob ?? builds() })
    const before = { release: 'old', previous: [], content: 'words', inputs: 'x', publish: 9 }
    makeSite(join(dataDir, 'releases/old'), 'old')
    await writePointer(dataDir, before)
    await publisher.deploy(order)
    await eventually(() => expect(lines).toHaveLength(1))
    expect(rows[0]?.status).toBe('failed')
    expect(rows[0]?.message).toMatch(told)
    expect(await readPointer(dataDir)).toEqual(before)
    expect(shown).toEqual([])
    await eventually(() => expect(readdirSync(join(dataDir, 'releases'))).toEqual(['old']))
    await eventually(() => expect(readdirSync(join(dataDir, 'content'))).toEqual([]))
  },
)

test('the pointer never names a release that cannot be served', async () => {
  const rows = [started(1)]
  const { publisher, dataDir } = publisherFor(rows, {
    runJob: builds(),
    prepare: () => {
      throw new Error('404.html is missing')
    },
  })
  await publisher.deploy(order)
  await eventually(() => expect(rows[0]?.message).toBe('404.html is missing'))
  expect((await readPointer(dataDir)).release).toBeNull()
})

test('orders are processed one after the other, and a queued one keeps its content', async () => {
  const rows = [started(1), started(2), started(3)]
  let running = 0
  let most = 0
  const build = builds()
  const { publisher, dataDir, lines } = publisherFor(rows, {
    runJob: async (job) => {
      running += 1
      most = Math.max(most, running)
      expect(existsSync(job.rows?.file ?? '')).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return build(job)
    },
  })
  await Promise.all([1, 2, 3].map((id) => publisher.deploy({ ...order, id })))
  await eventually(() => expect(lines).toHaveLength(3))
  expect(most).toBe(1)
  expect(rows.map(({ status }) => status)).toEqual(['live', 'live', 'live'])
  const pointer = await readPointer(dataDir)
  expect(pointer.previous).toHaveLength(2)
  await eventually(() => expect(readdirSync(join(dataDir, 'content'))).toHaveLength(1))
  expect(new Set(readdirSync(join(dataDir, 'releases')))).toEqual(
    new Set([pointer.release, ...pointer.previous]),
  )
})

test('an order without recorded content is refused with a reason', async () => {
  const runJob = builds()
  const { publisher } = publisherFor([], { runJob })
  await expect(publisher.deploy(order)).rejects.toThrow(
    'The content could not be written to the data folder (nothing is recorded).',
  )
  expect(runJob).not.toHaveBeenCalled()
})

test('stopping kills the child and records it in the row', async () => {
  const rows = [started(1), started(2)]
  const { publisher, dataDir } = publisherFor(rows, {
    runJob: (_job, signal) =>
      new Promise((resolve) => {
        const message = 'The build ended before it was done.'
        const end = () => resolve({ state: 'failed', phase: 'build', message })
        signal?.addEventListener('abort', end)
      }),
  })
  await publisher.deploy(order)
  await publisher.deploy({ ...order, id: 2 })
  await publisher.stop()
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'failed' })
    expect(row.message).toContain('The server was stopped before the new site was ready.')
  }
  expect((await readPointer(dataDir)).release).toBeNull()
  await expect(publisher.deploy(order)).rejects.toThrow('The server was stopped')
})

test('without a build only the content is made, and the next start builds', async () => {
  const runJob = builds()
  const { publisher, dataDir, lines } = publisherFor([started(1)], { runJob, builds: false })
  runJob.mockResolvedValue({ state: 'done', hash: null, inputs: '' })
  await writePointer(dataDir, {
    release: 'old',
    previous: ['older'],
    content: null,
    inputs: 'x',
    publish: null,
  })
  await publisher.deploy(order)
  await eventually(() => expect(lines.join()).toContain('published'))
  expect(runJob.mock.calls[0]?.[0].outDir).toBeNull()
  expect(await readPointer(dataDir)).toMatchObject({
    release: 'old',
    previous: ['older'],
    inputs: '',
    publish: 1,
  })
})

test('after a crash, open rows are recorded as failed except for the live one', async () => {
  const calls: unknown[][] = []
  const sql = <T>(text: string, params: unknown[] = []): Promise<T[]> => {
    calls.push([text.includes("where status = 'started'"), params[0]])
    return Promise.resolve([])
  }
  const pointer = { release: 'a', previous: [], content: null, inputs: '', publish: 4 }
  await closeOpenPublishes(sql, pointer)
  await closeOpenPublishes(sql, { ...pointer, publish: null })
  expect(calls).toEqual([
    [true, 4],
    [true, -1],
  ])
})
