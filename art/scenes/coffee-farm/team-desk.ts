import { cross, dot, unit, type Frame as Axes, type Vec } from '../../kit/animals/volume'
import { axesOf } from '../../kit/human/axes'
import { tableTop } from '../../kit/people/poses-table'
import { coffeeCup } from '../../kit/coffee-cup'
import type { HandPose } from '../../kit/human/figure'
import { far, within, type Form } from '../../kit/human/forms'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { add, less, type Limb } from '../../kit/people/skeleton'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { fingered } from '../fingered'
import { penIn, tripod, wristForNib, writingPose } from './pen-grip'
import { windowFrame } from './rooms'
import { room } from './team-indoors'
import { stageOf } from './team-stage'
import { table } from './team-table'

/** Where she sits, how tall she would stand, and how she is seen. */
const writer = { x: 330, y: 1590, size: 1720, turn: 0.66, tilt: 0.24 }

/** She writes with the left hand; the right one keeps the sheet in its place. */
const writing = writingPose(-1, 0.1)
const sheetAt = [0.285, 0.055] as const
const nibAt: Vec = [sheetAt[0] - 0.01, tableTop + 0.002, sheetAt[1] + 0.006]
const resting: HandPose = { grip: 'flat', palm: [0.1, -1, 0.12], point: [0.82, -0.1, -0.56] }
const rest: Vec = [0.182, tableTop + 0.02, 0.188]

/** Where a point of her space is in the picture. */
function seen(at: Vec): Point {
  const { right, up } = axesOf(writer.turn, writer.tilt, false)
  return [writer.x + writer.size * dot(right, at), writer.y - writer.size * dot(up, at)]
}

/** Guest care at the end of the day: she answers the last letters at the window. */
export function care(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('golden', 0.85), height: 0.3, strength: 0.8 }
  const stage = stageOf(pen, frame, random, light, 0)
  outside(stage)
  wall(stage)
  wallMap(stage, 40, 110, 0.66)
  stage.glow([660, 480, 1300], 1200, '#ffc878', 0.3, 0.03)
  const far = seen([0.075, tableTop, 0])[1]
  table(stage, far, 1104, '#b57d4a', [-60, 1020, 60])
  stage.glow([640, 970, 900], 190, '#ffe6b0', 0.6, 0.05)
  letters(stage)
  armShadows(stage)
  fingered(pen, { x: writer.x, y: writer.y, size: writer.size, facing: 'right' }, light, {
    face: {
      skin: '#9a6543',
      hair: '#17110e',
      age: 'adult',
      sex: 'woman',
      smile: 0.7,
      nose: 0.94,
      lips: 0.94,
      jaw: 0.894,
      worn: { kind: 'bun' },
      lids: 0.55,
      brows: 0.3,
      gaze: [0, -0.5],
    },
    outfit: {
      top: { colour: '#2f7d78', second: '#f0dfae', pattern: 'plain' },
      sleeves: 'short',
      lower: 'trousers',
      bottom: { colour: '#3f4654' },
      shoe: '#33281f',
      folds: 1.4,
    },
    seed: 5.135494869668037,
    turn: writer.turn,
    tilt: writer.tilt,
    cut: tableTop,
    left: writing,
    right: resting,
    fingers: { left: tripod },
    pose: (body) => ({
      hips: [0, 0.29],
      lean: 0.2,
      nod: 0.26,
      look: 0.08,
      left: wristForNib(nibAt, writing, body, -1),
      right: rest,
      leftFoot: [0.2, 0.045, -body.hipHalf],
      rightFoot: [0.18, 0.045, body.hipHalf],
      elbows: [-0.62, -0.42, 0.8],
    }),
    things: ({ leftArm, rightArm }, body) => [
      ...penIn(leftArm, -1, writing, body, '#2f4a7a'),
      ...bangle(rightArm),
    ],
  })
  coffeeCup(pen, { x: 862, y: 1016, size: 96 }, light, { saucer: true, band: '#2f7d78' })
  breath(stage, 862, 922)
}

/** A brass ring that goes round the forearm above the wrist. */
function bangle({ joint, end }: Limb): Form[] {
  const line = unit(less(joint, end))
  const up = unit(add([0, 1, 0], line, -line[1]))
  const out = cross(up, line)
  const middle = add(end, line, 0.03)
  const brass = tint('#d9ab4e')
  const ring: Axes = { at: middle, x: line, y: up, z: out }
  return [
    within(ring, 1, [0, 0, 0], 0.04, {
      distance: (x, y, z) => far(far(y / 0.92, z) - 0.0188, x + 0.25 * y) - 0.0022,
      surface: () => ({ colour: brass, gloss: 0.9, flesh: false }),
    }),
  ]
}

/** What her arms keep from the light of the window, on the wood and on the sheet. */
function armShadows(stage: Stage): void {
  const at = ([x, , z]: Vec): Point => seen([x, tableTop, z])
  const spot = (p: Vec, wide: number, high: number, deep: number): void => {
    const [x, y] = at(p)
    stage.glow([x - 8, y + 6, wide], high, '#3a2016', deep, 0.35)
  }
  spot([0.1, 0, 0.165], 330, 60, 0.4)
  spot([0.17, 0, 0.168], 260, 44, 0.55)
  spot([0.228, 0, 0.132], 170, 36, 0.6)
  spot([0.262, 0, 0.112], 110, 22, 0.55)
  // The writing hand lies on its edge; the pen's shade meets the nib.
  spot([0.215, 0, 0.0], 150, 44, 0.45)
  spot([0.25, 0, 0.03], 90, 24, 0.5)
  const [x, y] = at(nibAt)
  stage.line([x, y], [x - 30, y - 3], [x - 74, y - 2], 'rgba(74,56,60,0.5)', 4)
}

/** What rises from hot coffee: a wide thin veil that leans, folds over itself and is gone. */
function breath(stage: Stage, x: number, y: number): void {
  const waft = (at: number, phase: number, wide: number, high: number, deep: number): void => {
    for (let i = 0; i < 70; i++) {
      const t = i / 69
      const sway = Math.sin(phase + t * 4.2) * (6 + 40 * t)
      const swell = wide * (0.5 + 1.5 * t ** 0.8)
      const faint = deep * (1 - t) ** 1.6 * Math.min(1, 0.25 + t * 5)
      stage.glow(
        [x + at + sway - 26 * t * t, y - high * t, swell],
        46 + 50 * t,
        '#fff4dc',
        faint,
        0,
      )
    }
  }
  waft(0, 0.4, 92, 250, 0.055)
  waft(-14, 2.6, 52, 300, 0.055)
  waft(16, 5.1, 46, 210, 0.06)
}

/** The letter that she writes, and those that came, flat on the table. */
function letters(stage: Stage): void {
  const on = (x: number, z: number): Point => seen([x, tableTop, z])
  const sheet = (
    [x, z]: readonly [number, number],
    turn: number,
    colour: string,
    lines: number,
  ): void => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const at = (u: number, v: number): Point => on(x + u * c - v * s, z + u * s + v * c)
    const corners = [at(0.085, -0.065), at(0.085, 0.065), at(-0.085, 0.065), at(-0.085, -0.065)]
    const [mx, my] = at(0, 0)
    stage.glow([mx + 6, my + 10, 380], 130, '#4a3020', 0.45, 0.5)
    stage.shape(corners, colour)
    for (let row = 0; row < lines; row++) {
      const u = 0.062 - row * 0.018
      const end = row === lines - 1 ? 0.005 : 0.042 + ((row * 7) % 3) * 0.005
      stage.line(at(u, -0.052), at(u + 0.001, 0), at(u, end), '#5a6f9a', 3)
    }
  }
  sheet([0.12, 0.34], 0.75, '#d9c7a0', 0)
  sheet([0.105, 0.325], 0.5, '#efe6cf', 0)
  sheet(sheetAt, 0.1, '#f8f2e2', 5)
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
  const [left, top, right, bottom] = [440, 80, 900, 640]
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
      [662, top, 680, bottom],
      [left, 340, right, 354],
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
