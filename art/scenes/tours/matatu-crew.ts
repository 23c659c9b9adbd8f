import { turning } from '../../kit/animals/shading'
import { glaze } from '../../kit/colour'
import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { Pen } from '../../kit/types'
import { door, half, lintel, sill, windows } from './airbrushed-matatu'

/** Where the minibus stands, and how it is seen. */
export const bus = { x: 850, y: 1080, size: 690, turn: 0.56, tilt: 0.05 }
/** Metres from the ground to the top of the luggage. */
export const tall = 3.08
const metre = bus.size / tall

/** Where a point of the bus is in the picture. */
function onBus(x: number, y: number, z = half): Point {
  const { upright, lean } = turning(bus.turn, bus.tilt, -1)
  const [sx, sy] = lean(upright([x, y, z]))
  return [bus.x + sx * metre, bus.y - sy * metre]
}

/** Paints only within a piece of the side of the bus. */
function within(
  pen: Pen,
  [a, b, low, high]: readonly [number, number, number, number],
  paint: () => void,
): void {
  pen.save()
  pen.beginPath()
  for (const point of [onBus(a, low), onBus(b, low), onBus(b, high), onBus(a, high)])
    pen.lineTo(...point)
  pen.closePath()
  pen.clip()
  paint()
  pen.restore()
}

const riders = [
  { sex: 'woman', dress: 'dress', turn: 0.9, shirt: '#e7c25a' },
  { sex: 'man', dress: 'shirt', turn: 1.2, shirt: '#e9e2d2' },
  { sex: 'woman', dress: 'dress', turn: 0.75, shirt: '#c8452f' },
] as const

/** Travellers behind the panes, under the gleam of the glass. */
export function passengers(stage: Stage): void {
  riders.forEach((rider, i) => {
    const [a, b] = windows[i] ?? windows[0]
    within(stage.pen, [a, b, sill, lintel], () => {
      const [x, y] = onBus((a + b) / 2, 0.02, half - 0.2)
      stage.person([x, y, 2.04 * metre, -1], {
        pose: 'standing',
        turn: rider.turn,
        sex: rider.sex,
        dress: rider.dress,
        shadow: false,
        mood: { smile: 0.3 },
        wear: { shirt: rider.shirt, hat: 'none' },
      })
      stage.shape(
        [
          onBus(b - 0.1, sill),
          onBus(b - 0.24, sill),
          onBus(b - 0.42, lintel),
          onBus(b - 0.28, lintel),
        ],
        'rgba(255,240,214,0.22)',
      )
    })
  })
}

/** The driver behind the windscreen, and before him the gleam of the glass and two wipers. */
export function driver(stage: Stage): void {
  const { pen } = stage
  pen.save()
  pen.beginPath()
  for (const [x, y, z] of [
    [2.75, 1.36, 0.86],
    [2.75, 1.36, -0.86],
    [2.5, 2.14, -0.8],
    [2.5, 2.14, 0.8],
  ] as const)
    pen.lineTo(...onBus(x, y, z))
  pen.clip()
  const [x, y] = onBus(2.3, -0.02, -0.56)
  stage.person([x, y, 2.02 * metre, -1], {
    pose: 'standing',
    sex: 'man',
    dress: 'shirt',
    turn: 1.0,
    shadow: false,
    mood: { smile: 0.2 },
    wear: { shirt: '#7fae92', hat: 'none' },
  })
  stage.shape(
    [
      onBus(2.75, 1.36, 0.7),
      onBus(2.75, 1.36, 0.36),
      onBus(2.5, 2.14, -0.05),
      onBus(2.5, 2.14, 0.42),
    ],
    glaze('#ffffff', 0.16),
  )
  pen.restore()
  pen.lineCap = 'round'
  for (const z of [0.62, -0.12]) {
    const [foot, tip] = [onBus(2.79, 1.34, z), onBus(2.7, 1.6, z - 0.5)]
    stage.line(foot, foot, tip, '#15161a', metre * 0.028)
  }
  pen.lineCap = 'butt'
}

/** What an artist sprayed on the side: a red sun behind an acacia, and birds over the plain. */
export function sideArt(pen: Pen): void {
  const [ox, oy] = onBus(0, 0)
  const [ax, ay] = onBus(1, 0)
  const [bx, by] = onBus(0, 1)
  within(pen, [-1.36, 0.36, 0.56, 1.3], () => {
    pen.transform(ax - ox, ay - oy, bx - ox, by - oy, ox, oy)
    pen.beginPath()
    pen.ellipse(-0.5, 0.92, 0.84, 0.36, 0, 0, Math.PI * 2)
    pen.fillStyle = '#fbf0d2'
    pen.fill()
    pen.beginPath()
    pen.ellipse(-0.5, 0.92, 0.8, 0.325, 0, 0, Math.PI * 2)
    pen.clip()
    const sky = pen.createLinearGradient(0, 0.6, 0, 1.26)
    for (const [at, colour] of [
      [0, '#f6c03c'],
      [0.45, '#ee7a2c'],
      [0.75, '#b8324a'],
      [1, '#4a2462'],
    ] as const)
      sky.addColorStop(at, colour)
    pen.fillStyle = sky
    pen.fillRect(-1.4, 0.5, 1.8, 0.8)
    pen.fillStyle = '#ffe9a0'
    pen.beginPath()
    pen.arc(-0.66, 0.86, 0.17, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = '#2a1524'
    pen.beginPath()
    pen.rect(-1.4, 0.5, 1.8, 0.22)
    pen.fill()
    // The acacia: a trunk that forks, and a flat crown.
    pen.strokeStyle = '#2a1524'
    pen.lineWidth = 0.035
    pen.beginPath()
    pen.moveTo(-0.22, 0.7)
    pen.lineTo(-0.25, 0.86)
    pen.lineTo(-0.42, 1.02)
    pen.moveTo(-0.25, 0.86)
    pen.lineTo(-0.06, 1.03)
    pen.moveTo(-0.25, 0.86)
    pen.lineTo(-0.22, 1.04)
    pen.stroke()
    for (const [x, y, wide, tall] of [
      [-0.24, 1.06, 0.34, 0.055],
      [-0.42, 1.03, 0.18, 0.04],
      [-0.04, 1.04, 0.17, 0.04],
    ] as const) {
      pen.beginPath()
      pen.ellipse(x, y, wide, tall, 0, 0, Math.PI * 2)
      pen.fill()
    }
    pen.lineWidth = 0.016
    for (const [x, y] of [
      [-0.98, 1.04],
      [-0.86, 1.1],
      [-1.08, 0.96],
    ] as const) {
      pen.beginPath()
      pen.moveTo(x - 0.06, y + 0.02)
      pen.quadraticCurveTo(x - 0.02, y + 0.03, x, y)
      pen.quadraticCurveTo(x + 0.02, y + 0.03, x + 0.06, y + 0.02)
      pen.stroke()
    }
  })
}

/** He hangs in the door, one hand on its rail, and calls the stops. */
export function conductor(stage: Stage): void {
  const [x, y] = onBus((door.from + door.to) / 2 - 0.02, 0.46, half + 0.12)
  stage.person([x, y, 1.74 * metre, -1], {
    sex: 'man',
    turn: 0.95,
    dress: 'shirt',
    shadow: false,
    skin: 'sienna',
    mood: { smile: 0.3, open: 0.2 },
    face: { beard: 0 },
    wear: {
      shirt: '#e8c14a',
      sleeves: 'long',
      lowerColour: '#3a3f52',
      hat: 'cap',
      hatColour: '#2f3a52',
    },
    action: (body) => ({
      pose: {
        hips: [0.02, body.hip],
        lean: 0.05,
        bow: -0.06,
        left: [-0.02, 0.8, -0.235],
        right: [0.14, body.hip + 0.44, 0.27],
        leftFoot: [0.0, 0.045, -0.06],
        rightFoot: [0.05, 0.045, 0.06],
        elbows: [-0.2, -0.6, 0.9],
      },
      left: 'fist',
      right: 'flat',
    }),
  })
}
