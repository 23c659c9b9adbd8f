import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeBrochure } from '../../../scripts/site/brochure'
import { codeOf } from '../../../scripts/site/brochure-code'
import { brochurePictures, tourShape } from '../../../scripts/site/brochure-pictures'
import { printable } from '../../../scripts/site/brochure-text'
import { brochure } from '../../../src/content/brochure'
import { chatLink, site } from '../../../src/content/site'
import { gallery } from '../../../src/content/gallery'
import { tours } from '../../../src/content/tours'

/** The texts for those who cannot see the figures of a PDF that is not compressed. */
function figuresOf(pdf: Buffer): string[] {
  const objects = pdf.toString('latin1').match(/<<[^<>]*\/S \/Figure[\s\S]*?>>\nendobj/g) ?? []
  return objects.map((object) => /\/Alt \(((?:\\.|[^)\\])*)\)/.exec(object)?.[1] ?? '')
}

const plain = (text: string) => text.replaceAll('\\', '')

test('V56 the brochure shows the picture of every tour with its description', async () => {
  const figures = figuresOf(await makeBrochure({ compress: false })).map(plain)
  for (const { imageAlt } of tours) expect(figures).toContain(printable(imageAlt))
})

test('V56 a tour without a file of its picture has a page without one', async () => {
  const [tour] = tours
  if (!tour) throw new Error('no tour')
  const lost = { ...tour, image: '/images/tours/no-such-picture.jpg' }
  const figures = figuresOf(await makeBrochure({ tours: [lost], compress: false }))
  expect(figures.map(plain)).not.toContain(printable(lost.imageAlt))
})

test('V56 the brochure of many tours stays below 1 MB: their pictures are smaller', async () => {
  const widths: number[] = []
  for (const count of [tours.length, 40, 60]) {
    const many = gallery.slice(0, count).flatMap(({ url }, index) => {
      const tour = tours[index % tours.length]
      return tour ? [{ ...tour, slug: `${tour.slug}-${index}`, image: url }] : []
    })
    expect(many).toHaveLength(count)
    expect((await makeBrochure({ tours: many })).length).toBeLessThan(1_000_000)
    const [first] = (await brochurePictures(many)).tours.values()
    widths.push(first ? (await sharp(first).metadata()).width : 0)
  }
  expect(widths).toEqual(widths.toSorted((one, next) => next - one))
  expect(new Set(widths).size).toBeGreaterThan(1)
})

test('V56 the pictures of the brochure have one shape, whatever that of the painting', async () => {
  const { tours: pictures } = await brochurePictures(tours)
  expect(pictures.size).toBe(tours.length)
  for (const picture of pictures.values()) {
    const { width, height, format } = await sharp(picture).metadata()
    expect(format).toBe('jpeg')
    expect(width / height).toBeCloseTo(tourShape, 1)
  }
})

test('V57 the codes on the last page open the site and the chat', async () => {
  const addresses = [site.origin, chatLink(brochure.question)]
  const figures = figuresOf(await makeBrochure({ compress: false })).map(plain)
  for (const address of addresses) {
    expect(figures).toContain(printable(`Code that opens ${address}`))
    expect(read(codeOf(address))).toBe(address)
  }
})

/** What a camera reads from a code, drawn with some pixels to each module. */
function read(rows: boolean[][]): string | undefined {
  const scale = 4
  const size = rows.length * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]
      if (isDark) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
    }
  }
  return jsqr(pixels, size, size)?.data
}
