import {
  textOf,
  type ByteReader,
  type ByteRange,
  type PictureKind,
  type PixelSize,
} from './byte-reader'

type Box = ByteRange & { type: string }

/** More boxes than any picture has at one level. */
const maxBoxes = 512

const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The boxes between two offsets; `start` of each is where its content begins. */
async function* boxesIn(read: ByteReader, { start, end }: ByteRange): AsyncGenerator<Box> {
  let at = start
  for (let count = 0; count < maxBoxes && at + 8 <= end; count++) {
    const head = await read(at, 8)
    if (head === undefined) return
    const type = textOf(head, 4, 4)
    const short = head.getUint32(0)
    const long = short === 1 ? await read(at + 8, 8) : undefined
    const headLength = short === 1 ? 16 : 8
    const length = long ? Number(long.getBigUint64(0)) : short === 0 ? end - at : short
    if (length < headLength) return
    yield { type, start: at + headLength, end: Math.min(at + length, end) }
    at += length
  }
}

async function findBox(
  read: ByteReader,
  range: ByteRange,
  type: string,
): Promise<ByteRange | undefined> {
  for await (const box of boxesIn(read, range)) if (box.type === type) return box
  return undefined
}

/** Whether a file is HEIC or AVIF, by its brands. */
export async function heifKind(read: ByteReader): Promise<PictureKind> {
  const head = await read(0, 8)
  if (head === undefined || textOf(head, 4, 4) !== 'ftyp') return 'other'
  const brands: string[] = []
  for (let at = 8; at + 4 <= Math.min(head.getUint32(0), 256); at += 4) {
    const brand = await read(at, 4)
    if (brand !== undefined) brands.push(textOf(brand))
  }
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'other'
}

/**
 * The largest size in the file: smaller ones are tiles, previews and masks. The decoder applies the
 * format's own rotation, so width and height may be swapped.
 */
export async function readHeif(read: ByteReader, fileSize: number): Promise<PixelSize | undefined> {
  const meta = await findBox(read, { start: 0, end: fileSize }, 'meta')
  // The content of `meta` begins with four bytes of version and flags.
  const properties = meta && (await findBox(read, { ...meta, start: meta.start + 4 }, 'iprp'))
  const container = properties && (await findBox(read, properties, 'ipco'))
  if (container === undefined) return undefined
  let largest: PixelSize | undefined
  for await (const box of boxesIn(read, container)) {
    const size = box.type === 'ispe' ? await read(box.start + 4, 8) : undefined
    if (size === undefined) continue
    const width = size.getUint32(0)
    const height = size.getUint32(4)
    if (!largest || width * height > largest.width * largest.height) largest = { width, height }
  }
  return largest
}
