import { glaze } from '../../kit/colour'
import { handCart } from '../../kit/expo-things'
import type { Point } from '../../kit/shapes'
import { crates } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Where the man's feet are, how tall he is, and how he is seen: half from behind. */
const man = { x: 560, y: 1066, size: 690, turn: -0.5, tilt: 0.13 }
const metre = man.size / 1.72
/** The door in the dark wall, and the low sun in it. */
const [left, right, top, sill] = [470, 1480, 60, 938]
const sun: Point = [1240, 420]
/** Where a shadow on the floor points away from: the ground below the sun. */
const below: Point = [sun[0], 610]

/** The last crates roll out of the store, towards a door full of light. */
function boxesDownTheRamp(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: 0.95,
    height: 0.22,
    strength: 1,
    warm: '#ffcf8a',
    cool: '#3a3444',
    air: '#8a7668',
  })
  evening(stage)
  store(stage)
  floor(stage)
  stage.put(crates, [60, 985, 320, 1, 0.04], { count: 5, turn: 0.3 })
  const [ahead, aside] = [0.72 * metre * Math.cos(man.turn), 0.72 * metre * Math.sin(man.turn)]
  const cart = [man.x + ahead, man.y + aside * Math.sin(man.tilt)] as const
  for (const [x, y, wide, long] of [
    [man.x + 70, man.y - 14, 62, 260],
    [man.x - 70, man.y + 4, 62, 260],
    [cart[0] + 20, cart[1] + 6, 250, 300],
  ] as const)
    shadow(stage, [x, y], wide, long)
  stage.put(handCart, [...cart, 1.9 * metre, 1], {
    turn: man.turn,
    tilt: man.tilt,
    tip: 0.24,
    handle: 1,
    shadow: false,
  })
  porter(stage)
  stage.glow([sun[0], sun[1] + 60, 1500], 1200, '#ffe0a0', 0.22)
}

/** He walks upright behind his load, both fists on the grips. */
function porter(stage: Expo): void {
  const fist = { grip: 'hold', palm: [0.1, -1, 0], point: [0.9, -0.1, 0] } as const
  stage.person([man.x, man.y, man.size, 1], {
    sex: 'man',
    dress: 'overall',
    turn: man.turn,
    tilt: man.tilt,
    skin: 'sienna',
    shadow: false,
    face: { beard: 0 },
    wear: {
      shirt: '#3f6f8f',
      lowerColour: '#3a5a78',
      hat: 'cap',
      hatColour: '#d9b04a',
      shoe: '#24302b',
    },
    hands: { left: fist, right: fist },
    action: (body) => ({
      pose: {
        hips: [-0.02, body.hip - 0.016],
        lean: 0.13,
        nod: 0.02,
        left: [0.17, 0.625, -0.186],
        right: [0.17, 0.625, 0.186],
        leftFoot: [0.15, 0.047, -0.05],
        leftToe: -0.1,
        rightFoot: [-0.19, 0.085, 0.05],
        rightToe: 0.5,
        elbows: [-0.9, -0.5, 0.3],
      },
    }),
  })
}

/** A shadow that the sun in the door throws over the floor, towards the painter. */
function shadow(stage: Expo, [x, y]: Point, wide: number, long: number): void {
  const [dx, dy] = [x - below[0], y - below[1]]
  const far = Math.hypot(dx, dy)
  const [ex, ey] = [x + (dx / far) * long, y + (dy / far) * long]
  stage.glow([x, y, wide * 1.2], 30, '#1c1210', 0.8, 0.4)
  stage.shape(
    [
      [x - wide / 2, y],
      [x + wide / 2, y],
      [ex + wide * 0.6, ey],
      [ex - wide * 0.6, ey],
    ],
    glaze('#2a1a18', 0.62),
  )
}

/** Outside: a yard of packed earth, a hedge, hills under the low sun. */
function evening(stage: Expo): void {
  stage.box(
    [left, top, right, sill],
    stage.blend(
      [0, top],
      [0, 600],
      [
        [0, '#e9cf9f'],
        [0.5, '#ffd58a'],
        [1, '#f7b766'],
      ],
    ),
  )
  stage.glow([...sun, 800], 700, '#fff3c8', 0.95, 0.03)
  for (const [x, y, wide] of [
    [760, 190, 620],
    [1180, 250, 700],
    [640, 330, 460],
    [1400, 150, 380],
  ] as const)
    stage.glow([x, y, wide], 34, '#e39a72', 0.5, 0.1)
  stage.oval(...sun, 92, 92, '#fffae0')
  stage.soft(
    [
      [400, 560],
      [620, 500],
      [800, 540],
      [980, 478],
      [1180, 540],
      [1360, 500],
      [1560, 540],
      [1560, 680],
      [400, 680],
    ],
    '#cf9a80',
  )
  for (let x = left; x < right + 40; x += 30)
    stage.oval(x, 600, 66, 54 + 16 * Math.sin(x), x % 4 ? '#8a6a4c' : '#9a7650')
  stage.box(
    [left, 616, right, sill],
    stage.blend(
      [0, 616],
      [0, sill],
      [
        [0, '#f0c080'],
        [1, '#c98f58'],
      ],
    ),
  )
  stage.glow([below[0], 640, 900], 160, '#fff0c0', 0.8)
}

/** A dark wall of boards with the day in its cracks, round the door. */
function store(stage: Expo): void {
  const wall = stage.blend(
    [0, 0],
    [900, 300],
    [
      [0, '#3a3038'],
      [1, '#5f4b4a'],
    ],
  )
  for (const edges of [
    [0, 0, left, sill + 6],
    [right, 0, 1600, sill + 6],
    [left, 0, right, top],
  ] as const)
    stage.box(edges, wall)
  for (let x = 14; x < 1600; x += 88) {
    if (x > left - 60 && x < right) continue
    stage.box([x, 0, x + 9, sill], '#2a232b')
    if (x % 3 === 1) stage.box([x + 9, 0, x + 12, sill - 10], '#c08a58')
  }
  for (const x of [left - 34, right]) stage.box([x, top - 44, x + 34, sill + 8], '#453640')
  stage.box([left - 44, top - 48, right + 44, top], '#4c3c42')
  stage.box([left - 3, top, left + 10, sill], '#c8955f')
}

/** Boards that lead out through the door; the sun lies on them as far as the door lets it in. */
function floor(stage: Expo): void {
  stage.box([0, sill, 1600, 1200], '#4a3735')
  const away = (x: number, y: number): Point => [
    below[0] + ((x - below[0]) * (y - below[1])) / (sill - below[1]),
    y,
  ]
  stage.shape(
    [[left, sill], [right, sill], away(right, 1200), away(left, 1200)],
    stage.blend(
      [below[0], sill],
      [600, 1200],
      [
        [0, '#ffdc9a'],
        [0.5, '#dca86c'],
        [1, '#a87850'],
      ],
    ),
  )
  // The joints of the boards run towards the point where he is going.
  for (let i = -9; i < 26; i++) {
    const x = 975 + (i - 8) * 76
    const near = 975 + (x - 975) * 1.8
    stage.line([x, sill], [x, sill], [near, 1200], glaze('#5a3a2a', 0.6), 4)
  }
  // Outside the boards go down to the yard.
  stage.shape(
    [
      [left + 60, sill],
      [right - 60, sill],
      [right - 190, 800],
      [left + 190, 800],
    ],
    '#b9804e',
  )
  for (let i = 0; i <= 9; i++) {
    const k = i / 9
    const [near, far] = [
      left + 60 + (right - left - 120) * k,
      left + 190 + (right - left - 380) * k,
    ]
    stage.line([near, sill], [near, sill], [far, 800], glaze('#7a5236', 0.6), 3)
  }
  stage.box([left, sill - 6, right, sill + 8], '#7a5236')
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/07-ramp',
    height: 1200,
    seed: 6207,
    compose: boxesDownTheRamp,
    fine: true,
    focus: [
      { x: 620, y: 640, radius: 330 },
      { x: 880, y: 760, radius: 260 },
    ],
  },
]
