import { createByteReader, textOf, type ByteReader } from './byte-reader'
import type { FormatFindings, PictureHeader, PictureKind } from './picture-header'
import { heifKind, readHeif } from './read-heif'
import { readJpeg } from './read-jpeg'
import { readPng } from './read-png'
import { readWebp } from './read-webp'

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

function readFormat(
  kind: PictureKind,
  read: ByteReader,
  fileSize: number,
): Promise<FormatFindings> {
  switch (kind) {
    case 'jpeg':
      return readJpeg(read)
    case 'png':
      return readPng(read)
    case 'webp':
      return readWebp(read)
    case 'avif':
    case 'heic':
      return readHeif(read, fileSize)
    case 'gif':
    case 'svg':
    case 'other':
    default:
      return Promise.resolve({})
  }
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
  const { size, orientation = 1, exifParts = [] } = await readFormat(kind, read, file.size)
  const isPossible = size !== undefined && size.width > 0 && size.height > 0
  return { kind, size: isPossible ? size : undefined, orientation, exifParts }
}
