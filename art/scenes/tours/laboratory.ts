import { furrows } from '../../kit/fields'
import { leaf, tonesOf } from '../../kit/shapes'
import { plain } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import type { Stage, Spot } from '../../kit/stage'

const steel = plain('#d8dcdc', 0.6)

const mast = thing({ turn: 0.5, tilt: 0.12 }, (mesh) => {
  mesh.bar([0, 0, 0], [0, 5, 0], 0.06, steel)
  for (const [x, z] of [
    [1.1, 0],
    [-0.7, 0.9],
    [-0.7, -0.9],
  ] as const)
    mesh.bar([0, 3.2, 0], [x, 0, z], 0.018, plain('#8f9494'))
  // Louvred box of the thermometer, panel, rain gauge.
  mesh.box([0.02, 2.1, 0.26], [0.56, 0.62, 0.5], {
    colour: '#f4f1e6',
    pattern: 'slats',
    second: '#b9b6aa',
  })
  mesh.quad([-0.75, 3, 0.3], [-0.05, 3, 0.3], [-0.05, 3.55, -0.1], [-0.75, 3.55, -0.1], {
    colour: '#26395c',
    pattern: 'bars',
    second: '#8fa5b8',
    gloss: 0.7,
  })
  mesh.bar([-0.9, 4.3, 0], [0.9, 4.3, 0], 0.035, steel)
  mesh.bar([0.85, 4.3, 0], [0.85, 4.75, 0], 0.03, steel)
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * Math.PI * 2 + 0.4
    const [x, z] = [0.85 + Math.cos(turn) * 0.34, Math.sin(turn) * 0.34]
    mesh.bar([0.85, 4.75, 0], [x, 4.75, z], 0.022, steel)
    mesh.bar([x, 4.68, z], [x, 4.84, z], 0.11, plain('#c8452f', 0.3))
  }
  mesh.bar([-0.85, 4.3, 0], [-0.85, 4.7, 0], 0.03, steel)
  mesh.bar([-1.3, 4.72, 0], [-0.5, 4.72, 0], 0.03, plain('#c8452f', 0.3))
  mesh.quad([-1.35, 4.55, 0], [-1.05, 4.6, 0], [-1.05, 4.86, 0], [-1.35, 4.92, 0], {
    colour: '#c8452f',
    thin: true,
  })
})

/** A weather mast: cups that turn in the wind, a vane, a louvred box, a small solar panel. */
export function weatherMast(stage: Stage, spot: Spot): void {
  stage.put(mast, spot, {})
  const [x, y] = spot
  stage.tufts([x, y + 6, 26], 90, '#7f9c48')
}

/** Rows of seedlings in brown furrows that run towards the horizon. */
export function seedlingRows(
  stage: Stage,
  { horizon, top, vanish }: { horizon: number; top: number; vanish: number },
): void {
  const { pen, light, random } = stage
  const { width, height } = stage.frame
  pen.save()
  pen.beginPath()
  pen.rect(0, top, width, height)
  pen.clip()
  furrows(pen, light, random, {
    horizon,
    bottom: height,
    vanish,
    from: 0,
    to: width,
    spacing: 170,
    colour: '#8a5a3a',
  })
  pen.restore()
  const green = tonesOf('#7fae3e', light)
  for (let near = (top + 14 - horizon) / (height - horizon); near < 1.08; near *= 1.085) {
    const y = horizon + (height - horizon) * near
    for (let k = -12; k <= 12; k++) {
      const x = vanish + (k + 0.68) * 170 * near + (random() - 0.5) * 8
      if (x < -50 || x > width + 50) continue
      for (const side of [-1, 1, -0.35, 0.4]) {
        const shape = {
          angle: -Math.PI / 2 + side * (0.8 + 0.25 * random()),
          length: 62 * near * (0.8 + 0.4 * random()),
          width: 17 * near,
          droop: 0.25,
        }
        leaf(pen, [x, y], shape, {
          one: green.lit,
          other: side * light.from > 0 ? green.middle : green.shade,
        })
      }
    }
  }
  stage.tufts([width / 2, top + 4, 20], width * 1.05, '#86a04c')
}
