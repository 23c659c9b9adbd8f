import { steam } from '../../kit/coffee-cup'
import { collardLeaf } from '../../kit/collards'
import { lightOf } from '../../kit/light'
import { wristFor } from '../../kit/human/grasp'
import type { HandPose } from '../../kit/human/figure'
import { human } from '../../kit/human/human'
import { ballForm, basketForm, rodForm } from '../../kit/human/things'
import { stand } from '../../kit/people/poses'
import { add, between3, less } from '../../kit/people/skeleton'
import { cross, dot, unit, type Vec } from '../../kit/animals/volume'
import { axesOf } from '../../kit/human/axes'
import type { Form } from '../../kit/human/forms'
import { maizeCob } from '../../kit/maize-cob'
import { blend, softSpot, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { window } from './rooms'
import { fireMouth } from './hearth-fire'
import { stewPot } from './stew-pot'
import { room } from './team-indoors'
import { stageOf } from './team-stage'

/** Where the cook stands, how tall, and how she is seen. */
const cook = { x: 350, y: 1405, size: 1350, turn: 0.62, tilt: 0.26 }
/** How high the top of the hearth is. */
const hearthTop = 0.41
const hearthEdge: Vec = [0.055, hearthTop, 0.02]
const basketFoot: Vec = [0, hearthTop, 0.26]
const potFoot: Vec = [0.355, hearthTop, 0.05]
const [potWide, potTall] = [0.145, 0.88]

/** Where a point of her space is in the picture. */
function seen(at: Vec): Point {
  const { right, up } = axesOf(cook.turn, cook.tilt, false)
  return [cook.x + cook.size * dot(right, at), cook.y - cook.size * dot(up, at)]
}

/** The spoon: from the stew up through her right hand. */
const bowl: Vec = [0.36, hearthTop + 0.095, 0.06]
const end: Vec = [0.205, 0.74, 0.03]
const spoonAt = (share: number): Vec => between3(bowl, end, share)
const spoonWay = unit(less(end, bowl))

/** Her left hand steadies the pot at its far rim. */
const farRim: Vec = add(potFoot, [-0.06, potWide * potTall + 0.01, -0.12])
const steady: HandPose = { grip: 'hold', point: [0.55, -0.8, -0.1], palm: [0.75, -0.5, 0.3] }

/** A right fist round the spoon whose fingers go across it. */
function fist(): HandPose {
  const flat: Vec = [0.8, 0.5, -0.35]
  const point = unit(add(flat, spoonWay, -dot(flat, spoonWay)))
  const across = cross(point, spoonWay)
  return { grip: 'hold', point, palm: [-across[0], -across[1], -across[2]] }
}

/** The cook stirs a pot over the fire of a clay hearth; what the field gave lies beside it. */
export function kitchen(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('indoors', 0.75), strength: 0.85 }, 0)
  room(stage, '#b98a5c', '#7f4f38')
  window(stage, { x: 590, y: 90, width: 310, height: 380 })
  shelf(stage)
  hearth(stage)
  const right = fist()
  const [bx, by] = seen(basketFoot)
  stage.glow([bx - 40, by + 6, 360], 80, '#3a2014', 0.6, 0.4)
  pen.save()
  besideTheHearth(pen)
  stage.put(human, [cook.x, cook.y, cook.size, 1], {
    face: {
      skin: '#7d4c31',
      sex: 'woman',
      smile: 0.85,
      plump: 0.55,
      lids: 0.62,
      brows: 1,
      gaze: [0.05, -0.55],
      worn: { kind: 'wrap', colour: '#d98a2a', second: '#8a2f2a' },
    },
    outfit: {
      top: { colour: '#2f7d78' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#d8b46a', second: '#8a2f2a', pattern: 'kanga' },
      folds: 1.5,
    },
    turn: cook.turn,
    tilt: cook.tilt,
    shadow: false,
    cut: hearthTop,
    right,
    left: steady,
    pose: (body) => ({
      ...stand(body),
      lean: 0.14,
      nod: 0.12,
      look: 0.3,
      right: wristFor(spoonAt(0.62), right, body, 1),
      left: wristFor(farRim, steady, body, -1),
      elbows: [-0.5, -0.6, 0.8],
    }),
    things: () => [
      stewPot(potFoot, potWide, potTall),
      rodForm([spoonAt(-0.05), end], 0.0095, '#8a6238'),
      ...harvest(),
    ],
  })
  pen.restore()
  const [x, y] = seen(add(potFoot, [0, potWide * potTall, 0]))
  steam(pen, { x: x + 50, y: y - 10, size: 560 }, random, { opacity: 0.3, width: 240 })
  greens(stage, seen([0.16, hearthTop, 0.3]))
  stage.glow([156, 992, 330], 46, '#3a2014', 0.5, 0.4)
  maizeCob(stage, [92, 984], 112, -0.12, '#e8b62f')
  maizeCob(stage, [212, 990], 116, 0.16, '#efc54a')
}

/** Keeps what is painted off the top of the hearth, save where the basket and the pot stand. */
function besideTheHearth(pen: Pen): void {
  const far = seen(hearthEdge)[1]
  pen.beginPath()
  pen.rect(0, 0, 960, far)
  pen.rect(0, far, 254, 400)
  pen.rect(496, far, 500, 400)
  pen.clip()
}

/** Tomatoes in a basket. */
function harvest(): Form[] {
  const foot = basketFoot
  const forms: Form[] = [basketForm(foot, 0.085, 0.075, { band: '#3f6b52' })]
  for (let i = 0; i < 14; i++) {
    const [turn, out] = [i * 2.4, 0.068 * Math.sqrt(i / 13)]
    const high = 0.108 - 0.5 * out * (i / 13)
    forms.push(
      ballForm(
        add(foot, [Math.cos(turn) * out, high, Math.sin(turn) * out]),
        0.024,
        i % 4 === 1 ? '#d9632c' : '#c8342a',
        0.5,
      ),
    )
  }
  return forms
}

/** Kale, laid down on the hearth with its stalks to the left. */
function greens({ pen, light, random }: Stage, [x, y]: Point): void {
  pen.save()
  pen.translate(x - 6, y - 30)
  pen.scale(1.08, 0.62)
  softSpot(pen, { x: 70, y: 40, width: 280, height: 110 }, '#3a2014', 0.55, 0.4)
  for (const [dx, dy, angle, length, sunny] of [
    [-10, -28, -0.32, 200, 0.45],
    [-26, 6, -0.02, 210, 0.6],
    [0, 0, -0.2, 215, 0.75],
  ] as const)
    collardLeaf(pen, { from: [dx, dy], angle, length, width: 118, sunny }, light, random)
  pen.restore()
}

function shelf(stage: Stage): void {
  const { pen, light } = stage
  const wood = tonesOf('#6a4a32', light)
  stage.glow([130, 340, 420], 70, '#3a2418', 0.4, 0.3)
  stage.box([0, 300, 300, 322], wood.middle)
  stage.box([0, 296, 306, 306], wood.lit)
  for (const [x, r, c] of [
    [60, 56, '#8d9290'],
    [190, 66, '#7a4a34'],
  ] as const) {
    const pot = tonesOf(c, light)
    stage.shape(
      [
        [x - r, 300 - r * 1.1],
        [x + r, 300 - r * 1.1],
        [x + r * 0.8, 300],
        [x - r * 0.8, 300],
      ],
      blend(
        pen,
        [x - r, 0],
        [x + r, 0],
        [
          [0, pot.shade],
          [0.6, pot.middle],
          [1, pot.lit],
        ],
      ),
    )
  }
}

/** A hearth of clay: its top, its front, and the fire in its mouth below the pot. */
function hearth(stage: Stage): void {
  const far = seen(hearthEdge)[1]
  const near = seen([0.5, hearthTop, 0.2])[1]
  const [x] = seen(potFoot)
  const clay = tonesOf('#b07a52', stage.light)
  stage.box(
    [0, far, 960, near],
    stage.blend(
      [0, far],
      [960, near],
      [
        [0, clay.middle],
        [1, clay.lit],
      ],
    ),
  )
  stage.box(
    [0, near, 960, 1210],
    stage.blend(
      [0, near],
      [0, 1200],
      [
        [0, clay.middle],
        [1, clay.shade],
      ],
    ),
  )
  stage.line([0, near], [480, near], [960, near], clay.lit, 10)
  stage.glow([x, 1150, 760], 330, '#ff9a3c', 0.6, 0.3)
  fireMouth(stage, x, near + 38)
  const base = seen(add(potFoot, [0, 0, 0]))[1]
  stage.glow([x, base + 6, 520], 130, '#2a1710', 0.75, 0.5)
  stage.glow([x, base + 22, 400], 70, '#ff8a2c', 0.9, 0.4)
}
