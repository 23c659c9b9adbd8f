import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { human } from '../../kit/human/human'
import { rucksackForms } from '../../kit/human/rucksack'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { bushes, slope } from './farm'
import { stageOf } from './team-stage'

/** The lead guide in profile on the edge of the valley, his arm stretched out to the way. */
export function guide(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.08 }, 0)
  stage.sky({ kind: 'golden', horizon: 640, sun: { x: 800, y: 600, radius: 46 }, clouds: 0.7 })
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
  const holding: HandPose = { grip: 'hold', palm: [0.2, 0, 1] }
  stage.put(human, [325, 1650, 1400, 1], {
    face: {
      skin: '#74472e',
      sex: 'man',
      beard: 0.4,
      smile: 0.6,
      worn: { kind: 'straw', colour: '#d9bd83' },
    },
    outfit: {
      top: { colour: '#b8603a' },
      sleeves: 'long',
      bottom: { colour: '#5b5040' },
      tucked: true,
      belt: '#3a2618',
      folds: 1.25,
    },
    turn: 0.04,
    tilt: 0.05,
    shadow: false,
    left: holding,
    right: { grip: 'point', palm: [0, -1, 0.3] },
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.05,
      nod: -0.14,
      left: [0.2, body.hip + 0.1, -0.11],
      right: [0.33, body.hip + 0.345, 0.1],
      leftFoot: [0.06, 0.045, -0.07],
      rightFoot: [-0.06, 0.045, 0.07],
      elbows: [-0.2, -0.9, 0.4],
    }),
    things: (joints, body) => {
      const hand = handOf(joints.leftArm, -1, holding)
      const [x, y, z] = pointOf(hand, handSize(body), gripPoint('hold'))
      return [
        ...rucksackForms(joints, body, '#4f5f3c'),
        rodForm(
          [
            [x + 0.02, 0, z],
            [x, y, z],
            [x - 0.008, y + 0.12, z],
          ],
          0.0095,
          '#7a5434',
          0.15,
        ),
      ]
    },
  })
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
