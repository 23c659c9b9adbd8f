import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { gripPoint } from '../../kit/body/grips'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { bushes, redPath, ridges, slope } from './farm'
import { stageOf } from './team-stage'

/** The lead guide stands beside the path and shows the way; the group comes up behind. */
export function guide(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('morning', -0.75), height: 0.3 }, 0)
  stage.sky({ kind: 'dawn', horizon: 480, clouds: 0.4 })
  ridges(stage, 470, { distance: 0.34 })
  slope(stage, 590, 800, 6, 0.2, -0.04)
  stage.put(acacia, [850, 660, 230, 1, 0.22])
  stage.ground({ top: 740, colour: '#8f9a4c', patches: '#a9774c', grass: 22, distance: 0.05 })
  redPath(stage, [
    [520, 1290, 620],
    [430, 1080, 380],
    [290, 920, 210],
    [210, 830, 120],
    [230, 765, 60],
  ])
  bushes(
    stage,
    [
      [20, 850, 250, 1, 0.08],
      [860, 860, 210, 1, 0.08],
    ],
    { cherries: 0.5 },
  )
  for (const [x, y, size, sex, shirt, view] of [
    [318, 795, 300, 'man', '#5d86a6', 0.9],
    [205, 850, 380, 'woman', '#c9a352', 1.1],
    [60, 930, 480, 'woman', '#b0583c', 0.8],
  ] as const)
    stage.person([x, y, size, 1, 0.05], {
      pose: 'walking',
      visitor: true,
      sex,
      view,
      wear: { shirt },
      props: ['backpack'],
    })
  bushes(
    stage,
    [
      [940, 1040, 300],
      [-30, 1180, 330],
    ],
    { cherries: 0.5 },
  )
  const holding: HandPose = { grip: 'hold', palm: [0.2, 0, -1] }
  stage.put(human, [380, 1405, 1210, 1], {
    face: {
      skin: '#6b4029',
      sex: 'man',
      smile: 0.8,
      open: 0.1,
      gaze: [0.1, 0.05],
      beard: 0.35,
      worn: { kind: 'straw', colour: '#e0c88c' },
    },
    outfit: {
      top: { colour: '#7f8a4a' },
      sleeves: 'long',
      bottom: { colour: '#8a7355' },
      boots: true,
      shoe: '#2f4a3a',
      tucked: true,
      belt: '#4a3020',
      collar: '#8f9a58',
      folds: 1.25,
    },
    turn: 1.02,
    tilt: 0.05,
    left: { grip: 'point', palm: [0.2, -1, 0.2] },
    right: holding,
    pose: (body) => ({
      hips: [0, body.hip],
      bow: -0.05,
      look: 0.75,
      left: [0.16, body.hip + 0.35, -0.33],
      right: [0.16, body.hip + 0.13, 0.17],
      leftFoot: [0.05, 0.045, -0.09],
      rightFoot: [-0.03, 0.045, 0.075],
      elbows: [-0.4, -0.8, 0.5],
    }),
    things: ({ rightArm }, body) => {
      const [x, y, z] = pointOf(handOf(rightArm, 1, holding), handSize(body), gripPoint('hold'))
      return [
        rodForm(
          [
            [x, 0, z + 0.01],
            [x, y, z],
            [x - 0.01, y + 0.16, z],
          ],
          0.0115,
          '#7a5434',
          0.15,
        ),
      ]
    },
  })
  stage.tufts([870, 1206, 54], 300, '#7f8c44', 0.8)
  stage.tufts([120, 1206, 50], 300, '#7f8c44', 0.8)
}
