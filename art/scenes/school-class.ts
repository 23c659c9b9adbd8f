import { grassTufts } from '../kit/ground'
import { kale } from '../kit/goat-farm'
import { dressed, type DressedOptions } from '../kit/human/dressed'
import { softSpot } from '../kit/shapes'
import type { Light, Pen, Random } from '../kit/types'

/** The class before the rows: one crouches over a seedling, one points, one looks out, one asks. */
export function schoolClass(pen: Pen, light: Light, random: Random): void {
  const pupil = { dress: 'school', age: 'child' } as const
  const put = (
    x: number,
    y: number,
    size: number,
    facing: 'left' | 'right',
    options: DressedOptions,
  ): void => {
    softSpot(pen, { x: x - 20, y: y + 4, width: size * 0.6, height: size * 0.07 }, '#4a2a1a', 0.4)
    dressed(pen, { x, y, facing, size }, light, random, options)
    const tuft = { x, y: y + 12, size: size * 0.05 }
    grassTufts(pen, tuft, light, random, { width: size * 0.4, density: 0.7 })
  }
  // Turned away, a satchel on her back: she looks where the other points.
  put(650, 1095, 500, 'right', {
    ...pupil,
    sex: 'woman',
    skin: 'umber',
    turn: -1.0,
    pose: 'standing',
    wear: { hair: 'braids', lower: 'skirt', shirt: '#e9e1cd' },
    outfit: { backpack: '#b4523a' },
  })
  put(370, 1120, 520, 'right', {
    ...pupil,
    sex: 'man',
    skin: 'sienna',
    turn: 0.85,
    pose: 'pointing',
    mood: { smile: 0.8, open: 0.4 },
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  put(1010, 1165, 790, 'left', {
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.85,
    mood: { smile: 0.8, open: 0.25, lids: 0.75, gaze: [0.1, -0.3] },
    face: { worn: { kind: 'scarf', colour: '#2f6f6a', second: '#e8b84a' } },
    wear: { shirt: '#d9a23a', sleeves: 'short', lower: 'long-skirt', lowerColour: '#8a3f34' },
    hands: {
      left: { grip: 'flat', palm: [0.2, 0.9, 0.2] },
      right: { grip: 'flat', palm: [0.2, 0.9, -0.2] },
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.06,
        nod: 0.12,
        look: 0.05,
        left: [0.24, 0.64, -0.16],
        right: [0.2, 0.7, 0.14],
        leftFoot: [0.05, 0.045, -0.07],
        rightFoot: [-0.03, 0.045, 0.065],
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
  })
  put(1270, 1160, 530, 'left', {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: 0.7,
    pose: 'taking-notes',
    mood: { smile: 0.5, lids: 0.6, gaze: [0, -0.4] },
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  put(720, 1180, 560, 'right', {
    ...pupil,
    sex: 'woman',
    skin: 'sienna',
    turn: 0.9,
    pose: 'squatting',
    mood: { smile: 0.8, open: 0.2, gaze: [0.2, 0.2] },
    face: { worn: { kind: 'puffs' } },
    wear: { lower: 'shorts', shirt: '#e9e1cd' },
  })
  kale(pen, { x: 855, y: 1196, size: 150 }, light, random)
}
