import { turning } from './animals/shading'
import { beanPlaces, coffeeBean } from './coffee-beans'
import { cherry } from './coffee-garden'
import { between, pick } from './random'
import { softSpot, type Point } from './shapes'
import { plain, type Mesh, type Surface } from './things/mesh'
import { thing } from './things/thing'
import type { Light, Pen, Place, Random } from './types'

const wood = plain('#8a6238')
const iron = plain('#3f5a4c', 0.35)
const steel = plain('#8f9290', 0.6)
const boards: Surface = { colour: '#9a7246', pattern: 'planks' }

function handWheel(mesh: Mesh, x: number, y: number, z: number, r: number): void {
  const rim = plain('#a8372a', 0.4)
  const round = Array.from({ length: 17 }, (_, i): [number, number] => {
    const a = (i / 8 - 1) * Math.PI
    return [r + 0.034 * Math.cos(a), 0.034 * Math.sin(a)]
  })
  mesh.at([x, y, z], { roll: Math.PI / 2 }, () => mesh.turned([0, 0, 0], round, rim, 64))
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.4
    mesh.bar([x, y, z], [x + Math.cos(a) * r, y + Math.sin(a) * r, z], 0.03, rim)
  }
  mesh.bar([x, y, z - 0.3], [x, y, z + 0.06], 0.05, steel)
}

const view = { turn: 0.5, tilt: 0.22, metres: 2 }

/** A pulper on its frame: hopper of cherries, drum, hand wheel without its handle, a chute of wet beans, skins behind. */
export function pulper(pen: Pen, place: Place, light: Light, random: Random): void {
  built(pen, place, light, random, view)
  const { upright, lean } = turning(view.turn, view.tilt, 1)
  const scale = place.size / view.metres
  const at = (x: number, y: number, z: number): Point => {
    const [right, up] = lean(upright([x, y, z]))
    return [place.x + right * scale, place.y - up * scale]
  }
  cherryHeap(
    pen,
    light,
    random,
    (u, w) => at(u * 0.46, 1.95 + 0.13 * (1 - u * u) * (1 - w * w), w * 0.4),
    scale * 0.027,
  )
  const bean = (point: Point): void =>
    coffeeBean(pen, point, scale * between(random, 0.022, 0.028), light, {
      colour: pick(random, ['#eadcb2', '#dcc994', '#f0e6c6', '#cdb780']),
      turn: random() * 3,
      creased: random() < 0.6,
      shines: random() < 0.3,
    })
  // They slide down the chute, wet, some falling, and fill the pail.
  for (let i = 0; i < 190; i++) {
    const t = Math.sqrt(i / 190)
    bean(at(0.38 + 0.78 * t, 1.1 - 0.45 * t, (random() - 0.5) * 0.46))
  }
  for (let i = 0; i < 24; i++) {
    const t = random()
    bean(at(1.17 + 0.14 * t, 0.62 - 0.16 * t, (random() - 0.5) * 0.4))
  }
  for (const [u, w] of beanPlaces(random, 0.13, 900))
    bean(at(1.32 + u * 0.35, 0.37 + 0.09 * (1 - u * u - w * w), w * 0.35))
}

/** A heap of ripe cherries over a square of half width 1, far ones first; `r` in pixels. */
export function cherryHeap(
  pen: Pen,
  light: Light,
  random: Random,
  at: (u: number, w: number) => Point,
  r: number,
): void {
  const rows = 17
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < rows; i++) {
      const [u, w] = [((i + random()) / rows) * 2 - 1, ((row + random()) / rows) * 2 - 1]
      const colour = pick(random, ['#b3261f', '#c23a28', '#8f1d20', '#a31f1c', '#c8542c'])
      const [x, y] = at(u, w)
      softSpot(pen, { x, y: y + r * 0.5, width: r * 2.6, height: r * 2 }, '#2a0a0a', 0.7, 0.4)
      cherry(pen, [x, y], r * between(random, 0.86, 1.1), light, colour)
    }
}

const built = thing({}, (mesh) => {
  for (const x of [-0.5, 0.5])
    for (const z of [-0.32, 0.32]) mesh.bar([x * 1.2, 0, z * 1.2], [x, 1, z], 0.055, wood)
  mesh.box([0, 0.94, 0], [1.25, 0.1, 0.85], boards)
  mesh.box([0, 0.4, 0], [1.2, 0.06, 0.1], wood)
  mesh.at([0, 1.28, 0], { pitch: 0 }, () => {
    mesh.bar([0, 0, -0.36], [0, 0, 0.36], 0.3, iron, 26)
  })
  mesh.box([-0.02, 1.02, 0], [0.9, 0.24, 0.78], iron)
  const low = [
    [-0.22, 1.52, 0.22],
    [0.22, 1.52, 0.22],
    [0.22, 1.52, -0.22],
    [-0.22, 1.52, -0.22],
  ] as const
  const high = [
    [-0.52, 1.98, 0.46],
    [0.52, 1.98, 0.46],
    [0.52, 1.98, -0.46],
    [-0.52, 1.98, -0.46],
  ] as const
  low.forEach((a, i) => {
    const [b, c, d] = [low[(i + 1) % 4] ?? a, high[(i + 1) % 4] ?? a, high[i] ?? a]
    mesh.quad(a, b, c, d, plain('#4f6f5c', 0.3))
  })
  mesh.quad(
    [-0.5, 1.94, 0.44],
    [0.5, 1.94, 0.44],
    [0.5, 1.94, -0.44],
    [-0.5, 1.94, -0.44],
    plain('#5a1512'),
  )
  handWheel(mesh, 0.05, 1.3, 0.62, 0.52)
  // The chute of beans to the front, the apron of skins to the back.
  mesh.quad([0.35, 1.08, 0.26], [0.35, 1.08, -0.26], [1.15, 0.62, -0.3], [1.15, 0.62, 0.3], steel)
  mesh.quad([-0.4, 1.08, 0.3], [-0.4, 1.08, -0.3], [-0.95, 0.62, -0.3], [-0.95, 0.62, 0.3], steel)
  mesh.turned(
    [1.32, 0, 0],
    [
      [0.34, 0],
      [0.44, 0.42],
      [0.4, 0.42],
      [0.38, 0.3],
    ],
    plain('#3a6a8a', 0.4),
    26,
  )
  mesh.turned(
    [1.32, 0.34, 0],
    [
      [0.385, 0],
      [0.001, 0.001],
    ],
    plain('#b9a56f'),
    26,
  )
})
