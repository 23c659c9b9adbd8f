import { textOf, type ByteReader, type ByteRange, type PixelSize } from './byte-reader'

const startOfScan = 0xda
const endOfImage = 0xd9
const app1 = 0xe1

type JpegFindings = {
  size: PixelSize | undefined
  orientation: number | undefined
  exifParts: ByteRange[]
}

/** Start of frame: C0 to CF without the three that mean something else. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
}

/** Markers without a segment: fill bytes, TEM, restarts, start of image. */
function isBare(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8)
}

/**
 * Reads the segments of a JPEG up to its pixels. The first frame and the first orientation count,
 * as for decoders.
 */
export async function readJpeg(read: ByteReader): Promise<JpegFindings> {
  const found: JpegFindings = { size: undefined, orientation: undefined, exifParts: [] }
  let at = 2
  for (;;) {
    const marker = await read(at, 2)
    if (marker === undefined) return found
    const code = marker.getUint8(1)
    // Decoders skip stray bytes between segments; fill bytes may precede a marker.
    if (marker.getUint8(0) !== 0xff || code === 0xff) {
      at += 1
      continue
    }
    if (isBare(code)) {
      at += 2
      continue
    }
    if (code === startOfScan || code === endOfImage) return found
    const length = (await read(at + 2, 2))?.getUint16(0)
    if (length === undefined || length < 2) return found
    const end = at + 2 + length
    if (isFrame(code) && found.size === undefined) {
      const frame = await read(at + 5, 4)
      if (frame === undefined) return found
      found.size = { width: frame.getUint16(2), height: frame.getUint16(0) }
    }
    if (code === app1 && length >= 8) {
      const name = await read(at + 4, 6)
      if (name !== undefined && textOf(name) === 'Exif\0\0') {
        found.exifParts.push({ start: at, end })
        found.orientation ??= await readExifOrientation(read, at + 10, end)
      }
    }
    at = end
  }
}

const orientationTag = 0x0112
const shortType = 3
const entrySize = 12

/** More entries than any camera writes. */
const maxEntries = 512

/**
 * The orientation in an EXIF block.
 *
 * @param start offset of the byte order mark (`II` or `MM`) in the file
 * @returns 1 to 8; undefined when missing or damaged
 */
async function readExifOrientation(
  read: ByteReader,
  start: number,
  end: number,
): Promise<number | undefined> {
  const head = await read(start, 8)
  if (head === undefined) return undefined
  const mark = head.getUint16(0)
  if (mark !== 0x4949 && mark !== 0x4d4d) return undefined
  const isLittle = mark === 0x4949
  if (head.getUint16(2, isLittle) !== 42) return undefined
  const directory = start + head.getUint32(4, isLittle)
  const count = directory + 2 <= end ? await read(directory, 2) : undefined
  if (count === undefined) return undefined
  const entries = Math.min(count.getUint16(0, isLittle), maxEntries)
  for (let index = 0; index < entries; index++) {
    const offset = directory + 2 + index * entrySize
    const entry = offset + entrySize <= end ? await read(offset, entrySize) : undefined
    if (entry === undefined) return undefined
    if (entry.getUint16(0, isLittle) !== orientationTag) continue
    if (entry.getUint16(2, isLittle) !== shortType) return undefined
    const value = entry.getUint16(8, isLittle)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
