import { Sculpture } from '../animals/volume'
import type { Light, Pen, Place, Random } from '../types'
import { actions, type PoseName } from './actions'
import { bodyOf, type Age, type Sex } from './body'
import { dressColours, glossOf, isCloth } from './colours'
import { dressFor, skinFor, type Dress, type DressName, type Skin } from './dress'
import { isBare } from './face'
import { figure } from './figure'
import { paintFigure } from './paint-figure'
import { holdProps } from './props'
import { solve } from './skeleton'

type PersonView = 'side' | 'three-quarter' | 'front' | 'back' | 'back-quarter'

export type PersonOptions = {
  pose?: PoseName
  dress?: DressName
  age?: Age
  sex?: Sex
  skin?: Skin
  /** How stout, 1 unless told. */
  stout?: number
  /** Overrides of the outfit: colours, hair, hat, sleeves. */
  wear?: Partial<Dress>
  /** From where it is seen; three-quarter unless told. A number is the turn in radians. */
  view?: PersonView | number
  /** A guest of any origin. */
  visitor?: boolean
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  shadow?: boolean
  /** Further things at hand: `backpack`, `cup`, `notebook` and so on, see props.ts. */
  props?: readonly string[]
  /** Nothing below this share of the height is painted (behind a table, a rail, in a car). */
  cut?: number
}

const turns: Record<PersonView, number> = {
  side: 0.12,
  'three-quarter': 0.75,
  front: 1.4,
  back: -1.5,
  'back-quarter': -0.75,
}

/**
 * A person at work, hosting or visiting. `place.size` is the standing height; a child's own.
 * A seated or kneeling pose keeps that scale.
 */
export function person(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: PersonOptions = {},
): void {
  const age = options.age ?? 'adult'
  const sex = options.sex ?? (random() < 0.5 ? 'woman' : 'man')
  const skin = options.skin ?? skinFor(random, options.visitor === true)
  const facts = { woman: sex === 'woman', elder: age === 'elder', skin }
  const dress = dressFor(
    options.dress ?? (options.visitor ? 'fleece' : 'shirt'),
    random,
    facts,
    options.wear,
  )
  const body = bodyOf(age, sex, options.stout ?? 0.95 + random() * 0.14)
  const action = actions[options.pose ?? 'standing'](body, (spread) => (random() * 2 - 1) * spread)
  const joints = solve(body, action.pose)
  const model = new Sculpture()
  figure(model, body, joints, action.pose, dress, {
    left: action.left ?? 'loose',
    right: action.right ?? 'loose',
  })
  holdProps(model, body, joints, [...(action.props ?? []), ...(options.props ?? [])])
  const view = options.view ?? 'three-quarter'
  const seed = Math.floor(random() * 1000)
  paintFigure(pen, model, place, light, {
    colour: dressColours(dress, seed, body),
    person: { body, bare: isBare(dress, body) },
    cloth: isCloth,
    gloss: glossOf,
    turn: typeof view === 'number' ? view : turns[view],
    tilt: options.tilt ?? 0.1,
    shadow: options.shadow ?? true,
    seed,
    ...(options.cut === undefined ? {} : { cut: options.cut }),
  })
}
