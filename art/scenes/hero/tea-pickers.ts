import { outward, type Sculpture, type Vec } from '../../kit/animals/volume'
import type { TeaRow } from '../../kit/fields'
import type { Body } from '../../kit/people/body'
import { heap } from '../../kit/people/prop-shapes'
import { stand, front } from '../../kit/people/poses'
import type { Action } from '../../kit/people/poses'
import { solve, type Joints } from '../../kit/people/skeleton'
import { foliage, type Profile } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

export type Picker = {
  x: number
  /** Share of the way down the slope, and how tall she is. */
  share: number
  size: number
  facing: 'left' | 'right'
  scarf: string
  shirt: string
  /** The colour of her kanga; any unless told. */
  kanga?: string
}

/** Women who pick between two rows, their baskets on their backs; the next row stands before them. */
export function between(stage: Stage, pickers: readonly Picker[]): (row: TeaRow) => void {
  const waiting = [...pickers]
  const standing: Picker[] = []
  return ({ share, line, thick }) => {
    for (const { x, size, facing } of standing.splice(0)) {
      const way = facing === 'left' ? -1 : 1
      for (let off = -0.2; off < 0.62; off += 0.1)
        shoots(stage, x + way * size * off, (at) => line(at) - thick * 0.6, size)
    }
    for (const picker of waiting.filter((one) => one.share <= share)) {
      waiting.splice(waiting.indexOf(picker), 1)
      standing.push(picker)
      pluck(stage, picker, line(picker.x) + thick * 0.28)
    }
  }
}

/** Fresh shoots on the row before her, where her hands are. */
function shoots(stage: Stage, x: number, top: Profile, size: number): void {
  const { pen, light, random } = stage
  const area = {
    x,
    y: top(x) + size * 0.03,
    width: size * amid(random(), 0.16, 0.26),
    height: size * amid(random(), 0.07, 0.14),
  }
  foliage(pen, area, light, random, { base: '#5a8c2e', dab: Math.max(2, size * 0.02) })
}

function amid(share: number, low: number, high: number): number {
  return low + (high - low) * share
}

/**
 * One of them; `top` is the row of the picture where the bush before her ends, and nothing of her
 * below the share `cut` of her height is painted.
 */
export function pluck(
  stage: Stage,
  { x, size, facing, scarf, shirt, kanga }: Picker,
  top: number,
  cut?: number,
): void {
  let joints: Joints | undefined
  stage.person([x, top + size * 0.42, size, facing === 'left' ? -1 : 1], {
    dress: 'kanga',
    sex: 'woman',
    turn: facing === 'left' ? 0.55 : 0.35,
    mood: { smile: 0.5, lids: 0.7 },
    wear: { hair: 'scarf', cloth: scarf, shirt, ...(kanga ? { lowerColour: kanga } : {}) },
    ...(cut === undefined ? {} : { cut }),
    shadow: false,
    hands: { left: { grip: 'pinch' }, right: { grip: 'pinch' } },
    action: (body) => {
      const action = reaching(body)
      joints = solve(body, action.pose)
      return action
    },
    extra: (model) => {
      if (joints) basket(model, joints)
    },
  })
}

function reaching(body: Body): Action {
  return {
    pose: {
      ...stand(body),
      lean: 0.26,
      nod: 0.18,
      left: front(body, 0.25, -0.06, -0.13),
      right: front(body, 0.29, 0.04, 0.09),
      elbows: [-0.6, -0.5, 0.7],
    },
  }
}

/** A deep basket in coils of two straws, its strap round the forehead's height, heaped with leaves. */
function basket(model: Sculpture, { chest }: Joints): void {
  const coils = 15
  for (let i = 0; i < coils; i++) {
    const t = i / (coils - 1)
    const at = outward(chest, [-0.135 - 0.022 * t, -0.07 + 0.235 * t, 0])
    model.ball(i % 3 ? '#bd9150' : '#9a6f3a', [...at, 0.066 + 0.03 * t], {
      flat: 0.3,
      flatAxis: chest.y,
      blend: 0.002,
    })
  }
  heap(model, '#86b04a', outward(chest, [-0.16, 0.185, 0]), 0.078)
  for (const z of [-0.05, 0.05]) {
    const over = (x: number, y: number): Vec => outward(chest, [x, y, z])
    model.tube(
      '#6f4a30',
      [
        [...over(-0.08, 0.14), 0.01],
        [...over(-0.01, 0.205), 0.01],
        [...over(0.062, 0.13), 0.01],
      ],
      { blend: 0.004 },
    )
  }
}
