import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { putWhole } from './derive.ts'
import { mastersByAddress } from './update.ts'

/** Quality of a rewritten master: high, since it is scaled down afterwards. */
const encodings = {
  jpeg: { quality: 95, mozjpeg: true },
  png: {},
  webp: { quality: 95 },
  avif: { quality: 80 },
} as const

type Kind = keyof typeof encodings

/** The format of a file by its content; undefined for formats that the site cannot show. */
function kindOf({ format, compression }: Metadata): Kind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : undefined
}

/**
 * A picture without what a camera wrote into it (the place, the time, the owner), and upright. One that
 * holds nothing of the kind stays as it is, to the byte.
 *
 * @param bytes whatever was uploaded
 * @returns null when the bytes are no whole JPEG, PNG, WebP or AVIF
 */
export async function cleanMaster(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const metadata = await sharp(bytes).metadata()
    const kind = kindOf(metadata)
    if (kind === undefined) return null
    const { exif, xmp, iptc } = metadata
    if (exif ?? xmp ?? iptc) {
      return await sharp(bytes)
        .autoOrient()
        .keepIccProfile()
        .toFormat(kind, encodings[kind])
        .toBuffer()
    }
    // A file that was cut off can begin like a picture.
    await sharp(bytes, { failOn: 'error' }).resize(8, 8).raw().toBuffer()
    return bytes
  } catch {
    return null
  }
}

/** EXIF tag that points to the GPS directory. */
const placeTag = 0x8825

/** Whether EXIF data has a location. */
function tellsPlace(exif: Buffer): boolean {
  // Some files have the name of the block before it.
  const tiff = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const tags = Array.from({ length: short(directory) }, (_, index) =>
      short(directory + 2 + index * 12),
    )
    return tags.includes(placeTag)
  } catch {
    // What cannot be read cannot be vouched for.
    return true
  }
}

/** Masters with a location in their metadata, by their path below the folder. */
async function mastersWithPlace(masters: string): Promise<string[]> {
  const found: string[] = []
  for (const file of mastersByAddress(masters).values()) {
    const { exif, xmp } = await sharp(await readFile(file)).metadata()
    const isNamed = xmp !== undefined && /GPSL(?:at|ong)itude/.test(xmp.toString('utf8'))
    if (isNamed || (exif !== undefined && tellsPlace(exif)))
      found.push(path.relative(masters, file))
  }
  return found.toSorted()
}

/**
 * Sentences about masters that tell where they were taken: a clone of the repository would carry that
 * to everybody.
 *
 * @param masters absolute path of their folder
 */
export async function placeFaults(masters: string): Promise<string[]> {
  const files = await mastersWithPlace(masters)
  return files.map(
    (file) =>
      `${path.relative(process.cwd(), path.join(masters, file))} tells where it was taken: run \`npm run images -- --strip\` and commit the file.`,
  )
}

/**
 * Writes every master that tells where it was taken anew, without any metadata.
 *
 * @param masters absolute path of their folder
 * @returns the files, below the folder
 */
export async function stripMasters(masters: string): Promise<string[]> {
  const files = await mastersWithPlace(masters)
  for (const name of files) {
    const file = path.join(masters, name)
    const clean = await cleanMaster(await readFile(file))
    if (clean === null) throw new Error(`${file} cannot be read as a picture.`)
    await putWhole(file, (unfinished) => writeFile(unfinished, clean))
  }
  return files
}
