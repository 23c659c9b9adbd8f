import { patchwork } from '../../kit/fields'
import { cloudShadows } from '../../kit/land'
import { cabbage, maize, napier, sunflower } from '../../kit/plants'
import { type Point, foliage, tonesOf } from '../../kit/shapes'
import { plotSign } from '../../kit/things/event-things'
import { broadTree, cypress } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** Six strips of crops run up one hillside. */
export function sixStrips(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'afternoon', -0.7)
  const { u } = s
  s.sky({ kind: 'cumulus', horizon: 420 })
  s.knuckles(430, { shift: 380, distance: 0.55 })
  const crest = (x: number): number => 470 - 190 * Math.exp(-(((x - 1020) / 620) ** 2))
  patchwork(pen, s.light, random, {
    crest: () => 452 * u,
    foot: 620 * u,
    from: 0,
    to: 1600 * u,
    plot: 110 * u,
    distance: 0.4,
  })
  s.ground({ top: (x) => crest(x), colour: '#7d9a4c', patches: '#a9a45a', grass: 0, distance: 0.2 })
  for (const [x, size] of [
    [760, 90],
    [1330, 130],
    [1390, 100],
    [1450, 120],
    [700, 70],
  ] as const)
    s.put(x > 1000 ? cypress : broadTree, [x, crest(x) + 14, size, 1, 0.28])
  // Edges of the strips: at the crest close together, at the foot wide apart.
  const foot = 1010
  const edge = (i: number, t: number): number => {
    const [high, low] = [640 + i * 125, 20 + i * 272]
    return low + (high - low) * t + 26 * Math.sin(t * 3 + 1)
  }
  const row = (i: number, t: number): number => foot + (crest(edge(i, t)) + 16 - foot) * t ** 0.85
  const soils = ['#8a7a44', '#7f9a4e', '#a8743f', '#6f8a4c', '#9aa558', '#7a5a3c'] as const
  soils.forEach((soil, i) => {
    const points: Point[] = []
    for (let k = 0; k <= 12; k++) points.push([edge(i, k / 12), row(i, k / 12)])
    for (let k = 12; k >= 0; k--) points.push([edge(i + 1, k / 12), row(i + 1, k / 12)])
    s.shape(points, tonesOf(soil, s.light, 0.08).middle)
  })
  for (let k = 0; k < 30; k++) {
    const t = 0.98 - (k / 29) ** 0.9 * 0.98
    const near = 1 - t
    for (let i = 0; i < 6; i++) {
      const [left, right] = [edge(i, t) + 6, edge(i + 1, t) - 10 * near]
      const scale = 0.2 + 0.8 * near
      const step = [30, 34, 40, 22, 30, 42][i] ?? 30
      for (let x = left + step * scale * 0.4; x < right; x += step * scale)
        plantAt(
          s,
          i,
          x + (random() - 0.5) * 6,
          row(i, t) + (random() - 0.5) * 6 * near,
          scale,
          0.24 * t,
        )
    }
  }
  cloudShadows(pen, frame, s.light, random, {
    top: 420 * u,
    bottom: 900 * u,
    count: 3,
    opacity: 0.18,
  })
  s.ground({
    top: (x) => 1012 + 8 * Math.sin(x / 200),
    colour: '#a98a58',
    patches: '#8f9a50',
    grass: 30,
    distance: 0.02,
  })
  for (let i = 0; i < 6; i++)
    s.put(plotSign, [120 + i * 272, 1050, 96], {
      colour: ['#d9a23a', '#3f8a5a', '#c8452f', '#2f6f8a', '#7a4f86', '#5f8a3a'][i] ?? '#3f8a5a',
    })
  s.people([
    [
      [1180, 1090, 220, -1],
      { pose: 'pointing', dress: 'overall', sex: 'woman', view: -0.6, wear: { hair: 'scarf' } },
    ],
    [
      [1270, 1105, 226, -1],
      { pose: 'listening', dress: 'fleece', visitor: true, sex: 'man', view: -0.8 },
    ],
    [[1350, 1098, 212, -1], { pose: 'taking-notes', dress: 'dress', sex: 'woman', view: -0.5 }],
  ])
  s.tufts([500, 1215, 80], 1200, '#8f9a50', 0.9)
}

function plantAt(
  s: Expo,
  kind: number,
  x: number,
  y: number,
  scale: number,
  distance: number,
): void {
  const { pen, light, random, u } = s
  const dab = (w: number, h: number, base: string): void =>
    foliage(pen, { x: x * u, y: (y - h * 0.5) * u, width: w * u, height: h * u }, light, random, {
      base,
      distance,
      dab: Math.max(2.4, 5 * scale) * u,
      density: 0.8,
    })
  if (kind === 0) s.put(maize, [x, y, 84 * scale, 1, distance])
  else if (kind === 1) dab(40 * scale, 30 * scale, '#6f9a44')
  else if (kind === 2) s.put(sunflower, [x, y, 74 * scale, 1, distance])
  else if (kind === 3) dab(30 * scale, 20 * scale, '#8a4f74')
  else if (kind === 4) s.put(napier, [x, y, 58 * scale, 1, distance])
  else s.put(cabbage, [x, y, 40 * scale, 1, distance], { colour: '#4f8a5a' })
}
