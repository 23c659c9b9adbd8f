import { checkPicture, PictureRefusal, refusalTexts, sizeRefusal } from './check-picture'
import type { PictureHeader, PixelSize } from './header/picture-header'
import { readPictureHeader } from './header/read-picture-header'
import { browserTools, type PictureTools } from './picture-tools'
import { fittedSize, turnedSize, uprightTransform } from './upright'

/** Longest side of a stored picture, in pixels. */
const longestSide = 2000

/** Longest side of the small copy that lists show, in pixels. */
const thumbnailSide = 480

/** A picture ready for the store: upright, without metadata. */
export type PreparedPicture = PixelSize & {
  blob: Blob
  extension: 'webp' | 'jpg'
  /** Its small copy for lists. */
  thumbnail: Blob
}

/** The browser could not make the smaller copy; trying again may help. */
export class PreparationFailure extends Error {
  override name = 'PreparationFailure'
}

type Closable = PixelSize & { close: () => void }

const webpQuality = 0.82
const jpegQuality = 0.85

/** A picture as the browser has written it. */
type Drawing = PixelSize & Pick<PreparedPicture, 'blob' | 'extension'>

async function readHeader(file: Blob): Promise<PictureHeader> {
  try {
    return await readPictureHeader(file)
  } catch {
    // Moved, deleted or changed since it was chosen.
    throw new PictureRefusal(refusalTexts.unreadable)
  }
}

/**
 * What the decoder gets. A JPEG loses its EXIF blocks here and is turned by `upright.ts`: browsers
 * have never agreed on orientation together with resizing (Safari 15 cropped such pictures).
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
 * Decodes; a JPEG straight to its later size, which spares memory. Other formats may carry a
 * rotation that only the decoder knows, so their later size is not known before.
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
 * Draws the bitmap upright, at most `side` pixels long, and writes it as WebP, else as JPEG.
 *
 * @param onDrawn called when the bitmap is needed no more, before anything is written
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
    // Safari writes PNG instead of WebP; JPEG is far smaller but knows no transparency.
    surface.fillBehind()
    const jpeg = await surface.encode('image/jpeg', jpegQuality)
    if (jpeg?.type === 'image/jpeg') return { ...size, blob: jpeg, extension: 'jpg' }
    throw new PreparationFailure('The canvas gave no picture.')
  } finally {
    surface.release()
  }
}

/**
 * Makes a function that turns a file into a picture for the store: at most 2000 pixels a side,
 * upright, as WebP (or JPEG where the browser cannot write WebP), without place, camera or any
 * other metadata. Only one picture is decoded at any moment, so that a phone survives many.
 *
 * The function throws PictureRefusal when the file will never do, PreparationFailure when another
 * try may help, and the signal's reason when it was aborted.
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
        // The header may have named another size than the pixels have.
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

/** The preparation of the whole studio: one queue for all its pages. */
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
