import { steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { wristFor } from '../../kit/human/grasp'
import type { HandPose } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { human } from '../../kit/human/human'
import { ballForm, basketForm, rodForm } from '../../kit/human/things'
import { stand } from '../../kit/people/poses'
import { add, between3, less } from '../../kit/people/skeleton'
import { cross, dot, unit, type Vec } from '../../kit/animals/volume'
import { axesOf } from '../../kit/human/axes'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { eveningWindow } from './team-lamp'
import { fireMouth } from './hearth-fire'
import { stewPot } from './stew-pot'
import { stageOf } from './team-stage'

/** Where the cook stands, how tall, and how she is seen. */
const cook = { x: 388, y: 1490, size: 1440, turn: 0.78, tilt: 0.2 }
/** How high the top of the hearth is. */
const hearthTop = 0.41
const hearthEdge: Vec = [0.055, hearthTop, 0.02]
const basketFoot: Vec = [0.005, hearthTop, 0.262]
const potFoot: Vec = [0.32, hearthTop, 0.04]
const [potWide, potTall] = [0.125, 0.86]

/** Where a point of her space is in the picture. */
function seen(at: Vec): Point {
  const { right, up } = axesOf(cook.turn, cook.tilt, false)
  return [cook.x + cook.size * dot(right, at), cook.y - cook.size * dot(up, at)]
}

/** The spoon: from the stew up through both her hands. */
const bowl: Vec = [0.31, hearthTop + 0.09, 0.05]
const end: Vec = [0.205, 0.765, 0.0]
const spoonAt = (share: number): Vec => between3(bowl, end, share)
const spoonWay = unit(less(end, bowl))

/** A fist round the spoon whose fingers go across it. */
function fist(side: 1 | -1): HandPose {
  const flat: Vec = [0.8, 0.3, -0.4 * side]
  const point = unit(add(flat, spoonWay, -dot(flat, spoonWay)))
  const [x, y, z] = cross(point, spoonWay)
  return { grip: 'hold', point, palm: [-x * side, -y * side, -z * side] }
}

/** The cook stirs a pot over the fire of a clay hearth, at dusk, in the light of the flames. */
export function kitchen(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('golden', 0.55), height: 0.3, strength: 0.85, warm: '#ffc98a' }
  const stage = stageOf(pen, frame, random, light, 0)
  const wall = stage.blend(
    [0, 0],
    [900, 700],
    [
      [0, '#49332f'],
      [1, '#8a5c42'],
    ],
  )
  stage.box([0, 0, 960, 1200], wall)
  pen.save()
  pen.translate(226, 20)
  eveningWindow(stage)
  pen.restore()
  stage.glow([660, 860, 1200], 1100, '#e08a42', 0.5, 0.03)
  hearth(stage)
  const [basketX, basketY] = seen(basketFoot)
  stage.glow([basketX - 10, basketY + 22, 320], 70, '#2a1710', 0.7, 0.5)
  const [right, left] = [fist(1), fist(-1)]
  pen.save()
  besideTheHearth(pen)
  stage.put(human, [cook.x, cook.y, cook.size, 1], {
    face: {
      skin: '#8a5638',
      sex: 'woman',
      smile: 0.9,
      lids: 0.85,
      brows: 0.6,
      gaze: [0.05, -0.35],
      nose: 0.94,
      lips: 0.96,
      jaw: 0.92,
      plump: 0.4,
      worn: { kind: 'scarf', colour: '#c8452f', second: '#e8b84a' },
    },
    outfit: {
      top: { colour: '#d9a23a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f5f6a', second: '#e8c878', pattern: 'kanga' },
    },
    turn: cook.turn,
    tilt: cook.tilt,
    shadow: false,
    cut: hearthTop,
    right,
    left,
    pose: (body) => ({
      ...stand(body),
      lean: 0.1,
      nod: 0.06,
      look: 0.12,
      right: wristFor(spoonAt(0.66), right, body, 1),
      left: wristFor(spoonAt(0.92), left, body, -1),
      elbows: [-0.5, -0.7, 0.7],
    }),
    things: () => [
      stewPot(potFoot, potWide, potTall),
      rodForm([spoonAt(-0.05), spoonAt(1.06)], 0.0062, '#b98a54'),
      ...tomatoes(),
    ],
  })
  pen.restore()
  const [x, y] = seen(add(potFoot, [0, potWide * potTall, 0]))
  steam(pen, { x: x + 30, y: y - 10, size: 480 }, random, { opacity: 0.2, width: 150 })
}

/** Keeps what is painted off the top of the hearth, save where the basket and the pot stand. */
function besideTheHearth(pen: Pen): void {
  const far = seen(hearthEdge)[1]
  pen.beginPath()
  pen.rect(0, 0, 960, far)
  pen.rect(0, far, seen(basketFoot)[0] + cook.size * 0.09, 400)
  pen.rect(seen(potFoot)[0] - cook.size * potWide, far, 500, 400)
  pen.clip()
}

/** A basket of tomatoes. */
function tomatoes(): Form[] {
  const heap = Array.from({ length: 14 }, (_, i) => {
    const [turn, out] = [i * 2.4, 0.06 * Math.sqrt(i / 13)]
    const at: Vec = [Math.cos(turn) * out, 0.1 - 0.5 * out * (i / 13), Math.sin(turn) * out]
    return ballForm(add(basketFoot, at), 0.023, i % 4 === 1 ? '#d9632c' : '#c8342a', 0.5)
  })
  return [basketForm(basketFoot, 0.078, 0.068, { band: '#3f6b52' }), ...heap]
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
