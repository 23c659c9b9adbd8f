import { between, pick } from '../random'
import type { Area } from '../shapes'
import type { Light, Pen, Random } from '../types'
import type { PoseName } from './actions'
import type { DressName } from './dress'
import { person, type PersonOptions, type PersonView } from './person'

export type CrowdOptions = {
  count: number
  /** Outfits to draw from. */
  dress?: readonly [DressName, ...DressName[]]
  /** Poses to draw from; people who stand, talk and look unless told. */
  poses?: readonly [PoseName, ...PoseName[]]
  /** Height of the people at the near and far edge of the area; near unless told a fifth of the picture's height. */
  near: number
  far?: number
  /** Share of visitors of any origin. */
  visitors?: number
  /** Share of children. */
  children?: number
  /** Where all of them look: `back` for an audience seen from behind. */
  view?: PersonView
  facing?: 'left' | 'right'
  /** In straight rows instead of loose. */
  rows?: number
  /** Things that each of them has: `chair` for listeners, see props.ts. */
  props?: readonly string[]
  /** Fading with distance at the far edge, 0 to 1. */
  distance?: number
}

const loosePoses = [
  'standing',
  'listening',
  'talking',
  'explaining',
  'arms-folded',
  'hands-on-hips',
  'standing',
  'walking',
] as const
const everyday = ['shirt', 'tee', 'dress', 'kanga', 'suit', 'shirt', 'dress'] as const

/** Many people on the ground of an area, the far ones first, so that they overlap with depth. */
export function crowd(
  pen: Pen,
  area: Area,
  light: Light,
  random: Random,
  options: CrowdOptions,
): void {
  const { count, near, far = near * 0.7, rows } = options
  const spots = Array.from({ length: count }, (_, index) => {
    if (rows) {
      const row = index % rows
      const inRow = Math.ceil(count / rows)
      const column = Math.floor(index / rows)
      const shift = (row % 2) * 0.5
      return {
        x: (column + 0.25 + shift + between(random, -0.08, 0.08)) / inRow,
        y: rows === 1 ? 0.5 : row / (rows - 1),
      }
    }
    // Even spread with disorder: the golden ratio keeps people from standing in each other.
    return {
      x: (index * 0.618034 + between(random, -0.04, 0.04) + 1) % 1,
      y: (index + random()) / count,
    }
  }).toSorted((one, other) => one.y - other.y)
  for (const { x, y } of spots) {
    const size = far + (near - far) * y
    const child = random() < (options.children ?? 0)
    const distance = (options.distance ?? 0) * (1 - y)
    const place = {
      x: area.x + area.width * x,
      y: area.y + area.height * y,
      size: size * (child ? between(random, 0.66, 0.8) : between(random, 0.94, 1.05)),
      facing: options.facing ?? (random() < 0.5 ? ('left' as const) : ('right' as const)),
      distance,
    }
    person(pen, place, light, random, somebody(random, options, child))
  }
}

function somebody(random: Random, options: CrowdOptions, child: boolean): PersonOptions {
  const visitor = random() < (options.visitors ?? 0)
  const ages = ['adult', 'adult', 'adult', 'youth', 'elder'] as const
  return {
    pose: pick(random, options.poses ?? loosePoses),
    dress: visitor
      ? pick(random, ['fleece', 'shirt', 'tee'] as const)
      : pick(random, options.dress ?? everyday),
    age: child ? 'child' : pick(random, ages),
    visitor,
    props: options.props ?? [],
    view:
      options.view === 'back'
        ? between(random, -1.75, -1.2)
        : (options.view ??
          pick(random, ['three-quarter', 'front', 'back-quarter', 'side'] as const)),
  }
}

/** Listeners on chairs in rows, seen from behind. */
export function audience(
  pen: Pen,
  area: Area,
  light: Light,
  random: Random,
  options: Omit<CrowdOptions, 'poses' | 'view'>,
): void {
  crowd(pen, area, light, random, {
    rows: Math.max(1, Math.round(options.count / 6)),
    ...options,
    poses: ['sitting', 'sitting', 'sitting-writing', 'sitting-talking'],
    view: 'back',
    props: ['chair'],
  })
}
