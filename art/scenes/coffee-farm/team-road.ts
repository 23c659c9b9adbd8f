import type { Vec } from '../../kit/animals/volume'
import { human } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import type { Stage } from '../../kit/stage'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { ridges } from './farm'
import { stageOf } from './team-stage'
import { pane, van, wheel } from './van-side'

/** The driver at the wheel, seen through the window of his door; the low sun is before him. */
export function road(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('golden', 0.85), height: 0.3 }
  const stage = stageOf(pen, frame, random, light, 0)
  stage.sky({ kind: 'golden', horizon: 640, sun: { x: 806, y: 572, radius: 36 }, clouds: 0.6 })
  ridges(stage, 668, { distance: 0.42, fields: false })
  stage.ground({ top: 676, colour: '#b5a04a', patches: '#c08a4a', grass: 20, distance: 0.14 })
  stage.put(acacia, [1000, 724, 290, 1, 0.24])
  stage.put(acacia, [190, 716, 190, 1, 0.34])
  stage.glow([806, 600, 760], 420, '#ffd890', 0.6)
  stage.ground({ top: 1080, colour: '#b0623c', patches: '#93502f', grass: 0, distance: 0.02 })
  pen.save()
  pen.beginPath()
  for (const point of pane) pen.lineTo(...point)
  pen.clip()
  cabin(stage)
  driver(stage)
  pen.restore()
  // The shade under the van, darkest where the tyre stands on the road.
  stage.box(
    [-60, 1084, 1040, 1176],
    stage.blend(
      [0, 1086],
      [0, 1176],
      [
        [0, '#1a100e'],
        [0.55, '#4a281c'],
        [0.8, 'rgba(110,58,36,0.8)'],
        [1, 'rgba(146,80,48,0)'],
      ],
    ),
  )
  stage.glow([880, 1160, 400], 44, '#1c0f0b', 0.95, 0.4)
  wheel(stage, 890, 1020, 146)
  van(stage)
  stage.tufts([160, 1215, 44], 420, '#8f8440', 0.7)
}

/** What is dark within: the lining of the roof, the far door below its window, the seat. */
function cabin(stage: Stage): void {
  const dark = '#3a2a26'
  stage.box([250, 340, 800, 412], dark)
  stage.box([250, 742, 860, 820], dark)
  stage.box([250, 340, 300, 820], '#2e2220')
  stage.soft(
    [
      [268, 470],
      [330, 452],
      [362, 500],
      [352, 590],
      [392, 680],
      [400, 860],
      [240, 860],
    ],
    stage.blend(
      [260, 0],
      [400, 0],
      [
        [0, '#3b2c28'],
        [1, '#6d4a38'],
      ],
    ),
  )
}

const hub: Vec = [0.268, 0.49, 0]
/** A point of the steering wheel: its ring leans back toward the driver. */
const onWheel = (turn: number): Vec => [
  hub[0] - 0.052 * Math.sin(turn),
  hub[1] + 0.094 * Math.sin(turn),
  0.107 * Math.cos(turn),
]

function driver(stage: Stage): void {
  stage.put(human, [392, 1406, 1330, 1], {
    face: {
      skin: '#7b4a30',
      sex: 'man',
      smile: 0.75,
      gaze: [0, 0.05],
      beard: 0.35,
      worn: { kind: 'cap', colour: '#3f6b52' },
    },
    outfit: {
      top: { colour: '#d9a94a' },
      sleeves: 'short',
      bottom: { colour: '#4f5a66' },
      collar: '#e6bd66',
      folds: 1.2,
    },
    turn: 0.28,
    tilt: 0.03,
    shadow: false,
    left: { grip: 'hold', palm: [0.5, -0.3, 0.8], point: [0.6, 0.6, 0.3] },
    right: { grip: 'hold', palm: [0.5, -0.3, -0.8], point: [0.6, 0.6, -0.3] },
    pose: (body) => ({
      hips: [0, 0.29],
      lean: 0.02,
      look: 0.12,
      left: [0.205, 0.5, -0.105],
      right: [0.205, 0.5, 0.105],
      leftFoot: [0.3, 0.045, -body.hipHalf],
      rightFoot: [0.3, 0.045, body.hipHalf],
      elbows: [-0.4, -0.9, 0.5],
    }),
    things: () => [
      rodForm(
        Array.from({ length: 33 }, (_, i) => onWheel((i / 32) * Math.PI * 2)),
        0.0085,
        '#2b2522',
        0.4,
      ),
      ...[0.1, Math.PI - 0.1, -Math.PI / 2].map((turn) =>
        rodForm([onWheel(turn), hub], 0.007, '#3a322c'),
      ),
    ],
  })
}
