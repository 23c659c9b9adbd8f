import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cleanMaster, placeFaults, stripMasters } from '../../../scripts/images/clean-master'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  return {
    ...fs,
    writeFile: async (file: string, bytes: Uint8Array) => {
      await fs.writeFile(file, bytes)
      if (!disk.isFull) return
      // What fitted is there.
      truncateSync(file, 7)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    },
  }
})

const place = { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' }

/** A small picture, lying on its side, as a camera would leave it. */
function photograph(
  kind: 'jpeg' | 'png' | 'webp' | 'avif',
  exif: Record<string, Record<string, string>>,
) {
  return sharp({ create: { width: 64, height: 32, channels: 3, background: '#336633' } })
    .toFormat(kind)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .toBuffer()
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'Z14 a photograph as %s loses place and camera, and stands upright',
  async (kind) => {
    const before = await photograph(kind, { IFD0: { Make: 'Camera' }, IFD3: place })
    expect((await sharp(before).metadata()).exif).toBeDefined()
    const after = await cleanMaster(before)
    const { exif, xmp, iptc, width, height } = await sharp(after ?? undefined).metadata()
    expect([exif, xmp, iptc, width, height]).toEqual([undefined, undefined, undefined, 32, 64])
    expect(Buffer.from(after ?? []).includes('Camera')).toBe(false)
  },
)

test('Z14 a picture without metadata stays as it is, to the byte', async () => {
  const before = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  expect(await cleanMaster(before)).toBe(before)
})

test('Z14 the content of a file determines its format, not its name', async () => {
  const whole = await photograph('png', {})
  expect(await cleanMaster(Buffer.from('<!doctype html><title>x</title>'))).toBeNull()
  expect(await cleanMaster(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(await cleanMaster(whole.subarray(0, whole.length - 40))).toBeNull()
})

test('Z14 a master with a location is reported, and the location can be removed', async () => {
  const masters = mkdtempSync(path.join(tmpdir(), 'shamba-masters-'))
  onTestFinished(() => rmSync(masters, { recursive: true, force: true }))
  mkdirSync(path.join(masters, 'tours'))
  const put = (name: string, bytes: Uint8Array) => writeFileSync(path.join(masters, name), bytes)
  const harmless = await photograph('jpeg', { IFD0: { Make: 'Camera' } })
  put('tours/goat.jpg', await photograph('jpeg', { IFD3: place }))
  put('tours/cow.webp', await photograph('webp', { IFD3: place }))
  put('tours/hen.jpg', harmless)
  const faults = await placeFaults(masters)
  expect(faults).toEqual([
    expect.stringMatching(
      /tours\/cow\.webp tells where it was taken: run `npm run images -- --strip`/,
    ),
    expect.stringMatching(/tours\/goat\.jpg tells where it was taken/),
  ])
  expect(await stripMasters(masters)).toEqual(['tours/cow.webp', 'tours/goat.jpg'])
  expect(await placeFaults(masters)).toEqual([])
  expect(readFileSync(path.join(masters, 'tours/hen.jpg'))).toEqual(harmless)
})

test('Z14 a photograph is still there when the disk is full while its location is removed', async () => {
  const masters = mkdtempSync(path.join(tmpdir(), 'shamba-masters-'))
  onTestFinished(() => {
    disk.isFull = false
    rmSync(masters, { recursive: true, force: true })
  })
  const before = await photograph('jpeg', { IFD3: place })
  writeFileSync(path.join(masters, 'goat.jpg'), before)
  disk.isFull = true
  await expect(stripMasters(masters)).rejects.toThrow('ENOSPC')
  expect(readFileSync(path.join(masters, 'goat.jpg'))).toEqual(before)
  expect(readdirSync(masters)).toEqual(['goat.jpg'])
})
