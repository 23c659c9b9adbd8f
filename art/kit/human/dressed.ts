import { Sculpture } from '../animals/volume'
import { partsOf, type Parts } from '../body/mesh'
import { actions, type PoseName } from '../people/actions'
import type { Age, Body, Sex } from '../people/body'
import { dressFor, skinFor, type Dress, type DressName, type Skin } from '../people/dress'
import type { Action } from '../people/poses'
import { holdProps } from '../people/props'
import { between, pick } from '../random'
import type { Joints } from '../people/skeleton'
import type { Light, Pen, Place, Random } from '../types'
import type { HandPose } from './figure'
import type { Outfit } from './lower'
import { blob, type Cone, type Form } from './forms'
import type { Face, Mood, Worn } from '../head/face'
import { human } from './human'
import { tint } from './tint'

type Seen = 'side' | 'three-quarter' | 'front' | 'back' | 'back-quarter'

export type DressedOptions = {
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
  view?: Seen | number
  /** A guest of any origin. */
  visitor?: boolean
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  shadow?: boolean
  /** Further things at hand: `backpack`, `cup`, `notebook` and so on, see props.ts. */
  props?: readonly string[]
  /** Nothing below this share of the height is painted (behind a table, a rail, in a car). */
  cut?: number
  /** A pose that only one scene needs. */
  action?: (body: Body) => Action
  turn?: number
  mood?: Mood
  /** Overrides of the face and of what is worn, beyond what a dress tells. */
  face?: Partial<Face>
  outfit?: Partial<Outfit>
  hands?: { left?: HandPose; right?: HandPose }
  quick?: number
  /** Anything else that belongs to the figure. */
  extra?: (model: Sculpture) => void
  /** As `extra`, but as finished forms. */
  things?: (joints: Joints, body: Body) => Form[] | Parts
}

const views: Record<Seen, number> = {
  side: 0.12,
  'three-quarter': 0.75,
  front: 1.35,
  back: -1.5,
  'back-quarter': -0.75,
}
const packs = ['#7a4a34', '#3f5a4a', '#4a5a78', '#a0703a'] as const
const jerseys = [
  '#b8443a',
  '#e0b24a',
  '#3f7a5e',
  '#e9e1cd',
  '#7a4a7a',
  '#c9703a',
  '#4a6a9a',
] as const

/** A person by pose and dress, as `person` takes them, with a face and hands that hold close up. */
export function dressed(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: DressedOptions = {},
): void {
  const age = options.age ?? 'adult'
  const sex = options.sex ?? (random() < 0.5 ? 'woman' : 'man')
  const skin = options.skin ?? skinFor(random, options.visitor === true)
  const name = options.dress ?? (options.visitor ? 'fleece' : 'shirt')
  const jersey = name === 'school' ? { shirt: pick(random, jerseys) } : {}
  const facts = { woman: sex === 'woman', elder: age === 'elder', skin }
  const dress = dressFor(name, random, facts, { ...jersey, ...options.wear })
  const wander = (spread: number): number => (random() * 2 - 1) * spread
  let action: Action | undefined
  const acted = (body: Body): Action => {
    action ??= options.action?.(body) ?? actions[options.pose ?? 'standing'](body, wander)
    return action
  }
  const fair = ['rose', 'sand', 'olive'].includes(skin)
  const face: Face = {
    skin: dress.skin,
    hair: dress.hairColour === '#1f1815' ? '#17110e' : dress.hairColour,
    age,
    sex,
    smile: between(random, 0.3, 0.8),
    nose: (fair ? 0.78 : 1) * between(random, 0.9, 1.08),
    lips: (fair ? 0.72 : 1) * between(random, 0.9, 1.08),
    jaw: (sex === 'man' ? 1 : 0.93) * between(random, 0.94, 1.06),
    beard: sex === 'man' && age !== 'child' && random() < 0.4 ? 0.5 : 0,
    worn: wornOf(dress),
    ...options.mood,
    ...options.face,
  }
  const { view = 'three-quarter', props = [] } = options
  const pack = props.includes('backpack') ? { backpack: pick(random, packs) } : {}
  const hand = (side: 'left' | 'right'): HandPose => {
    const grip = action?.[side] ?? 'loose'
    return options.hands?.[side] ?? { grip: grip === 'fist' ? 'hold' : grip }
  }
  human(pen, place, light, random, {
    face,
    outfit: { ...outfitOf(dress), ...pack, ...options.outfit },
    pose: (body) => acted(body).pose,
    get left() {
      return hand('left')
    },
    get right() {
      return hand('right')
    },
    stout: options.stout ?? 0.95 + random() * 0.14,
    turn: options.turn ?? (typeof view === 'number' ? view : views[view]),
    tilt: options.tilt ?? 0.1,
    shadow: options.shadow ?? true,
    ...(options.cut === undefined ? {} : { cut: options.cut }),
    ...(options.quick === undefined ? {} : { quick: options.quick }),
    things: (joints, body) => {
      const model = new Sculpture()
      const held = [...(action?.props ?? []), ...props]
      holdProps(
        model,
        body,
        joints,
        held.filter((prop) => prop !== 'backpack'),
      )
      options.extra?.(model)
      const more = partsOf(options.things?.(joints, body) ?? [])
      return { ...more, forms: [...formsOf(model, dress), ...more.forms] }
    },
  })
}

function wornOf({ hair, hat, hatColour, cloth }: Dress): Worn {
  if (hat === 'helmet') return { kind: 'beanie', colour: hatColour }
  if (hat === 'net' || hat === 'veil') return { kind: 'sunhat', colour: hatColour }
  if (hat !== 'none') return { kind: hat, colour: hatColour }
  if (hair === 'scarf' || hair === 'wrap') return { kind: hair, colour: cloth, second: '#e8c878' }
  return { kind: hair }
}

function outfitOf(dress: Dress): Outfit {
  const skirt = dress.lower.endsWith('skirt')
  const pattern =
    dress.pattern === 'checks' ? 'checks' : dress.pattern === 'bands' ? 'stripes' : 'dots'
  const printed = dress.pattern !== undefined && dress.pattern !== 'none'
  return {
    top: {
      colour: dress.shirt,
      second: '#f0dfae',
      pattern: printed && pattern !== 'stripes' ? pattern : 'plain',
    },
    sleeves: dress.sleeves,
    lower: dress.lower,
    bottom:
      skirt && printed
        ? { colour: dress.lowerColour, second: '#f0dfae', pattern: 'kanga' }
        : { colour: dress.lowerColour },
    shoe: dress.shoe,
    ...(dress.boots ? { boots: true } : {}),
    ...(dress.apron ? { apron: dress.cloth } : {}),
    ...(dress.coat === undefined ? {} : { coat: dress.coat }),
  }
}

/** What was modelled as bones, as forms: one for each chain. */
function formsOf(model: Sculpture, dress: Dress): Form[] {
  const chains = new Map<number, typeof model.bones>()
  for (const bone of model.bones) chains.set(bone.chain, [...(chains.get(bone.chain) ?? []), bone])
  return [...chains.values()].map((bones) => {
    const part = bones[0]?.part ?? ''
    const colour = tint(
      part.startsWith('#') ? part : part.startsWith('*') ? part.slice(1) : dress.cloth,
    )
    const cones = bones.map(({ a, b, ra, rb, flat, flatAxis }): Cone => ({
      a,
      b,
      ra,
      rb,
      flat,
      axis: flatAxis,
    }))
    const gloss = part.startsWith('*') ? 0.7 : 0.08
    return blob(cones, Math.min(0.02, bones[0]?.blend ?? 0.01), () => ({
      colour,
      gloss,
      flesh: false,
    }))
  })
}
