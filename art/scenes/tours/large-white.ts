import { modelBody } from '../../kit/animals/beast-body'
import { faceLines } from '../../kit/animals/beast-marks'
import { blendRgb, paintBeast, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { BodyPlan, Carriage } from '../../kit/animals/body-plan'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'
import { softEyes } from '../../kit/animals/soft-eye'
import { Sculpture } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { pigFace, pigHead } from './pig-head'

export type LargeWhiteOptions = {
  piglet?: boolean
  carriage: Omit<Carriage, 'lying'>
  turn: number
  look: number
  /** Dark spots on the flank. */
  spots?: boolean
  seed?: number
}

/** A long deep sow on short legs, one unit high at the back. */
const SOW: BodyPlan = {
  torso: [
    [-0.6, 0.83, 0.56, 0.22],
    [-0.5, 0.93, 0.45, 0.35],
    [-0.27, 0.985, 0.4, 0.41],
    [0.03, 1.0, 0.37, 0.43],
    [0.28, 0.985, 0.385, 0.41],
    [0.44, 0.95, 0.44, 0.36],
    [0.52, 0.88, 0.52, 0.28],
  ],
  hip: [-0.48, 0.62, 0.125],
  elbow: [0.42, 0.43, 0.125],
  hind: { thigh: 0.2, gaskin: 0.21, cannon: 0.14 },
  fore: { forearm: 0.2, cannon: 0.15 },
  bone: 1.15,
  flesh: 1.1,
  stand: [-0.6, 0.42, 0.125],
  neck: {
    withers: [0.46, 0.77, 0, 0.2],
    breast: [0.53, 0.58, 0, 0.14],
    throat: 0.125,
    crest: 0.16,
    flat: 0.85,
  },
  head: 1.1,
}

/** A piglet of some weeks: short, slim, its head large, its legs a little longer. */
const PIGLET: BodyPlan = {
  ...SOW,
  torso: [
    [-0.46, 0.83, 0.62, 0.18],
    [-0.37, 0.94, 0.53, 0.29],
    [-0.18, 0.99, 0.475, 0.34],
    [0.05, 0.985, 0.455, 0.35],
    [0.24, 0.97, 0.47, 0.33],
    [0.36, 0.93, 0.53, 0.28],
    [0.42, 0.86, 0.58, 0.22],
  ],
  hip: [-0.36, 0.68, 0.1],
  elbow: [0.33, 0.5, 0.1],
  hind: { thigh: 0.21, gaskin: 0.23, cannon: 0.17 },
  fore: { forearm: 0.22, cannon: 0.18 },
  bone: 1.1,
  flesh: 0.92,
  stand: [-0.46, 0.33, 0.1],
  neck: {
    withers: [0.36, 0.79, 0, 0.17],
    breast: [0.42, 0.63, 0, 0.12],
    throat: 0.115,
    crest: 0.145,
    flat: 0.85,
  },
  head: 1.04,
}

/** A pig of the Large White breed; `place.size` is the height of its back. */
export function largeWhite(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  options: LargeWhiteOptions,
): void {
  const { piglet = false, seed = 3 } = options
  const plan = piglet ? PIGLET : SOW
  const model = new Sculpture()
  const { trunk, head } = modelBody(model, plan, options.carriage, options.look)
  const k = plan.head
  model.within(head, () => pigHead(model, k))
  const end = piglet ? -0.54 : -0.72
  model.within(trunk, () => {
    model.tube(
      'tail',
      [
        [end + 0.04, 0.8, 0, 0.034],
        [end - 0.04, 0.83, 0.03, 0.022],
        [end - 0.075, 0.77, 0.05, 0.018],
        [end - 0.045, 0.72, 0.02, 0.016],
        [end - 0.02, 0.76, -0.02, 0.014],
        [end - 0.075, 0.81, -0.01, 0.01],
      ],
      { blend: 0.012, smooth: 3 },
    )
    if (piglet) return
    // The full line of her dugs, of which the near row shows.
    model.tube(
      'body',
      [
        [-0.36, 0.44, 0.09, 0.05],
        [0.0, 0.41, 0.1, 0.056],
        [0.3, 0.425, 0.09, 0.045],
      ],
      { blend: 0.08, smooth: 2 },
    )
    for (let i = 0; i < 6; i++)
      model.tube(
        'teat',
        [
          [-0.36 + i * 0.13, 0.385, 0.11, 0.022],
          [-0.357 + i * 0.13, 0.352, 0.118, 0.012],
        ],
        { blend: 0.025 },
      )
  })
  const hide = hideOf(seed, options.spots === true, piglet)
  const eye = [0.16, 0.036, 0.104] as const
  const marks = [
    softEyes(head, {
      at: [eye[0] * k, eye[1] * k, eye[2] * k],
      long: (piglet ? 0.024 : 0.019) * k,
      high: (piglet ? 0.019 : 0.0145) * k,
      iris: '#4a3222',
      pupil: 'deep',
      skin: hide({ part: 'head', x: eye[0], y: eye[1], z: eye[2], along: 0 }),
    }),
    faceLines(head, pigFace(k)),
  ]
  paintBeast(pen, { model, hide, marks, hair: 0 }, place, light, { turn: options.turn, seed })
}

const SKIN = rgbOf('#f0bfab')
const ROSY = rgbOf('#dd9384')
const MUD = rgbOf('#94705a')

function hideOf(seed: number, spots: boolean, piglet: boolean): (spot: Spot) => Rgb {
  return ({ part, x, y, z }) => {
    if (part === 'hoof') return rgbOf('#3d322d')
    if (part === 'nose') return rgbOf('#e0917f')
    if (part === 'inner') return rgbOf('#d27f70')
    if (part === 'teat') return rgbOf('#e8a596')
    const flush = noise(x * 2.6, y * 3, z * 2, seed)
    const skin = blendRgb(SKIN, ROSY, (flush - 0.42) * 0.8 + (part === 'ear' ? 0.3 : 0))
    if (part === 'head') return blendRgb(skin, ROSY, (x - 0.26) * 2.4)
    if (part === 'ear' || part === 'neck' || part === 'tail') return skin
    if (spots && part === 'body') {
      const blot = noise(x * 4.2 + seed, y * 4.2, z * 3, seed)
      return blendRgb(skin, rgbOf('#4a3c38'), (blot - 0.6 - Math.max(0, 0.66 - y)) * 22)
    }
    // Mud has dried on the feet, higher on the sow.
    const edge = noise(x * 9, y * 9, z * 9, seed) - 0.5
    return blendRgb(skin, MUD, ((piglet ? 0.1 : 0.15) - y + edge * 0.12) * 7)
  }
}
