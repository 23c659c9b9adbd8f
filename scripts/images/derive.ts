import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureFile } from '../../src/content/model.ts'
import {
  avifOf,
  phoneWidth,
  pictureFolder,
  pictureWidths,
  socialCardOf,
  widthsOf,
} from '../../src/lib/picture-sources.ts'

/** Version of the output; increase it when the same master would give other files. */
const pipelineVersion = 1

/** How each kind of file is encoded. */
const encodings = {
  avif: { quality: 50, effort: 4 },
  /** Of pictures with so much detail that a phone's file would be too heavy; there it hides the difference. */
  detailedAvif: { quality: 45, effort: 4 },
  plain: { quality: 72, mozjpeg: true },
  card: { quality: 76, mozjpeg: true },
} as const

/** So many bytes a file for phones may have before it is encoded with less quality. */
const phoneBytes = 22_000

/** Everything besides the master that decides about the bytes of its files, the libraries among it. */
export const pictureRecipe = JSON.stringify([
  pipelineVersion,
  pictureWidths,
  encodings,
  phoneBytes,
  sharp.versions,
])

/** Name of a file that is derived from a picture, in the picture's folder; earlier versions made WebP, too. */
export const derivedName = /^(?:\d{1,4}\.(?:avif|webp)|plain\.jpg|card\.jpg)$/

/** Output folders, which mirror the site's root, as absolute paths. */
export type PictureFolders = {
  /** Of the AVIF files, which take seconds each. */
  slow: string
  /** Of all others, which are fast. */
  quick: string
}

/** The folder name for the files of a master: a hash of its bytes. */
export function keyOf(master: Uint8Array): string {
  return createHash('sha256').update(`${pipelineVersion}`).update(master).digest('hex').slice(0, 8)
}

/** Reads a master, bytes or a file: rotated upright by its metadata, transparency replaced by white. */
function opened(master: Uint8Array | string): Sharp {
  return sharp(master).autoOrient().flatten({ background: '#ffffff' })
}

/**
 * Measures a picture and finds its colours.
 *
 * @throws Error when the bytes are no picture
 */
export async function describePicture(master: Uint8Array): Promise<PictureFile> {
  const { autoOrient } = await sharp(master).metadata()
  const { data, info } = await opened(master)
    .resize({ width: 320 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const small = sharp(data, { raw: { width, height, channels } })
  const { dominant } = await small.stats()
  const bands = await small.clone().resize(1, 3, { fit: 'fill' }).raw().toBuffer()
  const preview = [0, 1, 2].map((row) => shortColour([...bands.subarray(row * 3, row * 3 + 3)]))
  return {
    key: keyOf(master),
    width: autoOrient.width,
    height: autoOrient.height,
    tone: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    preview: preview.join(','),
  }
}

/** `#rgb`: sixteen steps per channel are enough for a short preview. */
function shortColour(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part / 17).toString(16)).join('')}`
}

type Output = { file: string; encode: () => Promise<Buffer> }

/** Every file of a picture except the one at its address. */
function outputsOf(
  master: Uint8Array | string,
  picture: PictureFile,
  { slow, quick }: PictureFolders,
): Output[] {
  const sized = (width: number) => opened(master).resize({ width })
  return [
    ...widthsOf(picture).map((width) => ({
      file: path.join(slow, avifOf(picture, width)),
      encode: () => avifBytes(sized(width), width),
    })),
    {
      file: plainFileOf(picture, quick),
      encode: () => sized(Math.min(960, picture.width)).jpeg(encodings.plain).toBuffer(),
    },
    {
      file: path.join(quick, socialCardOf(picture)),
      encode: () => opened(master).resize(1200, 630).jpeg(encodings.card).toBuffer(),
    },
  ]
}

async function avifBytes(picture: Sharp, width: number): Promise<Buffer> {
  const bytes = await picture.clone().avif(encodings.avif).toBuffer()
  if (width > phoneWidth || bytes.length <= phoneBytes) return bytes
  return picture.avif(encodings.detailedAvif).toBuffer()
}

/** The JPEG that every browser can show. */
function plainFileOf(picture: PictureFile, quick: string): string {
  return path.join(quick, pictureFolder(picture), 'plain.jpg')
}

/**
 * Writes a file atomically. Where that fails, the file stays as it was, and nothing is left beside it.
 *
 * @param put writes the bytes to the path that it is given
 */
export async function putWhole(
  file: string,
  put: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished-${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await put(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Makes the files of a picture that are not there yet, and puts the JPEG for everybody at the
 * address that content gives.
 *
 * @param master its bytes, or the path of its file
 * @param address site path that ends in `.jpg`
 * @returns how many files had to be made
 * @throws Error when the bytes are no picture
 */
export async function derivePicture(
  master: Uint8Array | string,
  picture: PictureFile,
  address: string,
  folders: PictureFolders,
): Promise<number> {
  const missing = outputsOf(master, picture, folders).filter(({ file }) => !existsSync(file))
  for (const { file, encode } of missing) {
    const bytes = await encode()
    await putWhole(file, (unfinished) => writeFile(unfinished, bytes))
  }
  await putWhole(path.join(folders.quick, address), (unfinished) =>
    copyFile(plainFileOf(picture, folders.quick), unfinished),
  )
  return missing.length
}
