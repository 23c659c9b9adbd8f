import { checkPicture, PictureRefusal, refusalTexts, sizeRefusal } from './check-picture'
import type { PictureHeader, PixelSize } from './header/byte-reader'
import { readPictureHeader } from './header/read-picture-header'

/** Longest side of a stored picture, in pixels. */
const longestSide = 2000

/** Longest side of a thumbnail, in pixels. */
const thumbnailSide = 480

/** A picture ready for upload: upright, without metadata. */
export type PreparedPicture = PixelSize & {
  blob: Blob
  extension: 'webp' | 'jpg'
  /** Thumbnail for lists. */
  thumbnail: Blob
  /** When the camera took it, `2026-03-04T10:20:30` in the time of that place. */
  takenAt?: string | undefined
}

/** The browser could not encode the picture; a retry may help. */
export class PreparationFailure extends Error {
  override name = 'PreparationFailure'
}

/** For WebP and JPEG, 0 to 1. */
type Quality = { webp: number; jpeg: number }

const pictureQuality: Quality = { webp: 0.82, jpeg: 0.85 }

/** Less than of a picture: a list shows many, and shows them small. */
const thumbnailQuality: Quality = { webp: 0.6, jpeg: 0.7 }

/** A picture that the browser has encoded. */
type Drawing = PixelSize & Pick<PreparedPicture, 'blob' | 'extension'>

async function readHeader(file: Blob): Promise<PictureHeader> {
  try {
    return await readPictureHeader(file)
  } catch {
    // The file was moved, deleted or changed since it was chosen.
    throw new PictureRefusal(refusalTexts.unreadable)
  }
}

/**
 * The decoder's input. A JPEG loses its EXIF data here and is rotated by `upright.ts`: browsers
 * have never agreed on orientation combined with resizing (Safari 15 cropped such pictures).
 */
function decoderSource(file: Blob, { exifParts }: PictureHeader): Blob {
  if (exifParts.length === 0) return file
  const starts = [0, ...exifParts.map((part) => part.end)]
  const ends = [...exifParts.map((part) => part.start), file.size]
  return new Blob(
    starts.map((start, index) => file.slice(start, ends[index])),
    { type: 'image/jpeg' },
  )
}

/**
 * Decodes a picture, a JPEG directly at its final size, which saves memory. Other formats may
 * contain a rotation that only the decoder knows, so their final size is not known before.
 */
async function decode(file: Blob, header: PictureHeader): Promise<ImageBitmap> {
  const source = decoderSource(file, header)
  const { kind, size } = header
  try {
    if (kind !== 'jpeg' || size === undefined) return await createImageBitmap(source)
    const { width, height } = fittedSize(size, longestSide)
    if (width === size.width && height === size.height) return await createImageBitmap(source)
    return await createImageBitmap(source, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
  } catch {
    throw new PictureRefusal(kind === 'heic' ? refusalTexts.heic : refusalTexts.damaged)
  }
}

/**
 * Draws the bitmap upright, at most `side` pixels a side, and encodes it as WebP, otherwise JPEG.
 *
 * @param onDrawn called when the bitmap is no longer needed, before encoding
 */
async function draw(
  bitmap: ImageBitmap,
  orientation: number,
  side: number,
  onDrawn: () => void,
  quality: Quality,
): Promise<Drawing> {
  const drawn = fittedSize(bitmap, side)
  const size = turnedSize(drawn, orientation)
  const canvas = new OffscreenCanvas(size.width, size.height)
  try {
    const context = canvas.getContext('2d')
    if (context === null) throw new PreparationFailure('The browser gives no canvas.')
    context.imageSmoothingQuality = 'high'
    context.setTransform(...uprightTransform(size, orientation))
    context.drawImage(bitmap, 0, 0, drawn.width, drawn.height)
    onDrawn()
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: quality.webp })
    if (webp.type === 'image/webp') return { ...size, blob: webp, extension: 'webp' }
    // Safari writes PNG instead of WebP; JPEG is much smaller but has no transparency.
    context.resetTransform()
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality.jpeg })
    if (jpeg.type === 'image/jpeg') return { ...size, blob: jpeg, extension: 'jpg' }
    throw new PreparationFailure('The canvas gave no picture.')
  } finally {
    // Safari keeps the pixels of an unused canvas until it is made small.
    canvas.width = 0
    canvas.height = 0
  }
}

/** The last picture that was given to the decoder: only one is decoded at a time, in all pages. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Turns a file into a picture for upload: at most 2000 pixels a side, upright, as WebP (or JPEG
 * where the browser cannot write WebP), without location, camera or any other metadata. Waits for
 * the pictures before it, to limit memory on phones.
 *
 * @throws PictureRefusal when the file can never be used
 * @throws PreparationFailure when a retry may help
 * @throws the signal's reason when aborted
 */
export async function preparePicture(file: Blob, signal?: AbortSignal): Promise<PreparedPicture> {
  const header = await readHeader(file)
  const refusal = checkPicture(file.size, header)
  if (refusal !== undefined) throw new PictureRefusal(refusal)
  const result = turn.then(() => redraw(file, header, signal))
  turn = result.catch(() => undefined)
  return result
}

async function redraw(
  file: Blob,
  header: PictureHeader,
  signal: AbortSignal | undefined,
): Promise<PreparedPicture> {
  signal?.throwIfAborted()
  const bitmap = await decode(file, header)
  try {
    signal?.throwIfAborted()
    // The header may have claimed another size than the pixels have.
    const tooLarge = sizeRefusal(bitmap)
    if (tooLarge !== undefined) throw new PictureRefusal(tooLarge)
    const thumbnail = await draw(
      bitmap,
      header.orientation,
      thumbnailSide,
      () => {},
      thumbnailQuality,
    )
    signal?.throwIfAborted()
    const picture = await draw(
      bitmap,
      header.orientation,
      longestSide,
      () => bitmap.close(),
      pictureQuality,
    )
    return { ...picture, thumbnail: thumbnail.blob, takenAt: header.takenAt }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof PictureRefusal) throw error
    throw new PreparationFailure('The picture could not be redrawn.', { cause: error })
  } finally {
    bitmap.close()
  }
}

/**
 * The thumbnail of a picture that was uploaded without one.
 *
 * @throws PictureRefusal or PreparationFailure when the browser cannot make it
 */
export async function prepareThumbnail(picture: Blob): Promise<Blob> {
  const result = turn.then(async () => {
    const bitmap = await decode(picture, await readHeader(picture))
    try {
      // An upload is upright already.
      return (await draw(bitmap, 1, thumbnailSide, () => {}, thumbnailQuality)).blob
    } finally {
      bitmap.close()
    }
  })
  turn = result.catch(() => undefined)
  return result
}

type Transform = [a: number, b: number, c: number, d: number, e: number, f: number]

/** Whether an EXIF orientation swaps width and height. */
function isTurned(orientation: number): boolean {
  return orientation >= 5
}

/** The size after applying the orientation. */
export function turnedSize({ width, height }: PixelSize, orientation: number): PixelSize {
  return isTurned(orientation) ? { width: height, height: width } : { width, height }
}

/** The size scaled down to at most `longest` a side; never enlarged. */
export function fittedSize({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  const fit = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: fit(width), height: fit(height) }
}

/**
 * The canvas transform that applies an EXIF orientation.
 *
 * @param size of the canvas after the rotation
 */
export function uprightTransform({ width, height }: PixelSize, orientation: number): Transform {
  const upright: Transform = [1, 0, 0, 1, 0, 0]
  const transforms: Transform[] = [
    upright,
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, width, 0],
    [0, -1, -1, 0, width, height],
    [0, -1, 1, 0, 0, height],
  ]
  return transforms[orientation - 1] ?? upright
}
