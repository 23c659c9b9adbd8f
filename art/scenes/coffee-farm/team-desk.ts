import { coffeeCup, steam } from '../../kit/coffee-cup'
import { dressed } from '../../kit/human/dressed'
import type { HandPose } from '../../kit/human/figure'
import { lightOf } from '../../kit/light'
import { tonesOf } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { windowFrame } from './rooms'
import { room } from './team-indoors'
import { stageOf } from './team-stage'
import { notebook, pencilIn, table } from './team-table'

/** How she holds the pen. */
const writing: HandPose = { grip: 'pinch', palm: [0.2, -0.8, -0.5] }

/** Guest care at the end of the day: she answers the last letters at the window. */
export function care(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('golden', 0.85), height: 0.3, strength: 0.8 }
  const stage = stageOf(pen, frame, random, light, 0)
  outside(stage)
  wall(stage)
  wallMap(stage, 44, 110, 0.72)
  stage.glow([660, 480, 1300], 1200, '#ffc878', 0.3, 0.03)
  table(stage, 806, 960, '#b57d4a', [-60, 1020, 60])
  stage.glow([640, 850, 900], 190, '#ffe6b0', 0.6, 0.05)
  coffeeCup(pen, { x: 850, y: 900, size: 92 }, light, { saucer: true, band: '#2f7d78' })
  steam(pen, { x: 850, y: 800, size: 260 }, random, { opacity: 0.3, colour: '#fff2d8' })
  notebook(stage, 618, 886, 146)
  stage.put(dressed, [330, 1466, 1300, 1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'chestnut',
    turn: -0.28,
    tilt: 0.16,
    shadow: false,
    props: ['chair-wood'],
    wear: { hair: 'bun', shirt: '#2f7d78', sleeves: 'short', lowerColour: '#3f4654' },
    hands: {
      left: { grip: 'loose', palm: [0, -1, 0], point: [1, -0.05, 0.3] },
      right: writing,
    },
    action: (body) => ({
      pose: {
        hips: [0, 0.29],
        lean: 0.14,
        nod: 0.2,
        look: 0.1,
        left: [0.24, 0.46, -0.04],
        right: [0.24, 0.47, 0.12],
        leftFoot: [0.2, 0.045, -body.hipHalf],
        rightFoot: [0.18, 0.045, body.hipHalf],
        elbows: [-0.4, -0.6, 0.9],
      },
    }),
    things: ({ rightArm }, body) => [pencilIn(rightArm, 1, writing, body, '#2f4a7a')],
  })
}

/** The farm in the last sun, as the panes show it. */
function outside(stage: Stage): void {
  stage.sky({ kind: 'golden', horizon: 560, sun: { x: 800, y: 450, radius: 38 }, clouds: 0.7 })
  for (const [base, colour, distance] of [
    [500, '#7f7f9c', 0.5],
    [570, '#6f8458', 0.3],
  ] as const)
    stage.ridge({ base, rise: 60, wave: 360, colour, distance, foot: base + 90 })
  stage.mist(600, 40, 0.6, '#ffe2b0')
  stage.ground({ top: 630, colour: '#8f9a4c', patches: '#b3a45a', grass: 20, distance: 0.16 })
  stage.put(acacia, [530, 690, 230, 1, 0.1])
}

/** The wall around the window, its frame and bars. */
function wall(stage: Stage): void {
  const { pen } = stage
  const [left, top, right, bottom] = [400, 90, 900, 720]
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, 960, 1200)
  pen.rect(left, top, right - left, bottom - top)
  pen.clip('evenodd')
  room(stage, '#a8845c', '#5f4434')
  pen.restore()
  const wood = tonesOf('#7a5436', stage.light)
  windowFrame(stage, [left, top, right, bottom], {
    wide: 26,
    bars: [
      [640, top, 658, bottom],
      [left, 370, right, 384],
    ],
    wood: wood.shade,
    sill: { over: 50, high: 40, wood: wood.lit },
  })
}

/** A map of land, a lake and roads, with pins where the farms are. */
function wallMap(stage: Stage, left: number, top: number, scale: number): void {
  const at = (x: number, y: number): [number, number] => [left + x * scale, top + y * scale]
  stage.box([...at(8, 10), ...at(388, 310)], 'rgba(60,40,34,0.4)')
  stage.box([...at(0, 0), ...at(380, 300)], '#efe4c8')
  stage.box([...at(16, 16), ...at(364, 284)], '#d3d6a6')
  stage.soft([at(40, 160), at(110, 140), at(150, 200), at(120, 260), at(50, 262)], '#7fb0c4')
  stage.soft([at(230, 30), at(340, 30), at(350, 120), at(270, 110)], '#a9bf84')
  stage.line(at(20, 60), at(190, 100), at(360, 250), '#c8643a', 6)
  stage.line(at(190, 112), at(230, 190), at(196, 280), '#c8643a', 5)
  for (const [x, y, c] of [
    [130, 78, '#b3261f'],
    [262, 80, '#2f5f9a'],
    [300, 190, '#b3261f'],
    [214, 226, '#3f6b52'],
  ] as const)
    stage.oval(...at(x, y), 17, 17, c)
}
