import sharp, { type Sharp } from 'sharp'

/** A scaled-down screenshot: RGB, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** Side of the squares that are compared, in reduced pixels. */
const tile = 8
/**
 * How far the mean of a square may be off, of 255. The palette and another browser
 * version change it by less than 8, another machine's text smoothing by less than 3; a line of text
 * that moves by its own height changes it by more than 30.
 */
const tolerance = 16
/** How many colours the baseline file keeps: flat areas stay exact, and it holds no photographs. */
const colours = 24

/** Further down, a long page is running text and the footer that every page has. */
const mostHeight = 1400

/** Scales a screenshot by `scale`, removes transparency and keeps the first 1400 px. */
export async function reduce(screenshot: Buffer, scale: number): Promise<Pixels> {
  const { width } = await sharp(screenshot).metadata()
  const small = sharp(screenshot)
    .resize({ width: Math.round(width * scale), kernel: 'mitchell' })
    .flatten({ background: 'white' })
  const { data, ...size } = await rawOf(small)
  const height = Math.min(size.height, mostHeight)
  return { width: size.width, height, data: data.subarray(0, size.width * height * 3) }
}

/** Encodes a baseline file: a PNG with a palette. */
export function encode({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Decodes a baseline file. */
export function decode(file: Buffer): Promise<Pixels> {
  return rawOf(sharp(file))
}

async function rawOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/**
 * What differs between two pictures: their size, or squares whose mean colour is off.
 *
 * @returns sentences; none when the eye sees no difference
 */
export function differences(now: Pixels, before: Pixels): string[] {
  if (now.width !== before.width || now.height !== before.height) {
    return [`is ${now.width} x ${now.height}, was ${before.width} x ${before.height}`]
  }
  const places: string[] = []
  for (let top = 0; top < now.height; top += tile) {
    for (let left = 0; left < now.width; left += tile) {
      const off = meanDifference(now, before, left, top)
      if (off > tolerance) places.push(`${left},${top} (by ${off.toFixed(0)})`)
    }
  }
  if (places.length === 0) return []
  return [`differs in ${places.length} squares of ${tile} px: ${places.slice(0, 5).join(' ')}`]
}

/** Mean difference of the channels over one square. */
function meanDifference(now: Pixels, before: Pixels, left: number, top: number): number {
  const right = Math.min(left + tile, now.width)
  const bottom = Math.min(top + tile, now.height)
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let index = (y * now.width + left) * 3; index < (y * now.width + right) * 3; index++) {
      sum += Math.abs((now.data[index] ?? 0) - (before.data[index] ?? 0))
    }
  }
  return sum / ((right - left) * (bottom - top) * 3)
}
