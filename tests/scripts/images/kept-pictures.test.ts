import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describePicture, pictureRecipe } from '../../../scripts/images/derive'
import type { KeptPictures } from '../../../scripts/images/kept-pictures'
import { prepareUploads } from '../../../scripts/images/prepare-uploads'
import { writeModules } from '../../../scripts/images/update'
import { galleryRow, tourRow } from '../../publish/rows'
import { answerOf, picture, pullFolder, runPull } from '../publish/pull-folder'
import { countEncodes, fakePictureStore, type FakeStore } from './fake-picture-store'

const goat = '/images/tours/uploads/goat-1.jpg'
const wall = '/images/gallery/uploads/wall_2.jpg'
const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const goatHash = hashOf('tours/goat-1.png')

/** Two uploads of a project, and builds of it on hosts that keep nothing. */
async function project() {
  const uploads: Record<string, Uint8Array> = {
    'tours/goat-1.png': await picture('#804020'),
    'gallery/wall_2.webp': await picture('#208040'),
  }
  const fake = fakePictureStore()
  const encodes = countEncodes()
  const lines: string[] = []
  /** A build on an empty host; gives how many files it encoded, and its files by path with their hashes. */
  async function build(store = fake.builder, more: Partial<KeptPictures> = {}) {
    const root = mkdtempSync(path.join(tmpdir(), 'shamba-host-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const at = (...names: string[]) => path.join(root, ...names)
    const [goatFile, wallFile] = Object.values(uploads)
    const places = {
      masters: at('masters'),
      modules: at('modules'),
      slow: at('public'),
      quick: at('prepared'),
      namesUploads: true,
    }
    await writeModules(places.modules, {
      [goat]: await describePicture(goatFile ?? new Uint8Array()),
      [wall]: await describePicture(wallFile ?? new Uint8Array()),
    })
    encodes()
    lines.length = 0
    await prepareUploads({
      places,
      cache: { masters: at('uploads'), files: at('files') },
      fetchUpload: (name) => Promise.resolve(uploads[name] ?? null),
      kept: { store, say: (line) => lines.push(line), ...more },
    })
    return { encoded: encodes(), files: hashesBelow(at('files')) }
  }
  return { uploads, fake, lines, build }
}

function hashesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = names.filter((name) => /\.\w+$/.test(name))
  return Object.fromEntries(
    files.map((name) => [name, hashOf(readFileSync(path.join(folder, name)))]),
  )
}

/** Each of the small pictures of these tests has three files: AVIF, JPEG and the card. */
const filesOfOne = 3
const filesOfBoth = 2 * filesOfOne

test('K124 a publish with 100 uploads and one changed word encodes nothing on a host that keeps nothing', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `gallery/p-${index}.png`)
  const uploads: Record<string, Uint8Array> = {}
  for (const [index, name] of names.entries()) {
    uploads[name] = await picture(`rgb(${index * 2}, 40, ${200 - index})`)
  }
  const answer = (title: string) =>
    answerOf({
      tours: [tourRow(1, { title }), tourRow(2), tourRow(3)],
      gallery_images: names.map((name, index) =>
        galleryRow(index + 1, { url: `/storage/v1/object/public/gallery/${name}` }),
      ),
    })
  const fake = fakePictureStore()
  const encodes = countEncodes()
  const publish = async (title: string) => {
    const host = pullFolder({ store: fake.builder, say: () => undefined })
    const { complained } = await runPull(host, { answer: answer(title), uploads })
    expect(complained).toEqual([])
    return { encoded: encodes(), files: hashesBelow(host.at('cache/pictures')) }
  }
  const first = await publish('Tea')
  expect(first.encoded).toBe(100 * filesOfOne)
  expect(fake.files.size).toBe(100 * filesOfOne)
  const second = await publish('Teas')
  expect(second.encoded).toBe(0)
  expect(second.files).toEqual(first.files)
}, 240_000)

test('K124 a build encodes what is new, and everything when the recipe or the libraries change', async () => {
  const { uploads, fake, build } = await project()
  expect((await build()).encoded).toBe(filesOfBoth)
  expect((await build()).encoded).toBe(0)
  uploads['tours/goat-1.png'] = await picture('#112233')
  expect((await build()).encoded).toBe(filesOfOne)
  expect((await build()).encoded).toBe(0)
  const recipe = `${pictureRecipe} and more`
  // The fake encodes the same files under another key; what is kept under the old one is not taken.
  expect((await build(fake.builder, { recipe })).encoded).toBe(filesOfBoth)
  expect((await build(fake.builder, { recipe })).encoded).toBe(0)
  expect(fake.files.size).toBe(filesOfBoth)
  expect(pictureRecipe).toContain('"sharp"')
})

test.each<[string, (fake: FakeStore, name: string) => void]>([
  [
    'torn',
    (fake, name) => fake.files.set(name, (fake.files.get(name) ?? new Uint8Array()).slice(0, 20)),
  ],
  ['empty', (fake, name) => fake.files.set(name, new Uint8Array())],
  [
    'of the same length with other bytes',
    (fake, name) => fake.files.set(name, (fake.files.get(name) ?? new Uint8Array()).toReversed()),
  ],
  [
    'another picture',
    (fake, name) => {
      const other = [...fake.files].find(([one]) => !one.includes(goatHash))?.[1]
      fake.files.set(name, other ?? new Uint8Array())
    },
  ],
  ['missing', (fake, name) => fake.files.delete(name)],
])(
  'K125 a kept file that is %s is encoded anew, never shown, and kept again',
  async (_what, spoil) => {
    const { fake, build } = await project()
    const { files } = await build()
    const name = [...fake.files.keys()].find(
      (one) => one.includes(goatHash) && one.endsWith('.avif'),
    )
    spoil(fake, name ?? '')
    const repaired = await build()
    expect(repaired).toEqual({ encoded: 1, files })
    expect(await build()).toEqual({ encoded: 0, files })
  },
)

test('K125 an index that names other files or hashes of another recipe is not used', async () => {
  const { fake, build } = await project()
  const { files } = await build()
  const row = fake.rows.get(goatHash)
  if (!row) throw new Error('nothing was kept')
  fake.rows.set(goatHash, { ...row, key: hashOf('another') })
  expect(await build(fake.reader)).toEqual({ encoded: filesOfOne, files })
})

test('K125 a store that does not answer or refuses never fails a build', async () => {
  const { fake, lines, build } = await project()
  const { files } = await build()
  const down = () => Promise.reject(new Error('the project answered 540'))
  expect(await build({ ...fake.builder, readIndex: down })).toEqual({ encoded: filesOfBoth, files })
  expect(lines).toEqual([
    'The kept sizes of pictures could not be fetched (the project answered 540).',
  ])
  expect(await build({ ...fake.builder, fetchFile: down })).toEqual({ encoded: filesOfBoth, files })
  fake.files.clear()
  const { writer } = fake.builder
  if (!writer) throw new Error('the builder may not write')
  expect(await build({ ...fake.builder, writer: { ...writer, put: down } })).toEqual({
    encoded: filesOfBoth,
    files,
  })
  expect(lines).toEqual([
    'Not all sizes of pictures could be kept for the next build (the project answered 540).',
  ])
})

test('K126 a build without the secret key writes nothing and says once that it encodes anew', async () => {
  const { fake, lines, build } = await project()
  expect((await build(fake.reader)).encoded).toBe(filesOfBoth)
  expect([fake.rows.size, fake.files.size]).toEqual([0, 0])
  expect(lines).toEqual([
    '2 pictures were encoded, and the next build encodes what is not in its cache again: it may not keep pictures in the bucket (docs/publishing.md).',
  ])
  await build()
  expect((await build(fake.reader)).encoded).toBe(0)
  expect(lines).toEqual([])
})

test('K127 a withdrawn picture is never written back, also when consent ends during the build', async () => {
  const { uploads, fake, build } = await project()
  fake.withdrawn.add(goatHash)
  await build()
  expect([...fake.files.keys()].filter((name) => name.includes(goatHash))).toEqual([])
  fake.withdrawn.clear()
  fake.beforePut = (name) => {
    if (!name.includes(goatHash)) return
    fake.withdrawn.add(goatHash)
    fake.rows.delete(goatHash)
  }
  await build()
  expect(fake.withdrawn.size).toBe(1)
  expect([...fake.files.keys()].filter((name) => name.includes(goatHash))).toEqual([])
  expect(fake.files.size).toBe(filesOfOne)
  expect(Object.keys(uploads)).toHaveLength(2)
})

test('K127 a picture that the content no longer shows is not kept, even if a host still has it', async () => {
  const fake = fakePictureStore()
  const host = pullFolder({ store: fake.builder, say: () => undefined })
  const uploads = {
    'gallery/old.png': await picture('#804020'),
    'gallery/new.png': await picture('#208040'),
  }
  const showing = (name: string) =>
    answerOf({
      gallery_images: [
        galleryRow(1, { url: `/storage/v1/object/public/gallery/gallery/${name}.png` }),
      ],
    })
  await runPull(host, { answer: showing('old'), uploads })
  expect([...fake.rows.keys()]).toEqual([hashOf('gallery/old.png')])
  fake.rows.clear()
  fake.files.clear()
  await runPull(host, { answer: showing('new'), uploads })
  expect([...fake.rows.keys()]).toEqual([hashOf('gallery/new.png')])
  expect(existsSync(host.at('cache/uploads/gallery/uploads/old.png'))).toBe(false)
})
