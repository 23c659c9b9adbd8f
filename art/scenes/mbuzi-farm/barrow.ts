import { turning } from '../../kit/animals/shading'
import { blend, softSpot, type Point } from '../../kit/shapes'
import { plain, type Mesh } from '../../kit/things/mesh'
import { ball } from '../../kit/things/parts'
import { thing } from '../../kit/things/thing'
import type { Light, Pen, Place, Random } from '../../kit/types'

const steel = plain('#3f7a5a', 0.3)
const inner = plain('#2f5f46', 0.1)
const rim = plain('#6fae88', 0.5)
const tube = plain('#5b6166', 0.5)
const rubber = plain('#24211f')
/** The grips are red, so that the handles end clearly before the soil. */
const grip = plain('#b8402c', 0.3)
const disc = plain('#c2bcae', 0.3)
const ash = plain('#b98a52')
const dung = ['#2e2018', '#241912', '#3d2b1e', '#2e2018', '#54402a'] as const

const view = { turn: 0.42, tilt: 0.27 }
const wheel = { x: 0.74, r: 0.21 }
/** Where the two legs stand, a little wider than the frame above them. */
const legs = [
  [-0.44, 0, 0.28],
  [-0.44, 0, -0.28],
] as const
const tall = 1.02
/** Where the middle of the load lies. */
const middle = 0.13

/** A barrow full of compost that stands on its wheel, before it toward x, and on two legs. */
export function barrow(pen: Pen, place: Place, light: Light, random: Random): void {
  const { upright, lean } = turning(view.turn, view.tilt, 1)
  const scale = place.size / tall
  // The soil is darkest where it is pressed.
  const contact = (at: readonly [number, number, number], wide: number): void => {
    const [x, y] = lean(upright([...at]))
    softSpot(
      pen,
      {
        x: place.x + x * scale,
        y: place.y - y * scale,
        width: wide * scale,
        height: wide * scale * 0.36,
      },
      '#1d0f0a',
      0.85,
      0.35,
    )
  }
  contact([0.1, 0, 0], 1.9)
  built(pen, place, light, random, { ...view, metres: tall })
  sunAndSoil(pen, (at) => {
    const [x, y] = lean(upright([...at]))
    return [place.x + x * scale, place.y - y * scale]
  })
  // Crumbs and straw break up the round lumps of the heap.
  const spots = Array.from({ length: 1500 }, () => [
    (random() - 0.5) * 1.04,
    (random() - 0.5) * 0.62,
  ]).toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0))
  for (const [u = 0, w = 0] of spots) {
    const up = 0.75 + Math.max(-0.02, heapAt(u + middle, w))
    const [x, y] = lean(upright([u + middle, up, w]))
    crumb(pen, [place.x + x * scale, place.y - y * scale], scale * 0.02, random)
  }
  contact([wheel.x + 0.02, -0.015, 0], 0.3)
  for (const foot of legs) contact([foot[0], -0.01, foot[2]], 0.24)
}

/** On the near side of the tray: the low sun that comes along it, and dried soil along its foot. */
function sunAndSoil(pen: Pen, seen: (at: readonly [number, number, number]) => Point): void {
  const [back, front, frontRim, backRim] = [
    seen([-0.32, 0.4, 0.2]),
    seen([0.4, 0.38, 0.2]),
    seen([0.72, 0.77, 0.335]),
    seen([-0.44, 0.76, 0.335]),
  ]
  pen.save()
  pen.beginPath()
  for (const [x, y] of [back, front, frontRim, backRim]) pen.lineTo(x, y)
  pen.clip()
  const area = [0, 0, 1600, 1200] as const
  pen.fillStyle = blend(pen, backRim, front, [
    [0, 'rgba(255,244,190,0.4)'],
    [0.4, 'rgba(255,240,180,0.12)'],
    [1, 'rgba(12,40,44,0.3)'],
  ])
  pen.fillRect(...area)
  const [x, y] = [(back[0] + front[0]) / 2, (back[1] + front[1]) / 2]
  pen.fillStyle = blend(
    pen,
    [x, y + 4],
    [x + 12, y - 86],
    [
      [0, 'rgba(120,76,46,0.62)'],
      [0.5, 'rgba(120,80,50,0.24)'],
      [1, 'rgba(120,80,50,0)'],
    ],
  )
  pen.fillRect(...area)
  pen.restore()
}

/** Height of the heap over the rim of the tray. */
const heapAt = (x: number, z: number): number =>
  0.26 * (1 - ((x - middle) / 0.58) ** 2) * (1 - (z / 0.36) ** 2)

/** A broken crumb of ripe compost, now and then a straw that has not rotted. */
function crumb(pen: Pen, [x, y]: Point, r: number, random: Random): void {
  const turn = random() * 6
  if (random() < 0.16) {
    pen.strokeStyle = random() < 0.5 ? '#a58550' : '#7a6238'
    pen.lineWidth = r * 0.34
    pen.beginPath()
    pen.moveTo(x - Math.cos(turn) * r * 2, y - Math.sin(turn) * r)
    pen.lineTo(x + Math.cos(turn) * r * 2, y + Math.sin(turn) * r)
    pen.stroke()
    return
  }
  for (const [off, k, colours] of [
    [0.3, 1.2, ['#17100b', '#1f140d', '#17100b']],
    [0, 1, ['#3a2a1d', '#4a3625', '#2c1e15']],
    [-0.3, 0.5, ['#6d553c', '#5c452f', '#4a3625']],
  ] as const) {
    pen.fillStyle = colours[Math.floor(turn) % 3] ?? '#3a2a1d'
    pen.beginPath()
    for (let i = 0; i < 5; i++) {
      const [a, far] = [
        turn + i * 1.257,
        r * k * (0.7 + 0.5 * Math.abs(Math.sin(turn * 3 + i * 2))),
      ]
      pen.lineTo(x + Math.cos(a) * far + off * r * 0.4, y + Math.sin(a) * far * 0.75 + off * r)
    }
    pen.closePath()
    pen.fill()
  }
}

const built = thing({}, (mesh, random) => {
  roller(mesh)
  tray(mesh)
  mesh.quad(
    [-0.42, 0.75, 0.32],
    [0.7, 0.76, 0.32],
    [0.7, 0.76, -0.32],
    [-0.42, 0.75, -0.32],
    plain('#2e2018'),
  )
  for (let i = 0; i < 300; i++) {
    const [x, z] = [(random() - 0.5) * 1.06 + middle, (random() - 0.5) * 0.5]
    const at = [x, 0.72 + Math.max(0, heapAt(x, z)) * (0.8 + 0.3 * random()), z] as const
    ball(mesh, at, 0.022 + 0.022 * random(), plain(dung[i % dung.length] ?? '#4a3323'))
  }
  for (const side of [1, -1]) {
    // One tube on either side: from the axle under the tray back to the grip.
    const points = [
      [wheel.x, wheel.r, side * 0.13],
      [0.42, 0.36, side * 0.21],
      [-0.42, 0.38, side * 0.25],
      [-1.04, 0.67, side * 0.31],
    ] as const
    points.slice(1).forEach((to, i) => mesh.bar(points[i] ?? to, to, 0.024, tube))
    for (const knee of points.slice(1, 3)) ball(mesh, knee, 0.025, tube)
    mesh.bar([-0.97, 0.637, side * 0.303], [-1.22, 0.754, side * 0.328], 0.036, grip, 12)
    // One straight leg under each tube, and nothing that crosses it.
    const foot = legs[side === 1 ? 0 : 1]
    mesh.bar([-0.38, 0.37, side * 0.25], [foot[0], 0.02, foot[2]], 0.026, tube, 12)
    mesh.box([foot[0], 0, foot[2]], [0.12, 0.02, 0.07], tube)
  }
  // A rung holds the two legs apart.
  mesh.bar([-0.418, 0.15, 0.265], [-0.418, 0.15, -0.265], 0.018, tube)
  fork(mesh)
})

/** The wheel: a round tyre on a dished disc, between the ends of the two tubes, which hold its axle. */
function roller(mesh: Mesh): void {
  const round = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
    const turn = (i / 12) * Math.PI * 1.3 - Math.PI * 0.65
    return [wheel.r - 0.062 + 0.062 * Math.cos(turn), 0.06 * Math.sin(turn)]
  })
  mesh.at([wheel.x, wheel.r, 0], { roll: Math.PI / 2 }, () => {
    mesh.turned([0, 0, 0], round, rubber, 40)
    for (const side of [1, -1])
      mesh.turned(
        [0, 0, 0],
        [
          [0.135, 0.045 * side],
          [0.122, 0.05 * side],
          [0.112, 0.026 * side],
          [0.05, 0.03 * side],
          [0.04, 0.075 * side],
          [0.012, 0.078 * side],
        ],
        disc,
        32,
      )
  })
  mesh.bar([wheel.x, wheel.r, -0.165], [wheel.x, wheel.r, 0.165], 0.016, tube, 12)
  for (const side of [1, -1])
    mesh.bar([wheel.x, wheel.r, side * 0.112], [wheel.x, wheel.r, side * 0.15], 0.034, tube, 14)
}

/** The fork it was loaded with stands in the heap; its handle ends in a loop. */
function fork(mesh: Mesh): void {
  const [foot, neck, left, right] = [
    [0.12, 0.9, -0.06],
    [0.28, 1.4, -0.1],
    [0.235, 1.54, -0.1],
    [0.4, 1.49, -0.1],
  ] as const
  mesh.bar([...foot], [...neck], 0.02, ash, 12)
  mesh.bar([...neck], [...left], 0.015, ash, 12)
  mesh.bar([...neck], [...right], 0.015, ash, 12)
  mesh.bar([0.215, 1.546, -0.1], [0.42, 1.484, -0.1], 0.021, ash, 12)
}

function tray(mesh: Mesh): void {
  const floor = [
    [-0.32, 0.4, 0.2],
    [0.4, 0.38, 0.2],
    [0.4, 0.38, -0.2],
    [-0.32, 0.4, -0.2],
  ] as const
  const edge = [
    [-0.45, 0.78, 0.34],
    [0.74, 0.8, 0.34],
    [0.74, 0.8, -0.34],
    [-0.45, 0.78, -0.34],
  ] as const
  floor.forEach((a, i) => {
    const [b, c, d] = [floor[(i + 1) % 4] ?? a, edge[(i + 1) % 4] ?? a, edge[i] ?? a]
    mesh.quad(a, b, c, d, i === 2 ? inner : steel)
    mesh.bar(d, c, 0.024, rim)
  })
  mesh.quad(floor[0], floor[1], floor[2], floor[3], steel)
}
