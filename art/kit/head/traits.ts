import { crookedParts } from '../body/data'
import type { Traits } from '../body/shape'
import type { Face } from './face'
import { seeded } from '../random'

/** Pairs of targets of which everybody has a little of one or the other. */
const differences: readonly (readonly [less: string, more: string, most: number])[] = [
  ['nose-scale-horiz-decr', 'nose-scale-horiz-incr', 0.35],
  ['nose-scale-vert-decr', 'nose-scale-vert-incr', 0.4],
  ['nose-hump-decr', 'nose-hump-incr', 0.35],
  ['nose-point-down', 'nose-point-up', 0.35],
  ['nose-width1-decr', 'nose-width1-incr', 0.4],
  ['mouth-scale-horiz-decr', 'mouth-scale-horiz-incr', 0.4],
  ['mouth-upperlip-height-decr', 'mouth-upperlip-height-incr', 0.3],
  ['mouth-lowerlip-height-decr', 'mouth-lowerlip-height-incr', 0.3],
  ['mouth-trans-down', 'mouth-trans-up', 0.25],
  ['chin-width-decr', 'chin-width-incr', 0.4],
  ['chin-height-decr', 'chin-height-incr', 0.35],
  ['chin-prominent-decr', 'chin-prominent-incr', 0.35],
  ['cheek-bones-decr', 'cheek-bones-incr', 0.5],
  ['cheek-volume-decr', 'cheek-volume-incr', 0.4],
  ['forehead-scale-vert-decr', 'forehead-scale-vert-incr', 0.3],
  ['forehead-temple-decr', 'forehead-temple-incr', 0.35],
  ['head-oval', 'head-round', 0.45],
  ['head-scale-horiz-decr', 'head-scale-horiz-incr', 0.2],
  ['eyebrows-trans-down', 'eyebrows-trans-up', 0.4],
  ['eyebrows-angle-down', 'eyebrows-angle-up', 0.4],
  ['eye-scale-decr', 'eye-scale-incr', 0.22],
  ['eye-corner1-down', 'eye-corner1-up', 0.35],
  ['ear-scale-decr', 'ear-scale-incr', 0.4],
  ['ear-wing-decr', 'ear-wing-incr', 0.3],
  ['neck-scale-vert-decr', 'neck-scale-vert-incr', 0.25],
]

/** The targets of a person: what the face tells, what the seed gives, and what the mood moves. */
export function traitsOf(face: Face, stout: number, seed: number): Traits {
  const random = seeded(Math.round(seed * 7919) + 17)
  const details: Record<string, number> = {}
  const add = (name: string, share: number): void => {
    details[name] = (details[name] ?? 0) + share
  }
  /** Adds the target for less or the one for more. */
  const shift = (less: string, more: string, value: number): void => {
    if (value < 0) add(less, -value)
    else add(more, value)
  }
  const child = face.age === 'child'
  for (const [less, more, most] of differences)
    shift(less, more, (random() + random() - 1) * most * (child ? 0.7 : 1.2))
  for (const name of crookedParts) add(`asym-${name}-l`, (random() - 0.5) * 0.4)
  const usual = face.sex === 'man' ? 1 : 0.96
  shift('nose-scale-horiz-decr', 'nose-scale-horiz-incr', ((face.nose ?? usual) - usual) * 1.6)
  const lips = ((face.lips ?? 1) - 1) * 1.5
  shift('mouth-upperlip-volume-decr', 'mouth-upperlip-volume-incr', lips)
  shift('mouth-lowerlip-volume-decr', 'mouth-lowerlip-volume-incr', lips)
  shift('chin-bones-decr', 'chin-bones-incr', ((face.jaw ?? usual) - usual) * 3)
  add('head-fat-incr', 0.6 * (face.plump ?? 0) + Math.max(0, stout - 1.05) * 2)
  if (face.age === 'elder') {
    add('mouth-laugh-lines-in', 0.5)
    add('eye-bag-incr', 0.5)
    add('neck-double-incr', 0.15)
  }
  portrait(face, add)
  mood(face, add)
  return {
    sex: face.sex ?? 'woman',
    age: face.age ?? 'adult',
    people: isFair(face.skin) ? 'caucasian' : 'african',
    weight: Math.max(-0.6, Math.min(0.9, (stout - 1.02) * 2.6)),
    details,
  }
}

/** What the muscles of the face do: all of it small, as in a portrait and not on a stage. */
function mood(
  { smile = 0.35, open = 0, lids = 0.88, brows = 0.2 }: Face,
  add: (name: string, share: number) => void,
): void {
  const glad = Math.max(0, Math.min(1, smile))
  // The eyes and cheeks tell a smile more than the corners of the mouth, which soon smirk.
  add('mouth-angles-up', 0.25)
  add('face-mouth-corner-puller', glad * 0.65)
  add('mouth-scale-horiz-incr', glad * 0.25)
  // Pulled corners push the lips forward.
  add('mouth-trans-backward', glad * 0.35)
  add('cheek-volume-incr', glad * 0.25)
  add('mouth-laugh-lines-in', glad * 0.3)
  if (smile < 0) add('mouth-angles-down', -smile)
  add('face-mouth-open', Math.min(0.45, open * 0.55))
  for (const side of ['left', 'right']) {
    // A lid that clears the iris stares.
    const shut = 0.09 + 0.8 * Math.max(0, 0.85 - lids)
    add(`face-eye-${side}-closure`, Math.min(1, shut * 1.15))
    add(`face-eye-${side}-slit`, glad * 0.35)
    // Level brows scowl in a small picture; a little lift of their inner ends makes them calm.
    add(`face-eyebrows-${side}-inner-up`, 0.05)
    if (brows > 0) add(`face-eyebrows-${side}-up`, brows * 0.4)
    else add(`face-eyebrows-${side}-down`, -brows * 0.5)
  }
}

/** What a painter does to every head: features that fill the face, less skull, a shorter neck. */
function portrait(
  { age, sex, skin, plump = 0 }: Face,
  add: (name: string, share: number) => void,
): void {
  const child = age === 'child'
  const man = sex === 'man'
  add('forehead-scale-vert-decr', child ? 0.1 : 0.35)
  add('head-back-scale-depth-decr', child ? 0.1 : 0.35)
  add('neck-scale-vert-decr', child ? 0.25 : 0.4)
  add('eye-scale-incr', child ? 0.9 : man ? 0.6 : 0.8)
  add('eye-height2-incr', isFair(skin) ? 0.6 : 0.35)
  add('mouth-scale-horiz-incr', child ? 0.2 : 0.35)
  // The mouth of the base mesh stands forward like a muzzle in three-quarter view.
  add('mouth-trans-backward', 0.5)
  add('chin-prognathism-decr', 0.15)
  add('mouth-upperlip-height-incr', 0.2)
  add('mouth-lowerlip-height-incr', 0.2)
  if (child) {
    add('chin-height-decr', 0.35)
    add('nose-scale-vert-decr', 0.35)
    add('neck-scale-horiz-decr', 0.3)
    return
  }
  const lean = 1 - plump
  add('head-fat-decr', (man ? 0.5 : 0.2) * lean)
  add('cheek-volume-decr', (man ? 0.45 : 0.1) * lean)
  add('cheek-bones-incr', man ? 0.35 : 0.2)
  if (man) {
    add('nose-scale-vert-incr', 0.2)
    add('nose-scale-depth-incr', 0.15)
    add('chin-prominent-incr', 0.2)
    add('neck-scale-horiz-incr', 0.3)
    add('chin-bones-incr', 0.2)
    add('chin-height-incr', 0.15)
  } else {
    add('nose-scale-vert-incr', 0.05)
    add('head-oval', 0.3)
    add('chin-width-decr', 0.45)
    add('chin-bones-decr', 0.5)
    add('chin-prominent-decr', 0.1)
    add('nose-scale-depth-decr', 0.15)
    add('neck-scale-horiz-decr', 0.15)
  }
}

/** Whether a skin is that of somebody from the north. */
function isFair(skin: string): boolean {
  const value = Number.parseInt(skin.slice(1), 16)
  return value >> 16 > 0xb4 && ((value >> 8) & 255) > 0x84
}
