import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describePicture } from '../../../scripts/images/derive'
import { MissingUploads, prepareUploads } from '../../../scripts/images/prepare-uploads'
import {
  arePicturesFresh,
  readModules,
  updatePictures,
  writeModules,
} from '../../../scripts/images/update'
import { picture } from '../publish/pull-folder'

const goat = '/images/tours/uploads/goat-1.jpg'
const wall = '/images/gallery/uploads/wall_2.jpg'

/** A commit that names two uploads and holds neither. */
async function checkout() {
  const root = mkdtempSync(path.join(tmpdir(), 'shamba-checkout-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const at = (...names: string[]) => path.join(root, ...names)
  const bucket: Record<string, Uint8Array> = {
    'tours/goat-1.png': await picture('#804020'),
    'gallery/wall_2.webp': await picture('#208040'),
  }
  const places = {
    masters: at('masters'),
    modules: at('modules'),
    slow: at('public'),
    quick: at('prepared'),
    namesUploads: true,
  }
  const cache = { masters: at('cache/uploads'), files: at('cache/pictures') }
  for (const folder of [places.masters, places.slow, places.quick]) mkdirSync(folder)
  const [goatFile, wallFile] = Object.values(bucket)
  await writeModules(places.modules, {
    [goat]: await describePicture(goatFile ?? new Uint8Array()),
    [wall]: await describePicture(wallFile ?? new Uint8Array()),
  })
  const asked: string[] = []
  const fetchUpload = (storagePath: string) => {
    asked.push(storagePath)
    return Promise.resolve(bucket[storagePath] ?? null)
  }
  return {
    at,
    bucket,
    places,
    cache,
    asked,
    prepare: () => prepareUploads({ places, cache, fetchUpload }),
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.\w+$/.test(name) && !name.startsWith('.modules'),
  )
}

test('Z12 a build fetches the uploads that its commit names, into the cache alone', async () => {
  const { at, places, cache, asked, prepare } = await checkout()
  const before = await readModules(places.modules)
  await updatePictures(places)
  await prepare()
  expect(filesIn(cache.masters).toSorted()).toEqual([
    'gallery/uploads/wall_2.webp',
    'tours/uploads/goat-1.png',
  ])
  for (const [address, { key }] of Object.entries(before)) {
    expect(existsSync(path.join(cache.files, address))).toBe(true)
    expect(existsSync(path.join(cache.files, 'pictures', key, 'card.jpg'))).toBe(true)
  }
  expect(await readModules(places.modules)).toEqual(before)
  expect(await arePicturesFresh(places)).toBe(true)
  expect([...filesIn(at('masters')), ...filesIn(at('public')), ...filesIn(at('prepared'))]).toEqual(
    [],
  )

  asked.length = 0
  await prepare()
  expect(asked).toEqual([])
})

test('Z12 pictures that cannot be fetched are named', async () => {
  const { bucket, prepare } = await checkout()
  delete bucket['tours/goat-1.png']
  await expect(prepare()).rejects.toThrow(
    `This uploaded picture of the content could not be had: ${goat} (the store has no such pictures).`,
  )
})

test('Z12 a storage failure is reported with all pictures that need it', async () => {
  const { places, cache } = await checkout()
  const fetchUpload = () => Promise.reject(new Error('The database at x did not answer.'))
  const failure = prepareUploads({ places, cache, fetchUpload })
  await expect(failure).rejects.toThrow(MissingUploads)
  await expect(failure).rejects.toThrow(
    `These uploaded pictures of the content could not be had: ${wall}, ${goat} (The database at x did not answer).`,
  )
})

test('Z10 Z12 a picture that the modules no longer name leaves the cache', async () => {
  const { places, cache, prepare } = await checkout()
  await prepare()
  const { [wall]: kept } = await readModules(places.modules)
  if (!kept) throw new Error('the picture is not named')
  await writeModules(places.modules, { [wall]: kept })
  await prepare()
  expect(filesIn(cache.masters)).toEqual(['gallery/uploads/wall_2.webp'])
  expect(readdirSync(path.join(cache.files, 'pictures'))).toEqual([kept.key])
  expect(existsSync(path.join(cache.files, goat))).toBe(false)
})

test('Z12 uploads of the time when they were committed still build from their masters', async () => {
  const { at, bucket, places, asked, prepare } = await checkout()
  for (const [name, file] of Object.entries(bucket)) {
    const [group = '', base = ''] = name.split('/')
    mkdirSync(at('masters', group, 'uploads'), { recursive: true })
    writeFileSync(at('masters', group, 'uploads', base), file)
  }
  await updatePictures(places)
  await prepare()
  expect(asked).toEqual([])
  expect(existsSync(at('prepared', goat))).toBe(true)
})
