import type { Light, Pen, Place, Random } from '../types'
import { goat, type GoatOptions } from './goat'
import type { GoatCoat } from './goat-coats'
import type { GoatPose } from './goat-stances'

export type FlockOptions = {
  count?: number
  /** Width and depth of the ground the flock stands on, in pixels of the picture. */
  width?: number
  depth?: number
  /** Coats and poses to choose from; a mixed grazing flock unless told. */
  coats?: readonly GoatCoat[]
  poses?: readonly GoatPose[]
  /** Share of kids, 0 to 1. */
  kids?: number
  /** 0 all to the place's facing, 1 any way. */
  mixed?: number
  /** Size of the farthest goat as a share of the nearest. */
  shrink?: number
  /** Air between the farthest goat and the painter, 0 to 1. */
  haze?: number
  /** Areas that stay free (people, a trough), as circles on the ground. */
  free?: readonly { x: number; y: number; radius: number }[]
}

const POSES: readonly GoatPose[] = [
  'grazing',
  'standing',
  'grazing',
  'walking',
  'looking',
  'grazing',
  'standing',
  'lying',
]
const COATS: readonly GoatCoat[] = [
  'white',
  'brown',
  'galla',
  'black-and-white',
  'cream',
  'toggenburg',
  'boer',
  'black',
  'roan',
]

type Stand = { x: number; y: number; size: number; near: number; kid: boolean }

/**
 * A flock of goats; `place` is the middle of its near edge, `size` the height of the nearest goat.
 * The far ones are painted first, smaller and in the air; no two stand in each other.
 */
export function flock(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: FlockOptions = {},
): void {
  const coats = options.coats ?? COATS
  const poses = options.poses ?? POSES
  const main = place.facing ?? 'right'
  const other = main === 'right' ? 'left' : 'right'
  let last: string | undefined
  for (const stand of stands(place, random, options)) {
    const pose = poses[Math.floor(random() * poses.length)] ?? 'standing'
    const choice = coats.filter((coat) => coats.length < 3 || coat !== last)
    const coat = choice[Math.floor(random() * choice.length)] ?? 'white'
    last = coat
    const goatOptions: GoatOptions = {
      pose: stand.kid && random() < 0.35 ? 'jumping' : pose,
      coat,
      kid: stand.kid,
      turn: (random() - 0.5) * 1.3,
    }
    const spot: Place = {
      x: stand.x,
      y: stand.y,
      size: stand.size,
      facing: random() < (options.mixed ?? 0.4) * 0.5 ? other : main,
      distance: (place.distance ?? 0) + (options.haze ?? 0.25) * (1 - stand.near),
    }
    goat(pen, spot, light, random, goatOptions)
  }
}

/** A doe with her kid drinking; `size` is the height of the doe. */
export function nursingGoat(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  { coat = 'toggenburg', kidCoat = coat }: { coat?: GoatCoat; kidCoat?: GoatCoat } = {},
): void {
  const side = place.facing === 'left' ? -1 : 1
  goat(pen, place, light, random, { pose: 'looking', coat, look: 0.5, udder: true, turn: 0.05 })
  goat(
    pen,
    {
      ...place,
      x: place.x + side * place.size * 0.1,
      y: place.y + place.size * 0.06,
      size: place.size * 0.56,
      facing: side === 1 ? 'left' : 'right',
    },
    light,
    random,
    { pose: 'suckling', coat: kidCoat, turn: 0.1, look: 0 },
  )
}

function stands(place: Place, random: Random, options: FlockOptions): Stand[] {
  const {
    count = 9,
    width = place.size * 8,
    depth = place.size * 1.6,
    shrink = 0.5,
    kids = 0.15,
  } = options
  const result: Stand[] = []
  for (let attempt = 0; attempt < count * 40 && result.length < count; attempt++) {
    const near = random() ** 0.8
    const kid = random() < kids
    const size = place.size * (shrink + (1 - shrink) * near) * (kid ? 0.58 : 1)
    const spread = width * (0.75 + 0.25 * near)
    const x = place.x + (random() - 0.5) * spread
    const y = place.y - depth * (1 - near)
    const apart = result.every((stand) => {
      const room = (size + stand.size) * 0.5
      return Math.hypot((x - stand.x) / (room * 1.7), (y - stand.y) / (room * 0.5)) > 1
    })
    const allowed = (options.free ?? []).every(
      (spot) => Math.hypot(x - spot.x, (y - spot.y) * 2) > spot.radius + size * 0.6,
    )
    if (apart && allowed) result.push({ x, y, size, near, kid })
  }
  return result.toSorted((a, b) => a.y - b.y)
}
