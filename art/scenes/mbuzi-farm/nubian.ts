import { modelBody } from '../../kit/animals/beast-body'
import { faceLines, tuft } from '../../kit/animals/beast-marks'
import { blendRgb, paintBeast, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { BodyPlan } from '../../kit/animals/body-plan'
import { GROWN_LINES } from '../../kit/animals/caprine-marks'
import { GROWN_GOAT } from '../../kit/animals/caprine-plan'
import { goatEyes } from '../../kit/animals/goat-eye'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'
import { Sculpture, type Joint, type Vec } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'

/** A doe of the long-eared breed: a long neck that rises from the chest. */
const PLAN: BodyPlan = {
  ...GROWN_GOAT,
  neck: {
    withers: [0.33, 0.88, 0, 0.13],
    breast: [0.38, 0.74, 0, 0.095],
    throat: 0.066,
    crest: 0.078,
    flat: 0.68,
  },
}

const [BROWN, DARK, FACE] = [rgbOf('#8a4d2c'), rgbOf('#5a3220'), rgbOf('#7c4428')]
const [FROST, MUZZLE] = [rgbOf('#d8c6ac'), rgbOf('#4a342c')]

/** Head, neck and shoulders of a long-eared goat; `place.size` is its height at the withers. */
export function nubian(pen: Pen, place: Place, light: Light, _random: Random): void {
  const model = new Sculpture()
  const carriage = {
    body: {},
    feet: [
      [-0.55, 0],
      [-0.45, 0],
      [0.34, 0],
      [0.43, 0],
    ] as const,
    head: [0.61, 1.4, 0] as const,
    pitch: -0.34,
  }
  const { head } = modelBody(model, PLAN, carriage, -0.38)
  model.within(head, () => nubianHead(model))
  const lines = (x: number, y: number, z: number): Vec => [x + 0.012, y * 1.1, z * 1.1]
  const marks = [
    goatEyes(head, {
      at: [0.126, 0.034, 0.073],
      long: 0.027,
      high: 0.023,
      iris: rgbOf('#b07a34'),
      skin: FACE,
    }),
    faceLines(head, GROWN_LINES('rgba(34,20,16,0.72)', lines)),
    tuft({
      frame: head,
      from: [0, 0.06, -0.03],
      to: [0.06, 0.082, 0.02],
      spread: 0.02,
      fall: [0.9, -0.1, 0.1],
      stray: 0.5,
      long: 0.06,
      count: 40,
      thick: 0.006,
      colours: [FACE, DARK],
    }),
  ]
  paintBeast(pen, { model, hide: coat, marks, hair: 0.035 }, place, light, {
    turn: 0.6,
    seed: 6,
    shadow: false,
  })
}

/** An arched nose, a deep jaw, ears that fall past it. */
function nubianHead(model: Sculpture): void {
  model.loft(
    'head',
    [
      [-0.01, 0.068, -0.088, 0.122],
      [0.055, 0.084, -0.13, 0.15],
      [0.125, 0.088, -0.132, 0.146],
      [0.2, 0.078, -0.112, 0.12],
      [0.275, 0.056, -0.088, 0.104],
      [0.34, 0.026, -0.07, 0.1],
      [0.388, -0.006, -0.062, 0.094],
    ],
    { blend: 0.03, smooth: 3 },
  )
  model.tube(
    'head',
    [
      [0.08, -0.098, 0, 0.05],
      [0.24, -0.084, 0, 0.038],
      [0.358, -0.074, 0, 0.028],
    ],
    { blend: 0.02, flat: 1.06 },
  )
  model.ball('nose', [0.384, -0.028, 0, 0.028], { blend: 0.03, flat: 1.3 })
  const [dx, dy] = model.down()
  model.both((side) => {
    const put = ([x, y, z, r]: Joint): Joint => [x, y, z * side, r]
    model.ball('head', put([0.124, 0.034, 0.055, 0.027]), { blend: 0.022 })
    model.tube('head', [put([0.094, 0.06, 0.056, 0.018]), put([0.156, 0.056, 0.048, 0.014])], {
      blend: 0.02,
    })
    model.tube('head', [put([0.112, -0.02, 0.06, 0.022]), put([0.236, -0.016, 0.034, 0.014])], {
      blend: 0.03,
    })
    model.ball('nose', put([0.382, -0.016, 0.028, 0.018]), { blend: 0.018 })
    model.tube(
      'horn',
      (
        [
          [0.03, 0.06, 0.034, 0.036],
          [-0.02, 0.125, 0.05, 0.032],
          [-0.1, 0.165, 0.074, 0.024],
          [-0.185, 0.16, 0.094, 0.008],
        ] as const
      ).map(put),
      { blend: 0.01, smooth: 4, flat: 0.8, flatAxis: [0, 0, 1] },
    )
    ear(model, side, put, [dx, dy])
  })
}

/** A long ear: it leaves the head sideways, bends down, widens, and rolls in along its fore edge. */
function ear(
  model: Sculpture,
  side: 1 | -1,
  put: (joint: Joint) => Joint,
  [dx, dy]: readonly [number, number],
): void {
  const long = 0.38
  const at = (share: number, ahead: number, z: number, r: number): Joint =>
    put([0.0 + ahead + dx * long * share, 0.042 + dy * long * share, z, r])
  model.tube(
    'ear',
    [
      put([0.008, 0.036, 0.062, 0.022]),
      at(0.0, -0.01, 0.096, 0.03),
      at(0.16, -0.016, 0.12, 0.036),
      at(0.42, -0.008, 0.132, 0.05),
      at(0.68, 0.006, 0.132, 0.056),
      at(0.88, 0.024, 0.124, 0.042),
      at(1.0, 0.04, 0.118, 0.014),
    ],
    { blend: 0.012, smooth: 4, flat: 0.17, flatAxis: [0.5, 0.08, side] },
  )
  // The rolled edge before it.
  model.tube(
    'ear',
    [
      at(0.02, 0.012, 0.098, 0.014),
      at(0.2, 0.014, 0.126, 0.014),
      at(0.45, 0.034, 0.132, 0.013),
      at(0.7, 0.052, 0.126, 0.012),
      at(0.9, 0.054, 0.116, 0.009),
    ],
    { blend: 0.012, smooth: 3 },
  )
}

/** Round flecks: 1 in their middle, 0 between them; `share` of the cells have one. */
function flecks(x: number, y: number, z: number, grain: number, share: number): number {
  const [u, v, w] = [x * grain, y * grain, z * grain]
  let best = 0
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const [a, b, c] = [Math.floor(u) + i, Math.floor(v) + j, Math.floor(w) + k]
        const chance = hash(a, b, c)
        if (chance > share) continue
        const off = Math.hypot(
          u - a - hash(b, c, a + 7),
          v - b - hash(c, a, b + 3),
          w - c - hash(a + 5, b, c),
        )
        const wide = 0.28 + 0.3 * (chance / share)
        best = Math.max(best, Math.min(1, Math.max(0, (wide - off) / 0.14)))
      }
  return best
}

function hash(a: number, b: number, c: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453
  return value - Math.floor(value)
}

/** Brown, frosted with white hairs on ears and muzzle, flecked on the face and down the neck. */
function coat({ part, x, y, z, along }: Spot): Rgb {
  const flecked = (ground: Rgb, share: number): Rgb => {
    const large = flecks(x, y, z, 30, share * 0.6)
    const small = flecks(x + 3, y, z, 74, share * 1.5)
    return blendRgb(ground, FROST, Math.max(large * 0.8, small * 0.65))
  }
  switch (part) {
    case 'hoof':
      return DARK
    case 'horn':
      return blendRgb(
        rgbOf('#8c7a64'),
        rgbOf('#4a3d33'),
        0.3 + 0.18 * Math.sin(along * 60) + along * 0.4,
      )
    case 'nose':
      return MUZZLE
    case 'ear': {
      const roan = noise(x * 34, y * 34, z * 34, 5) * 0.6 + noise(x * 80, y * 80, z * 80, 9) * 0.4
      return flecked(blendRgb(FACE, FROST, (along - 0.1) * 0.5 + (roan - 0.5) * 0.6), 0.24)
    }
    case 'head': {
      const muzzle = blendRgb(FACE, FROST, Math.max(0, x - 0.24) * 2.4)
      const eye = Math.hypot(x - 0.126, y - 0.034)
      return flecked(blendRgb(muzzle, MUZZLE, (x - 0.352) * 16), x > 0.34 || eye < 0.05 ? 0 : 0.22)
    }
    case 'neck':
      return flecked(blendRgb(BROWN, FACE, 0.5), 0.26 * Math.max(0, along - 0.25))
    case 'leg':
      return DARK
    default:
      return blendRgb(BROWN, DARK, (y - 0.9) * 6 + (noise(x * 6, y * 6, z * 6, 2) - 0.5) * 0.3)
  }
}
