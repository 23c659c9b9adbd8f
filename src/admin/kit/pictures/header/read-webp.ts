import { textOf, type ByteReader } from './byte-reader'
import { readExifOrientation } from './exif-orientation'
import type { FormatFindings, PixelSize } from './picture-header'

const exifFlag = 0x08

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
}

/** Size in a lossy frame: a start code, then two numbers of 14 bits. */
async function lossySize(read: ByteReader, data: number): Promise<PixelSize | undefined> {
  const frame = await read(data + 3, 7)
  if (frame === undefined || frame.getUint16(0) !== 0x9d01 || frame.getUint8(2) !== 0x2a) {
    return undefined
  }
  return { width: frame.getUint16(3, true) & 0x3fff, height: frame.getUint16(5, true) & 0x3fff }
}

/**
 * Size in a lossless frame: a signature byte, then two packed 14-bit numbers, each one less than
 * the size.
 */
async function losslessSize(read: ByteReader, data: number): Promise<PixelSize | undefined> {
  const frame = await read(data, 5)
  if (frame === undefined || frame.getUint8(0) !== 0x2f) return undefined
  const bits = frame.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** The EXIF block of an extended file follows its pixels. */
async function findOrientation(read: ByteReader, from: number): Promise<number | undefined> {
  let at = from
  for (;;) {
    const chunk = await read(at, 8)
    if (chunk === undefined) return undefined
    const data = at + 8
    const length = chunk.getUint32(4, true)
    if (textOf(chunk, 0, 4) === 'EXIF') {
      // Some programs put the JPEG's prefix before the block.
      const prefix = await read(data, 6)
      const skip = prefix !== undefined && textOf(prefix) === 'Exif\0\0' ? 6 : 0
      return readExifOrientation(read, data + skip, data + length)
    }
    at = data + length + (length % 2)
  }
}

/** `RIFF`, a length, `WEBP`, then chunks; the first is a lossy, a lossless or an extended header. */
export async function readWebp(read: ByteReader): Promise<FormatFindings> {
  const first = await read(12, 8)
  if (first === undefined) return {}
  const type = textOf(first, 0, 4)
  const data = 20
  if (type !== 'VP8X') {
    const readSize = new Map([
      ['VP8 ', lossySize],
      ['VP8L', losslessSize],
    ]).get(type)
    const size = await readSize?.(read, data)
    return size ? { size } : {}
  }
  const extended = await read(data, 10)
  if (extended === undefined) return {}
  const size = { width: uint24(extended, 4) + 1, height: uint24(extended, 7) + 1 }
  if ((extended.getUint8(0) & exifFlag) === 0) return { size }
  const orientation = await findOrientation(read, data + first.getUint32(4, true))
  return orientation === undefined ? { size } : { size, orientation }
}
