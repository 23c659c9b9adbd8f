import { textOf, type ByteReader, type ByteRange, type PixelSize } from './byte-reader'
import { readExif, type ExifFacts } from './read-exif'

const startOfScan = 0xda
const endOfImage = 0xd9
const app1 = 0xe1

type JpegFindings = {
  size: PixelSize | undefined
  exif: ExifFacts
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
 * Reads the segments of a JPEG up to its pixels. The first frame and the first EXIF facts count,
 * as for decoders.
 */
export async function readJpeg(read: ByteReader): Promise<JpegFindings> {
  const found: JpegFindings = { size: undefined, exif: {}, exifParts: [] }
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
        found.exif = { ...(await readExif(read, at + 10, end)), ...found.exif }
      }
    }
    at = end
  }
}
