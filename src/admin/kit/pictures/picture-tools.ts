import type { PixelSize } from './header/picture-header'
import type { Transform } from './upright'

/** What a canvas must be able to do, so that tests can bring their own. */
export type PictureSurface<Bitmap> = {
  /** Draws the bitmap at `size`, then turned by `transform`. */
  draw: (bitmap: Bitmap, size: PixelSize, transform: Transform) => void
  /** Puts white behind everything that is transparent. */
  fillBehind: () => void
  /** The picture in that format, or in another when the browser cannot write it. */
  encode: (type: string, quality: number) => Promise<Blob | null>
  /** Gives the memory back at once. */
  release: () => void
}

/** The decoder and the canvas of a browser. */
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
      // Safari keeps the pixels of a canvas that nobody needs any more until it is made small.
      canvas.width = 0
      canvas.height = 0
    },
  }
}

/** The tools of the browser the studio runs in. */
export const browserTools: PictureTools<ImageBitmap> = {
  decode: (source, options) => createImageBitmap(source, options),
  createSurface,
}
