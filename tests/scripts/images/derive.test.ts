// @vitest-environment node
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { derivePicture, describePicture, keyOf } from '../../../scripts/images/derive'
import { phoneWidth } from '../../../src/lib/picture-sources'

/** Left half red, right half blue. */
async function twoColours(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3, background: '#cc0000' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#0000cc' } }).composite([
    { input: await sharp(half).png().toBuffer(), left: 0, top: 0 },
  ])
}

test('a photograph taken with a rotated phone is made upright, without metadata', async () => {
  const picture = await twoColours(400, 200)
  const master = await picture
    .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(master).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })

  const described = await describePicture(master)
  expect(described).toMatchObject({ width: 200, height: 400 })
  const [top, , foot] = described.preview.split(',')
  expect(top).toMatch(/^#[c-e]00$/)
  expect(foot).toMatch(/^#00[c-e]$/)

  const folder = await mkdtemp(path.join(tmpdir(), 'derive-'))
  const folders = { slow: path.join(folder, 'slow'), quick: path.join(folder, 'quick') }
  expect(await derivePicture(master, described, '/images/phone.jpg', folders)).toBe(3)
  const plain = await sharp(path.join(folders.quick, 'images/phone.jpg')).metadata()
  expect([plain.width, plain.height, plain.exif, plain.orientation]).toEqual([
    200,
    400,
    undefined,
    undefined,
  ])
  await rm(folder, { recursive: true })
})

test('V194 the file for phones has less quality where a picture has much detail, and there alone', async () => {
  /** Whether the files of a picture of 700 pixels have full quality: that for phones, and its own width. */
  const haveFullQuality = async (detail: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma: detail } as const
    const master = await sharp({
      create: { width: 700, height: 100, channels: 3, background: '#888888', noise },
    })
      .png()
      .toBuffer()
    const folder = await mkdtemp(path.join(tmpdir(), 'derive-'))
    const described = await describePicture(master)
    await derivePicture(master, described, '/images/one.jpg', { slow: folder, quick: folder })
    const answers = [phoneWidth, 700].map(async (width) => {
      const { size } = await stat(path.join(folder, 'pictures', described.key, `${width}.avif`))
      const sized = sharp(master).resize({ width })
      return size === (await sized.avif({ quality: 50, effort: 4 }).toBuffer()).length
    })
    const all = await Promise.all(answers)
    await rm(folder, { recursive: true })
    return all
  }
  expect(await haveFullQuality(60)).toEqual([false, true])
  expect(await haveFullQuality(15)).toEqual([true, true])
})

test('the clear parts of a drawing become white, and its main colour is found', async () => {
  const master = await sharp({
    create: { width: 90, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect(await describePicture(master)).toMatchObject({
    preview: '#fff,#fff,#fff',
    tone: '#f8f8f8',
  })
})

test('another byte gives another key', () => {
  expect(keyOf(Buffer.from('a'))).toMatch(/^[0-9a-f]{8}$/)
  expect(keyOf(Buffer.from('a'))).toBe(keyOf(Buffer.from('a')))
  expect(keyOf(Buffer.from('a'))).not.toBe(keyOf(Buffer.from('b')))
})
