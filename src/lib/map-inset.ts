import { type MapPoint } from './map-projection'
import { clustersOf, layOutStamps } from './stamp-layout'

/** A part of the map that is drawn larger. */
export type MapInset = {
  /** Its left and upper edge, in per cent of the map. */
  left: number
  top: number
  /** How many times as large as on the map. */
  zoom: number
  /** The points in it by their index, with their places in per cent of the part. */
  spots: readonly { index: number; dot: MapPoint; stamp: MapPoint }[]
}

/** From so many crowded points on a part of its own is worth its room. */
const worthwhile = 4
/** How much of the part the points take, in per cent: their stamps need the rest. */
const used = 56
/** The painting shows no more than its own strokes beyond this. */
const maxZoom = 4

/**
 * The region in which the most points crowd together, as a part of the map with the same shape; undefined where
 * no region is crowded.
 *
 * @param points in per cent of the map
 */
export function insetOf(points: readonly MapPoint[]): MapInset | undefined {
  const [crowd = []] = clustersOf(points).toSorted((one, other) => other.length - one.length)
  if (crowd.length < worthwhile) return undefined
  const own = crowd.flatMap((index) => points[index] ?? [])
  const across = rangeOf(own.map(({ x }) => x))
  const down = rangeOf(own.map(({ y }) => y))
  const zoom = Math.min(maxZoom, used / Math.max(across.length, down.length))
  const start = (middle: number) => Math.min(100 - 100 / zoom, Math.max(0, middle - 50 / zoom))
  const left = start(across.middle)
  const top = start(down.middle)
  const inside = [...points.entries()]
    .map(([index, { x, y }]) => ({ index, dot: { x: (x - left) * zoom, y: (y - top) * zoom } }))
    .filter(({ dot: { x, y } }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)
  const stamps = layOutStamps(inside.map(({ dot }) => dot))
  if (!stamps) return undefined
  return {
    left: rounded(left),
    top: rounded(top),
    zoom: rounded(zoom),
    spots: inside.map(({ index, dot }, at) => ({
      index,
      dot: { x: rounded(dot.x), y: rounded(dot.y) },
      stamp: { x: rounded(stamps[at]?.x), y: rounded(stamps[at]?.y) },
    })),
  }
}

function rangeOf(values: readonly number[]): { middle: number; length: number } {
  const least = Math.min(...values)
  const most = Math.max(...values)
  return { middle: (least + most) / 2, length: Math.max(most - least, 1) }
}

const rounded = (value = 0) => Math.round(value * 100) / 100
