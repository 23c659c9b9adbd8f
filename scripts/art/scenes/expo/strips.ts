import { patchwork } from '../../kit/fields'
import { cloudShadows } from '../../kit/weather'
import { cabbage, maize, napier, sunflower } from '../../kit/plants'
import { type Point, foliage, tonesOf } from '../../kit/shapes'
import { plotSign } from '../../kit/things/event-things'
import { broadTree, cypress } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Six strips of crops run up one hillside. */
function sixStrips(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', -0.7)
  stage.sky({ kind: 'cumulus', horizon: 420 })
  stage.knuckles(430, { shift: 380, distance: 0.55 })
  const crest = (x: number): number => 470 - 190 * Math.exp(-(((x - 1020) / 620) ** 2))
  patchwork(pen, stage.light, random, {
    crest: () => 452,
    foot: 620,
    from: 0,
    to: 1600,
    plot: 110,
    distance: 0.4,
  })
  stage.ground({
    top: (x) => crest(x),
    colour: '#7d9a4c',
    patches: '#a9a45a',
    grass: 0,
    distance: 0.2,
  })
  for (const [x, size] of [
    [760, 90],
    [1330, 130],
    [1390, 100],
    [1450, 120],
    [700, 70],
  ] as const)
    stage.put(x > 1000 ? cypress : broadTree, [x, crest(x) + 14, size, 1, 0.28])
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
    stage.shape(points, tonesOf(soil, stage.light, 0.08).middle)
  })
  for (let k = 0; k < 21; k++) {
    const t = 0.98 - (k / 20) ** 0.85 * 0.98
    const near = 1 - t
    for (let i = 0; i < 6; i++) {
      const [left, right] = [edge(i, t) + 20 * near + 4, edge(i + 1, t) - 26 * near]
      const scale = 0.22 + 1.3 * near ** 1.3
      const step = [30, 34, 40, 22, 30, 42][i] ?? 30
      for (let x = left + step * scale * 0.4; x < right; x += step * scale)
        plantAt(
          stage,
          i,
          x + (random() - 0.5) * 6,
          row(i, t) + (random() - 0.5) * 6 * near,
          scale,
          0.24 * t,
        )
    }
  }
  cloudShadows(pen, frame, stage.light, random, {
    top: 420,
    bottom: 900,
    count: 3,
    opacity: 0.18,
  })
  stage.ground({
    top: (x) => 1012 + 8 * Math.sin(x / 200),
    colour: '#a98a58',
    patches: '#8f9a50',
    grass: 30,
    distance: 0.02,
  })
  for (let i = 0; i < 6; i++)
    stage.put(plotSign, [120 + i * 272, 1050, 96], {
      colour: ['#d9a23a', '#3f8a5a', '#c8452f', '#2f6f8a', '#7a4f86', '#5f8a3a'][i] ?? '#3f8a5a',
    })
  stage.people([
    [
      [1200, 1110, 290, -1],
      {
        pose: 'pointing',
        dress: 'overall',
        sex: 'woman',
        view: 0.35,
        wear: { hair: 'scarf', shirt: '#d9622f', lowerColour: '#d9622f' },
      },
    ],
    [
      [1330, 1130, 300, -1],
      { pose: 'listening', dress: 'fleece', visitor: true, sex: 'man', view: 0.6 },
    ],
    [[1450, 1120, 280, -1], { pose: 'taking-notes', dress: 'dress', sex: 'woman', view: 0.7 }],
  ])
  stage.tufts([500, 1215, 80], 1200, '#8f9a50', 0.9)
}

function plantAt(
  stage: Expo,
  kind: number,
  x: number,
  y: number,
  scale: number,
  distance: number,
): void {
  const { pen, light, random } = stage
  const dab = (w: number, h: number, base: string): void =>
    foliage(pen, { x, y: y - h * 0.5, width: w, height: h }, light, random, {
      base,
      distance,
      dab: Math.max(2.4, 5 * scale),
      density: 0.8,
    })
  if (kind === 0) stage.put(maize, [x, y, 84 * scale, 1, distance])
  else if (kind === 1) dab(40 * scale, 30 * scale, '#6f9a44')
  else if (kind === 2) stage.put(sunflower, [x, y, 74 * scale, 1, distance])
  else if (kind === 3) dab(30 * scale, 20 * scale, '#8a4f74')
  else if (kind === 4) stage.put(napier, [x, y, 58 * scale, 1, distance])
  else stage.put(cabbage, [x, y, 40 * scale, 1, distance], { colour: '#4f8a5a' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/12-strips',
    height: 1200,
    seed: 6112,
    compose: sixStrips,
    focus: [{ x: 1260, y: 960, radius: 160 }],
  },
]
