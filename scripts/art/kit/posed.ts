import { Sculpture } from './animals/volume'
import { mix } from './colour'
import { bodyOf, type Body } from './people/body'
import { dressColours, glossOf, isCloth } from './people/colours'
import { dressFor, skinFor, skins, type Skin } from './people/dress'
import { figure } from './people/figure'
import { closeHand } from './people/hand-model'
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
    colour: dressColours(dress, seed, body.head),
    cloth: isCloth,
    gloss: glossOf,
    turn: options.turn ?? 0.75,
    tilt: options.tilt ?? 0.1,
    shadow: options.shadow ?? true,
    seed,
    ...(options.cut === undefined ? {} : { cut: options.cut }),
  })
}

type HandTurn = { pitch?: number; yaw?: number; roll?: number }
type Bend = Parameters<typeof closeHand>[4]

export type CloseHand = {
  at: readonly [number, number, number]
  turn: HandTurn
  side: 1 | -1
  bend: Bend
}

/** Hands close to the eye with what a scene puts between them; a hand is half `place.size` long. */
export function closeHands(
  pen: Pen,
  place: Place,
  light: Light,
  options: {
    hands: readonly CloseHand[]
    skin?: Skin
    sleeve?: string
    things?: (model: Sculpture) => void
    turn?: number
    tilt?: number
  },
): void {
  const model = new Sculpture()
  for (const { at, turn, side, bend } of options.hands) closeHand(model, at, turn, side, bend)
  options.things?.(model)
  const skin = skins[options.skin ?? 'sienna']
  const palm = mix(skin, '#d29a74', 0.4)
  paintFigure(pen, model, place, light, {
    colour: ({ part, own }) => {
      if (part === 'skin') return own[1] < -0.035 && own[0] > -0.1 ? palm : skin
      if (part === 'nail') return mix(skin, '#e0b095', 0.45)
      if (part === 'sleeve') return options.sleeve ?? '#5d86a6'
      return part.startsWith('*') ? part.slice(1) : part
    },
    cloth: (part) => part === 'sleeve',
    gloss: (part) => (part.startsWith('*') ? 0.7 : part === 'skin' ? 0.16 : 0),
    turn: options.turn ?? 0,
    tilt: options.tilt ?? 0.3,
    shadow: false,
    seed: 7,
    unit: 0.5,
  })
}
