import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headerBudget } from '../../../../src/admin/kit/pictures/header/byte-reader'
import { readPictureHeader } from '../../../../src/admin/kit/pictures/header/read-picture-header'
import {
  fileOf,
  fourAreas,
  heicHeader,
  phonePhoto,
  pngHeader,
  seededRandom,
  segment,
} from './make-pictures'

const read = (bytes: Uint8Array | string) => readPictureHeader(fileOf(bytes))

/** A blob that notes how much of it is read. */
function watched(bytes: Uint8Array) {
  const file = fileOf(bytes)
  const seen = { bytes: 0 }
  const slice = file.slice.bind(file)
  file.slice = (start = 0, end = file.size) => {
    seen.bytes += Math.min(end, file.size) - start
    return slice(start, end)
  }
  return { file, seen }
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'K6 reads kind and size of a %s without its name',
  async (format) => {
    const picture = await fourAreas(300, 200)
    const header = await read(await picture.toFormat(format).toBuffer())
    expect(header).toEqual({
      kind: format,
      size: { width: 300, height: 200 },
      orientation: 1,
      exifParts: [],
    })
  },
)

test('K6 reads the size of lossless, transparent and progressive pictures', async () => {
  const picture = await fourAreas(301, 199)
  const size = { width: 301, height: 199 }
  const lossless = await picture.clone().webp({ lossless: true }).toBuffer()
  expect(await read(lossless)).toMatchObject({ kind: 'webp', size })
  const transparent = await picture.clone().ensureAlpha(0.5).webp().toBuffer()
  expect(await read(transparent)).toMatchObject({ kind: 'webp', size })
  const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer()
  expect(await read(progressive)).toMatchObject({ kind: 'jpeg', size })
})

test('K56 reads when a JPEG was taken, and takes no day that does not exist for one', async () => {
  const takenAt = async (date: string) => {
    const exif = { IFD0: { Make: 'Phone' }, IFD2: { DateTimeOriginal: date } }
    const picture = await fourAreas(64, 48)
    return (await read(await picture.withExif(exif).jpeg().toBuffer())).takenAt
  }
  expect((await read(await phonePhoto(64, 48, 6))).takenAt).toBe('2026-03-04T10:20:30')
  expect(await takenAt('2024:02:29 23:59:59')).toBe('2024-02-29T23:59:59')
  const noDates = [
    '0000:00:00 00:00:00',
    '2025:02:29 10:00:00',
    '1899:12:31 10:00:00',
    '2026-03-04T10:20:30',
    'yesterday',
  ]
  expect(await Promise.all(noDates.map(takenAt))).toEqual(noDates.map(() => undefined))
  const picture = await fourAreas(64, 48)
  expect((await read(await picture.jpeg().toBuffer())).takenAt).toBeUndefined()
})

test('K6 reads every EXIF orientation of a JPEG, and the size as stored', async () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const header = await read(await phonePhoto(64, 48, orientation))
    expect(header).toMatchObject({ orientation, size: { width: 64, height: 48 } })
  }
})

test.each(['webp', 'png'] as const)(
  'K6 leaves the orientation of a %s to the decoder, and reads the size as stored',
  async (format) => {
    const header = await read(await phonePhoto(64, 48, 6, format))
    expect(header).toMatchObject({ orientation: 1, size: { width: 64, height: 48 } })
  },
)

test('K6 finds all of the EXIF data of a JPEG', async () => {
  const bytes = await phonePhoto(64, 48, 6)
  const { exifParts } = await read(bytes)
  expect(exifParts).toHaveLength(1)
  const [part = { start: 0, end: 0 }] = exifParts
  const rest = Buffer.concat([bytes.subarray(0, part.start), bytes.subarray(part.end)])
  expect((await sharp(rest).metadata()).exif).toBeUndefined()
  expect(await read(rest)).toMatchObject({ orientation: 1, size: { width: 64, height: 48 } })
})

test('K6 takes the largest part of a HEIC photo for its size', async () => {
  const header = await read(heicHeader([512, 512], [4032, 3024], [320, 240]))
  expect(header).toMatchObject({ kind: 'heic', size: { width: 4032, height: 3024 } })
})

test('K6 understands a JPEG whose size stands behind a megabyte of other data', async () => {
  const bytes = await phonePhoto(64, 48, 3)
  const bulk = Array.from({ length: 16 }, () => segment(0xe1, Buffer.alloc(65_000, 0x41)))
  const { file, seen } = watched(Buffer.concat([bytes.subarray(0, 2), ...bulk, bytes.subarray(2)]))
  const header = await readPictureHeader(file)
  expect(header).toMatchObject({ orientation: 3, size: { width: 64, height: 48 } })
  expect(seen.bytes).toBeLessThanOrEqual(headerBudget)
})

test('K6 reads at most 256 KB of a file made to keep it busy', async () => {
  const start = Buffer.from([0xff, 0xd8, 0xff])
  for (const filling of [0x00, 0xff, 0xd8]) {
    const { file, seen } = watched(Buffer.concat([start, Buffer.alloc(600_000, filling)]))
    expect((await readPictureHeader(file)).size).toBeUndefined()
    expect(seen.bytes).toBeLessThanOrEqual(headerBudget)
  }
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'svg'],
  ['an SVG with a preamble', '\uFEFF<?xml version="1.0"?>\n<!-- tea -->\n<svg/>', 'svg'],
  ['HTML', '<!doctype html><svg onload=alert(1)>', 'other'],
  ['HTML with an inline drawing', '<p><svg></svg>', 'other'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', 'gif'],
  ['a PDF', '%PDF-1.7 ', 'other'],
  ['a sound', 'RIFF\x10\x00\x00\x00WAVEfmt ', 'other'],
  ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'other'],
  ['nothing', '', 'other'],
])('K6 is not deceived by the name of %s', async (_, text, kind) => {
  const header = await readPictureHeader(fileOf(text, 'innocent.png'))
  expect(header).toEqual({ kind, size: undefined, orientation: 1, exifParts: [] })
})

test('K6 reads the size of a bomb that nobody should decode', async () => {
  expect((await read(pngHeader(30_000, 30_000))).size).toEqual({ width: 30_000, height: 30_000 })
  expect((await read(pngHeader(0, 20))).size).toBeUndefined()
})

test('K6 ends with an answer however a picture is cut off', async () => {
  const picture = await fourAreas(64, 48)
  const files = await Promise.all([
    phonePhoto(64, 48, 6),
    phonePhoto(64, 48, 6, 'webp'),
    phonePhoto(64, 48, 6, 'png'),
    picture.avif().toBuffer(),
  ])
  files.push(heicHeader([64, 48]))
  for (const bytes of files) {
    for (let length = 0; length < Math.min(bytes.length, 700); length++) {
      const { size = { width: 64, height: 48 } } = await read(bytes.subarray(0, length))
      expect(size).toEqual({ width: 64, height: 48 })
    }
  }
})

test('K6 ends with an answer whatever bytes are changed', async () => {
  const random = seededRandom(7)
  const files = await Promise.all([
    phonePhoto(64, 48, 6),
    phonePhoto(64, 48, 6, 'webp'),
    phonePhoto(64, 48, 6, 'png'),
  ])
  files.push(heicHeader([64, 48], [512, 512]))
  for (const bytes of files) {
    for (let round = 0; round < 300; round++) {
      const copy = Buffer.from(bytes)
      for (let change = 0; change < 6; change++) {
        copy[Math.floor(random() * Math.min(copy.length, 400))] = Math.floor(random() * 256)
      }
      const { size = { width: 1, height: 1 }, orientation } = await read(copy)
      expect(orientation).toBeGreaterThanOrEqual(1)
      expect(orientation).toBeLessThanOrEqual(8)
      expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
    }
  }
})
