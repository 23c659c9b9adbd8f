import { createCanvas, Image, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { PictureSurface, PictureTools } from '../../../../src/admin/kit/pictures/picture-tools'

export type TestBitmap = { width: number; height: number; image: Canvas; close: () => void }

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
  return { width, height, image: canvas, close() {} }
}

/**
 * Tools that really decode, draw and encode, outside a browser. As in a browser, EXIF turns the
 * picture while it is decoded, before it is resized.
 *
 * @param formats what the canvas can write; anything else becomes PNG, as in Safari
 */
export function canvasTools(formats = ['image/webp', 'image/jpeg']) {
  const log: CanvasLog = { decoding: 0, mostDecoding: 0, open: 0, surfaces: 0, released: 0 }

  const tools: PictureTools<TestBitmap> = {
    async decode(source, options) {
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
    },
    createSurface({ width, height }) {
      log.surfaces += 1
      const canvas = createCanvas(width, height)
      const context = canvas.getContext('2d')
      const surface: PictureSurface<TestBitmap> = {
        draw(bitmap, size, transform) {
          context.setTransform(...transform)
          context.drawImage(bitmap.image, 0, 0, size.width, size.height)
        },
        fillBehind() {
          context.resetTransform()
          context.globalCompositeOperation = 'destination-over'
          context.fillStyle = 'white'
          context.fillRect(0, 0, width, height)
        },
        async encode(type, quality) {
          const rgba = sharp(await canvas.encode('png'))
          const written = formats.includes(type) ? type : 'image/png'
          const picture =
            written === 'image/webp'
              ? rgba.webp({ quality: quality * 100 })
              : written === 'image/jpeg'
                ? rgba.flatten({ background: 'black' }).jpeg({ quality: quality * 100 })
                : rgba.png()
          return new Blob([new Uint8Array(await picture.toBuffer())], { type: written })
        },
        release: () => (log.released += 1),
      }
      return surface
    },
  }
  return { tools, log }
}
