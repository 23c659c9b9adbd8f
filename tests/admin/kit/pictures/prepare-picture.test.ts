import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { PictureRefusal, refusalTexts } from '../../../../src/admin/kit/pictures/check-picture'
import {
  PreparationFailure,
  preparePicture,
  type PreparedPicture,
} from '../../../../src/admin/kit/pictures/prepare-picture'
import { stubCanvas } from './canvas-tools'
import {
  corners,
  fileOf,
  fourAreas,
  heicHeader,
  phoneExif,
  phonePhoto,
  pngHeader,
} from './make-pictures'

async function bytesOf({ blob }: PreparedPicture): Promise<Buffer> {
  return Buffer.from(await blob.arrayBuffer())
}

/** The colour in the middle of one of the four areas. */
async function colourAt(picture: PreparedPicture, across: number, down: number) {
  const { data, info } = await sharp(await bytesOf(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const x = Math.floor(info.width * across)
  const y = Math.floor(info.height * down)
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

function expectColour(actual: number[], wanted: readonly number[]) {
  const distance = actual.map((value, index) => Math.abs(value - (wanted[index] ?? 0)))
  expect(Math.max(...distance), `${actual.join()} for ${wanted.join()}`).toBeLessThan(40)
}

/** Stored so that it comes out upright when the orientation is heeded. */
async function heldPhoto(width: number, height: number, orientation: number) {
  const transposed = orientation >= 5
  const upright = await (await fourAreas(width, height)).png().toBuffer()
  const undo = new Map([
    [2, sharp(upright).flop()],
    [3, sharp(upright).rotate(180)],
    [4, sharp(upright).flip()],
    [5, sharp(await sharp(upright).rotate(270).toBuffer()).flip()],
    [6, sharp(upright).rotate(270)],
    [7, sharp(await sharp(upright).rotate(270).toBuffer()).flop()],
    [8, sharp(upright).rotate(90)],
  ])
  const stored = undo.get(orientation) ?? sharp(upright)
  const bytes = await stored.withMetadata({ orientation }).withExif(phoneExif).jpeg().toBuffer()
  const info = await sharp(bytes).metadata()
  expect(info.width).toBe(transposed ? height : width)
  expect(info.orientation).toBe(orientation)
  expect(bytes.includes('Pocket 12')).toBe(true)
  return fileOf(bytes)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'K6 a photo with orientation %i and a location becomes upright, smaller and without both',
  async (orientation) => {
    stubCanvas()
    const picture = await preparePicture(await heldPhoto(2400, 1200, orientation))
    expect(picture).toMatchObject({ width: 2000, height: 1000, extension: 'webp' })
    expectColour(await colourAt(picture, 0.25, 0.25), corners.red)
    expectColour(await colourAt(picture, 0.75, 0.25), corners.green)
    expectColour(await colourAt(picture, 0.25, 0.75), corners.blue)
    expectColour(await colourAt(picture, 0.75, 0.75), [255, 255, 255])
    const { width, height, format, exif, xmp, iptc } = await sharp(
      await bytesOf(picture),
    ).metadata()
    expect({ width, height, format }).toEqual({ width: 2000, height: 1000, format: 'webp' })
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect((await bytesOf(picture)).includes('Pocket 12')).toBe(false)
  },
)

test.each([['image/webp'], ['image/jpeg']])(
  'Z77 K6 each picture gets a thumbnail, upright and without a location (%s)',
  async (type) => {
    stubCanvas([type])
    const { thumbnail, ...picture } = await preparePicture(await heldPhoto(2400, 1200, 6))
    expect(thumbnail.type).toBe(type)
    const copy = { ...picture, blob: thumbnail, thumbnail }
    expectColour(await colourAt(copy, 0.25, 0.25), corners.red)
    expectColour(await colourAt(copy, 0.25, 0.75), corners.blue)
    const { width, height, exif } = await sharp(await bytesOf(copy)).metadata()
    expect({ width, height, exif }).toEqual({ width: 480, height: 240, exif: undefined })
    expect(thumbnail.size).toBeLessThan(picture.blob.size / 2)
  },
)

test('K6 a small picture keeps its size but not its metadata', async () => {
  stubCanvas()
  const picture = await preparePicture(fileOf(await phonePhoto(60, 40, 6)))
  expect(picture).toMatchObject({ width: 40, height: 60 })
  expect((await sharp(await bytesOf(picture)).metadata()).exif).toBeUndefined()
})

test('K6 other formats have the size that the decoder reports', async () => {
  stubCanvas()
  expect(await preparePicture(fileOf(await phonePhoto(3000, 30, 8, 'webp')))).toMatchObject({
    width: 20,
    height: 2000,
  })
})

test('K6 WebP keeps transparency, JPEG fills it with white', async () => {
  const transparent = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  stubCanvas()
  const webp = await preparePicture(fileOf(transparent))
  const { data } = await sharp(await bytesOf(webp))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(0)
  stubCanvas(['image/jpeg'])
  const jpeg = await preparePicture(fileOf(transparent))
  expect(jpeg).toMatchObject({ extension: 'jpg' })
  expect(jpeg.blob.type).toBe('image/jpeg')
  expectColour(await colourAt(jpeg, 0.5, 0.5), [255, 255, 255])
})

test('K6 pictures are decoded one at a time, and all memory is freed', async () => {
  const log = stubCanvas()
  const file = fileOf(await phonePhoto(300, 200, 6))
  const broken = fileOf((await phonePhoto(300, 200, 1)).subarray(0, 900))
  const results = await Promise.allSettled([
    preparePicture(file),
    preparePicture(broken),
    preparePicture(file),
  ])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toMatchObject({ mostDecoding: 1, open: 0, surfaces: 4, released: 4 })
})

test('K6 a file that is no picture is refused without decoding', async () => {
  const log = stubCanvas()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decoded')))
  for (const [bytes, text] of [
    ['', refusalTexts.empty],
    ['<svg/>', refusalTexts.svg],
    ['<!doctype html>', refusalTexts.other],
    [pngHeader(30_000, 30_000), /30,000 × 30,000 pixels/],
  ] as const) {
    await expect(preparePicture(fileOf(bytes, 'a.png'))).rejects.toThrow(text)
  }
  expect(log.surfaces).toBe(0)
})

test('K6 a picture that cannot be decoded is refused with a matching message', async () => {
  stubCanvas()
  const heic = await preparePicture(fileOf(heicHeader([64, 48]))).catch((error: unknown) => error)
  expect(heic).toBeInstanceOf(PictureRefusal)
  expect(heic).toHaveProperty('message', refusalTexts.heic)
  await expect(preparePicture(fileOf(pngHeader(64, 48)))).rejects.toThrow(refusalTexts.damaged)
})

test('K6 a picture that is larger than its header says is refused after decoding', async () => {
  let closed = 0
  const liar = { width: 9000, height: 9000, close: () => (closed += 1) }
  const log = stubCanvas()
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(liar))
  await expect(preparePicture(fileOf(pngHeader(10, 10)))).rejects.toThrow(/9,000 × 9,000 pixels/)
  expect(closed).toBe(1)
  expect(log.surfaces).toBe(0)
})

test('K6 a file that has been moved meanwhile is refused with a message', async () => {
  const file = fileOf(await phonePhoto(60, 40, 1))
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  await expect(preparePicture(file)).rejects.toThrow(refusalTexts.unreadable)
})

test('K6 a browser that writes neither format fails, and can be retried', async () => {
  const log = stubCanvas([])
  const failure = await preparePicture(fileOf(await phonePhoto(60, 40, 1))).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(PreparationFailure)
  expect(log).toMatchObject({ open: 0, released: 1 })
})

test('K5 a cancelled picture is not decoded when its turn comes', async () => {
  const log = stubCanvas()
  const file = fileOf(await phonePhoto(300, 200, 6))
  const controller = new AbortController()
  const first = preparePicture(file)
  const second = preparePicture(file, controller.signal)
  controller.abort(new Error('cancelled'))
  await expect(second).rejects.toThrow('cancelled')
  await first
  expect(log.surfaces).toBe(2)
})
