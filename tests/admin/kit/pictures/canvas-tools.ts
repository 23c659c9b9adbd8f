import { createCanvas, Image, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { vi } from 'vitest'

type TestBitmap = Canvas & { close: () => void }

type CanvasLog = {
  decoding: number
  mostDecoding: number
  open: number
  surfaces: number
  released: number
}

async function decode(source: Blob, options: ImageBitmapOptions = {}): Promise<TestBitmap> {
  const raw = sharp(Buffer.from(await source.arrayBuffer()), { failOn: 'truncated' })
  const upright = await raw.autoOrient().png().toBuffer()
  const image = new Image()
  image.src = upright
  await image.decode()
  const width = options.resizeWidth ?? image.width
  const height = options.resizeHeight ?? image.height
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return Object.assign(canvas, { close() {} })
}

/**
 * Gives the globals `createImageBitmap` and `OffscreenCanvas`, which really decode, draw and encode
 * outside a browser. As in a browser, EXIF turns the picture while it is decoded, before it is
 * resized.
 *
 * @param formats what the canvas can write; anything else becomes PNG, as in Safari
 */
export function stubCanvas(formats = ['image/webp', 'image/jpeg']): CanvasLog {
  const log: CanvasLog = { decoding: 0, mostDecoding: 0, open: 0, surfaces: 0, released: 0 }

  vi.stubGlobal('createImageBitmap', async (source: Blob, options?: ImageBitmapOptions) => {
    log.decoding += 1
    log.mostDecoding = Math.max(log.mostDecoding, log.decoding + log.open)
    const bitmap = await decode(source, options).finally(() => (log.decoding -= 1))
    log.open += 1
    let isOpen = true
    bitmap.close = () => {
      if (isOpen) log.open -= 1
      isOpen = false
    }
    return bitmap
  })

  class TestCanvas {
    private readonly canvas: Canvas
    readonly getContext: Canvas['getContext']

    constructor(width: number, height: number) {
      log.surfaces += 1
      this.canvas = createCanvas(width, height)
      this.getContext = this.canvas.getContext.bind(this.canvas)
    }

    set width(width: number) {
      if (width === 0) log.released += 1
    }

    async convertToBlob({ type, quality }: { type: string; quality: number }): Promise<Blob> {
      const rgba = sharp(await this.canvas.encode('png'))
      const written = formats.includes(type) ? type : 'image/png'
      const picture =
        written === 'image/webp'
          ? rgba.webp({ quality: quality * 100 })
          : written === 'image/jpeg'
            ? rgba.flatten({ background: 'black' }).jpeg({ quality: quality * 100 })
            : rgba.png()
      return new Blob([new Uint8Array(await picture.toBuffer())], { type: written })
    }
  }
  vi.stubGlobal('OffscreenCanvas', TestCanvas)
  return log
}
