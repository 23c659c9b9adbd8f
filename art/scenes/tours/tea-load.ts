import { unit, type Frame, type Vec } from '../../kit/animals/volume'
import type { HandPose } from '../../kit/human/figure'
import { blob, within, type Form } from '../../kit/human/forms'
import { wristFor } from '../../kit/human/grasp'
import { basketForm, pointOf } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { add, between3, type Joints } from '../../kit/people/skeleton'
import type { Spot, Stage } from '../../kit/stage'

/** How the basket leans with her back: its foot at her hips, its mouth behind the shoulders. */
const lean = 0.16
const basket: Frame = {
  at: [-0.128, 0.548, 0],
  x: [Math.cos(lean), -Math.sin(lean), 0],
  y: [Math.sin(lean), Math.cos(lean), 0],
  z: [0, 0, 1],
}
const [radius, high] = [0.102, 0.222]

/** Where the rim is, `turn` from the side that lies on her back, `up` above it. */
function rim(turn: number, up: number): Vec {
  return pointOf(basket, 1, [radius * Math.cos(turn), high + up, radius * Math.sin(turn)])
}

/** The basket on her back, and the woven band across her brow whose two ends bear it. */
function teaLoad(head: Joints['head']): Form[] {
  const woven = basketForm([0, 0, 0], radius, high, {
    goods: '#6fae3a',
    grain: 22,
    band: '#8a5a34',
  })
  const forms = [within(basket, 1, woven.at, woven.radius, woven)]
  const local = (turn: number, y: number, out = 0.406): Vec =>
    pointOf(head, 0.147, [-0.1 + out * Math.cos(turn), y, 0.9 * out * Math.sin(turn)])
  const brow = Array.from({ length: 19 }, (_, i): Vec => local((i / 9 - 1) * 1.78, 0.262))
  for (const side of [-1, 1] as const) {
    // From the temple it drops behind the ear and lies on the shoulder blade down to the rim.
    const knot = rim(0.95 * side, -0.012)
    const temple = local(1.78 * side, 0.262)
    const nape = between3(local(2.15 * side, 0.12), knot, 0.1)
    const fall = Array.from({ length: 9 }, (_, i): Vec => {
      const t = i / 8
      const [p, q] = [between3(temple, nape, t), between3(nape, knot, t)]
      return between3(p, q, t)
    })
    forms.push(...band(fall, (t) => 1 - 0.5 * t, head.y))
    // It is hitched over the rim and tied, and the end hangs down the weave.
    const [over, end] = [rim(0.95 * side, 0.006), rim(1.08 * side, -0.05)]
    forms.push(cord([between3(knot, over, 0.2), over, end], 0.0042, '#b8925a'))
    forms.push(cord([add(knot, [0, 0.004, 0.004 * side]), knot], 0.0082, '#c9a468'))
  }
  forms.push(...band(brow, () => 1, head.y))
  return forms
}

/** A flat band of five cords, its edges darker than its middle. */
function band(points: readonly Vec[], wide: (t: number) => number, up: Vec): Form[] {
  const across = unit(up)
  return [-2, -1, 0, 1, 2].map((row) =>
    cord(
      points.map((at, i) => add(at, across, row * 0.0042 * wide(i / (points.length - 1)))),
      0.0031,
      row % 2 === 0 ? '#a8814c' : '#c9a468',
    ),
  )
}

function cord(points: readonly Vec[], r: number, colour: string): Form {
  const paint = tint(colour)
  return blob(
    points.slice(1).map((b, i) => ({ a: points[i] ?? b, b, ra: r, rb: r })),
    0.002,
    () => ({ colour: paint, gloss: 0.05, flesh: false }),
  )
}

type Wear = { scarf: string; stripe: string; shirt: string; cut?: number }

/** What each hand holds between finger and thumb. */
export const nips = { left: [0.265, 0.625, -0.05], right: [0.275, 0.61, 0.1] } as const

/** A woman picks two leaves and a bud, a basket on her back. */
export function picker(
  stage: Stage,
  spot: Spot,
  [turn, tilt]: readonly [turn: number, tilt: number],
  { cut = 0, ...wear }: Wear,
): void {
  const left: HandPose = { grip: 'nip', palm: [0.1, -0.7, 0.7], point: [0.8, -0.5, 0.3] }
  const right: HandPose = { grip: 'nip', palm: [0.1, -0.8, -0.6], point: [0.8, -0.5, -0.3] }
  stage.person(spot, {
    dress: 'kanga',
    sex: 'woman',
    skin: 'sienna',
    turn,
    tilt,
    shadow: false,
    cut,
    mood: { smile: 0.7, lids: 0.75, gaze: [0.1, -0.3] },
    face: { worn: { kind: 'scarf', colour: wear.scarf, second: wear.stripe } },
    wear: { shirt: wear.shirt, sleeves: 'short', lowerColour: '#3f5a7a' },
    outfit: { folds: 2.6 },
    hands: { left, right },
    things: ({ head }) => teaLoad(head),
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.22,
        nod: 0.16,
        look: -0.06,
        bow: 0.04,
        left: wristFor(nips.left, left, body, -1),
        right: wristFor(nips.right, right, body, 1),
        leftFoot: [0.03, 0.045, -0.07],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.5, -0.7, 0.6],
      },
    }),
  })
}
