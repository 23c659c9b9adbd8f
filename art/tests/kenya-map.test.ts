import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kenya, type GeoLine } from '../kit/kenya'
import { masterFile } from '../program/masters'
import { mapPlaces } from '../../src/content/map-places'
import { mapAspect, mapPoint, type GeoPoint } from '../../src/lib/map-projection'

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInside({ latitude, longitude }: GeoPoint, ring: GeoLine): boolean {
  let isIn = false
  for (const [index, [east, north]] of ring.entries()) {
    const [nextEast, nextNorth] = ring[(index + 1) % ring.length] ?? [0, 0]
    if (north > latitude === nextNorth > latitude) continue
    const crossing = east + ((latitude - north) / (nextNorth - north)) * (nextEast - east)
    if (crossing > longitude) isIn = !isIn
  }
  return isIn
}

/** Degrees from a point to the nearest side of a ring. */
function degreesTo({ latitude, longitude }: GeoPoint, ring: GeoLine): number {
  const sides = ring.map(([east, north], index) => {
    const [nextEast, nextNorth] = ring[(index + 1) % ring.length] ?? [0, 0]
    const [alongX, alongY] = [nextEast - east, nextNorth - north]
    const share =
      ((longitude - east) * alongX + (latitude - north) * alongY) / (alongX ** 2 + alongY ** 2)
    const held = Math.min(1, Math.max(0, share))
    return Math.hypot(longitude - east - held * alongX, latitude - north - held * alongY)
  })
  return Math.min(...sides)
}

// Harbours and border towns stand on the line, whose simplification moved it by up to 0.025 degrees from
// one that was already simplified; a dot of the map is wider than this.
const onTheLine = 0.05

test.each(mapPlaces.map((place) => [place.name, place] as const))(
  'V51 %s lies inside the outline of Kenya, or on it',
  (_name, place) => {
    expect(isInside(place, kenya) || degreesTo(place, kenya) < onTheLine).toBe(true)
  },
)

test.each([
  ['Kampala', 0.348, 32.583],
  ['Arusha', -3.387, 36.683],
  ['the summit of Kilimanjaro', -3.076, 37.353],
  ['Kismayo', -0.358, 42.545],
  ['Zanzibar', -6.166, 39.203],
  ['Moroto', 2.534, 34.667],
])('V51 %s lies outside it', (_name, latitude, longitude) => {
  expect(isInside({ latitude, longitude }, kenya)).toBe(false)
})

const master = sharp(masterFile('map/kenya'))

/** Mean colour of the painting around a point. */
async function colourAt(point: GeoPoint): Promise<{ red: number; blue: number }> {
  const { width, height } = await master.metadata()
  const { x, y } = mapPoint(point)
  const { channels } = await sharp(
    await master
      .clone()
      .extract({
        left: Math.round((x / 100) * width) - 4,
        top: Math.round((y / 100) * height) - 4,
        width: 8,
        height: 8,
      })
      .png()
      .toBuffer(),
  ).stats()
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 }
}

test('V54 the painting has the shape of the map', async () => {
  const { width, height } = await master.metadata()
  expect(width / height).toBeCloseTo(mapAspect, 2)
})

test.each([
  ['the Indian Ocean', -2.6, 41.9, 'blue'],
  ['Lake Victoria', -0.8, 33.6, 'blue'],
  ['Lake Turkana', 3.6, 36.1, 'blue'],
  ['Winam Gulf', -0.3, 34.6, 'blue'],
  ['Garissa', -0.453, 39.646, 'red'],
  ['Marsabit', 2.334, 37.99, 'red'],
  ['Tanzania', -4, 36, 'red'],
] as const)('V54 the painting shows %s where it lies', async (_name, latitude, longitude, more) => {
  const { red, blue } = await colourAt({ latitude, longitude })
  expect(more === 'blue' ? blue - red : red - blue).toBeGreaterThan(25)
})
