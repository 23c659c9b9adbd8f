import { textOf, type ByteReader } from './byte-reader'
import { readExifOrientation } from './exif-orientation'
import type { FormatFindings } from './picture-header'

/** Signature, then chunks of length, type, data and checksum; the first must be IHDR. */
export async function readPng(read: ByteReader): Promise<FormatFindings> {
  const first = await read(8, 16)
  if (first === undefined || textOf(first, 4, 4) !== 'IHDR') return {}
  const size = { width: first.getUint32(8), height: first.getUint32(12) }
  let at = 8
  for (;;) {
    const chunk = await read(at, 8)
    if (chunk === undefined) return { size }
    const type = textOf(chunk, 4, 4)
    const data = at + 8
    const end = data + chunk.getUint32(0)
    if (type === 'IEND') return { size }
    if (type === 'eXIf') {
      const orientation = await readExifOrientation(read, data, end)
      return orientation === undefined ? { size } : { size, orientation }
    }
    at = end + 4
  }
}
