import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../eventually'
import { diskFullMessage, isDiskFull } from '../../../scripts/publish/disk-full'
import { isWhole } from '../../../scripts/publish/release-folders'
import { readPointer, writePointer } from '../../../scripts/publish/release-pointer'
import { writeRecord } from '../../../scripts/publish/release-record'
import { registerHash } from '../../../scripts/publish/withdrawn'
import { contentRows, galleryRow } from '../../publish/rows'
import { makeSite } from './local-data'
import { builds, order, publisherFor, started } from './publisher-set-up'

test('Z10 earlier releases that show a withdrawn picture go with the next publish; others stay', async () => {
  const withdrawn: string[] = []
  const runJob = builds()
  const { publisher, dataDir, lines } = publisherFor([started(1)], { runJob, withdrawn })
  makeSite(join(dataDir, 'releases/kid'), 'kid')
  makeSite(join(dataDir, 'releases/goat'), 'goat')
  const before = { release: 'goat', previous: ['kid'], content: null, inputs: '', publish: null }
  await writePointer(dataDir, before)
  withdrawn.push(registerHash('gallery/kid.webp'))
  await publisher.deploy(order)
  await eventually(() => expect(lines).toHaveLength(1))
  expect(runJob.mock.calls[0]?.[0].rows?.withdrawn).toEqual(withdrawn)
  const { release, previous } = await readPointer(dataDir)
  expect(previous).toEqual(['goat'])
  await publisher.stop()
  expect(new Set(readdirSync(join(dataDir, 'releases')))).toEqual(new Set([release, 'goat']))
})

test('Z10 a publish with nothing new takes withdrawn pictures out of earlier releases, and of the live one where no page shows them', async () => {
  const address = '/images/gallery/mbuzi-farm/03-kid.jpg'
  const { publisher, dataDir, shown } = publisherFor([], {
    runJob: builds(),
    withdrawn: [registerHash('gallery/kid.webp'), registerHash(address)],
  })
  makeSite(join(dataDir, 'releases/kid'), 'kid')
  const live = makeSite(join(dataDir, 'releases/live'), 'live', {}, [address.slice(1)])
  writeFileSync(join(live, 'content-snapshot.json'), JSON.stringify(contentRows()))
  writeRecord(live, { publish: 1, content: null, inputs: 'x' })
  const before = { release: 'live', previous: ['kid'], content: null, inputs: 'x', publish: 1 }
  await writePointer(dataDir, before)
  await publisher.removeWithdrawn()
  expect(shown).toEqual(['live'])
  expect(await readPointer(dataDir)).toEqual({ ...before, previous: [] })
  expect(readdirSync(join(dataDir, 'releases'))).toEqual(['live'])
  expect(existsSync(join(live, address))).toBe(false)
  expect(isWhole(dataDir, 'live')).toBe(true)

  await publisher.removeWithdrawn()
  expect(shown).toEqual(['live'])
})

test('Z10 what the live pages still show stays until the next publish', async () => {
  const address = '/images/gallery/mbuzi-farm/03-kid.jpg'
  const { publisher, dataDir } = publisherFor([], {
    runJob: builds(),
    withdrawn: [registerHash(address)],
  })
  const live = makeSite(join(dataDir, 'releases/live'), 'live', {}, [address.slice(1)])
  const rows = contentRows({ gallery_images: [galleryRow(1, { url: address })] })
  writeFileSync(join(live, 'content-snapshot.json'), JSON.stringify(rows))
  writeRecord(live, { publish: 1, content: null, inputs: 'x' })
  const before = { release: 'live', previous: [], content: null, inputs: 'x', publish: 1 }
  await writePointer(dataDir, before)
  await publisher.removeWithdrawn()
  expect(existsSync(join(live, address))).toBe(true)
})

test('Z16 a full disk is reported as such, wherever it occurs', async () => {
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' })
  const rows = [started(1)]
  const { publisher, lines } = publisherFor(rows, { runJob: () => Promise.reject(full) })
  await publisher.deploy(order)
  await eventually(() => expect(lines).toHaveLength(1))
  expect(rows[0]).toMatchObject({ status: 'failed', message: diskFullMessage })
  const deep = new Error('Build failed with 1 error:\n\n[plugin vite:prepare-out-dir]', {
    cause: new AggregateError([Object.assign(new Error('mkdir'), { errors: [full] })]),
  })
  expect(isDiskFull(deep)).toBe(true)
  expect(isDiskFull(new Error('Build failed with 1 error'))).toBe(false)
})
