import {
  createByteReader,
  textOf,
  type ByteReader,
  type PictureHeader,
  type PictureKind,
  type PixelSize,
} from './byte-reader'
import { heifKind, readHeif } from './read-heif'
import { readJpeg } from './read-jpeg'

/** How far into a text file `<svg` is searched for: a licence may come first. */
const maxSvgPreamble = 4096

async function startsWith(read: ByteReader, wanted: string): Promise<boolean> {
  const view = await read(0, wanted.length)
  return view !== undefined && textOf(view) === wanted
}

async function isSvg(read: ByteReader, fileSize: number): Promise<boolean> {
  const view = await read(0, Math.min(fileSize, maxSvgPreamble))
  if (view === undefined) return false
  const text = textOf(view).replace(/^\u00EF\u00BB\u00BF/, '')
  return /^\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(text) && /<(?:\w+:)?svg[\s>/]/i.test(text)
}

async function kindOf(read: ByteReader, fileSize: number): Promise<PictureKind> {
  if (await startsWith(read, '\u00FF\u00D8\u00FF')) return 'jpeg'
  if (await startsWith(read, '\u0089PNG\r\n\u001A\n')) return 'png'
  if ((await startsWith(read, 'GIF87a')) || (await startsWith(read, 'GIF89a'))) return 'gif'
  if (await startsWith(read, 'RIFF')) {
    const form = await read(8, 4)
    return form !== undefined && textOf(form) === 'WEBP' ? 'webp' : 'other'
  }
  const heif = await heifKind(read)
  if (heif !== 'other') return heif
  return (await isSvg(read, fileSize)) ? 'svg' : 'other'
}

function readSize(kind: PictureKind, read: ByteReader, fileSize: number) {
  if (kind === 'png') return readPng(read)
  if (kind === 'webp') return readWebp(read)
  return kind === 'avif' || kind === 'heic' ? readHeif(read, fileSize) : undefined
}

/**
 * Reads a file's format and pixel size without decoding it and without trusting its name or
 * declared type. Reads at most 256 KB.
 *
 * @throws DOMException when the browser can no longer read the file
 */
export async function readPictureHeader(file: Blob): Promise<PictureHeader> {
  const read = createByteReader(file)
  const kind = await kindOf(read, file.size)
  const jpeg = kind === 'jpeg' ? await readJpeg(read) : undefined
  const size = jpeg ? jpeg.size : await readSize(kind, read, file.size)
  const isPossible = size !== undefined && size.width > 0 && size.height > 0
  return {
    kind,
    size: isPossible ? size : undefined,
    orientation: jpeg?.exif.orientation ?? 1,
    takenAt: jpeg?.exif.takenAt,
    exifParts: jpeg?.exifParts ?? [],
  }
}

/** Signature, then chunks of length, type, data and checksum; the first must be IHDR. */
async function readPng(read: ByteReader): Promise<PixelSize | undefined> {
  const first = await read(8, 16)
  if (first === undefined || textOf(first, 4, 4) !== 'IHDR') return undefined
  return { width: first.getUint32(8), height: first.getUint32(12) }
}

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

/** `RIFF`, a length, `WEBP`, then chunks; the first is a lossy, a lossless or an extended header. */
async function readWebp(read: ByteReader): Promise<PixelSize | undefined> {
  const first = await read(12, 8)
  const type = first && textOf(first, 0, 4)
  const data = 20
  if (type === 'VP8 ') return lossySize(read, data)
  if (type === 'VP8L') return losslessSize(read, data)
  const extended = type === 'VP8X' ? await read(data, 10) : undefined
  return extended && { width: uint24(extended, 4) + 1, height: uint24(extended, 7) + 1 }
}
