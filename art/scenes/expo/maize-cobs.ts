import { noise } from '../../kit/animals/noise'
import { cross, unit, type Frame as Space, type Vec } from '../../kit/animals/volume'
import { blob, far, within, type Cone, type Form } from '../../kit/human/forms'
import { render } from '../../kit/human/render'
import { basketForm } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import type { Expo } from './stage'

export type Corn = readonly [grain: string, pale: string, seam: string]
export const corns = {
  yellow: ['#eab52e', '#f6dc84', '#9a5f16'],
  red: ['#8f2c34', '#b4525a', '#3f1218'],
  white: ['#f0e2b4', '#fff6dc', '#a9905a'],
  purple: ['#4a3550', '#775a80', '#1f1424'],
  orange: ['#e08a2a', '#f0b860', '#8a4a14'],
} as const satisfies Record<string, Corn>

/** A basket of one colour: its middle on the table, its radius, and the band woven into it. */
type Heap = {
  at: readonly [x: number, y: number]
  size: number
  corn: Corn
  band: string
  turn: number
}

/** A basket in which cobs stand close together, tips up and fanned out. */
export function cobBasket(stage: Expo, { at: [x, y], size, corn, band, turn }: Heap): void {
  stage.glow(
    [x - stage.light.from * size * 0.5, y + size * 0.02, size * 3],
    size * 0.62,
    '#3f2818',
    0.75,
    0.4,
  )
  const tall = 0.92
  const cobs: Form[] = []
  // From the middle outward: the further out, the lower and the more aslant.
  for (const [count, out, lean, rise] of [
    [1, 0, 0.05, 0.74],
    [5, 0.36, 0.22, 0.58],
    [9, 0.7, 0.46, 0.36],
  ] as const)
    for (let i = 0; i < count; i++) {
      const way = turn + (i / count) * Math.PI * 2 + (stage.random() - 0.5) * 0.3
      const [c, s] = [Math.cos(way), Math.sin(way)]
      const axis = unit([c * lean, 1, s * lean])
      const up = tall + rise - 0.3 + 0.16 * (stage.random() - 0.5)
      cobs.push(cobForm([c * out, up, s * out], 0.95, corn, axis))
    }
  render(
    stage.pen,
    [basketForm([0, 0, 0], 1, tall, { colour: '#c9a25e', band }), ...cobs],
    stage.place([x, y, size]),
    stage.light,
    { turn: 0, tilt: 0.24 },
  )
}

/** A cob, `high` long: kernels in rows, each a little swollen. */
export function cobForm(at: Vec, high: number, [grainy, light, deep]: Corn, axis: Vec): Form {
  const side = unit(cross(axis, [0, 0, 1]))
  const along: Space = { at, x: side, y: axis, z: cross(side, axis) }
  const [gold, pale, seam] = [tint(grainy), tint(light), tint(deep)]
  const grain = (gx: number, gy: number, gz: number): number => {
    const row = Math.abs(Math.sin(Math.atan2(gz, gx) * 6))
    return Math.min(row, Math.abs(Math.sin(gy * 34))) ** 0.6
  }
  return within(along, high, [0, 0.35, 0], 0.75, {
    distance: (fx, fy, fz) => {
      const up = Math.max(0, Math.min(1, (fy + 0.2) / 1.2))
      const wide = 0.17 * Math.sqrt(Math.max(0, 1 - up ** 4)) * (0.86 + 0.2 * (1 - up))
      const d = Math.max(far(fx, fz) - wide, -0.3 - fy, fy - 1)
      return (d < 0.05 ? d - 0.016 * grain(fx, fy, fz) : d) * 0.6
    },
    surface: (fx, fy, fz) => ({
      colour: stain(
        stain(gold, pale, 0.5 * noise(fx * 20, fy * 20, fz * 20, 5)),
        seam,
        0.8 * (1 - grain(fx, fy, fz)) ** 2,
      ),
      gloss: 0.35,
      flesh: false,
    }),
  })
}

/** The dried husk drawn back from the foot of a cob at `foot` that lies toward `axis`. */
export function huskForm([x, y, z]: Vec, high: number, [u, v, w]: Vec): Form {
  const straw = tint('#b9b06a')
  return blob(
    [-0.16, -0.05, 0.08, 0.18].map((out): Cone => ({
      a: [u - 0.2 * high * x, v - 0.2 * high * y, w - 0.2 * high * z],
      b: [
        u - 0.72 * high * x - out * high * y * 1.6,
        v - 0.72 * high * y + out * high * x * 1.6,
        w - 0.72 * high * z + 0.02 * high,
      ],
      ra: 0.12 * high,
      rb: 0.02 * high,
      flat: 0.35,
      axis: [0, 0, 1],
    })),
    0.01 * high,
    () => ({ colour: straw, gloss: 0.05, flesh: false }),
  )
}
