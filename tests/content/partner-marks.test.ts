// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partners } from '../../src/content/partners'
import config from '../../tailwind.config'

const { colors } = config.theme.extend
const palette = new Set(
  Object.values(colors).flatMap((colour) =>
    typeof colour === 'string' ? [colour] : Object.values(colour),
  ),
)

/** Contrast of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function coloursOf(drawing: string): string[] {
  return [...drawing.matchAll(/#\w{3,8}/g)].map(([colour]) => colour)
}

const marks = partners.map(({ name, logo }) => ({
  name,
  drawing: readFileSync(`public${logo}`, 'utf8'),
}))

test.each(marks)('H22 the logo of $name has a title, is small and as wide as its frame', (mark) => {
  expect(mark.drawing).toContain(`<title>${mark.name}</title>`)
  expect(mark.drawing.length).toBeLessThanOrEqual(4096)
  expect(mark.drawing).toContain('viewBox="0 0 1200 600"')
})

test.each(marks)('H22 the logo of $name looks the same on every machine', ({ drawing }) => {
  expect(drawing).not.toMatch(/<text|font-family|<image|<style|href=/)
})

test.each(marks)(
  'H22 the logo of $name uses the palette and has enough contrast',
  ({ drawing }) => {
    const colours = coloursOf(drawing)
    expect(colours.filter((colour) => !palette.has(colour))).toEqual([])
    // The first colour is that of the text or of its background.
    expect(contrast(colours[0] ?? '#FFFFFF', colors.paper)).toBeGreaterThan(4.5)
    expect(contrast(colours[0] ?? '#FFFFFF', colors.card)).toBeGreaterThan(4.5)
  },
)

test('H22 every logo has its own colour', () => {
  expect(new Set(marks.map(({ drawing }) => coloursOf(drawing)[0])).size).toBe(marks.length)
})
