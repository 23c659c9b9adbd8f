import { formatNumber } from '../../../lib/format'
import { pictureWidths } from '../../../lib/picture-sources'
import type { PictureHeader, PixelSize } from './header/byte-reader'

/**
 * Limits for files and for pictures that the browser is asked to decode: a phone with little memory
 * must be able to.
 */
export const pictureLimits = {
  bytes: 25 * 1024 * 1024,
  side: 8000,
  pixels: 40_000_000,
} as const

/** A file that can never be used as a picture. Its message is shown to the user. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal'
}

export const refusalTexts = {
  empty: 'This file is empty. Please choose the picture again.',
  tooHeavy: 'This file is larger than 25 MB. Please save a smaller copy and add that one.',
  gif: 'GIF pictures cannot be added. Please save it as JPEG or PNG and add that one.',
  svg: 'SVG drawings cannot be added. Please export it as PNG and add that one.',
  other: 'This is not a picture the site can show. Please choose a JPEG, PNG, WebP or AVIF file.',
  damaged: 'This picture is damaged or incomplete. Please choose another copy of it.',
  heic:
    'This browser cannot open HEIC pictures. Please save it as JPEG and add that one. ' +
    'An iPhone takes JPEG pictures after Settings, Camera, Formats, Most Compatible.',
  unreadable: 'This file could not be read. It may have been moved or deleted. Choose it again.',
} as const

/** Why a picture of this size is not decoded, or undefined. */
export function sizeRefusal({ width, height }: PixelSize): string | undefined {
  const { side, pixels } = pictureLimits
  if (width <= side && height <= side && width * height <= pixels) return undefined
  const [across, down] = [width, height].map(formatNumber)
  return (
    `This picture has ${across} × ${down} pixels; 8,000 a side and 40 million in all are allowed. ` +
    'Please save a smaller copy and add that one.'
  )
}

/** Widest file of a picture that the site shows, in pixels. */
const widestShown = Math.max(...pictureWidths)

/** What to know about a picture with fewer pixels than the site shows, or undefined. It may be used. */
export function blurWarning({ width, height }: PixelSize): string | undefined {
  if (Math.max(width, height) >= widestShown) return undefined
  return (
    `This picture has only ${formatNumber(width)} × ${formatNumber(height)} pixels. Large screens show ` +
    `pictures with up to ${formatNumber(widestShown)}, so it will look blurred there. If you have a larger copy, choose that one.`
  )
}

/**
 * Decides before decoding whether a file may be used. HEIC is accepted: some browsers can decode
 * it, and only trying shows.
 *
 * @returns a sentence for the user about the problem and the remedy, or undefined
 */
export function checkPicture(fileSize: number, header: PictureHeader): string | undefined {
  if (fileSize === 0) return refusalTexts.empty
  const { kind, size } = header
  if (kind === 'gif' || kind === 'svg' || kind === 'other') return refusalTexts[kind]
  if (fileSize > pictureLimits.bytes) return refusalTexts.tooHeavy
  if (size === undefined) return refusalTexts.damaged
  return sizeRefusal(size)
}
