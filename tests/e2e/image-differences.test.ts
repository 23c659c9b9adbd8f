import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decode, differences, encode, reduce } from '../../e2e/screenshots/image-differences'

/** A page with a heading, a column of text and a button, as an SVG. */
function page({ buttonTop = 400, word = 24, ink = '#1d2a1f' } = {}): Buffer {
  const words = Array.from({ length: 120 }, (_, index) => {
    const x = 40 + (index % 8) * 90
    const y = 120 + Math.floor(index / 8) * 18
    return `<rect x="${x}" y="${y}" width="${word + (index % 5) * 9}" height="9" fill="${ink}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fbf6ea"/><rect x="40" y="40" width="420" height="40" fill="#1d2a1f"/>${words.join('')}<rect x="40" y="${buttonTop}" width="160" height="44" rx="6" fill="#a8431f"/></svg>`,
  )
}

const screenshot = (svg: Buffer) => sharp(svg).png().toBuffer()
const pixelsOf = async (svg: Buffer) => reduce(await screenshot(svg), 1 / 3)
const committed = async (svg: Buffer) => decode(await encode(await pixelsOf(svg)))

test('the same page has no difference, in spite of the palette of the baseline file', async () => {
  expect(differences(await pixelsOf(page()), await committed(page()))).toEqual([])
})

test('other text smoothing is no difference', async () => {
  const smoothed = await sharp(page()).blur(0.6).png().toBuffer()
  expect(differences(await reduce(smoothed, 1 / 3), await committed(page()))).toEqual([])
})

test('a button that moved by half its height is a difference', async () => {
  const [fault = ''] = differences(
    await pixelsOf(page({ buttonTop: 422 })),
    await committed(page()),
  )
  expect(fault).toMatch(/^differs in \d+ squares/)
})

test('text in another colour is a difference', async () => {
  const faults = differences(await pixelsOf(page({ ink: '#9aa39b' })), await committed(page()))
  expect(faults).toHaveLength(1)
})

test('a page of another height is a difference, and says so', async () => {
  const higher = await sharp(page()).extend({ bottom: 60, background: '#fbf6ea' }).png().toBuffer()
  expect(differences(await reduce(higher, 1 / 3), await committed(page()))).toEqual([
    'is 267 x 220, was 267 x 200',
  ])
})
