import type { Vec } from '../kit/animals/volume'
import { cupForm } from '../kit/human/cup-form'
import type { DressedOptions } from '../kit/human/dressed'
import type { HandPose } from '../kit/human/figure'
import { wristFor } from '../kit/human/grasp'
import { rodForm } from '../kit/human/things'
import type { Spot } from '../kit/stage'

/** Somebody under the fig; `feet` is how far ahead of the place the feet are. */
type Talker = DressedOptions & { spot: Spot; feet?: number }

const cup: Vec = [0.2, 0.5, 0.05]
const round: HandPose = { grip: 'hold', point: [0.9, 0.3, -0.5], palm: [-0.5, 0, -0.9] }
const stick: Vec = [0.2, 0.64, 0]
const onStick = (side: 1 | -1): HandPose => ({
  grip: 'hold',
  point: [0.9, -0.3, -0.12 * side],
  palm: [0.3, -0.1, -side],
})

/** From far to near: the one who listens on his stick, a guest, the host, and the elder who tells. */
export const talking: readonly Talker[] = [
  {
    spot: [1440, 1116, 965, -1],
    feet: 0.05,
    dress: 'shirt',
    sex: 'man',
    skin: 'cocoa',
    turn: 0.55,
    mood: { smile: 0.25, lids: 0.85, brows: 0.3, gaze: [0, -0.2] },
    wear: { hat: 'none', hair: 'cropped', shirt: '#5d7a8a', sleeves: 'long' },
    hands: { left: onStick(-1), right: onStick(1) },
    things: () => [
      rodForm(
        [
          [0.2, 0.75, 0],
          [0.25, 0.01, 0.01],
        ],
        0.011,
        '#6a4426',
      ),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.004],
        lean: 0.02,
        bow: 0.06,
        nod: 0.14,
        look: 0.1,
        left: wristFor([stick[0] + 0.006, stick[1] - 0.035, 0], onStick(-1), body, -1),
        right: wristFor([stick[0], stick[1] + 0.035, 0], onStick(1), body, 1),
        rightFoot: [-0.02, 0.045, 0.05],
        leftFoot: [0.1, 0.045, -0.07],
        elbows: [-0.7, -0.7, 0.6],
      },
    }),
  },
  {
    spot: [700, 1085, 1000, 1],
    props: ['stool'],
    dress: 'fleece',
    sex: 'woman',
    skin: 'honey',
    turn: 0.85,
    mood: { smile: 0.3, lids: 0.8 },
    wear: { hat: 'none', hair: 'braids', shirt: '#66753f' },
    hands: {
      left: { grip: 'loose', point: [0.7, -0.1, 0.7], palm: [-0.3, -0.9, 0.3] },
      right: { grip: 'loose', point: [0.7, -0.15, -0.7], palm: [-0.3, -0.9, -0.3] },
    },
    action: () => ({
      pose: {
        hips: [0, 0.29],
        lean: 0.26,
        twist: 0.08,
        nod: -0.1,
        look: -0.05,
        left: [0.25, 0.375, -0.05],
        right: [0.25, 0.355, 0.055],
        leftFoot: [0.3, 0.045, -0.085],
        rightFoot: [0.22, 0.045, 0.1],
        knees: [1, 0.2, 0.3],
        elbows: [-0.3, -0.7, 0.7],
      },
    }),
  },
  {
    spot: [330, 1165, 1120, 1],
    props: ['stool'],
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: 0.75,
    mood: { smile: 0.25, lids: 0.78 },
    wear: { hair: 'wrap', cloth: '#7a3f74', shirt: '#d9a23a', lowerColour: '#2f7d78' },
    hands: { right: round, left: { grip: 'loose', palm: [0, -1, 0], point: [0.95, -0.1, 0.3] } },
    things: () => [cupForm([cup[0], cup[1] - 0.03, cup[2]], 0.066, { ear: [-1, 0, 0.2] })],
    action: (body) => ({
      pose: {
        hips: [0, 0.29],
        lean: 0.12,
        bow: 0.05,
        nod: 0,
        look: -0.1,
        left: [0.19, 0.375, -0.06],
        right: wristFor(cup, round, body, 1),
        leftFoot: [0.3, 0.045, -0.05],
        rightFoot: [0.2, 0.045, 0.06],
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
  },
  {
    spot: [1150, 1175, 1120, -1],
    props: ['stool'],
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'umber',
    turn: 0.6,
    mood: { smile: 0.25, open: 0.25, lids: 0.78 },
    face: { beard: 0.6 },
    wear: { shirt: '#a84a34', lowerColour: '#4c4a4f', sleeves: 'long' },
    hands: {
      right: { grip: 'loose', palm: [-0.2, 0.9, -0.4], point: [0.85, 0.25, 0.3] },
      left: { grip: 'loose', palm: [0, -1, 0.1], point: [0.95, -0.3, 0.15] },
    },
    action: () => ({
      pose: {
        hips: [0, 0.29],
        lean: 0.14,
        bow: -0.04,
        nod: 0,
        look: 0.1,
        left: [0.2, 0.37, -0.08],
        right: [0.29, 0.49, 0.13],
        leftFoot: [0.2, 0.045, -0.1],
        rightFoot: [0.31, 0.045, 0.07],
        knees: [1, 0.1, 0.25],
        elbows: [-0.6, -0.7, 0.5],
      },
    }),
  },
]
