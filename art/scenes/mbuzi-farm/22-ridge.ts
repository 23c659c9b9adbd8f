import { outline } from '../../kit/land'
import { between, smoothNoise } from '../../kit/random'
import { blend } from '../../kit/shapes'
import { acacia } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Black against the last light. */
function homeAlongTheRidge(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'dusk', 0.4)
  stage.sky({ kind: 'dusk', horizon: 900, sun: { x: 1090, y: 700, radius: 62 }, clouds: 1.1 })
  stage.glow([900, 760, 3400], 1500, '#ff8f3c', 0.75)
  stage.glow([1090, 720, 2000], 900, '#ffa94a', 0.6)
  stage.glow([1090, 700, 620], 420, '#ffdf96', 0.7)
  stage.hills(880, { shift: -500, distance: 0.45, far: '#8a5f6a', near: '#5d4257' })
  stage.mist(850, 70, 0.35, '#f3a86c')
  const rough = smoothNoise(random)
  const crest = (x: number): number => 850 + 60 * Math.cos((x - 250) / 520) + 8 * rough(x / 70)
  const dark: Light = {
    from: 0.4,
    height: 0.2,
    strength: 0.1,
    warm: '#4a2c2c',
    cool: '#1c1420',
    air: '#241820',
  }
  const night = new GoatFarm(pen, frame, random, dark)
  outline(pen, frame, (x) => crest(x))
  pen.fillStyle = blend(
    pen,
    [0, 800],
    [0, frame.height],
    [
      [0, '#3d2530'],
      [0.3, '#2b1b26'],
      [1, '#171019'],
    ],
  )
  pen.fill()
  night.put(acacia, [1430, crest(1430) + 8, 330, -1, 0.82], { wide: 1.7 })
  night.person([330, crest(330) + 6, 300, 1, 0.84], {
    pose: 'herding',
    dress: 'shuka',
    sex: 'man',
    view: 0.2,
    shadow: false,
  })
  const line = [
    [470, 108, false],
    [585, 118, false],
    [700, 104, false],
    [782, 66, true],
    [870, 120, false],
    [980, 112, false],
    [1075, 64, true],
    [1170, 116, false],
    [1275, 106, false],
  ] as const
  line.forEach(([x, size, kid], i) => {
    night.goat([x, crest(x) + 4, size, 1, 0.84], {
      pose: i === 4 ? 'grazing' : 'walking',
      kid,
      horns: kid ? 'buds' : 'swept',
      beard: !kid,
      coat: 'brown',
      turn: 0.05,
      look: 0,
      shadow: false,
      tilt: 0.04,
    })
  })
  // The low sun rims the backs and throws long shadows down the slope to the painter.
  for (const [x, size] of line) {
    stage.line(
      [x - size * 0.45, crest(x) - size * 1.0],
      [x, crest(x) - size * 0.98],
      [x + size * 0.4, crest(x) - size * 1.03],
      'rgba(255,176,96,0.55)',
      3.5,
    )
    stage.shape(
      [
        [x - size * 0.5, crest(x) + 2],
        [x + size * 0.4, crest(x) + 2],
        [x - size * 1.6, 1230],
        [x - size * 3.4, 1230],
      ],
      'rgba(12,8,14,0.4)',
    )
  }
  for (let i = 0; i < 60; i++) {
    const x = random() * 1600
    stage.glow(
      [x, crest(x) + 10 + 300 * random() ** 1.6, between(random, 60, 220)],
      between(random, 5, 14),
      '#c8643c',
      0.3,
    )
  }
  for (let x = 0; x < 1600; x += 26)
    stage.tufts([x, crest(x) + 8, 24, 1, 0], 40, x % 52 === 0 ? '#3a2626' : '#2a1c20', 0.7)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/22-ridge',
    height: 1200,
    seed: 6022,
    compose: homeAlongTheRidge,
    focus: [
      { x: 330, y: 740, radius: 160 },
      { x: 870, y: 800, radius: 260 },
    ],
  },
]
