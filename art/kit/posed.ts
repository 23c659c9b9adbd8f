import { Sculpture } from './animals/volume'
import { bodyOf, type Body } from './people/body'
import { dressColours, glossOf, isCloth } from './people/colours'
import { dressFor, skinFor } from './people/dress'
import { isBare } from './people/face'
import { figure } from './people/figure'
import { paintFigure } from './people/paint-figure'
import type { PersonOptions } from './people/person'
import type { Action } from './people/poses'
import { holdProps } from './people/props'
import { solve } from './people/skeleton'
import type { Light, Pen, Place, Random } from './types'

export type PosedOptions = Omit<PersonOptions, 'pose' | 'view'> & {
  action: (body: Body) => Action
  /** Turn in radians: 0 from the side, a quarter turn looks at the painter. */
  turn?: number
  /** Anything else that belongs to the figure, in its own units. */
  extra?: (model: Sculpture) => void
}

/** A person in a pose that only one scene needs; everything else is as with `person`. */
export function posedPerson(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: PosedOptions,
): void {
  const sex = options.sex ?? 'woman'
  const skin = options.skin ?? skinFor(random, options.visitor === true)
  const facts = { woman: sex === 'woman', elder: options.age === 'elder', skin }
  const dress = dressFor(options.dress ?? 'shirt', random, facts, options.wear)
  const body = bodyOf(options.age ?? 'adult', sex, options.stout ?? 1)
  const action = options.action(body)
  const joints = solve(body, action.pose)
  const model = new Sculpture()
  const grips = { left: action.left ?? 'loose', right: action.right ?? 'loose' } as const
  figure(model, body, joints, action.pose, dress, grips)
  holdProps(model, body, joints, [...(action.props ?? []), ...(options.props ?? [])])
  options.extra?.(model)
  const seed = Math.floor(random() * 1000)
  paintFigure(pen, model, place, light, {
    colour: dressColours(dress, seed, body),
    person: { body, bare: isBare(dress, body) },
    cloth: isCloth,
    gloss: glossOf,
    turn: options.turn ?? 0.75,
    tilt: options.tilt ?? 0.1,
    shadow: options.shadow ?? true,
    seed,
    ...(options.cut === undefined ? {} : { cut: options.cut }),
  })
}
