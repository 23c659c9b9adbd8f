import { coffeeSpray } from '../../kit/coffee-garden'
import type { HandPose } from '../../kit/human/figure'
import { human, type HumanOptions } from '../../kit/human/human'
import { basketForm, rodForm } from '../../kit/human/things'
import type { Form } from '../../kit/human/forms'
import type { Vec } from '../../kit/animals/volume'
import { lightOf } from '../../kit/light'
import { stand } from '../../kit/people/poses'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage, type Spot } from '../../kit/stage'
import { bushes, ridges, slope, soil } from './farm'

const series = 'gallery/coffee-farm-safari'

const basketFoot: Vec = [0.17, 0.42, 0.02]

/** A band from each side of the rim over the breast to the nape, so that the neck bears the basket. */
function sling(breast: number): Form[] {
  return [-1, 1].map((side) =>
    rodForm(
      [
        [0.18, 0.53, side * 0.095],
        [0.12 + breast, 0.7, side * 0.09],
        [0.095 + breast, 0.755, side * 0.082],
        [0.068, 0.803, side * 0.068],
        [0.035, 0.832, side * 0.056],
        [0.0, 0.84, side * 0.046],
      ],
      0.0052,
      '#dcc79a',
    ),
  )
}

/** Two pick side by side, baskets at the waist, between bushes taller than they are. */
function pickers(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.8), height: 0.2 })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.4 })
  ridges(stage, 400, { distance: 0.4 })
  stage.mist(440, 60, 0.6, '#ffe0ac')
  slope(stage, 500, 700, 5, 0.24, -0.03)
  stage.ground({ top: 640, colour: soil, patches: '#8a8f4a', grass: 14, distance: 0.1 })
  bushes(stage, [
    [640, 700, 190, 1, 0.24],
    [1010, 705, 210, 1, 0.24],
    [480, 780, 330, 1, 0.16],
    [1200, 790, 360, 1, 0.16],
  ])
  stage.glow([780, 420, 1100], 800, '#ffd488', 0.34, 0.03)
  bushes(
    stage,
    [
      [90, 1060, 800],
      [1530, 1080, 880],
    ],
    { cherries: 0.6, branches: 64 },
  )
  const picks: HandPose = { grip: 'pinch', palm: [0.2, -0.3, 1], point: [0.9, 0.2, 0.2] }
  const picker = (
    spot: Spot,
    turn: number,
    face: HumanOptions['face'],
    outfit: Omit<HumanOptions['outfit'], 'sleeves'>,
    band: string,
    breast: number,
  ): void =>
    stage.put(human, spot, {
      face,
      outfit: { sleeves: 'long', folds: 1.2, ...outfit },
      turn,
      tilt: 0.08,
      shadow: false,
      left: picks,
      right: { ...picks, palm: [0.2, -0.3, -1] },
      pose: (body) => ({
        ...stand(body),
        lean: 0.08,
        nod: 0.08,
        left: [0.26, 0.72, -0.08],
        right: [0.25, 0.66, 0.07],
        elbows: [-0.4, -0.9, 0.5],
      }),
      things: () => [
        basketForm(basketFoot, 0.1, 0.12, { goods: '#b3261f', band }),
        ...sling(breast),
      ],
    })
  picker(
    [560, 1500, 1230, -1, 0.03],
    0.42,
    { skin: '#8a5638', sex: 'man', smile: 0.4, worn: { kind: 'straw', colour: '#d9bd83' } },
    { top: { colour: '#4f7388' }, bottom: { colour: '#5b5040' } },
    '#3f6b52',
    0.014,
  )
  picker(
    [860, 1560, 1340, 1],
    0.4,
    {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.85,
      lids: 0.75,
      gaze: [0, -0.15],
      worn: { kind: 'wrap', colour: '#d9a437', second: '#8a2f2a' },
    },
    {
      top: { colour: '#b8402f' },
      lower: 'long-skirt',
      bottom: { colour: '#7a3f34', second: '#e8c878', pattern: 'kanga' },
    },
    '#2f5f7a',
    0.02,
  )
  const near = (x: number, y: number, angle: number, length: number, leaf: number): void =>
    coffeeSpray(pen, [x, y], light, random, {
      angle,
      length,
      leaf,
      cherries: 0.85,
      ripe: 0.75,
      lit: 0.6,
      droop: 0.3,
    })
  near(1620, 480, Math.PI - 0.08, 470, 130)
  near(1640, 700, Math.PI + 0.12, 440, 105)
  near(1620, 860, Math.PI - 0.1, 480, 145)
  near(-40, 640, 0.1, 270, 95)
  near(-40, 800, -0.12, 320, 100)
  bushes(
    stage,
    [
      [10, 1310, 500],
      [1560, 1320, 520],
    ],
    { cherries: 0.5 },
  )
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/03-pickers`,
    height: 1200,
    seed: 703,
    compose: pickers,
    fine: true,
    focus: [
      { x: 470, y: 410, radius: 150 },
      { x: 940, y: 360, radius: 170 },
      { x: 1180, y: 630, radius: 180 },
      { x: 250, y: 650, radius: 150 },
    ],
  },
]
