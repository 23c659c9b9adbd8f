import type { ByteReader } from './byte-reader'

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
export async function readExifOrientation(
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
