import { textOf, type ByteReader } from './byte-reader'

/** What an EXIF block says about a picture; place and camera are not even read. */
export type ExifFacts = {
  /** 1 to 8; undefined when missing or damaged. */
  orientation?: number
  /** When it was taken, in the time of that place: `2026-03-04T10:20:30`. */
  takenAt?: string
}

const orientationTag = 0x0112
const exifDirectoryTag = 0x8769
const originalDateTag = 0x9003
const entrySize = 12

/** More entries than any camera writes. */
const maxEntries = 512

/** An entry of a directory. */
type Entry = { type: number; count: number; data: DataView; isLittle: boolean }

const asciiType = 2
const shortType = 3
const longType = 4

/** Length of a date such as `2026:03:04 10:20:30` with the zero byte at its end. */
const dateLength = 20
const datePattern = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/

/**
 * Reads the orientation and the date from an EXIF block.
 *
 * @param start offset of the byte order mark (`II` or `MM`) in the file
 * @param end of the block
 */
export async function readExif(read: ByteReader, start: number, end: number): Promise<ExifFacts> {
  const head = await read(start, 8)
  if (head === undefined) return {}
  const mark = head.getUint16(0)
  if (mark !== 0x4949 && mark !== 0x4d4d) return {}
  const isLittle = mark === 0x4949
  if (head.getUint16(2, isLittle) !== 42) return {}

  /** The entries with these tags in the directory at an offset of the block. */
  async function entriesAt(offset: number, tags: readonly number[]): Promise<Map<number, Entry>> {
    const directory = start + offset
    const found = new Map<number, Entry>()
    const count = directory + 2 <= end ? await read(directory, 2) : undefined
    const total = Math.min(count?.getUint16(0, isLittle) ?? 0, maxEntries)
    for (let index = 0; index < total; index++) {
      const place = directory + 2 + index * entrySize
      const data = place + entrySize <= end ? await read(place, entrySize) : undefined
      if (data === undefined) return found
      const tag = data.getUint16(0, isLittle)
      if (!tags.includes(tag) || found.has(tag)) continue
      const type = data.getUint16(2, isLittle)
      found.set(tag, { type, count: data.getUint32(4, isLittle), data, isLittle })
    }
    return found
  }

  const first = await entriesAt(head.getUint32(4, isLittle), [orientationTag, exifDirectoryTag])
  const orientation = shortOf(first.get(orientationTag))
  const exifOffset = longOf(first.get(exifDirectoryTag))
  const second =
    exifOffset === undefined ? undefined : await entriesAt(exifOffset, [originalDateTag])
  const date = second?.get(originalDateTag)
  const takenAt = date && (await readDate(date))
  return {
    ...(orientation !== undefined && orientation >= 1 && orientation <= 8 && { orientation }),
    ...(takenAt !== undefined && { takenAt }),
  }

  async function readDate({ type, count, data }: Entry): Promise<string | undefined> {
    const offset = start + data.getUint32(8, isLittle)
    if (type !== asciiType || count < dateLength - 1 || offset + dateLength - 1 > end) {
      return undefined
    }
    const text = await read(offset, dateLength - 1)
    return text && dateOf(textOf(text))
  }
}

const shortOf = (entry: Entry | undefined) =>
  entry?.type === shortType ? entry.data.getUint16(8, entry.isLittle) : undefined

const longOf = (entry: Entry | undefined) =>
  entry?.type === longType ? entry.data.getUint32(8, entry.isLittle) : undefined

/** A date of a camera in ISO 8601; undefined if there is no such day, as for a clock never set. */
function dateOf(text: string): string | undefined {
  const [, year = '', month = '', day = '', time = ''] = datePattern.exec(text) ?? []
  const moment = `${year}-${month}-${day}T${time}`
  const parsed = new Date(`${moment}Z`)
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(moment)
  return isReal && Number(year) >= 1900 && Number(year) < 2100 ? moment : undefined
}
