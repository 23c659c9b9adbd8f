import { glaze, mix } from './colour'
import { around } from './random'
import { blend, tonesOf } from './shapes'
import { plain } from './things/mesh'
import { thing } from './things/thing'
import type { Light, Pen, Place, Random } from './types'

const boards = { colour: '#8f6b45', pattern: 'planks' } as const

/** A wall shelf with small round goat cheeses, some in ash or herbs; `length` in metres. */
export const cheeseShelf = thing<{ length: number; metres: number }>(
  { turn: 0.08, tilt: 0.16, metres: 0.4, shadow: false },
  (mesh, random, { length = 2 }) => {
    mesh.box([0, 0, 0], [length, 0.05, 0.42], boards)
    for (const x of [-length / 2 + 0.2, length / 2 - 0.2])
      mesh.box([x, -0.16, -0.12], [0.06, 0.16, 0.16], plain('#6f4f34'))
    for (let x = -length / 2 + 0.14; x < length / 2 - 0.1; x += 0.215) {
      const rind = ['#f1e7cf', '#e9dab8', '#f4ecda', '#b8b2a4', '#d9c38f'][Math.floor(random() * 5)]
      const surface = plain(rind ?? '#f1e7cf', 0.1)
      const tall = 0.085 + random() * 0.02
      const wheel = (y: number, z: number): void =>
        mesh.turned(
          [x + (random() - 0.5) * 0.02, y, z],
          [
            [0.085, 0],
            [0.096, 0.02],
            [0.096, tall - 0.02],
            [0.084, tall],
            [0.005, tall + 0.004],
          ],
          surface,
          24,
        )
      wheel(0.05, -0.08)
      if (random() < 0.45) wheel(0.05 + tall, -0.07)
      wheel(0.05, 0.1)
    }
  },
)

/** Curd that hangs in a knotted cloth: `place` is its lowest drop, `size` its height to the knot. */
export function curdInCloth(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size } = place
  const cloth = tonesOf('#f3ecdd', light)
  const wide = size * 0.36
  const sun = light.from
  const outline = (): void => {
    pen.beginPath()
    pen.moveTo(x - size * 0.05, y - size)
    pen.bezierCurveTo(
      x - size * 0.08,
      y - size * 0.8,
      x - wide,
      y - size * 0.66,
      x - wide,
      y - size * 0.34,
    )
    pen.bezierCurveTo(x - wide, y - size * 0.08, x - size * 0.13, y, x, y)
    pen.bezierCurveTo(x + size * 0.15, y, x + wide, y - size * 0.08, x + wide, y - size * 0.36)
    pen.bezierCurveTo(
      x + wide,
      y - size * 0.68,
      x + size * 0.08,
      y - size * 0.8,
      x + size * 0.05,
      y - size,
    )
    pen.closePath()
  }
  pen.save()
  outline()
  pen.clip()
  pen.fillStyle = blend(
    pen,
    [x + sun * wide, y - size * 0.5],
    [x - sun * wide, y - size * 0.3],
    [
      [0, mix(cloth.lit, '#ffffff', 0.5)],
      [0.4, cloth.lit],
      [0.62, cloth.middle],
      [1, cloth.shade],
    ],
  )
  pen.fillRect(x - wide * 1.1, y - size, wide * 2.2, size)
  pen.fillStyle = blend(
    pen,
    [x, y - size * 0.35],
    [x, y],
    [
      [0, glaze(cloth.shade, 0)],
      [1, glaze(cloth.shade, 0.75)],
    ],
  )
  pen.fillRect(x - wide * 1.1, y - size, wide * 2.2, size)
  // Folds that gather at the knot and lose themselves in the round of the curd.
  for (let i = -6; i <= 6; i++) {
    const end = x + i * wide * 0.15 + around(random, 0, wide * 0.05)
    for (const [off, colour] of [
      [0, cloth.shade],
      [size * 0.012 * (sun || 1), cloth.lit],
    ] as const) {
      pen.strokeStyle = glaze(colour, 0.55)
      pen.lineWidth = size * 0.014
      pen.beginPath()
      pen.moveTo(x + i * size * 0.006 + off, y - size)
      pen.quadraticCurveTo(
        x + i * size * 0.03 + off,
        y - size * 0.7,
        end + off,
        y - size * (0.36 + 0.1 * random()),
      )
      pen.stroke()
    }
  }
  pen.restore()
  // The corners of the cloth stand out above the knot.
  for (const [angle, long] of [
    [-2.3, 0.3],
    [-1.9, 0.34],
    [-1.15, 0.34],
    [-0.75, 0.28],
  ] as const) {
    const [tipX, tipY] = [
      x + Math.cos(angle) * size * long,
      y - size + Math.sin(angle) * size * long * 0.7,
    ]
    pen.fillStyle = Math.cos(angle) * sun > 0 ? cloth.lit : cloth.middle
    pen.beginPath()
    pen.moveTo(x - size * 0.05, y - size * 0.98)
    pen.quadraticCurveTo((x + tipX) / 2 - size * 0.1, (y - size + tipY) / 2, tipX, tipY)
    pen.quadraticCurveTo(
      (x + tipX) / 2 + size * 0.08,
      (y - size + tipY) / 2 + size * 0.03,
      x + size * 0.05,
      y - size * 0.98,
    )
    pen.fill()
  }
  pen.strokeStyle = tonesOf('#b99a62', light).middle
  pen.lineWidth = size * 0.035
  pen.beginPath()
  pen.ellipse(x, y - size * 0.99, size * 0.06, size * 0.022, 0, 0, Math.PI * 2)
  pen.stroke()
}
