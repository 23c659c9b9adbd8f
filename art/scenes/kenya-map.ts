import { mapAspect, mapEdges, mapPoint } from '../../src/lib/map-projection'
import { beast } from '../kit/animals/wild'
import { glaze } from '../kit/colour'
import {
  kenya,
  lakeTurkana,
  lakeVictoria,
  ocean,
  rivers,
  smallLakes,
  type GeoLine,
} from '../kit/kenya'
import { lightOf } from '../kit/light'
import { dhow, mountain, palm } from '../kit/map-things'
import { around, between, smoothNoise } from '../kit/random'
import { relief, shoreLine, type Survey } from '../kit/relief'
import { softSpot, type Point } from '../kit/shapes'
import { acacia } from '../kit/trees'
import type { Light, Pen, Random } from '../kit/types'
import type { Frame, Scene } from '../scene'

export const width = 1280
export const height = Math.round(width / mapAspect)
const paper = '#ebdfc2'
const water = { deep: '#2f6d8a', middle: '#4f8fa6', bright: '#cfe3dc' }

export const survey: Survey = {
  toPixel: (longitude, latitude) => {
    const { x, y } = mapPoint({ longitude, latitude })
    return [(x / 100) * width, (y / 100) * height]
  },
  toDegrees: (x, y) => [
    mapEdges.west + (x / width) * (mapEdges.east - mapEdges.west),
    mapEdges.north - (y / height) * (mapEdges.north - mapEdges.south),
  ],
}

const pixelsOf = (line: GeoLine): Point[] =>
  line.map(([east, north]) => survey.toPixel(east, north))

/** Makes the path of a ring of straight lines: most borders of Kenya are drawn with a ruler. */
function ring(pen: Pen, line: GeoLine): void {
  pen.beginPath()
  for (const [x, y] of pixelsOf(line)) pen.lineTo(x, y)
  pen.closePath()
}

/** Kenya as a painted relief map: neighbours on bare paper, the sea, and what lives where. */
export function mapOfKenya(pen: Pen, frame: Frame, random: Random): void {
  const light: Light = { ...lightOf('afternoon', -0.7), strength: 0.8 }
  relief(pen, frame, survey, random, { paper, muted: 0.8 })
  sea(pen, frame, random)
  standOut(pen)
  pen.save()
  ring(pen, kenya)
  pen.clip()
  relief(pen, frame, survey, random, { paper, muted: 0.06 })
  pen.restore()
  border(pen)
  for (const [index, river] of rivers.entries()) stream(pen, river, index === 0 ? 6.5 : 5)
  lakes(pen, random)
  mountains(pen, light, random)
  trees(pen, light, random)
  animals(pen, light, random)
  dhow(pen, survey.toPixel(41.35, -3.35), 150)
  dhow(pen, survey.toPixel(40.75, -4.45), 96)
}

/** The ocean: bright over the reefs, deeper outwards, with long swells. */
function sea(pen: Pen, frame: Frame, random: Random): void {
  pen.save()
  ring(pen, ocean)
  pen.clip()
  const [x, y] = survey.toPixel(39.2, -2.2)
  const fade = pen.createRadialGradient(x, y, 60, x, y, width * 0.5)
  fade.addColorStop(0, '#8fc0bd')
  fade.addColorStop(0.45, water.middle)
  fade.addColorStop(1, water.deep)
  pen.fillStyle = fade
  pen.fillRect(0, 0, frame.width, frame.height)
  const swell = smoothNoise(random)
  for (let i = 0; i < 260; i++) {
    const [left, top] = [between(random, width * 0.6, width), between(random, height * 0.5, height)]
    const value = swell(left / 160, top / 60)
    pen.fillStyle = glaze(value > 0 ? '#a8d0cc' : '#23566f', Math.abs(value) * 0.35)
    pen.beginPath()
    pen.ellipse(left, top, between(random, 26, 70), between(random, 2, 5), -0.12, 0, Math.PI * 2)
    pen.fill()
  }
  shoreLine(pen, () => ring(pen, ocean), water.middle, water.bright)
  pen.restore()
}

/** A shadow to the lower right lifts the country off the paper. */
function standOut(pen: Pen): void {
  pen.save()
  pen.shadowColor = glaze('#4a3a26', 0.6)
  pen.shadowBlur = 30
  pen.shadowOffsetX = 9
  pen.shadowOffsetY = 12
  ring(pen, kenya)
  pen.fillStyle = '#c9a862'
  pen.fill()
  pen.restore()
}

function border(pen: Pen): void {
  ring(pen, kenya)
  pen.lineWidth = 9
  pen.strokeStyle = glaze('#fbf3dc', 0.85)
  pen.stroke()
  pen.lineWidth = 4
  pen.strokeStyle = '#8a4a2a'
  pen.stroke()
}

function stream(pen: Pen, river: GeoLine, wide: number): void {
  const points = pixelsOf(river)
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y]
    pen.beginPath()
    pen.moveTo(beforeX, beforeY)
    // Rivers grow on their way, and wind.
    const bend = index % 2 === 0 ? 7 : -7
    pen.quadraticCurveTo((beforeX + x) / 2 + bend, (beforeY + y) / 2 + bend, x, y)
    pen.lineWidth = wide * (0.5 + (0.5 * index) / points.length)
    pen.strokeStyle = water.middle
    pen.stroke()
  })
}

function lakes(pen: Pen, random: Random): void {
  for (const [line, near, far] of [
    [lakeVictoria, '#6fa8b4', water.deep],
    [lakeTurkana, '#7fb8a4', '#2f7f7c'],
  ] as const) {
    const points = pixelsOf(line)
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
    const fill = pen.createLinearGradient(right, 0, left, 0)
    fill.addColorStop(0, near)
    fill.addColorStop(1, far)
    pen.save()
    ring(pen, line)
    pen.fillStyle = fill
    pen.fill()
    pen.clip()
    for (let i = 0; i < 70; i++) {
      const [x, y] = points[Math.floor(random() * points.length)] ?? [0, 0]
      pen.fillStyle = glaze(random() < 0.5 ? '#bfe0d8' : '#235f74', 0.3)
      pen.beginPath()
      pen.ellipse(around(random, x, 70), around(random, y, 60), 24, 2.5, 0, 0, Math.PI * 2)
      pen.fill()
    }
    shoreLine(pen, () => ring(pen, line), far, water.bright)
    pen.restore()
  }
  for (const { at, width: wide, height: high, isPink } of smallLakes) {
    const [x, y] = survey.toPixel(at[0], at[1])
    const scale = width / (mapEdges.east - mapEdges.west)
    for (const [share, colour] of [
      [1.25, '#f3e4bd'],
      [1, isPink ? '#d98f8b' : '#3f86a0'],
      [0.7, isPink ? '#eebcae' : '#67aabb'],
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.ellipse(x, y, (wide * scale * share) / 2, (high * scale * share) / 2, 0.1, 0, Math.PI * 2)
      pen.fill()
    }
  }
}

/** The great mountains, drawn as one sees them from the plain. */
function mountains(pen: Pen, light: Light, random: Random): void {
  for (const [longitude, latitude, size, snow] of [
    [37.35, -3.06, 76, 0.34],
    [37.31, -0.14, 96, 0.36],
  ] as const) {
    mountain(pen, survey.toPixel(longitude, latitude), size, snow, light, random)
  }
}

/** Acacias on the plains, palms along the coast. */
function trees(pen: Pen, light: Light, random: Random): void {
  // prettier-ignore
  const acacias = [
    [35, 4.45], [35.1, 3.3], [37.6, 3.2], [38.9, 2.2], [39.9, 3.05], [40.4, 1.5], [40.1, 0.35], [39.4, -1.3],
    [38.5, 1.4], [36.7, 1.25], [37.1, -2.25], [38.5, -1.2], [40.2, -1.75], [39.1, -3.75],
    [40.5, -0.9], [38.6, 0.35],
  ] as const
  for (const [longitude, latitude] of acacias) {
    const [x, y] = survey.toPixel(longitude, latitude)
    acacia(
      pen,
      { x, y, size: between(random, 38, 54), facing: random() < 0.5 ? 'left' : 'right' },
      light,
      random,
    )
  }
  // prettier-ignore
  const palms = [[39.35, -4.3], [39.6, -3.85], [39.9, -3.1], [39.98, -2.62], [40.75, -2.1], [41.15, -1.6]] as const
  for (const [longitude, latitude] of palms) {
    palm(pen, survey.toPixel(longitude, latitude), between(random, 40, 52), light)
  }
}

function animals(pen: Pen, light: Light, random: Random): void {
  for (const [kind, longitude, latitude, size, facing] of [
    ['elephant', 39.05, -2.45, 58, 'left'],
    ['elephant', 39.42, -2.52, 40, 'left'],
    ['giraffe', 39.5, 1.55, 104, 'left'],
    ['giraffe', 39.8, 1.5, 84, 'right'],
    ['camel', 38.35, 2.98, 50, 'left'],
    ['camel', 38.75, 2.95, 46, 'left'],
  ] as const) {
    const [x, y] = survey.toPixel(longitude, latitude)
    beast(pen, { x, y, size, facing }, light, random, kind, { pose: 'standing', shadow: true })
  }
}

/** The country is painted finely, its neighbours and the open sea broadly. */
function focus(pen: Pen): void {
  ring(pen, kenya)
  pen.fillStyle = '#808080'
  pen.fill()
  pen.lineWidth = 14
  pen.strokeStyle = '#a0a0a0'
  pen.stroke()
  for (const [longitude, latitude, radius] of [
    [41.4, -3, 110],
    [40.8, -4.25, 75],
    [37.35, -3.05, 70],
    [39.2, -2.3, 75],
    [39.6, 1.9, 85],
    [38.5, 3.1, 75],
    [37.31, 0, 80],
    [36.2, -0.5, 90],
  ] as const) {
    const [x, y] = survey.toPixel(longitude, latitude)
    softSpot(pen, { x, y, width: radius * 2, height: radius * 2 }, '#ffffff', 1, 0.6)
  }
}

export const scenes: readonly Scene[] = [
  { name: 'map/kenya', width, height, seed: 540, compose: mapOfKenya, focus },
]
