import type { PixelSize } from './header/picture-header'
import type { Transform } from './upright'

/** The canvas operations used here, so that tests can provide their own. */
export type PictureSurface<Bitmap> = {
  /** Draws the bitmap at `size`, with `transform` applied. */
  draw: (bitmap: Bitmap, size: PixelSize, transform: Transform) => void
  /** Fills transparent areas with white. */
  fillBehind: () => void
  /** The picture in this format, or in another one when the browser cannot write it. */
  encode: (type: string, quality: number) => Promise<Blob | null>
  /** Frees the memory at once. */
  release: () => void
}

/** A browser's decoder and canvas. */
export type PictureTools<Bitmap extends PixelSize & { close: () => void }> = {
  decode: (source: Blob, options?: ImageBitmapOptions) => Promise<Bitmap>
  createSurface: (size: PixelSize) => PictureSurface<Bitmap>
}

function createSurface({ width, height }: PixelSize): PictureSurface<ImageBitmap> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gives no canvas.')
  return {
    draw(bitmap, size, transform) {
      context.imageSmoothingQuality = 'high'
      context.setTransform(...transform)
      context.drawImage(bitmap, 0, 0, size.width, size.height)
    },
    fillBehind() {
      context.resetTransform()
      context.globalCompositeOperation = 'destination-over'
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
    },
    encode: (type, quality) =>
      new Promise((resolve) => {
        canvas.toBlob(resolve, type, quality)
      }),
    release() {
      // Safari keeps the pixels of an unused canvas until it is made small.
      canvas.width = 0
      canvas.height = 0
    },
  }
}

/** The browser's own tools. */
export const browserTools: PictureTools<ImageBitmap> = {
  decode: (source, options) => createImageBitmap(source, options),
  createSurface,
}
