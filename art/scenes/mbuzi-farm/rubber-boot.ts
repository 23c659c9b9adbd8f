import { blendRgb, paintBeast, rgbOf, type Mark, type Rgb } from '../../kit/animals/beast-render'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'
import { Sculpture, type Joint, type Vec } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'

export type RubberBootOptions = {
  /** Turn of the toe toward the painter, in radians. */
  turn: number
  /** The leg over the boot leans so far forward for each unit of its height. */
  lean?: number
}

/** A rubber boot with the trouser leg tucked into it; `place.size` is the height of its rim. */
export function rubberBoot(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  { turn, lean = 0.05 }: RubberBootOptions,
): void {
  const model = new Sculpture()
  shaft(model)
  foot(model)
  trouserLeg(model, lean)
  paintBeast(pen, { model, hide: tint, marks: [gloss], hair: 0 }, place, light, {
    turn,
    seed: 12,
    shadow: false,
  })
}

function shaft(model: Sculpture): void {
  model.tube(
    'boot',
    [
      [-0.03, 1.0, 0, 0.19],
      [-0.035, 0.82, 0, 0.184],
      [-0.045, 0.6, 0, 0.168],
      [-0.045, 0.4, 0, 0.146],
      [-0.035, 0.28, 0, 0.145],
      [-0.03, 0.16, 0, 0.142],
    ],
    { blend: 0.05, smooth: 3, flat: 0.86 },
  )
  ring(model, 'trim', 0.985, [-0.03, 0.194], 0.026, 0)
  // Where the rubber folds as the foot bends.
  for (const [y, tilt, thick] of [
    [0.43, 0.16, 0.02],
    [0.35, 0.3, 0.026],
    [0.29, 0.42, 0.022],
  ] as const)
    ring(model, 'boot', y, [-0.04, 0.134], thick, tilt, 0.03)
}

/** A bead around the leg, higher at the back by `tilt`. */
function ring(
  model: Sculpture,
  part: string,
  y: number,
  [x, r]: readonly [x: number, r: number],
  thick: number,
  tilt: number,
  blend = 0.008,
): void {
  const round = Array.from({ length: 25 }, (_, i): Joint => {
    const a = (i / 24) * Math.PI * 2
    return [x + Math.cos(a) * r, y - Math.cos(a) * r * tilt, Math.sin(a) * r * 0.88, thick]
  })
  model.tube(part, round, { blend })
}

function foot(model: Sculpture): void {
  model.tube(
    'boot',
    [
      [-0.075, 0.165, 0, 0.112],
      [0.06, 0.165, 0, 0.132],
      [0.18, 0.155, 0, 0.12],
      [0.3, 0.14, 0, 0.108],
      [0.4, 0.13, 0, 0.097],
      [0.465, 0.122, 0, 0.078],
    ],
    { blend: 0.06, smooth: 4, flat: 1.06 },
  )
  const plate = (part: string, y: number, joints: readonly (readonly [number, number])[]): void =>
    model.tube(
      part,
      joints.map(([x, r]): Joint => [x, y + Math.max(0, x - 0.3) * 0.08, 0, r]),
      { blend: 0.006, smooth: 3, flat: 0.26, flatAxis: [0, 1, 0] },
    )
  // The band of rubber round the foot, the sole under it, the heel under that.
  plate('trim', 0.082, [
    [-0.09, 0.12],
    [0.08, 0.118],
    [0.3, 0.14],
    [0.43, 0.125],
  ])
  plate('sole', 0.05, [
    [-0.09, 0.128],
    [0.08, 0.118],
    [0.3, 0.146],
    [0.44, 0.128],
  ])
  plate('sole', 0.028, [
    [-0.11, 0.112],
    [-0.03, 0.114],
  ])
}

/** Cloth that bags over the rim and hangs in folds from the knee. */
function trouserLeg(model: Sculpture, lean: number): void {
  const at = (y: number, r: number): Joint => [-0.03 + (y - 1) * lean, y, 0, r]
  model.tube(
    'cloth',
    [
      at(0.985, 0.16),
      at(1.08, 0.205),
      at(1.16, 0.205),
      at(1.35, 0.192),
      at(1.6, 0.2),
      at(2.2, 0.24),
    ],
    { blend: 0.04, smooth: 4, flat: 0.92 },
  )
  // Folds, each round a part of the leg only: from the angle of its one end to that of the other.
  for (const [y, from, to, drop, thick] of [
    [1.13, -0.6, 2.0, 0.05, 0.034],
    [1.19, 1.1, 3.4, -0.07, 0.03],
    [1.27, -0.4, 1.5, -0.09, 0.03],
    [1.38, 0.7, 2.9, 0.1, 0.028],
    [1.5, -0.7, 1.2, 0.1, 0.03],
    [1.58, 1.0, 2.6, -0.1, 0.026],
  ] as const) {
    const steps = 12
    model.tube(
      'cloth',
      Array.from({ length: steps + 1 }, (_, i): Joint => {
        const t = i / steps
        const a = from + (to - from) * t
        const [x, up, , r] = at(y + drop * (t - 0.5) * 2, 0.19 + Math.max(0, y - 1.4) * 0.05)
        return [
          x + Math.cos(a) * r,
          up,
          Math.sin(a) * r * 0.93,
          0.008 + thick * Math.sin(t * Math.PI),
        ]
      }),
      { blend: 0.03 },
    )
  }
}

const RUBBER = rgbOf('#46593c')
const TRIM = rgbOf('#33412c')
const SOLE = rgbOf('#c8a872')
const CLOTH = rgbOf('#4f6a88')
const DUST = rgbOf('#b48c5c')

function tint({ part, x, y, z }: Spot): Rgb {
  const stain = noise(x * 9, y * 9, z * 9, 5)
  // Dust of the yard lies on the foot.
  const dusty =
    part === 'boot' || part === 'trim' ? Math.max(0, 0.46 - y) * 1.7 * (0.45 + 0.75 * stain) : 0
  if (part === 'cloth') return blendRgb(CLOTH, rgbOf('#3c536e'), stain * 0.7)
  if (part === 'sole') return blendRgb(SOLE, rgbOf('#8f7148'), stain * 0.6)
  return blendRgb(part === 'trim' ? TRIM : RUBBER, DUST, Math.min(0.6, dusty))
}

/** The sky in the wet rubber: along the shin, on the instep and on the cap of the toe. */
const gloss: Mark = (easel) => {
  const { pen, size, at } = easel
  const shine = (points: readonly Vec[], wide: number, strength: number): void => {
    const [a, b, c] = points.map((p) => at(p))
    if (!a || !b || !c) return
    pen.lineCap = 'round'
    for (let i = 0; i < 5; i++) {
      pen.strokeStyle = `rgba(226,240,214,${strength * 0.2})`
      pen.lineWidth = size * wide * (1 - i * 0.19)
      pen.beginPath()
      pen.moveTo(a[0], a[1])
      pen.quadraticCurveTo(b[0], b[1], c[0], c[1])
      pen.stroke()
    }
  }
  shine(
    [
      [0.1, 0.92, 0.1],
      [0.085, 0.72, 0.1],
      [0.06, 0.5, 0.09],
    ],
    0.06,
    0.2,
  )
  shine(
    [
      [0.12, 0.26, 0.06],
      [0.2, 0.235, 0.06],
      [0.28, 0.2, 0.05],
    ],
    0.05,
    0.2,
  )
  shine(
    [
      [0.4, 0.2, 0.04],
      [0.45, 0.185, 0.045],
      [0.49, 0.15, 0.04],
    ],
    0.05,
    0.26,
  )
}
