import { handCart } from '../../kit/expo-things'
import { crates } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Crates roll down to a door full of light. */
function boxesDownTheRamp(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: 0.5,
    height: 0.25,
    strength: 0.9,
    warm: '#ffcf8a',
    cool: '#33303f',
    air: '#7a6a60',
  })
  stage.box(
    [0, 0, 1600, 1200],
    stage.blend(
      [0, 0],
      [1100, 500],
      [
        [0, '#2c2730'],
        [1, '#5a4a48'],
      ],
    ),
  )
  for (let i = 0; i < 9; i++)
    stage.line([i * 110 - 60, 0], [i * 110 - 40, 400], [i * 110 - 20, 820], '#262029', 12)
  stage.shape(
    [
      [0, 760],
      [1600, 700],
      [1600, 1200],
      [0, 1200],
    ],
    stage.blend(
      [1150, 700],
      [200, 1200],
      [
        [0, '#e8b878'],
        [0.4, '#8f6a50'],
        [1, '#332b30'],
      ],
    ),
  )
  // The door: evening outside, hills, a lorry's shape.
  stage.shape(
    [
      [900, 96],
      [1460, 96],
      [1460, 742],
      [900, 760],
    ],
    stage.blend(
      [0, 96],
      [0, 760],
      [
        [0, '#fbe6b0'],
        [0.5, '#ffd58a'],
        [0.8, '#f6b868'],
        [1, '#d9955a'],
      ],
    ),
  )
  stage.soft(
    [
      [900, 600],
      [1000, 540],
      [1090, 580],
      [1210, 520],
      [1330, 570],
      [1460, 530],
      [1460, 690],
      [900, 690],
    ],
    '#c98f7a',
  )
  stage.shape(
    [
      [900, 668],
      [1460, 660],
      [1460, 744],
      [900, 762],
    ],
    '#b98552',
  )
  stage.glow([1190, 330, 760], 700, '#fff6d6', 0.75)
  for (const x of [882, 1462]) stage.box([x, 70, x + 26, 764], '#3a2f33')
  stage.box([870, 62, 1500, 100], '#43363a')
  // Light on the floor, and the ramp.
  stage.shape(
    [
      [900, 760],
      [1460, 742],
      [1330, 1200],
      [260, 1200],
    ],
    stage.blend(
      [1180, 740],
      [760, 1200],
      [
        [0, '#ffdf9f'],
        [0.5, '#d9a468'],
        [1, '#8a6248'],
      ],
    ),
  )
  stage.glow([1150, 800, 900], 300, '#fff0c0', 0.5)
  stage.line([900, 760], [620, 940], [240, 1210], '#5a4038', 12)
  stage.line([1462, 744], [1420, 940], [1340, 1210], '#5a4038', 12)
  for (let i = 1; i < 7; i++) {
    const t = (i / 7) ** 1.7
    stage.line(
      [900 - 640 * t, 760 + 440 * t],
      [1100 - 300 * t, 752 + 446 * t],
      [1460 - 120 * t, 744 + 456 * t],
      '#a9784f',
      6,
    )
  }
  stage.put(crates, [190, 930, 260, 1, 0.1], { count: 5 })
  stage.shape(
    [
      [640, 1110],
      [900, 1090],
      [560, 1210],
      [200, 1210],
    ],
    'rgba(34,26,34,0.55)',
  )
  stage.posed([560, 1120, 640, 1], {
    sex: 'man',
    dress: 'overall',
    turn: -0.45,
    skin: 'umber',
    shadow: false,
    wear: { shirt: '#3f6a86', lowerColour: '#35506a', hat: 'cap' },
    action: (body) => ({
      pose: {
        hips: [-0.05, body.hip - 0.03],
        lean: 0.3,
        nod: -0.05,
        left: [0.27, 0.64, -0.1],
        right: [0.27, 0.62, 0.1],
        leftFoot: [0.14, 0.05, -0.06],
        rightFoot: [-0.22, 0.08, 0.06],
        rightToe: 0.7,
        elbows: [-0.4, -0.6, 0.7],
      },
      left: 'fist',
      right: 'fist',
    }),
  })
  stage.put(handCart, [800, 1090, 560, 1], { crates: 4, turn: -0.4 })
  stage.people([
    [[1260, 770, 250, -1, 0.2], { pose: 'waving', dress: 'dress', sex: 'woman', view: 0.9 }],
  ])
  stage.glow([1170, 420, 1500], 1300, '#ffe0a0', 0.22)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/07-ramp',
    height: 1200,
    seed: 6207,
    compose: boxesDownTheRamp,
    focus: [{ x: 760, y: 760, radius: 300 }],
  },
]
