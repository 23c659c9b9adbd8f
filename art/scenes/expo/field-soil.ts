import { createCanvas } from '@napi-rs/canvas'
import type { Vec } from '../../kit/animals/volume'
import { roughNoise, seeded, type Noise } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import { lightOfColour } from '../../kit/sprig/form'
import type { Pen } from '../../kit/types'

/** The horizon, and pixels of a length as high as the eye, one such length away. */
const [horizon, scale] = [236, 1500] as const
/** Where the sun stands: right, up, away from the painter. */
export const sun: Vec = [-0.78, 0.36, 0.32]

/** A place on the field; the eye is one length above it. */
export const seen = ([x, up, z]: Vec): Point => [
  800 + (scale * x) / z,
  horizon + (scale * (1 - up)) / z,
]

/** Where the shadow of a point falls. */
export const shadowOf = ([x, up, z]: Vec): Vec => [
  x - (sun[0] / sun[1]) * up,
  0,
  z - (sun[2] / sun[1]) * up,
]

/** The columns of the relief are two pixels wide, its rows a little more than half a pixel. */
const [columns, rows, step] = [800, 1920, 0.58] as const
const depthOf = (row: number): number => scale / ((row + 1) * step)

/** A number from 0 to 1 for a square of the field. */
function dice(x: number, z: number, salt: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(z, 668265263) ^ Math.imul(salt, 974634777)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

/** How high clods of a size stand at a place: domes strewn at random over each other. */
function clods(x: number, z: number, size: number, salt: number, often: number): number {
  const [column, row] = [Math.floor(x / size), Math.floor(z / size)]
  let high = 0
  for (let i = column - 1; i <= column + 1; i++)
    for (let j = row - 1; j <= row + 1; j++) {
      if (dice(i, j, salt) > often) continue
      const dx = x / size - i - dice(i, j, salt + 1)
      const dz = z / size - j - dice(i, j, salt + 2)
      const radius = 0.35 + 0.6 * dice(i, j, salt + 3) ** 2
      const share = (dx * dx + dz * dz) / (radius * radius)
      if (share < 1) high = Math.max(high, radius * Math.sqrt(1 - share))
    }
  return high * size
}

/** Where the soil is dug out (below 0) or heaped up, and the water that stands to a level in it. */
type Ditch = { digAt: (x: number, z: number) => number; level: number }

/** Red soil in clods under a low sun. `wetAt` tells how wet it is, `cast` draws what throws shadows. */
export function soil(
  pen: Pen,
  wetAt: (x: number, z: number) => number,
  cast: (pen: Pen) => void,
  ditch?: Ditch,
): void {
  const rough = roughNoise(seeded(61), 4)
  const high = new Float32Array(columns * rows)
  const placeOf = (column: number, z: number): number => ((column * 2 - 800) * z) / scale
  for (let row = 0; row < rows; row++) {
    const z = depthOf(row)
    const near = Math.min(1, 7 / z) ** 1.5
    for (let column = 0; column < columns; column++) {
      const x = placeOf(column, z)
      // Earth breaks ragged, so the domes are bent out of round.
      const [bx, bz] = [x + 0.045 * rough(x * 9, z * 9), z + 0.045 * rough(z * 9 + 50, x * 9)]
      const lumps =
        0.36 * clods(bx, bz, 0.22, 10, 0.14) +
        0.6 * clods(bx, bz, 0.09, 20, 0.36) +
        0.7 * clods(bx, bz, 0.038, 30, 0.55)
      const grain = z < 6 ? 0.016 * rough(x * 18, z * 18) : 0
      // Water has beaten the clods flat.
      const flat = 1 - 0.72 * wetAt(x, z)
      high[row * columns + column] =
        near * (flat * lumps + grain + 0.03 * rough(x * 1.3 + 9, z * 1.3)) +
        (ditch?.digAt(x, z) ?? 0)
    }
  }
  const at = (x: number, z: number): number => {
    const column = Math.round((800 + (scale * x) / z) / 2)
    const row = Math.round(scale / z / step - 1)
    if (column < 0 || column >= columns || row < 0 || row >= rows) return 0
    return high[row * columns + column] ?? 0
  }
  const mask = createCanvas(1600, 1240)
  cast(mask.getContext('2d'))
  const shadow = mask.getContext('2d').getImageData(0, 0, 1600, 1240).data
  const canvas = createCanvas(columns, 1200)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(columns, 1200)
  const tops = new Float32Array(columns).fill(1200)
  const [dry, pale, wet, warm, sky] = ['#b8683c', '#d69a68', '#4c2213', '#ffe2ac', '#8fa2c4'].map(
    lightOfColour,
  )
  if (!dry || !pale || !wet || !warm || !sky) return
  for (let row = rows - 2; row > 0; row--) {
    const z = depthOf(row)
    const deep = depthOf(row - 1) - depthOf(row + 1)
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      const isWater = ditch !== undefined && (high[i] ?? 0) < ditch.level
      const up = isWater ? ditch.level : (high[i] ?? 0)
      const x = placeOf(column, z)
      const top = Math.max(horizon, Math.floor(horizon + (scale * (1 - up)) / z))
      const low = tops[column] ?? 0
      if (top >= low) continue
      tops[column] = top
      const side = ((high[i + 1] ?? 0) - (high[i - 1] ?? 0)) / ((4 * z) / scale)
      const away = ((high[i - columns] ?? 0) - (high[i + columns] ?? 0)) / deep
      const size = Math.hypot(side, 1, away)
      const facing = (-side * sun[0] + sun[1] - away * sun[2]) / size
      let free = 1
      for (let far = 0.012; far < 0.4; far *= 1.5) {
        const over = at(x + sun[0] * far, z + sun[2] * far) - up - sun[1] * far
        if (over > 0) free = Math.min(free, Math.max(0, 1 - over * 60))
      }
      const flatRow = Math.min(1239, Math.round(horizon + scale / z))
      free *= 1 - (shadow[(flatRow * 1600 + column * 2) * 4 + 3] ?? 0) / 255
      const damp = wetAt(x, z)
      const light = Math.max(0, facing) * free * 2.1
      const open = (0.5 + 0.5 / size) * Math.min(1, 0.45 + up * 9)
      const tint = 0.5 + 0.5 * rough(x * 3 + 40, z * 3)
      // Wet soil gives back the sky where it looks up.
      const shine = damp * (0.05 / size ** 6 + 0.9 * Math.max(0, facing) ** 12 * free)
      const haze = Math.min(0.75, Math.max(0, (z - 4) / 22))
      const mirror = isWater ? water(x, z, free, rough) : []
      for (let k = 0; k < 3; k++) {
        const bare = (dry[k] ?? 0) + ((pale[k] ?? 0) - (dry[k] ?? 0)) * tint * 0.7
        const own = bare + ((wet[k] ?? 0) - bare) * damp
        const value = own * ((warm[k] ?? 0) * light + (sky[k] ?? 0) * open * 0.95)
        const lit = value + (sky[k] ?? 0) * shine
        const far = lit + ((warm[k] ?? 0) * 0.72 - lit) * haze
        const colour = 255 * Math.sqrt(Math.min(1, isWater ? (mirror[k] ?? 0) : far))
        for (let y = top; y < low; y++) image.data[(y * columns + column) * 4 + k] = colour
      }
      for (let y = top; y < low; y++) image.data[(y * columns + column) * 4 + 3] = 255
    }
  }
  ink.putImageData(image, 0, 0)
  pen.drawImage(canvas, 0, 0, 1600, 1200)
}

const [mud, zenith, glow] = ['#6f4a2c', '#4f8fc6', '#fff0c8'].map(lightOfColour)

/** Water gives back the sky: pale far off, blue near by, and the sun in glints on its ripples. */
function water(x: number, z: number, free: number, rough: Noise): readonly number[] {
  const ripple = rough(x * 17 + 3 * rough(z * 2, x * 2), z * 6)
  const far = Math.min(1, Math.max(0, (z - 1.2) / 11)) ** 0.8
  const sky = Math.min(1, Math.max(0, 0.82 + 0.18 * far + 0.4 * ripple))
  const glint = Math.min(0.8, Math.max(0, ripple - 0.2) * 2.2) * free
  return [0, 1, 2].map((k) => {
    const above = (zenith?.[k] ?? 0) + ((glow?.[k] ?? 0) - (zenith?.[k] ?? 0)) * far
    const seen = (mud?.[k] ?? 0) + (above - (mud?.[k] ?? 0)) * sky
    return seen + ((glow?.[k] ?? 0) - seen) * glint
  })
}
