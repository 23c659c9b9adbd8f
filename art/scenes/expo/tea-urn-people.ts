import { dot, type Vec } from '../../kit/animals/volume'
import { axesOf } from '../../kit/human/axes'
import { cupForm } from '../../kit/human/cup-form'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { human } from '../../kit/human/human'
import { pointOf } from '../../kit/human/things'
import { bodyOf, type Body } from '../../kit/people/body'
import { hang, stand } from '../../kit/people/poses'
import { add, between3, solve, type Limb, type Pose } from '../../kit/people/skeleton'
import type { Expo } from './stage'

/** The tap of the urn, where cups are filled. */
export const tap = { x: 874, y: 730 }

const tilt = 0.06

/** Where the cup is in the hand: against the palm, so that the fingers show before it. */
const pressed: Vec = [0.45, -0.085, -0.015]

/** The hand that holds the cup: its palm to the eye, the fingers round the front of the cup. */
const round: HandPose = { grip: 'shake', palm: [0.1, 0, 1], point: [0.95, 0.1, -0.08] }

function cupIn(arm: Limb, body: Body): Form {
  const foot = pointOf(handOf(arm, -1, round), handSize(body), pressed)
  return cupForm(add(foot, [0, -0.015, 0]), 0.056, { band: '#8a5ab0' })
}

/** She holds her cup under the tap and smiles down at it. */
export function pourer(stage: Expo): void {
  const turn = 0.6
  const size = 1380
  const body = bodyOf('adult', 'woman')
  const pose: Pose = {
    ...stand(body),
    lean: 0.06,
    nod: 0.06,
    look: 0.24,
    left: [0.2, 0.56, -0.12],
    right: hang(body, 1),
    elbows: [-0.5, -0.9, 0.4],
  }
  const { leftArm } = solve(body, pose)
  const under = pointOf(handOf(leftArm, -1, round), handSize(body), pressed)
  const { right, up } = axesOf(turn, tilt, false)
  const mouth = add(under, [0, 0.043, 0])
  stage.put(
    human,
    [tap.x - size * dot(right, mouth), tap.y + 66 + size * dot(up, mouth), size, 1],
    {
      face: {
        skin: '#7b4a30',
        sex: 'woman',
        smile: 0.8,
        lids: 0.9,
        brows: 0.3,
        gaze: [-0.5, -0.4],
        worn: { kind: 'wrap', colour: '#2f6f6a', second: '#e8c878' },
      },
      outfit: {
        top: { colour: '#d9a23a' },
        sleeves: 'short',
        lower: 'skirt',
        bottom: { colour: '#8a4a2a', second: '#e8c878', pattern: 'kanga' },
        tucked: true,
        folds: 1.3,
      },
      turn,
      tilt,
      shadow: false,
      left: round,
      pose: () => pose,
      things: (joints, own) => [cupIn(joints.leftArm, own)],
    },
  )
}

/** Across the table somebody who has his tea already tells her something, both hands round the cup. */
export function listener(stage: Expo): void {
  const cupped = (side: 1 | -1): HandPose => ({
    grip: 'shake',
    palm: [0, 0.1, -side],
    point: [0.93, 0.3, -side * 0.2],
  })
  stage.put(human, [1465, 1500, 1330, -1], {
    face: {
      skin: '#8a5638',
      sex: 'man',
      beard: 0.35,
      smile: 0.85,
      open: 0.25,
      brows: 0.3,
      gaze: [0.2, 0],
    },
    outfit: {
      top: { colour: '#4f7a96' },
      sleeves: 'long',
      collar: '#5f8aa6',
      bottom: { colour: '#3f4a5c' },
      folds: 1.5,
    },
    turn: 0.88,
    tilt,
    shadow: false,
    left: cupped(-1),
    right: cupped(1),
    pose: (body) => ({
      ...stand(body),
      nod: 0,
      left: [0.14, 0.69, -0.036],
      right: [0.14, 0.69, 0.036],
      elbows: [-0.4, -0.8, 0.6],
    }),
    things: ({ leftArm, rightArm }, body) => {
      const place: Vec = [0.52, -0.22, 0]
      const one = pointOf(handOf(leftArm, -1, cupped(-1)), handSize(body), place)
      const two = pointOf(handOf(rightArm, 1, cupped(1)), handSize(body), place)
      return [cupForm(add(between3(one, two, 0.5), [0, -0.016, 0]), 0.058, { band: '#8a5ab0' })]
    },
  })
}
