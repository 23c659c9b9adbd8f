import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { heroSlides } from '../../src/content/hero'
import type { Tour } from '../../src/content/model'
import { hashOfFile } from './known-files.ts'
import { printedPicture } from './printed-picture.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Shapes of the pictures, as width by height. */
const coverShape = 595.28 / 250
export const tourShape = 4 / 3

/**
 * Width of a tour's picture in pixels and quality of its JPEG, the best first: printed 190 points wide, 640
 * pixels are 240 dots per inch.
 */
const settings = [
  { width: 640, quality: 74 },
  { width: 480, quality: 72 },
  { width: 400, quality: 68 },
  { width: 320, quality: 64 },
  { width: 240, quality: 60 },
  { width: 160, quality: 50 },
] as const

/** With more tours, the brochure has a few lines for each instead of a page, and no pictures. */
export const mostTourPages = 60

/** What all pictures of the tours may weigh: with cover, fonts and their texts, the brochure stays below 1 MB. */
const mostBytes = (pages: number) => 880_000 - 13_500 * pages

/** The pictures of a brochure as JPEG. */
export type BrochurePictures = {
  /** The lead picture of the home page. */
  cover: Buffer | undefined
  /** By the address of the picture; without those whose file is nowhere. */
  tours: ReadonlyMap<string, Buffer>
}

/**
 * Makes the pictures of a brochure, cropped around their middles. The more tours there are, the smaller each
 * picture, so that all together stay below a limit; where even the smallest are too large, there are none.
 *
 * @param folders further folders that mirror the site's root, for pictures that operators uploaded
 */
export async function brochurePictures(
  tours: readonly Tour[],
  folders: readonly string[] = [],
): Promise<BrochurePictures> {
  const lead = heroSlides[0]?.image
  const leadFile = lead && printedPicture(lead, root, folders)
  const cover = leadFile
    ? await cropped(leadFile, { shape: coverShape, width: 1400, quality: 70 })
    : undefined
  const most = mostBytes(tours.length)
  for (const setting of tours.length <= mostTourPages ? settings : []) {
    const found = await picturesOf(tours, folders, setting)
    // The file holds a picture once for each tour that shows it.
    const bytes = tours.reduce((sum, { image }) => sum + (found.get(image)?.length ?? 0), 0)
    if (bytes <= most) return { cover, tours: found }
  }
  return { cover, tours: new Map() }
}

/** Hash of the file of the picture of a tour, see `brochurePictures`; null without one. */
export async function pictureHash(
  { image }: Tour,
  folders: readonly string[] = [],
): Promise<string | null> {
  const file = printedPicture(image, root, folders)
  return file === undefined ? null : hashOfFile(file)
}

/** The picture of a tour for a page of its own as JPEG, if its file is there, see `brochurePictures`. */
export async function pictureOf(
  { image, focus }: Tour,
  folders: readonly string[] = [],
): Promise<Buffer | undefined> {
  const file = printedPicture(image, root, folders)
  return file === undefined ? undefined : cropped(file, { ...settings[0], shape: tourShape, focus })
}

async function picturesOf(
  tours: readonly Tour[],
  folders: readonly string[],
  setting: (typeof settings)[number],
): Promise<Map<string, Buffer>> {
  const made = await Promise.all(
    tours.map(async ({ image, focus }) => {
      const file = printedPicture(image, root, folders)
      if (file === undefined) return []
      return [[image, await cropped(file, { ...setting, shape: tourShape, focus })] as const]
    }),
  )
  return new Map(made.flat())
}

type Crop = {
  /** Width by height. */
  shape: number
  /** In pixels; a smaller picture stays as small. */
  width: number
  quality: number
  /** What must be seen, in per cent of width and height. */
  focus?: Tour['focus']
}

async function cropped(file: string, { shape, width, quality, focus }: Crop): Promise<Buffer> {
  const picture = sharp(file)
  const whole = await picture.metadata()
  const part = {
    width: Math.min(whole.width, Math.round(whole.height * shape)),
    height: Math.min(whole.height, Math.round(whole.width / shape)),
  }
  const { x, y } = focus ?? { x: 50, y: 50 }
  return picture
    .extract({
      ...part,
      left: Math.round(((whole.width - part.width) * x) / 100),
      top: Math.round(((whole.height - part.height) * y) / 100),
    })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
