import { gripPoint } from '../../kit/body/grips'
import type { Face } from '../../kit/head/face'
import { figureParts, handOf, handSize, type HandPose } from '../../kit/human/figure'
import type { Outfit } from '../../kit/human/lower'
import { human, type HumanOptions } from '../../kit/human/human'
import { rucksackForms } from '../../kit/human/rucksack'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { bushes, slope } from './farm'
import { stageOf } from './team-stage'

/** The lead guide on the edge of the valley, his staff beside him, points out the way. */
export function guide(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.08 }, 0)
  stage.sky({ kind: 'golden', horizon: 640, sun: { x: 822, y: 598, radius: 46 }, clouds: 0.7 })
  for (const [base, rise, wave, colour, distance] of [
    [610, 90, 520, '#7a7f9c', 0.62],
    [690, 60, 430, '#6f7f86', 0.46],
    [770, 56, 380, '#66804e', 0.3],
  ] as const) {
    stage.ridge({ base, rise, wave, colour, distance, foot: base + 130 })
    stage.mist(base + 90, 60, 0.75, '#ffe2b0')
  }
  slope(stage, 880, 1090, 5, 0.16, -0.06)
  stage.put(acacia, [700, 915, 190, 1, 0.2])
  stage.mist(1010, 50, 0.4, '#ffe2b0')
  stage.glow([800, 620, 1100], 700, '#ffcf80', 0.4, 0.03)
  stage.ground({
    top: (x) => 1075 + 22 * Math.cos((x - 420) / 190),
    colour: '#8f8f48',
    patches: '#a9774c',
    grass: 26,
    distance: 0.05,
  })
  bushes(
    stage,
    [
      [40, 1240, 330],
      [880, 1230, 300],
    ],
    { cherries: 0.5 },
  )
  stage.put(human, [292, 1670, 1430, 1], leader)
  bushes(
    stage,
    [
      [60, 1400, 420],
      [640, 1420, 300],
      [300, 1430, 400],
      [950, 1380, 330],
    ],
    { cherries: 0.6 },
  )
}

const holding: HandPose = { grip: 'hold', palm: [0.35, 0, -1], point: [0.9, 0.05, 0.35] }

const face: Face = {
  skin: '#7b4a30',
  sex: 'man',
  beard: 0.4,
  smile: 0.3,
  open: 0.05,
  brows: 0.2,
  lids: 0.92,
  worn: { kind: 'straw', colour: '#d9bd83' },
}

const outfit: Outfit = {
  top: { colour: '#b8603a' },
  sleeves: 'short',
  collar: '#c87048',
  bottom: { colour: '#5b5040' },
  tucked: true,
  belt: '#3a2618',
  folds: 1.6,
}

const leader: HumanOptions = {
  face,
  outfit,
  turn: 0.68,
  tilt: 0.04,
  shadow: false,
  left: { grip: 'point', palm: [0.1, -0.75, 0.65], point: [0.9, 0.2, -0.36] },
  right: holding,
  pose: (body) => ({
    hips: [0, body.hip],
    lean: 0.03,
    bow: -0.03,
    nod: -0.06,
    look: 0.08,
    left: [0.28, body.hip + 0.318, -0.2],
    right: [0.2, body.hip + 0.16, 0.15],
    leftFoot: [0.06, 0.045, -0.07],
    rightFoot: [-0.06, 0.045, 0.07],
    elbows: [-0.4, -0.9, 0.5],
  }),
  things: (joints, body) => {
    const hand = handOf(joints.rightArm, 1, holding)
    const [x, y, z] = pointOf(hand, handSize(body), gripPoint('hold'))
    const { meshes } = figureParts(body, joints, { face, outfit, seed: 1 })
    return [
      ...rucksackForms(joints, body, '#4f5f3c', meshes),
      rodForm(
        [
          [x - 0.02, 0, z + 0.01],
          [x, y, z],
          [x + 0.012, y + 0.115, z - 0.005],
        ],
        0.0105,
        '#b08a58',
        0.15,
      ),
    ]
  },
}
