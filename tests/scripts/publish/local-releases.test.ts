import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWhole, newFolderName, pruneReleases } from '../../../scripts/publish/release-folders'
import { readPointer, writePointer } from '../../../scripts/publish/release-pointer'
import { servedSite } from '../../../scripts/publish/local-site'
import { dataFolder, makeSite } from './local-data'

const pointer = {
  release: 'c',
  previous: ['b', 'a'],
  content: 'words',
  inputs: 'hash',
  publish: 7,
}

test('the pointer is read as it was written, and leaves no other file', async () => {
  const dataDir = dataFolder()
  await writePointer(dataDir, { ...pointer, publish: 6 })
  await writePointer(dataDir, pointer)
  expect(await readPointer(dataDir)).toEqual(pointer)
  expect(readdirSync(dataDir)).toEqual(['live.json'])
})

test.each([
  ['is missing', undefined],
  ['is cut off', '{"release": "c", "prev'],
  ['is empty', ''],
  ['leads out of its folder', JSON.stringify({ ...pointer, release: '../db' })],
  ['lacks a part', JSON.stringify({ release: 'c' })],
])('a pointer that %s reads as no release', async (_case, text) => {
  const dataDir = dataFolder()
  if (text !== undefined) writeFileSync(join(dataDir, 'live.json'), text)
  expect(await readPointer(dataDir)).toMatchObject({ release: null, content: null, previous: [] })
})

test('pruning keeps what the pointer and the queue name, and deletes the rest', async () => {
  const dataDir = dataFolder()
  for (const name of ['a', 'b', 'c', 'd', 'd.next']) makeSite(join(dataDir, 'releases', name), name)
  for (const name of ['words', 'queued', 'lost']) {
    mkdirSync(join(dataDir, 'content', name), { recursive: true })
    writeFileSync(join(dataDir, 'content', `${name}.json`), '{}')
  }
  mkdirSync(join(dataDir, 'db'))
  await pruneReleases(dataDir, pointer, ['queued'])
  expect(readdirSync(join(dataDir, 'releases'))).toEqual(['a', 'b', 'c'])
  expect(readdirSync(join(dataDir, 'content')).toSorted()).toEqual([
    'queued',
    'queued.json',
    'words',
    'words.json',
  ])
  expect(existsSync(join(dataDir, 'db'))).toBe(true)
})

test('pruning an empty data folder does nothing', async () => {
  const dataDir = dataFolder()
  await pruneReleases(dataDir, await readPointer(dataDir))
  expect(readdirSync(dataDir)).toEqual([])
})

test('a release is complete when its record exists; complete earlier ones are served', () => {
  const dataDir = dataFolder()
  makeSite(join(dataDir, 'releases/c'), 'c')
  makeSite(join(dataDir, 'releases/a'), 'a')
  mkdirSync(join(dataDir, 'releases/b'))
  expect(isWhole(dataDir, 'c')).toBe(true)
  expect(isWhole(dataDir, 'b')).toBe(false)
  expect(isWhole(dataDir, null)).toBe(false)
  expect(servedSite(dataDir, pointer)).toEqual({
    siteDir: join(dataDir, 'releases/c'),
    previous: [join(dataDir, 'releases/a')],
  })
})

test('every folder gets a unique name that a pointer accepts', async () => {
  const names = new Set(Array.from({ length: 20 }, newFolderName))
  expect(names.size).toBe(20)
  const dataDir = dataFolder()
  for (const release of names) {
    await writePointer(dataDir, { ...pointer, release })
    expect((await readPointer(dataDir)).release).toBe(release)
  }
})
