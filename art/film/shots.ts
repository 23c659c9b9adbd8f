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
    marks: 75_012,
    cuts: [
      { from: 0, nearness: curve([380, 0], [540, 0.08]) },
      { from: 10_422, nearness: curve([430, 0.1], [700, 0.4]) },
      { from: 51_152, nearness: curve([500, 0.3], [820, 0.62]) },
      { from: 68_999, nearness: standing(0.66) },
      { from: 70_669, nearness: curve([640, 0.6], [900, 1]) },
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
    marks: 20_497,
    cuts: [
      { from: 0, nearness: curve([438, 0.12], [570, 0.17], [1200, 1]) },
      { from: 18_819, nearness: curve([690, 0.33], [1200, 1]) },
      { from: 19_091, nearness: standing(0.42) },
      { from: 19_271, nearness: standing(0.58) },
      { from: 19_406, nearness: standing(0.75) },
      { from: 19_541, nearness: standing(0.9) },
      { from: 19_631, nearness: standing(1.04) },
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
    marks: 102_918,
    cuts: [
      { from: 0, nearness: curve([250, 0], [414, 0.08], [1200, 1]) },
      { from: 102_641, nearness: standing(0.72) },
      { from: 102_686, nearness: standing(0.34) },
      { from: 102_688, nearness: standing(1.08) },
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
    marks: 88_653,
    cuts: [
      { from: 0, nearness: curve([440, 0.02], [640, 0.1], [1200, 1]) },
      { from: 43_187, nearness: standing(0.26) },
      { from: 62_203, nearness: standing(0.62) },
      { from: 76_883, nearness: standing(0.78) },
      { from: 76_884, nearness: standing(0.86) },
      { from: 76_885, nearness: standing(0.92) },
      { from: 78_109, nearness: standing(1) },
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
    marks: 10_785,
    cuts: [
      { from: 0, nearness: curve([400, 0], [470, 0.06], [690, 0.2]) },
      { from: 6_234, nearness: standing(0.16) },
      { from: 8_748, nearness: curve([690, 0.2], [1200, 0.9]) },
      { from: 10_272, nearness: standing(0.42) },
      { from: 10_274, nearness: standing(0.58) },
      { from: 10_299, nearness: standing(0.68) },
      { from: 10_301, nearness: standing(0.74) },
      { from: 10_303, nearness: standing(1.1) },
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
