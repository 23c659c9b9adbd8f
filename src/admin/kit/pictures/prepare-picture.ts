import { checkPicture, PictureRefusal, refusalTexts, sizeRefusal } from './check-picture'
import type { PictureHeader, PixelSize } from './header/picture-header'
import { readPictureHeader } from './header/read-picture-header'
import { browserTools, type PictureTools } from './picture-tools'
import { fittedSize, turnedSize, uprightTransform } from './upright'

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
}

/** The browser could not encode the picture; a retry may help. */
export class PreparationFailure extends Error {
  override name = 'PreparationFailure'
}

type Closable = PixelSize & { close: () => void }

const webpQuality = 0.82
const jpegQuality = 0.85

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
async function decode<Bitmap extends Closable>(
  file: Blob,
  header: PictureHeader,
  tools: PictureTools<Bitmap>,
): Promise<Bitmap> {
  const source = decoderSource(file, header)
  const { kind, size } = header
  try {
    if (kind !== 'jpeg' || size === undefined) return await tools.decode(source)
    const { width, height } = fittedSize(size, longestSide)
    if (width === size.width && height === size.height) return await tools.decode(source)
    return await tools.decode(source, {
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
async function draw<Bitmap extends Closable>(
  bitmap: Bitmap,
  orientation: number,
  side: number,
  tools: PictureTools<Bitmap>,
  onDrawn = () => {},
): Promise<Drawing> {
  const drawn = fittedSize(bitmap, side)
  const size = turnedSize(drawn, orientation)
  const surface = tools.createSurface(size)
  try {
    surface.draw(bitmap, drawn, uprightTransform(size, orientation))
    onDrawn()
    const webp = await surface.encode('image/webp', webpQuality)
    if (webp?.type === 'image/webp') return { ...size, blob: webp, extension: 'webp' }
    // Safari writes PNG instead of WebP; JPEG is much smaller but has no transparency.
    surface.fillBehind()
    const jpeg = await surface.encode('image/jpeg', jpegQuality)
    if (jpeg?.type === 'image/jpeg') return { ...size, blob: jpeg, extension: 'jpg' }
    throw new PreparationFailure('The canvas gave no picture.')
  } finally {
    surface.release()
  }
}

/**
 * Returns a function that turns a file into a picture for upload: at most 2000 pixels a side,
 * upright, as WebP (or JPEG where the browser cannot write WebP), without location, camera or any
 * other metadata. Only one picture is decoded at a time, to limit memory on phones.
 * The function throws PictureRefusal when the file can never be used, PreparationFailure when a
 * retry may help, and the signal's reason when it was aborted.
 */
export function createPreparation<Bitmap extends Closable>(tools: PictureTools<Bitmap>) {
  const inTurn = runOneAtATime()

  return async (file: Blob, signal?: AbortSignal): Promise<PreparedPicture> => {
    const header = await readHeader(file)
    const refusal = checkPicture(file.size, header)
    if (refusal !== undefined) throw new PictureRefusal(refusal)
    return inTurn(async () => {
      signal?.throwIfAborted()
      const bitmap = await decode(file, header, tools)
      try {
        signal?.throwIfAborted()
        // The header may have claimed another size than the pixels have.
        const tooLarge = sizeRefusal(bitmap)
        if (tooLarge !== undefined) throw new PictureRefusal(tooLarge)
        const orientation = header.kind === 'jpeg' ? header.orientation : 1
        const thumbnail = await draw(bitmap, orientation, thumbnailSide, tools)
        signal?.throwIfAborted()
        const picture = await draw(bitmap, orientation, longestSide, tools, () => bitmap.close())
        return { ...picture, thumbnail: thumbnail.blob }
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof PictureRefusal) throw error
        throw new PreparationFailure('The picture could not be redrawn.', { cause: error })
      } finally {
        bitmap.close()
      }
    })
  }
}

/** The studio's preparation, shared by all pages so that one picture is decoded at a time. */
export const preparePicture = createPreparation(browserTools)

/** Returns a function that queues tasks: each begins when the one before has ended, well or badly. */
function runOneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = tail.then(task)
    tail = result.catch(() => undefined)
    return result
  }
}
