import type { View } from './camera'
import type { Cut, Nearness } from './layers'

/** One painting of the film: how it comes apart, and how the camera goes through it. */
export type Shot = {
  /** Name of the painting. */
  scene: string
  /** How many marks the scene makes; another number means that it was changed. */
  marks: number
  /** Its layers from far to near. The first holds everything up to the second. */
  cuts: readonly Cut[]
  from: View
  to: View
}

type Path = {
  vanish: View['vanish']
  from: readonly [x: number, y: number, width: number]
  to: readonly [x: number, y: number, width: number]
  /** How far the camera steps to the right (or to the left, below 0). */
  aside: number
  /** How far it walks into the picture. */
  closer: number
}

function path({ vanish, from, to, aside, closer }: Path): Pick<Shot, 'from' | 'to'> {
  const view = ([x, y, width]: Path['from']) => ({ x, y, width, vanish })
  return {
    from: { ...view(from), aside: -aside / 2, closer: 0 },
    to: { ...view(to), aside: aside / 2, closer },
  }
}

/** How near the rows of a layer are: ground rises from the horizon to 1 at the lower edge. */
function curve(...points: Nearness): Nearness {
  return points
}

/** All of a thing is as near as the ground it stands on. */
function standing(nearness: number): Nearness {
  return [[0, nearness]]
}

/** The day of the film, from the tea hills at dawn to the way home. */
export const shots: readonly Shot[] = [
  {
    scene: 'hero/1',
    marks: 75_960,
    cuts: [
      { from: 0, nearness: curve([380, 0], [540, 0.08]) },
      { from: 10_422, nearness: curve([430, 0.1], [700, 0.4]) },
      { from: 51_152, nearness: curve([500, 0.3], [820, 0.62]) },
      { from: 67_927, nearness: curve([640, 0.6], [900, 1]) },
    ],
    ...path({
      vanish: [1120, 400],
      from: [1196, 455, 1560],
      to: [1208, 455, 1490],
      aside: 62,
      closer: 0.04,
    }),
  },
  {
    scene: 'gallery/mbuzi-farm/02-gate',
    marks: 58_495,
    cuts: [
      { from: 0, nearness: curve([438, 0.12], [570, 0.17], [1200, 1]) },
      { from: 18_519, nearness: curve([560, 0.2], [622, 0.28]) },
      { from: 20_877, nearness: standing(0.36) },
      { from: 21_143, nearness: curve([712, 0.36], [800, 0.48]) },
      { from: 28_731, nearness: standing(0.57) },
      { from: 40_213, nearness: standing(0.8) },
      { from: 46_674, nearness: standing(0.92) },
      { from: 57_809, nearness: standing(1.04) },
    ],
    ...path({
      vanish: [880, 440],
      from: [836, 700, 1550],
      to: [836, 736, 1540],
      aside: 36,
      closer: 0.02,
    }),
  },
  {
    scene: 'tours/organic-farm-visit',
    marks: 97_523,
    cuts: [
      { from: 0, nearness: curve([250, 0], [414, 0.08], [1200, 1]) },
      { from: 93_162, nearness: standing(0.34) },
      { from: 93_164, nearness: curve([905, 0.64], [1200, 1]) },
      { from: 96_237, nearness: standing(0.9) },
      { from: 96_475, nearness: standing(1.06) },
    ],
    ...path({
      vanish: [640, 330],
      from: [790, 590, 1500],
      to: [800, 606, 1470],
      aside: 46,
      closer: 0.05,
    }),
  },
  {
    scene: 'gallery/coffee-farm-safari/03-pickers',
    marks: 88_581,
    cuts: [
      { from: 0, nearness: curve([440, 0.02], [640, 0.1], [1200, 1]) },
      { from: 43_187, nearness: standing(0.26) },
      { from: 62_203, nearness: standing(0.62) },
      { from: 76_883, nearness: standing(0.78) },
      { from: 76_884, nearness: standing(0.86) },
      { from: 76_885, nearness: standing(0.92) },
      { from: 78_037, nearness: standing(1) },
    ],
    ...path({
      vanish: [800, 480],
      from: [800, 500, 1520],
      to: [800, 506, 1480],
      aside: -52,
      closer: 0.04,
    }),
  },
  {
    scene: 'gallery/mbuzi-farm/16-grill',
    marks: 9_802,
    cuts: [
      { from: 0, nearness: curve([400, 0], [470, 0.06], [690, 0.2]) },
      { from: 6_234, nearness: standing(0.16) },
      { from: 6_236, nearness: standing(0.24) },
      { from: 7_758, nearness: curve([690, 0.2], [1200, 0.9]) },
      { from: 9_282, nearness: standing(0.5) },
      { from: 9_283, nearness: standing(0.6) },
      { from: 9_310, nearness: standing(0.72) },
      { from: 9_314, nearness: standing(1.1) },
    ],
    ...path({
      vanish: [800, 450],
      from: [790, 698, 1520],
      to: [790, 706, 1460],
      aside: 50,
      closer: 0.04,
    }),
  },
  {
    scene: 'gallery/mbuzi-farm/22-ridge',
    marks: 13_681,
    cuts: [
      { from: 0, nearness: standing(0) },
      { from: 800, nearness: standing(0.08) },
      { from: 11_257, nearness: curve([900, 0.5], [1200, 1]) },
    ],
    ...path({
      vanish: [1090, 700],
      from: [780, 690, 1440],
      to: [790, 664, 1520],
      aside: 56,
      closer: 0,
    }),
  },
]
