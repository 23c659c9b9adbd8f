import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { human } from '../../kit/human/human'
import { rucksackForms } from '../../kit/human/rucksack'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { bushes, redPath, slope } from './farm'
import { stageOf } from './team-stage'

/** The lead guide as those see him who follow: on the edge of the valley, he points out the way. */
export function guide(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.22 }, 0)
  stage.sky({ kind: 'golden', horizon: 520, sun: { x: 800, y: 452, radius: 40 }, clouds: 0.7 })
  for (const [base, rise, wave, colour, distance] of [
    [470, 90, 520, '#7a7f9c', 0.62],
    [540, 60, 430, '#6f7f86', 0.46],
    [620, 56, 380, '#66804e', 0.3],
  ] as const) {
    stage.ridge({ base, rise, wave, colour, distance, foot: base + 130 })
    stage.mist(base + 90, 60, 0.75, '#ffe2b0')
  }
  slope(stage, 740, 960, 5, 0.16, -0.06)
  stage.put(acacia, [120, 800, 250, 1, 0.2])
  stage.mist(880, 50, 0.4, '#ffe2b0')
  stage.glow([800, 470, 1100], 700, '#ffcf80', 0.4, 0.03)
  stage.ground({
    top: (x) => 905 + 22 * Math.cos((x - 420) / 190),
    colour: '#8f8f48',
    patches: '#a9774c',
    grass: 26,
    distance: 0.05,
  })
  redPath(stage, [
    [500, 1300, 640],
    [470, 1130, 370],
    [520, 1010, 190],
    [640, 940, 90],
    [600, 905, 40],
  ])
  bushes(
    stage,
    [
      [30, 1120, 300],
      [930, 1080, 330],
    ],
    { cherries: 0.5 },
  )
  const holding: HandPose = { grip: 'hold', palm: [0.2, 0, -1] }
  stage.glow([400, 1200, 420], 80, '#3a2014', 0.6, 0.2)
  stage.put(human, [440, 1262, 1090, 1], {
    face: { skin: '#5f3a27', sex: 'man', worn: { kind: 'straw', colour: '#d9bd83' } },
    outfit: {
      top: { colour: '#b8603a' },
      sleeves: 'long',
      bottom: { colour: '#5b5040' },
      boots: true,
      shoe: '#33281f',
      tucked: true,
      belt: '#3a2618',
      folds: 1.25,
    },
    turn: -1.0,
    tilt: 0.05,
    left: { grip: 'point', palm: [0.2, -1, 0.2] },
    right: holding,
    pose: (body) => ({
      hips: [0, body.hip - 0.012],
      bow: -0.04,
      look: -0.15,
      left: [0.1, body.hip + 0.33, -0.4],
      right: [0.17, body.hip + 0.15, 0.2],
      leftFoot: [0.11, 0.045, -0.075],
      rightFoot: [-0.11, 0.06, 0.075],
      rightToe: 0.35,
      elbows: [-0.4, -0.8, 0.5],
    }),
    things: (joints, body) => {
      const hand = handOf(joints.rightArm, 1, holding)
      const [x, y, z] = pointOf(hand, handSize(body), gripPoint('hold'))
      return [
        ...rucksackForms(joints, body, '#4f5f3c'),
        rodForm(
          [
            [x, 0, z + 0.01],
            [x, y, z],
            [x - 0.01, y + 0.14, z],
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
      [60, 1330, 420],
      [950, 1330, 330],
    ],
    { cherries: 0.6 },
  )
  stage.tufts([470, 1210, 84], 560, '#8f8c44', 0.9)
}
