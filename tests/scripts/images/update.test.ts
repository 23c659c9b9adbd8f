// @vitest-environment node
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  arePicturesFresh,
  updatePictures,
  type PicturePlaces,
} from '../../../scripts/images/update'

let places: PicturePlaces

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const inside = (name: string) => path.join(folder, name)
  places = {
    masters: inside('masters'),
    modules: inside('modules'),
    slow: inside('slow'),
    quick: inside('quick'),
  }
})

afterEach(() => rm(path.dirname(places.masters), { recursive: true, force: true }))

/** A plain picture, small so that a test is quick. */
async function putMaster(name: string, colour: string, [width, height] = [600, 400]) {
  const file = path.join(places.masters, name)
  await mkdir(path.dirname(file), { recursive: true })
  const picture = sharp({
    create: { width: width ?? 1, height: height ?? 1, channels: 3, background: colour },
  })
  await writeFile(file, await picture.toFormat(name.endsWith('.png') ? 'png' : 'webp').toBuffer())
}

const moduleText = (name: string) => readFile(path.join(places.modules, `${name}.ts`), 'utf8')

function filesUnder(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: true }).then((names) =>
    names.filter((name) => /\.\w+$/.test(name)).toSorted(),
  )
}

test('a new master gets its files, its line and the JPEG at its address', async () => {
  await putMaster('tours/goat.webp', '#336633')
  expect(await updatePictures(places)).toEqual({ count: 1, made: ['/images/tours/goat.jpg'] })

  const text = await moduleText('tours')
  const key = /key: '([0-9a-f]{8})'/.exec(text)?.[1] ?? 'none'
  expect(text).toContain(
    "export const toursPictures: PictureFiles = {\n  '/images/tours/goat.jpg': {",
  )
  expect(text).toContain('width: 600,\n    height: 400,')
  expect(text).toContain("preview: '#363,#363,#363'")
  expect(await filesUnder(places.slow)).toEqual([
    `pictures/${key}/480.avif`,
    `pictures/${key}/600.avif`,
  ])
  expect(await filesUnder(places.quick)).toEqual([
    'images/tours/goat.jpg',
    `pictures/${key}/card.jpg`,
    `pictures/${key}/plain.jpg`,
  ])
  const card = await sharp(path.join(places.quick, `pictures/${key}/card.jpg`)).metadata()
  expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630])
})

test('what has not changed is not made again', async () => {
  await putMaster('goat.webp', '#336633')
  await updatePictures(places)
  const onMade = vi.fn<() => void>()
  expect(await updatePictures(places, onMade)).toEqual({ count: 1, made: [] })
  expect(onMade).not.toHaveBeenCalled()
})

test('files that a fresh clone lacks are made from the committed list', async () => {
  await putMaster('goat.webp', '#336633')
  await updatePictures(places)
  await rm(places.quick, { recursive: true })
  expect(await updatePictures(places)).toEqual({ count: 1, made: ['/images/goat.jpg'] })
  expect(existsSync(path.join(places.quick, 'images/goat.jpg'))).toBe(true)
})

test('another picture gets another folder, and the old files go', async () => {
  await putMaster('goat.webp', '#336633')
  await updatePictures(places)
  const [before] = await readdir(path.join(places.slow, 'pictures'))
  const oldPlain = await readFile(path.join(places.quick, 'images/goat.jpg'))
  await putMaster('goat.webp', '#aa2211')
  expect(await arePicturesFresh(places)).toBe(false)
  await updatePictures(places)
  const after = await readdir(path.join(places.slow, 'pictures'))
  expect(after).toHaveLength(1)
  expect(after).not.toContain(before)
  expect(await readdir(path.join(places.quick, 'pictures'))).toEqual(after)
  expect(await readFile(path.join(places.quick, 'images/goat.jpg'))).not.toEqual(oldPlain)
  expect(await arePicturesFresh(places)).toBe(true)
})

test('a file of a width that nothing asks for goes', async () => {
  await putMaster('tours/goat.webp', '#336633')
  await updatePictures(places)
  const files = await filesUnder(places.slow)
  const folder = path.dirname(files[0] ?? '')
  await writeFile(path.join(places.slow, folder, '700.avif'), 'of an earlier version')
  await updatePictures(places)
  expect(await filesUnder(places.slow)).toEqual(files)
})

test('a deleted picture leaves no files', async () => {
  await putMaster('tours/goat.webp', '#336633')
  await putMaster('cow.webp', '#553311')
  await updatePictures(places)
  await rm(path.join(places.masters, 'tours/goat.webp'))
  expect(await arePicturesFresh(places)).toBe(false)
  await updatePictures(places)
  expect(await readdir(places.modules)).toEqual(['index.ts', 'pages.ts'])
  expect(await filesUnder(path.join(places.quick, 'images'))).toEqual(['cow.jpg'])
  expect(await readdir(path.join(places.slow, 'pictures'))).toHaveLength(1)
})

test('a file that is no picture is named, and so are two that claim one address', async () => {
  await putMaster('goat.webp', '#336633')
  await writeFile(path.join(places.masters, 'broken.png'), 'not a picture')
  await expect(updatePictures(places)).rejects.toThrow(/broken\.png cannot be read as a picture\.$/)
  await rm(path.join(places.masters, 'broken.png'))
  await putMaster('goat.png', '#336633')
  await expect(updatePictures(places)).rejects.toThrow(
    'goat.png and goat.webp both claim /images/goat.jpg: keep one of them.',
  )
})

test.each([
  "gallery/mama's goats.webp",
  'my photos/goat.webp',
  '2026/goat.webp',
  'gallery/goat #2.webp',
  'gallery/100% goat.webp',
  'gallery/goat?.webp',
])(
  'the master %s is refused, because no module or address could name it, and the modules stay',
  async (name) => {
    await putMaster('gallery/goat (1) é.webp', '#336633')
    await updatePictures(places)
    const before = await moduleText('gallery')
    await putMaster(name, '#663333')
    await expect(updatePictures(places)).rejects.toThrow(`${name} needs another name`)
    expect(await moduleText('gallery')).toBe(before)
    expect(await readdir(places.modules)).toEqual(['gallery.ts', 'index.ts'])
  },
)
