import { mapAspect, type MapPoint } from './map-projection'

/**
 * How far apart the middles of two stamps are at least, in per cent of the map's width. Stamps are 8.2% wide
 * and at least 24 px, so they stay apart on every map that is wider than 267 px.
 */
export const stampGap = 9

const rounds = 600
/** From the middle of a stamp to the map's edge at least. */
const edge = stampGap / 2
const height = 100 / mapAspect

/** Both in per cent of the width, so that distances are true. */
type Spot = { x: number; y: number }

/**
 * Where the stamps of some points stand: over the point where there is room, else on a ring round the points
 * that crowd together, in the order of their directions, and pushed apart until none touches another.
 *
 * @param points where the places are
 * @returns the middles in the same order; `undefined` if there is no room for so many
 */
export function layOutStamps(points: readonly MapPoint[]): MapPoint[] | undefined {
  const dots = points.map((point) => spotOf(point))
  const stamps = dots.map((dot) => ({ ...dot }))
  const clusters = clustersOfSpots(dots)
  for (const cluster of clusters) if (cluster.length > 1) putOnRing(cluster, dots, stamps)
  const crowded = new Set(clusters.filter((cluster) => cluster.length > 1).flat())
  for (let round = 0; round < rounds; round++) {
    keepOnMap(stamps)
    // Later only the stamps count: in a corner there may be no room off the places.
    const off = round < rounds / 2 ? clearDots(stamps, dots, crowded) : 0
    if (off + pushApart(stamps) === 0) break
  }
  keepOnMap(stamps)
  untangle(stamps, dots)
  if (areTooNear(stamps)) return undefined
  return stamps.map(({ x, y }) => ({ x, y: (y / height) * 100 }))
}

function spotOf({ x, y }: MapPoint): Spot {
  return { x, y: (y / 100) * height }
}

function keepOnMap(stamps: readonly Spot[]): void {
  for (const stamp of stamps) {
    stamp.x = Math.min(100 - edge, Math.max(edge, stamp.x))
    stamp.y = Math.min(height - edge, Math.max(edge, stamp.y))
  }
}

/** Groups of indices of points that are, one by one, too near each other for two stamps. */
export const clustersOf = (points: readonly MapPoint[]): number[][] =>
  clustersOfSpots(points.map((point) => spotOf(point)))

function clustersOfSpots(dots: readonly Spot[]): number[][] {
  const left = new Set(dots.keys())
  const clusters: number[][] = []
  for (const first of left) {
    left.delete(first)
    const cluster = [first]
    for (const member of cluster) {
      for (const other of left) {
        if (apart(dots[member], dots[other]) >= stampGap) continue
        left.delete(other)
        cluster.push(other)
      }
    }
    clusters.push(cluster)
  }
  return clusters
}

/** Spreads the stamps of a cluster evenly on a circle, each as near to its own direction as it can be. */
function putOnRing(cluster: readonly number[], dots: readonly Spot[], stamps: Spot[]): void {
  const own = cluster.flatMap((index) => dots[index] ?? [])
  const middle = { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) }
  const spread = mean(own.map((dot) => apart(dot, middle)))
  const radius = Math.max((cluster.length * stampGap * 1.05) / (2 * Math.PI), spread + stampGap)
  const directions = cluster
    .flatMap((index) => {
      const dot = dots[index]
      return dot ? [{ index, angle: Math.atan2(dot.y - middle.y, dot.x - middle.x) }] : []
    })
    .toSorted((one, other) => one.angle - other.angle)
  const step = (2 * Math.PI) / cluster.length
  const turns = directions.map(({ angle }, place) => angle - place * step)
  const turn = Math.atan2(mean(turns.map(Math.sin)), mean(turns.map(Math.cos)))
  for (const [place, { index }] of directions.entries()) {
    const angle = turn + place * step
    stamps[index] = {
      x: middle.x + radius * Math.cos(angle),
      y: middle.y + radius * Math.sin(angle),
    }
  }
}

/** Moves stamps that are too near away from each other; gives how many pairs had to move. */
function pushApart(stamps: readonly Spot[]): number {
  let moved = 0
  for (const [index, one] of stamps.entries()) {
    for (const other of stamps.slice(index + 1)) {
      // A little more than needed, so that the pushing ends.
      const lack = stampGap * 1.01 - apart(one, other)
      if (lack <= stampGap * 0.009) continue
      moved += 1
      const angle = Math.atan2(other.y - one.y, other.x - one.x)
      push(other, angle, lack / 2)
      push(one, angle, -lack / 2)
    }
  }
  return moved
}

/** Moves the stamps of crowded points off the points, so that each can be seen. */
function clearDots(
  stamps: readonly Spot[],
  dots: readonly Spot[],
  crowded: ReadonlySet<number>,
): number {
  let moved = 0
  for (const [index, stamp] of stamps.entries()) {
    for (const [at, dot] of dots.entries()) {
      if (!crowded.has(index) && at === index) continue
      const lack = stampGap * 0.62 - apart(stamp, dot)
      if (lack <= 0.05) continue
      moved += 1
      push(stamp, Math.atan2(stamp.y - dot.y, stamp.x - dot.x), lack)
    }
  }
  return moved
}

/** Half of the room that a line to a stamp leaves to the dot of another place, in per cent of the width. */
const lineGap = 1.1

/**
 * How many lines from a point to its stamp run over the dot of another point. Of points whose dots overlap,
 * neither is in the way of the other.
 */
export function lineFaults(points: readonly MapPoint[], stamps: readonly MapPoint[]): number {
  const spots = stamps.map((stamp) => spotOf(stamp))
  const dots = points.map((point) => spotOf(point))
  return spots.reduce((sum, spot, index) => sum + inTheWay(index, spot, dots), 0)
}

/** How many other dots lie under a line from the dot at `index` to `stamp`. */
function inTheWay(index: number, stamp: Spot, dots: readonly Spot[]): number {
  const own = dots[index]
  if (!own) return 0
  return dots.filter(
    (dot, at) => at !== index && apart(own, dot) > 2 * lineGap && toLine(dot, own, stamp) < lineGap,
  ).length
}

/** The distance of a spot to the line between two others. */
function toLine(spot: Spot, from: Spot, to: Spot): number {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const square = along.x ** 2 + along.y ** 2
  const share = square && ((spot.x - from.x) * along.x + (spot.y - from.y) * along.y) / square
  const held = Math.min(1, Math.max(0, share))
  return apart(spot, { x: from.x + held * along.x, y: from.y + held * along.y })
}

/** Moves each stamp whose line runs over another dot to the nearest free spot from which none does. */
function untangle(stamps: Spot[], dots: readonly Spot[]): void {
  for (const [index, stamp] of stamps.entries()) {
    const own = dots[index]
    if (!own || inTheWay(index, stamp, dots) === 0) continue
    const free = spotsAround(own).find(
      (spot) =>
        isOnMap(spot) &&
        inTheWay(index, spot, dots) === 0 &&
        stamps.every((other, at) => at === index || apart(other, spot) >= stampGap) &&
        dots.every((dot) => apart(dot, spot) >= stampGap * 0.6),
    )
    if (free) stamps[index] = free
  }
}

/** Spots on circles round another, the nearest first. */
function spotsAround({ x, y }: Spot): Spot[] {
  const radii = Array.from({ length: 24 }, (_, step) => stampGap * (0.65 + step / 8))
  const angles = Array.from({ length: 48 }, (_, step) => (step * Math.PI) / 24)
  return radii.flatMap((radius) =>
    angles.map((angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })),
  )
}

function isOnMap({ x, y }: Spot): boolean {
  return x >= edge && x <= 100 - edge && y >= edge && y <= height - edge
}

function areTooNear(stamps: readonly Spot[]): boolean {
  return stamps.some((one, index) =>
    stamps.slice(index + 1).some((other) => apart(one, other) < stampGap),
  )
}

function push(spot: Spot, angle: number, by: number): void {
  spot.x += Math.cos(angle) * by
  spot.y += Math.sin(angle) * by
}

function apart(one: Spot | undefined, other: Spot | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Infinity
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
