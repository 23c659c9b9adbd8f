import type { Vec } from '../../kit/animals/volume'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { around, between, roughNoise, seeded } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { castPlants, pictures, put, type Plant } from './field-plants'
import { seen, shadowOf, soil } from './field-soil'
import { Expo } from './stage'

/** The first dripper, which way the rows run, how far apart plants and rows stand. */
const [first, way, plantGap, rowGap] = [[-0.3, 2.3], [0.316, 0.949], 1.3, 1.9] as const
const thick = 0.044

/** A place on a row: `s` along it from the first dripper, `off` to its right, `up` above the soil. */
function on(row: number, s: number, off: number, up: number): Vec {
  const side = row * rowGap + off
  return [first[0] + way[0] * s + way[1] * side, up, first[1] + way[1] * s - way[0] * side]
}

/** The line lies on the soil; near the painter the sun has made it long, and it arches. */
const lineAt = (row: number, s: number): Vec =>
  on(
    row,
    s,
    0.03 * Math.sin(s * 2.1 + row),
    thick + (row === 0 ? 0.29 * Math.exp(-(((s + 0.12) / 0.85) ** 2)) : 0),
  )

/** A black line on red soil, a wet round below each dripper, a young cabbage beside each; one drop hangs. */
function dripLine(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('morning', -0.8), air: '#e8d6b4' })
  stage.box(
    [0, 0, 1600, 300],
    stage.blend(
      [200, 300],
      [700, -100],
      [
        [0, '#fbe6b6'],
        [0.4, '#e3ddc8'],
        [1, '#93b4cb'],
      ],
    ),
  )
  stage.glow([190, 120, 1500], 620, '#fff0c0', 0.9, 0.05)
  stage.glow([190, 112, 130], 130, '#fffdf0', 1, 0.5)
  for (const [x, y, wide] of [
    [1180, 84, 900],
    [860, 132, 760],
    [1420, 158, 620],
    [560, 60, 420],
  ] as const)
    stage.glow([x, y, wide], 46, '#fff4dc', 0.5, 0.05)
  stage.ridge({ base: 218, rise: 60, wave: 560, colour: '#7d8a92', distance: 0.6, foot: 260 })
  stage.put(hedge, [800, 250, 60, 1, 0.5], { width: 1800, ragged: 0.7 })
  const plants: (Plant & { row: number })[] = []
  for (let row = -6; row <= 5; row++)
    for (let s = 20; s > -1; s--) {
      const at = on(row, s * plantGap + (row ? 0.4 : 0), around(random, -0.56, 0.05), 0)
      const [x] = seen(at)
      if (at[2] < 1.7 || x < -300 || x > 1900) continue
      plants.push({ at, row, kind: Math.abs(row + s) % 3, size: between(random, 0.78, 0.94) })
    }
  plants.sort((a, b) => b.at[2] - a.at[2])
  const wave = roughNoise(seeded(7), 3)
  soil(
    pen,
    (x, z) => wetness(x, z, wave),
    (mask) => {
      castPlants(mask, plants)
      castLines(mask)
    },
  )
  const images = pictures()
  for (const plant of plants) if (plant.row !== 0) put(stage, plant, images)
  for (const row of [-4, -3, -2, -1, 1, 2, 3]) tube(stage, row, -1.4, 26)
  for (const plant of plants) if (plant.row === 0) put(stage, plant, images)
  tube(stage, 0, -1.1, 26)
  dripper(stage)
}

/** How wet the soil is: round each dripper, with a ragged rim. */
function wetness(x: number, z: number, wave: (x: number, z: number) => number): number {
  const [dx, dz] = [x - first[0], z - first[1]]
  const along = dx * way[0] + dz * way[1]
  const across = dx * way[1] - dz * way[0]
  const row = Math.round((across + 0.2) / rowGap)
  const start = row ? 0.4 : 0
  const s = along - start - Math.round((along - start) / plantGap) * plantGap
  const off = across - row * rowGap + 0.1
  const far = Math.hypot(s, off * 0.85) + 0.07 * wave(x * 5, z * 5) + 0.1 * wave(x * 1.7, z * 1.7)
  const share = Math.min(1, Math.max(0, (0.52 - far) / 0.12))
  return share * share * (3 - 2 * share)
}

/** The shadows of the lines on the flat field. */
function castLines(pen: Pen): void {
  pen.lineCap = 'round'
  for (let row = -5; row <= 4; row++)
    for (let s = -1.4; s < 10; s += 0.04) {
      const [a, b] = [lineAt(row, s), lineAt(row, s + 0.05)]
      if (b[2] < 1) continue
      pen.lineWidth = (thick * 2.4 * 1500) / a[2]
      pen.beginPath()
      pen.moveTo(...seen(shadowOf(a)))
      pen.lineTo(...seen(shadowOf(b)))
      pen.stroke()
    }
}

/** A black pipe: the sun lies along its left, the sky along its top. */
function tube(stage: Expo, row: number, from: number, to: number): void {
  const { pen } = stage
  pen.lineCap = 'round'
  for (const [colour, wide, left, high] of [
    ['#17161a', 1, 0, 0],
    ['#2c2c33', 0.72, -0.1, 0.1],
    ['#55565e', 0.4, -0.2, 0.2],
    ['#b9a98c', 0.16, -0.26, 0.24],
    ['#fff0cc', 0.07, -0.28, 0.26],
  ] as const)
    for (let s = to; s > from; s -= 0.03) {
      const [a, b] = [lineAt(row, s), lineAt(row, s - 0.04)]
      if (b[2] < 0.9) break
      const r = (thick * 2 * 1500) / a[2]
      const shift = ([x, y]: Point): Point => [x + left * r, y - high * r]
      const air = mix(colour, stage.light.air, Math.min(0.6, Math.max(0, (a[2] - 4) / 24)))
      const [p, q] = [shift(seen(a)), shift(seen(b))]
      stage.line(p, p, q, air, r * wide)
    }
  pen.lineCap = 'butt'
}

/** The dripper under the line, and the drop that is about to fall from it. */
function dripper(stage: Expo): void {
  const [x, top] = seen(lineAt(0, 0))
  const r = (thick * 1500) / first[1]
  const y = top + r * 0.7
  const body = (wide: number, high: number, low: number, tones: readonly [string, string]): void =>
    stage.soft(
      [
        [x - wide, y + high],
        [x + wide, y + high],
        [x + wide, y + low],
        [x + wide * 0.8, y + low + 8],
        [x - wide * 0.8, y + low + 8],
        [x - wide, y + low],
      ],
      stage.blend(
        [x - wide, 0],
        [x + wide, 0],
        [
          [0, tones[0]],
          [0.25, tones[1]],
          [1, '#141317'],
        ],
      ),
    )
  body(30, -10, 16, ['#f2d9a4', '#4a4a52'])
  body(9, 20, 30, ['#d9c08e', '#34343a'])
  const [, foot] = seen([first[0], 0.02, first[1]])
  stage.glow([x, foot, 150], 36, '#120805', 0.9, 0.4)
  // Water stands where it falls.
  for (const [dx, dy, wide, colour] of [
    [4, 0, 104, '#4d5660'],
    [-10, -2, 64, '#a9b6bb'],
    [30, 4, 34, '#c9d2d0'],
    [-16, -3, 34, '#f4eedd'],
  ] as const)
    stage.oval(x + dx, foot + dy, wide, wide * 0.2, colour)
  drop(stage, [x, y + 92], 25)
}

/** A drop against the light: dark soil above, the bright sky upside down in its belly. */
function drop(stage: Expo, [x, y]: Point, size: number): void {
  const outline = (k: number): Point[] => [
    [x, y - size * 2.3 * k],
    [x, y - size * 2.3 * k],
    [x + size * 0.42 * k, y - size * 0.9 * k],
    [x + size * 1.1 * k, y + size * 0.1 * k],
    [x + size * 0.85 * k, y + size * 1.15 * k],
    [x - size * 0.85 * k, y + size * 1.15 * k],
    [x - size * 1.1 * k, y + size * 0.1 * k],
    [x - size * 0.42 * k, y - size * 0.9 * k],
  ]
  stage.soft(outline(1.06), '#e6f2f2')
  stage.soft(
    outline(0.88),
    stage.blend(
      [x - size * 0.3, y - size * 1.5],
      [x + size * 0.4, y + size],
      [
        [0, '#9db8c0'],
        [0.4, '#5c7f90'],
        [0.7, '#9cc3cf'],
        [1, '#fffbea'],
      ],
    ),
  )
  stage.oval(x - size * 0.36, y - size * 0.12, size * 0.42, size * 0.7, '#ffffff')
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/04-drip',
    height: 1200,
    seed: 6104,
    compose: dripLine,
    fine: true,
    focus: [
      { x: 600, y: 810, radius: 200 },
      { x: 320, y: 760, radius: 300 },
    ],
  },
]
