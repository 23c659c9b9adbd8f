import sharp, { type Sharp } from 'sharp'

/** A reduced picture of a page: RGB, row by row. */
export type Look = { width: number; height: number; data: Uint8Array }

/** Side of the squares that are compared, in reduced pixels. */
const tile = 8
/**
 * How far the mean of a square may be off, of 255. The palette and another version of the browser
 * move it by less than 8, letters that another machine smooths in another way by less than 3; a line
 * of text that moves by its own height moves it by more than 30.
 */
const tolerance = 16
/** How many colours the committed file keeps: flat areas stay exact, photographs are not in it. */
const colours = 24

/** What follows in a long page is running text, and its foot stands under every page. */
const mostHeight = 1400

/** Makes a screenshot small: `scale` of its size, without transparency, its first 1400 px. */
export async function reduce(screenshot: Buffer, scale: number): Promise<Look> {
  const { width } = await sharp(screenshot).metadata()
  const small = sharp(screenshot)
    .resize({ width: Math.round(width * scale), kernel: 'mitchell' })
    .flatten({ background: 'white' })
  const { data, ...look } = await rawOf(small)
  const height = Math.min(look.height, mostHeight)
  return { width: look.width, height, data: data.subarray(0, look.width * height * 3) }
}

/** The file that is committed: a PNG with a palette. */
export function encode({ width, height, data }: Look): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Reads a committed file. */
export function decode(file: Buffer): Promise<Look> {
  return rawOf(sharp(file))
}

async function rawOf(image: Sharp): Promise<Look> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/**
 * What differs between two looks: their size, or squares whose mean colour is off.
 *
 * @returns sentences; none when both look the same to the eye
 */
export function differences(now: Look, before: Look): string[] {
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

/** Mean over the square of how far each channel is off. */
function meanDifference(now: Look, before: Look, left: number, top: number): number {
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
