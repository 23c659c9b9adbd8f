import { cross, unit, type Frame, type Vec } from '../../kit/animals/volume'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { step, within, type Form } from '../../kit/human/forms'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { seeded } from '../../kit/random'
import { stain, tint } from '../../kit/human/tint'
import type { Body } from '../../kit/people/body'
import { add, type Joints } from '../../kit/people/skeleton'
import { Stage } from '../../kit/stage'

const writing: HandPose = { grip: 'pinch', palm: [-0.25, -0.75, -0.6], point: [0.75, -0.28, -0.6] }
const under: HandPose = { grip: 'bear', palm: [-0.15, 0.95, -0.05], point: [0.6, 0.12, 0.75] }

/** How the page lies: its normal leans to him and to the painter, its lines run across him. */
const page = ((): Pick<Frame, 'x' | 'y' | 'z'> => {
  const y = unit([0.1, 0.88, -0.1])
  const x = unit(cross(cross(y, [1, 0, 0.25]), y))
  return { x, y, z: cross(x, y) }
})()

/** He bends his head over the book, his pen on the line where the weight goes. */
export function weigher(stage: Stage): void {
  // He stands out from under the beam, in more sun than the scale.
  const own = { ...stage.light, from: -0.45, height: 0.55, strength: 1, warm: '#ffe9c0' }
  new Stage(stage.pen, stage.frame, seeded(55), own).put(human, [1150, 2170, 2060, -1], {
    face: {
      skin: '#94603c',
      sex: 'man',
      smile: 0.75,
      brows: 0.3,
      lids: 0.62,
      gaze: [0.15, -0.8],
      plump: 0.3,
      worn: { kind: 'cropped' },
    },
    stout: 0.86,
    headScale: 1.05,
    outfit: {
      top: { colour: '#3f7fa6', second: '#cfe0e6', pattern: 'checks' },
      sleeves: 'short',
      bottom: { colour: '#5b5040' },
      tucked: true,
      folds: 1.5,
    },
    turn: 0.85,
    tilt: 0.3,
    shadow: false,
    left: under,
    right: writing,
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.08,
      bow: -0.05,
      twist: 0.04,
      look: -0.16,
      nod: 0.3,
      left: [0.12, 0.585, -0.09],
      right: [0.115, 0.7, 0.115],
      leftFoot: [0.03, 0.045, -0.08],
      rightFoot: [-0.02, 0.045, 0.08],
      elbows: [-0.3, -0.8, 0.6],
    }),
    things: bookAndPen,
  })
}

function bookAndPen({ rightArm }: Joints, body: Body): Form[] {
  const held = pointOf(handOf(rightArm, 1, writing), handSize(body), gripPoint('pinch'))
  const slope: Vec = unit([0.12, 0.8, 0.5])
  const tip = add(held, slope, -0.026)
  const middle = add(add(tip, page.x, -0.012), page.z, -0.034)
  return [
    book({ at: add(middle, page.y, -0.007), ...page }),
    rodForm([add(held, slope, -0.018), add(held, slope, 0.085)], 0.0045, '#1f3f7a', 0.5),
    rodForm([tip, add(held, slope, -0.016)], 0.0026, '#2a2a2e', 0.4),
  ]
}

/** An open school book: red cover, pages with lines and what was written so far. */
function book(frame: Frame): Form {
  const [paper, line, ink, cover, gutter] = [
    tint('#fbf4e2'),
    tint('#a9bccb'),
    tint('#2a3f6a'),
    tint('#b3402f'),
    tint('#b9ab92'),
  ]
  const [long, wide, thick] = [0.06, 0.08, 0.0065]
  return within(frame, 1, [0, 0, 0], 0.14, {
    distance: (x, y, z) => {
      const [u, v, w] = [
        Math.abs(x) - long,
        Math.abs(y - 0.004 * Math.sin(Math.min(1, Math.abs(z) / wide) * 3.1)) - thick,
        Math.abs(z) - wide,
      ]
      const out = Math.hypot(Math.max(0, u), Math.max(0, v), Math.max(0, w))
      return (out + Math.min(0, Math.max(u, v, w)) - 0.0012) * 0.9
    },
    surface: (x, y, z) => {
      if (y < -0.003) return { colour: cover, gloss: 0.2, flesh: false }
      // The cut edges of the leaves bear no lines.
      if (Math.abs(z) > wide - 0.001 || Math.abs(x) > long - 0.001)
        return { colour: gutter, gloss: 0.05, flesh: false }
      const row = (x + long) / 0.0135
      const near = Math.abs(row - Math.round(row))
      let colour = stain(paper, line, 0.8 * step(0.09, 0.03, near))
      // Words of the lines above the pen, and of the page before.
      const written = z < 0 ? x > -long * 0.8 && x < long * 0.85 : x > 0.0 && x < long * 0.85
      const word = Math.sin(z * 260 + Math.round(row) * 7) + Math.sin(z * 97 + Math.round(row) * 3)
      if (
        written &&
        near > 0.16 &&
        near < 0.42 &&
        word > 0 &&
        Math.abs(Math.abs(z) - 0.042) < 0.028
      )
        colour = stain(colour, ink, 0.75)
      colour = stain(colour, gutter, 0.8 * step(0.012, 0, Math.abs(z)))
      return { colour, gloss: 0.05, flesh: false }
    },
  })
}
