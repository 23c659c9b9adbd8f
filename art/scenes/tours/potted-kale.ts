import type { Vec } from '../../kit/animals/volume'
import { seeded, smoothNoise } from '../../kit/random'
import { formOf, lightOfColour, mixIn, type Form } from '../../kit/sprig/form'
import { collards, leafForms, type LeafOptions } from '../../kit/sprig/leaf'
import { curve, twig } from '../../kit/sprig/twig'

/** How steeply the painter looks down on the pot. */
const tilt = 0.2

/** A young kale plant in a clay pot, that stands at `foot`; one of its leaves is studied. */
export function pottedKale([x, y]: readonly [number, number]): Form[] {
  const rim = y - 206
  const at = curve([
    [x, rim + 10, 30],
    [x - 5, rim - 90, 34],
    [x + 4, rim - 220, 36],
    [x + 2, rim - 330, 40],
  ])
  const forms = [
    pot([x, y, 0]),
    soil([x, rim + 22, 30]),
    twig(
      Array.from({ length: 30 }, (_, i) => at(i / 29)),
      (t) => 17 - 8 * t,
      { bark: '#8f9a6a', tip: '#a9bf80', seed: 3, rough: 0.05 },
    ),
  ]
  leaves.forEach(({ t, ...leaf }, index) => {
    forms.push(
      ...leafForms({
        wide: 0.3,
        fold: 0.2,
        wave: 0.036,
        stalk: 0.26,
        ...leaf,
        at: at(t),
        kind: collards,
        seed: 300 + index * 7,
      }),
    )
  })
  return forms
}

/** Old leaves hang low, young ones stand in the heart; the second is the one that is studied. */
const leaves: readonly (Omit<LeafOptions, 'at' | 'kind' | 'seed' | 'wide'> & {
  t: number
  wide?: number
})[] = [
  { t: 0.36, angle: -0.1, toward: -0.4, length: 290, droop: 0.9, arch: 0.4, roll: -0.3 },
  {
    t: 0.55,
    angle: 3.36,
    toward: 0.12,
    length: 590,
    droop: 0.62,
    arch: 0.12,
    roll: 0.05,
    wide: 0.235,
    stalk: 0.22,
    fold: 0.12,
  },
  { t: 0.3, angle: 2.75, toward: 0.5, length: 250, droop: 0.9, arch: 0.5, roll: 0.3 },
  {
    t: 0.48,
    angle: 0.15,
    toward: 0.55,
    length: 330,
    droop: 0.95,
    arch: 0.5,
    bend: 0.2,
    bites: [
      [0.6, 1, 0.08],
      [0.5, -0.5, 0.03],
    ],
  },
  {
    t: 0.7,
    angle: -0.5,
    toward: -0.2,
    length: 330,
    droop: 0.6,
    arch: 0.35,
    roll: -0.5,
    twist: -0.3,
  },
  { t: 0.78, angle: -2.45, toward: -0.35, length: 300, droop: 0.3, arch: 0.5, roll: 0.3 },
  { t: 0.86, angle: -0.95, toward: 0.35, length: 250, droop: 0.4, arch: 0.7, roll: -0.3 },
  { t: 0.93, angle: -1.75, toward: 0.15, length: 220, arch: 0.5, roll: 0.5, wide: 0.25 },
  { t: 0.98, angle: -1.3, toward: -0.2, length: 170, arch: -0.2, roll: -0.9, wide: 0.22 },
  { t: 0.99, angle: -2.1, toward: 0.4, length: 120, arch: 0.2, roll: 0.9, wide: 0.2 },
]

const turnedAt = ([x, y, z]: Vec, radius: number, high: number, turn: number): Vec => {
  const deep = -Math.sin(turn) * radius
  return [
    x + Math.cos(turn) * radius,
    y - high * Math.cos(tilt) + deep * Math.sin(tilt),
    z + deep * Math.cos(tilt) + high * Math.sin(tilt),
  ]
}

function pot(foot: Vec): Form {
  const outline = [
    [0, 0],
    [86, 0],
    [92, 10],
    [108, 90],
    [120, 160],
    [121, 164],
    [133, 166],
    [136, 176],
    [137, 206],
    [134, 212],
    [126, 212],
    [122, 204],
    [120, 180],
  ] as const
  const noise = smoothNoise(seeded(41))
  const clay = lightOfColour('#b4633e')
  const salt = lightOfColour('#d8b79a')
  const damp = lightOfColour('#7d4027')
  const sides = 60
  return formOf(
    outline.length * 4,
    sides + 1,
    (row, column) => {
      const place = Math.min(outline.length - 1.001, row / 4)
      const [low, high] = [
        outline[Math.floor(place)] ?? outline[0],
        outline[Math.floor(place) + 1] ?? outline[0],
      ]
      const rest = place - Math.floor(place)
      return turnedAt(
        foot,
        low[0] + (high[0] - low[0]) * rest,
        low[1] + (high[1] - low[1]) * rest,
        (column / sides) * Math.PI * 2,
      )
    },
    {
      isThin: false,
      skin: (u, v, _, out) => {
        ;[out.colour[0], out.colour[1], out.colour[2]] = clay
        mixIn(out, salt, 0.5 * Math.max(0, noise(v * 4, u * 5) * 0.8 + noise(v * 13, u * 22) * 0.4))
        mixIn(out, damp, Math.max(0, 0.5 - u * 1.6 + 0.3 * noise(v * 6 + 9, u * 4)))
        out.gloss = 0.05
        out.through = 0
      },
    },
    true,
  )
}

function soil(middle: Vec): Form {
  const noise = smoothNoise(seeded(43))
  const brown = lightOfColour('#4a3020')
  const pale = lightOfColour('#8a6a4a')
  const sides = 40
  return formOf(
    9,
    sides + 1,
    (row, column) => {
      const turn = (column / sides) * Math.PI * 2
      const radius = (1 - row / 8) * 122
      return turnedAt(
        middle,
        radius,
        5 * noise(Math.cos(turn) * radius * 0.1, Math.sin(turn) * radius * 0.1),
        turn,
      )
    },
    {
      isThin: true,
      skin: (u, v, _, out) => {
        ;[out.colour[0], out.colour[1], out.colour[2]] = brown
        mixIn(out, pale, Math.max(0, noise(v * 30, u * 14)) * 0.6)
        out.gloss = 0
        out.through = 0
      },
    },
    true,
  )
}
