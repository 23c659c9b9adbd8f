import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { napier } from '../../kit/plants'
import { mix } from '../../kit/colour'
import { between } from '../../kit/random'
import { leaf, shaded, tonesOf, type Point } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Where the carrier walks, and how tall. */
const carrier = { x: 690, y: 1590, size: 1270 }

/** How much larger the sheaf is than its own measures below. */
const near = 1.26

/** A great sheaf of grass on somebody's head, on the way home before the heat. */
function grassByTheArmful(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('morning', -0.75),
    height: 0.3,
    warm: '#ffdf9e',
  })
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 1.1 })
  stage.hills(500, { shift: 420, distance: 0.44 })
  stage.mist(512, 50, 0.6, '#fbe3bd')
  stage.ground({ top: 516, colour: '#7c9a45', patches: '#b3ab5c', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [1350, 690, 210, -1, 0.2], { turn: 0.4 })
  for (let i = 0; i < 9; i++)
    stage.put(napier, [50 + i * 56, 720 + (i % 3) * 22 - i * 12, 200 - i * 10, 1, 0.14])
  path(stage)
  for (const [x, y, size] of [
    [1540, 930, 340],
    [1420, 830, 250],
    [100, 930, 340],
    [230, 1040, 400],
    [1590, 1110, 460],
    [30, 1210, 540],
  ] as const)
    stage.put(napier, [x, y, size])
  const { x, y, size } = carrier
  somebody(stage)
  // The load shades head and shoulders.
  stage.glow([x + 20, y - size * 0.95, 440], 250, '#241a30', 0.34, 0.2)
  pen.save()
  pen.translate(x + 20, y - size * 1.085)
  pen.scale(near, near)
  sheaf(stage)
  pen.restore()
  stage.put(longGrass, [1330, 1240, 150], { width: 560, colour: '#7f9c44', density: 0.8 })
}

/** A trodden path that winds home; grass leans over both its edges. */
function path(stage: GoatFarm): void {
  const at = (t: number): readonly [number, number, number] => [
    780 + 420 * (1 - t) ** 1.6 + 50 * Math.sin(t * 5),
    650 + 620 * t ** 1.5,
    26 + 400 * t ** 1.5,
  ]
  stage.road(
    Array.from({ length: 12 }, (_, i) => at(1 - i / 11)),
    { tracks: false, distance: 0.18 },
  )
  for (let i = 0; i < 90; i++) {
    const t = Math.sqrt(i / 90)
    const [x, y, wide] = at(t)
    const side = i % 2 ? 1 : -1
    stage.tufts(
      [x + side * wide * between(stage.random, 0.4, 0.56), y, 8 + 26 * t],
      26 + 60 * t,
      '#7f9a48',
      0.9,
    )
  }
}

function somebody(stage: GoatFarm): void {
  const { x, y, size } = carrier
  stage.person([x, y, size, 1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'cocoa',
    turn: 0.62,
    shadow: false,
    face: { smile: 0.6 },
    wear: {
      shirt: '#e9dfc8',
      lowerColour: '#b2304f',
      cloth: '#d9a23a',
      hair: 'scarf',
      shoe: '#3f2a1e',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        lean: 0.03,
        twist: -0.12,
        look: 0.14,
        bow: 0.02,
        left: [0.13, body.hip + 0.05, -body.shoulderHalf - 0.04],
        right: [0.03, 1.0, 0.13],
        rightFoot: [-0.16, 0.09, 0.05],
        rightToe: 0.5,
        leftFoot: [0.15, 0.053, -0.05],
        leftToe: -0.2,
        elbows: [0.1, -0.5, 1],
      },
      right: 'loose',
    }),
    hands: {
      left: { grip: 'loose', palm: [-0.75, -0.1, 0.65], point: [0.3, -1, 0.05] },
      right: { grip: 'hold', palm: [-0.2, 0.6, -0.8], point: [0.2, 0.9, -0.3] },
    },
    // A ring of cloth between the head and its load.
    extra: (model) => {
      const ring = Array.from({ length: 13 }, (_, i) => {
        const turn = (i / 12) * Math.PI * 2
        return [0.01 + Math.cos(turn) * 0.04, 1.012, Math.sin(turn) * 0.04, 0.019] as const
      })
      model.tube('#b8643c', ring)
    },
  })
}

/** A sheaf across the head: cut ends together on the left, tips that hang over on the right. */
function sheaf(stage: GoatFarm): void {
  const { pen, random, light } = stage
  const [x, y] = [0, 0]
  const green = tonesOf('#74993c', light)
  // What lies inside and under it is in its own shade.
  stage.soft(
    [
      [x - 370, y - 100 + sag(-370)],
      [x - 220, y - 122 + sag(-220)],
      [x - 60, y - 134],
      [x + 330, y - 128],
      [x + 430, y + 20],
      [x + 200, y + 84],
      [x - 60, y + 62],
      [x - 220, y + 50 + sag(-220)],
      [x - 380, y + 14 + sag(-380)],
    ],
    mix(green.shade, '#14230f', 0.5),
  )
  const strands = Array.from({ length: 760 }, (_, i) => {
    const across = random() * 2 - 1
    return { across, order: -across * 0.7 + (i / 760) * 1.5 + random() * 0.5 }
  }).toSorted((one, other) => one.order - other.order)
  for (const { across } of strands) strand(stage, across)
  cutEnds(stage, [x - 408, y - 28 + sag(-408)])
  // Blades that work loose all along the sheaf.
  for (let i = 0; i < 150; i++) {
    const [along, across] = [random() * 2 - 1, random() * 2 - 1]
    const off = -60 + along * 330
    const from: Point = [x + off, y - 38 + across * 98 + sag(off)]
    // None before the face.
    if (across > 0.1 && Math.abs(from[0] - x + 70) < 170) continue
    const lit = 0.55 - across * 0.5 + between(random, -0.2, 0.2)
    leaf(
      pen,
      from,
      {
        angle: across * 0.5 + between(random, -0.34, 0.34),
        length: between(random, 110, 230),
        width: between(random, 6, 11),
        droop: between(random, 0.02, 0.3),
      },
      { one: shaded(green, lit + 0.28), other: shaded(green, lit - 0.12) },
    )
  }
  // Two bands of twisted grass.
  for (const off of [-210, 130])
    for (const [colour, wide, dx] of [
      ['#4a3d1c', 17, 3],
      ['#94803f', 12, 0],
      ['#c9b36c', 4, -3],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = wide
      pen.beginPath()
      pen.ellipse(
        x + off + dx,
        y - 38 + sag(off),
        34,
        108,
        off * -0.001 + 0.03,
        Math.PI * 0.52,
        Math.PI * 1.48,
        false,
      )
      pen.stroke()
    }
}

/** How far the sheaf hangs down behind the head at a place along it: it bends by its own weight. */
function sag(x: number): number {
  return Math.min(0, x + 30) ** 2 * 0.00085
}

/** One stalk with its blade: straight through the bands, then bent down by its own weight. */
function strand(stage: GoatFarm, across: number): void {
  const [x, y] = [0, 0]
  const { pen, random, light } = stage
  const tones = tonesOf(random() < 0.2 ? '#a8a552' : '#74993c', light)
  const up = across * 104
  const long = between(random, 330, 640)
  const startX = x - between(random, 320, 440)
  const startY = y - 28 + across * 96 + between(random, -16, 16) + sag(startX)
  const [midX, midY] = [x + between(random, 100, 190), y - 40 + up * 0.92]
  const spread = across * between(random, 60, 190)
  const [tipX, tipY] = [
    x + 120 + long * 0.86,
    y - 30 + spread + (long / 640) ** 2 * between(random, 150, 330),
  ]
  const wide = between(random, 5, 9)
  const lit = 0.5 - across * 0.52 + between(random, -0.22, 0.22) - (tipX > x + 480 ? 0.1 : 0)
  for (const [off, share, tone] of [
    [1, 1, shaded(tones, lit - 0.3)],
    [-0.4, 0.6, shaded(tones, lit + 0.12)],
  ] as const) {
    pen.fillStyle = tone
    pen.beginPath()
    pen.moveTo(startX, startY - wide * share + off)
    pen.quadraticCurveTo(x - 150, y - 46 + up - wide * share + off, midX, midY - wide * share + off)
    pen.quadraticCurveTo(midX + (tipX - midX) * 0.55, midY + spread * 0.2 - wide, tipX, tipY)
    pen.quadraticCurveTo(
      midX + (tipX - midX) * 0.5,
      midY + spread * 0.2 + wide,
      midX,
      midY + wide * share + off,
    )
    pen.quadraticCurveTo(
      x - 150,
      y - 46 + up + wide * share + off,
      startX,
      startY + wide * share + off,
    )
    pen.fill()
  }
}

/** The cut ends: round, pale and wet. */
function cutEnds(stage: GoatFarm, [x, y]: Point): void {
  const { random } = stage
  for (let i = 0; i < 190; i++) {
    const [turn, off] = [random() * Math.PI * 2, Math.sqrt(random())]
    const [px, py] = [
      x + Math.cos(turn) * off * 30 + between(random, -14, 26),
      y + Math.sin(turn) * off * 100,
    ]
    const r = between(random, 5, 8)
    stage.oval(px + 1, py + 2, r * 1.7, r * 2.1, '#4d5a24')
    stage.oval(px, py, r * 1.4, r * 1.8, random() < 0.5 ? '#dfe0a2' : '#c6cf84')
    stage.oval(px, py, r * 0.5, r * 0.7, '#8f9a52')
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/06-grass',
    height: 1200,
    seed: 6006,
    compose: grassByTheArmful,
    fine: true,
    focus: [
      { x: 720, y: 430, radius: 190 },
      { x: 700, y: 760, radius: 230 },
      { x: 220, y: 300, radius: 170 },
    ],
  },
]
