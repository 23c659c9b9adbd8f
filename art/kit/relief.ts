import type { Frame } from '../scene'
import { glaze, mix } from './colour'
import { heights, rift } from './kenya'
import { roughNoise } from './random'
import type { Pen, Random } from './types'

/** What the ground of a map needs to know about a place: pixels there, and back to degrees. */
export type Survey = {
  toPixel: (longitude: number, latitude: number) => readonly [x: number, y: number]
  toDegrees: (x: number, y: number) => readonly [longitude: number, latitude: number]
}

type Ground = { height: number; colour: string }

const cell = 4

/**
 * Paints the ground of the map as a low sun in the north-west shows it: dry plains in the north and
 * east, farmland round the highlands, forest above, rock at the heads. The clip decides where.
 *
 * @param muted 0 for full colour to 1 for bare paper
 */
export function relief(
  pen: Pen,
  frame: Frame,
  survey: Survey,
  random: Random,
  options: { paper: string; muted: number },
): void {
  const rough = roughNoise(random, 5)
  const patch = roughNoise(random, 3)
  const at = (x: number, y: number): Ground => {
    const [longitude, latitude] = survey.toDegrees(x, y)
    return groundAt(
      longitude,
      latitude,
      rough(longitude * 3.4, latitude * 3.4),
      patch(longitude, latitude * 1.2),
    )
  }
  for (let y = -cell; y < frame.height; y += cell) {
    for (let x = -cell; x < frame.width; x += cell) {
      const here = at(x, y)
      const slope = here.height - at(x - cell, y - cell).height
      const lit = Math.max(-1, Math.min(1, slope * 6.5))
      const shone =
        lit > 0 ? mix(here.colour, '#fff0c4', lit * 0.55) : mix(here.colour, '#33405c', -lit * 0.62)
      pen.fillStyle = mix(shone, options.paper, options.muted)
      pen.fillRect(x, y, cell + 1, cell + 1)
    }
  }
}

function groundAt(longitude: number, latitude: number, rough: number, patch: number): Ground {
  const mountains = heights.reduce(
    (sum, [east, north, high, reach]) =>
      sum +
      high * Math.exp(-((longitude - east) ** 2 + (latitude - north) ** 2) / (2 * reach ** 2)),
    0,
  )
  const wet = wetness(longitude, latitude)
  const floor = riftShare(longitude + rough * 0.09, latitude)
  const height =
    mountains * (1 - 0.75 * floor) * (0.85 + 0.75 * rough) +
    rough * (0.2 + 0.4 * wet * (1 - floor)) -
    floor * 1.1
  return {
    height,
    colour: colourOf(height, Math.max(0, Math.min(1, wet + patch * 0.3)), floor, patch),
  }
}

/** From 0 in the deserts of the north to 1 on the wet heights round Lake Victoria and Mount Kenya. */
function wetness(longitude: number, latitude: number): number {
  const near = (east: number, north: number, wide: number, high: number) =>
    Math.exp(-(((longitude - east) / wide) ** 2) - ((latitude - north) / high) ** 2)
  const coast = Math.max(0, 1 - Math.abs(longitude - 40 - (latitude + 3) * 0.52) / 0.65)
  return Math.min(
    1,
    1.05 * near(34.9, 0, 1.1, 1.5) +
      1.05 * near(37, -0.45, 0.85, 0.95) +
      0.45 * near(36.2, -1.6, 1.6, 0.8) +
      0.75 * coast * Math.max(0, Math.min(1, -0.4 - latitude)),
  )
}

/** 1 on the floor of the Rift Valley, 0 outside its walls. */
function riftShare(longitude: number, latitude: number): number {
  for (const [index, [east, north, wide]] of rift.entries()) {
    const next = rift[index + 1]
    if (!next || latitude > north || latitude < next[1]) continue
    const share = (north - latitude) / (north - next[1])
    const middle = east + (next[0] - east) * share
    const half = (wide + (next[2] - wide) * share) / 2
    const off = Math.abs(longitude - middle) / half
    // The walls are steep, the floor is flat; at both ends the valley runs out.
    const ends = Math.min(1, (2.6 - latitude) / 1.3, (latitude + 2.5) / 0.3)
    return Math.max(0, Math.min(1, (1.3 - off) * 2.4)) * Math.max(0, ends)
  }
  return 0
}

function colourOf(height: number, wet: number, floor: number, patch: number): string {
  // Pale salt pans, red earth and dry bush lie side by side.
  const dry =
    patch > 0
      ? mix('#dcb26c', '#a9a256', Math.min(1, patch * 1.6))
      : mix('#dcb26c', '#c98a50', Math.min(1, -patch * 1.5))
  const plain =
    wet < 0.4
      ? mix(dry, '#b3a650', wet / 0.4)
      : mix('#b3a650', '#6c9a45', Math.min(1, (wet - 0.4) / 0.4))
  const forest = mix(
    plain,
    '#44723f',
    Math.max(0, Math.min(1, (height - 1.3) / 1.2)) * (0.45 + 0.55 * wet),
  )
  const rock = mix(forest, '#8d8578', Math.max(0, Math.min(1, (height - 3) / 0.8)))
  return mix(rock, '#c99a5c', floor * 0.5)
}

/** A soft dark line of water under a coast or a shore, and a bright one beside it. */
export function shoreLine(pen: Pen, trace: () => void, deep: string, bright: string): void {
  for (const [width, colour] of [
    [26, glaze(bright, 0.25)],
    [14, glaze(bright, 0.45)],
    [5, glaze(deep, 0.5)],
  ] as const) {
    trace()
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
}
