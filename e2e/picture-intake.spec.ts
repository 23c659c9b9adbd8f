import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import { phonePhoto } from '../tests/admin/kit/pictures/make-pictures'
import { expect, test } from './fixtures'

const modulePath = '/assets/picture-intake-under-test.js'

/** The studio's preparation as one script, as a browser of the site's range gets it. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/admin/kit/pictures/prepare-picture.ts', formats: ['es'] },
    },
  })
  const [first] = Array.isArray(output) ? output : []
  return first?.output[0].code ?? ''
}

/** Prepares a file in the page. */
async function prepare(page: Page, photo: Uint8Array) {
  const bytes = Array.from(photo)
  const result = await page.evaluate(
    async ({ bytes, modulePath }) => {
      const { preparePicture } = await import(/* @vite-ignore */ modulePath)
      const picture = await preparePicture(new File([new Uint8Array(bytes)], 'photo.jpg'))
      const buffer: ArrayBuffer = await picture.blob.arrayBuffer()
      return {
        ...picture,
        blob: undefined,
        thumbnail: await createImageBitmap(picture.thumbnail).then(({ width }) => width),
        bytes: Array.from(new Uint8Array(buffer)),
      }
    },
    { bytes, modulePath },
  )
  return { ...result, bytes: Buffer.from(result.bytes) }
}

let code = ''
test.beforeAll(async () => {
  code = await bundle()
})
test.beforeEach(async ({ page }) => {
  await page.route(`**${modulePath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  )
  await page.goto('/auth')
})

// All eight are drawn in the tests of the module; here the browser's own decoder has its say.
for (const orientation of [3, 6]) {
  test(`K6 Z77 a photo with orientation ${orientation} and a location is made upright and small, without metadata`, async ({
    page,
  }) => {
    const photo = await phonePhoto(4000, 3000, orientation)
    expect(Buffer.from(photo).includes('Pocket 12')).toBe(true)
    const { bytes, ...picture } = await prepare(page, photo)
    const [width, height] = orientation >= 5 ? [1500, 2000] : [2000, 1500]
    const thumbnail = orientation >= 5 ? 360 : 480
    expect(picture).toMatchObject({ width, height, extension: 'webp', thumbnail })
    const info = await sharp(bytes).metadata()
    expect(info).toMatchObject({ width, height, format: 'webp' })
    expect([info.exif, info.xmp, info.iptc]).toEqual([undefined, undefined, undefined])
    const wanted = await sharp(photo).autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    const actual = await sharp(bytes).resize(8, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const distances = Array.from(wanted, (value, index) => Math.abs(value - (actual[index] ?? 0)))
    expect(Math.max(...distances)).toBeLessThan(30)
  })
}
