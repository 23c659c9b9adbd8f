import { createCanvas } from '@napi-rs/canvas'
import type { Carriage } from '../../kit/animals/body-plan'
import { cumulus } from '../../kit/clouds'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { between, pick } from '../../kit/random'
import { blend } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { acacia } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** The herd trots to its house before the storm. */
function stormBeyondThePaddock(pen: Pen, frame: Frame, random: Random): void {
  const light: Light = {
    ...lightOf('afternoon', -0.8),
    height: 0.3,
    strength: 0.75,
    warm: '#ffdf8a',
    cool: '#3d4a5c',
    air: '#7d8890',
  }
  const stage = new GoatFarm(pen, frame, random, light)
  stormSky(stage, light)
  stage.hills(610, { shift: -160, distance: 0.3, far: '#4c5868', near: '#434f52' })
  sheetOfRain(stage, light)
  stage.ground({ top: 622, colour: '#d9b648', patches: '#ead073', grass: 44, distance: 0.18 })
  // The rain darkens the far side of the plain already.
  stage.glow([470, 626, 1000], 90, '#4c545a', 0.75, 0.2)
  stage.glow([1100, 740, 1500], 160, '#4c4a34', 0.4)
  stage.put(acacia, [120, 690, 240, 1, 0.06])
  stage.put(goatHouse, [1330, 800, 400, -1, 0.02], { turn: 0.35, tilt: 0.1 })
  stage.put(fence, [420, 770, 96, 1, 0.05], { length: 13, turn: 0.03 })
  herd(stage)
  stage.put(longGrass, [1330, 1240, 190], { width: 760, colour: '#c9a742', density: 0.8 })
  stage.put(longGrass, [260, 1262, 130], { width: 900, colour: '#d2b04a', density: 0.7 })
}

/** Heavy cloud with a lit strip of far sky under it. */
function stormSky(stage: GoatFarm, light: Light): void {
  const { pen, frame, random } = stage
  pen.fillStyle = blend(
    pen,
    [0, 0],
    [0, 640],
    [
      [0, '#1f2735'],
      [0.5, '#36424f'],
      [0.74, '#64717a'],
      [0.86, '#b9b493'],
      [1, '#f0d692'],
    ],
  )
  pen.fillRect(0, 0, frame.width, frame.height)
  // The farthest and lowest first.
  for (const [y, size, colour, count] of [
    [380, 110, '#707b84', 8],
    [250, 200, '#566170', 7],
    [110, 300, '#3f4a59', 6],
  ] as const)
    for (let i = 0; i < count; i++)
      cloud(
        stage,
        light,
        ((i + 0.5 + between(random, -0.3, 0.3)) * 1700) / count - 50,
        y,
        size,
        colour,
      )
}

function cloud(
  stage: GoatFarm,
  light: Light,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const { pen, random } = stage
  const grey: Light = { ...light, warm: '#a9b0b2', cool: '#1d2532', air: '#39434f', strength: 0.5 }
  cumulus(pen, { x, y: y + between(random, -30, 30), size }, grey, random, {
    wide: between(random, 2, 3),
    colour,
  })
}

/** Rain falls from one cloud in soft veils that the wind bends, dense enough to hide the hills. */
function sheetOfRain(stage: GoatFarm, light: Light): void {
  const { pen, frame, random } = stage
  const [top, foot, slant] = [250, 644, 120]
  const sheet = createCanvas(frame.width, frame.height)
  const ink = sheet.getContext('2d')
  ink.lineCap = 'round'
  const fall = (x: number, from: number, to: number, wide: number): void => {
    // It falls steeper near the ground, where the wind is weaker.
    const at = (t: number): [number, number] => [
      x - slant * (1.6 * t - 0.6 * t * t),
      top + (foot - top) * t,
    ]
    ink.lineWidth = wide
    ink.beginPath()
    ink.moveTo(...at(from))
    ink.quadraticCurveTo(...at((from + to) / 2), ...at(to))
    ink.stroke()
  }
  const lay = (blur: number): void => {
    pen.save()
    pen.filter = `blur(${blur}px)`
    pen.drawImage(sheet, 0, 0)
    pen.restore()
    ink.clearRect(0, 0, frame.width, frame.height)
  }
  for (let i = 0; i < 260; i++) {
    const share = (random() + random() + random()) / 3
    ink.globalAlpha = 0.09
    ink.strokeStyle = '#36414e'
    fall(170 + 880 * share, 0, 1, between(random, 30, 80))
  }
  lay(10)
  // Denser and thinner veils within it, a few of them pale where the far light shines through.
  for (let i = 0; i < 90; i++) {
    const share = (random() + random()) / 2
    ink.globalAlpha = between(random, 0.08, 0.2) * Math.min(1, 4 * Math.min(share, 1 - share))
    ink.strokeStyle = pick(random, ['#7d8992', '#5a6570', '#2a3440', '#222b37'])
    fall(200 + 830 * share, random() * 0.35, between(random, 0.7, 1), between(random, 14, 54))
  }
  lay(8)
  for (let i = 0; i < 170; i++) {
    const share = (random() + random()) / 2
    const from = random() * 0.6
    ink.globalAlpha = between(random, 0.08, 0.2) * Math.min(1, 4 * Math.min(share, 1 - share))
    ink.strokeStyle = pick(random, ['#98a2a6', '#7d8890', '#4a5560', '#27303c'])
    fall(200 + 830 * share, from, from + between(random, 0.2, 0.4), between(random, 4, 9))
  }
  lay(2.5)
  // Spray where it strikes the plain.
  stage.glow([460, 628, 900], 70, '#aeb0a0', 0.5, 0.1)
  scud(stage, light)
}

/** Torn shreds under the cloud that the rain falls from, each at a height of its own. */
function scud(stage: GoatFarm, light: Light): void {
  const { random } = stage
  stage.glow([620, 225, 1150], 190, '#1d2532', 0.7, 0.15)
  for (let i = 0; i < 9; i++)
    cloud(stage, light, 120 + i * 128, 225 + 62 * Math.sin(i * 1.9), 90 + 46 * random(), '#2f3947')
  for (let i = 0; i < 60; i++) {
    const [x, low] = [between(random, -40, 1640), random() ** 1.6]
    const wide = between(random, 90, 260) * (1 - 0.5 * low)
    stage.glow(
      [x - 30 * low, 215 + 125 * low + 40 * Math.sin(x / 170), wide],
      wide * between(random, 0.22, 0.42),
      pick(random, ['#303b49', '#3a4654', '#465260']),
      0.42 - 0.2 * low,
      0.1,
    )
  }
}

/** Two legs of a trot are in the air at a time, one of each pair. */
const trots: readonly [Carriage['feet'], Carriage['feet']] = [
  [
    [-0.72, 0.1],
    [-0.3, 0],
    [0.6, 0.14],
    [0.2, 0.02],
  ],
  [
    [-0.34, 0],
    [-0.74, 0.12],
    [0.22, 0.02],
    [0.62, 0.16],
  ],
]

/** They hurry home in a line, the first already at the ramp. */
function herd(stage: GoatFarm): void {
  const trot = [
    [1250, 812, 98, 'cream', 'short'],
    [1150, 820, 108, 'brown', 'none'],
    [645, 846, 146, 'cream', 'short'],
    [500, 880, 176, 'brown', 'short'],
    [770, 938, 218, 'boer', 'scimitar'],
    [250, 935, 224, 'black', 'short'],
    [480, 1020, 262, 'saanen', 'none'],
    [130, 1110, 300, 'nubian', 'short'],
    [880, 1090, 290, 'pied', 'scimitar'],
  ] as const
  trot.forEach(([x, y, size, hide, horns], i) => {
    stage.caprine([x, y, size, 1], {
      pose: 'walking',
      hide,
      turn: -0.12 - 0.2 * stage.random(),
      look: 0.06,
      horns,
      beard: i % 4 !== 2,
      eye: 'soft',
      carriage: {
        feet: i % 2 ? trots[1] : trots[0],
        body: { lift: 0.03, pitch: i % 2 ? 0.03 : -0.03 },
        head: [0.74, 1.16 + 0.05 * stage.random(), 0],
        pitch: -0.4,
      },
    })
    stage.tufts([x, y + 8, size * 0.16], size * 1.4, '#d9b648', 0.8)
    stage.glow([x - size * 0.8, y - 4, size], size * 0.2, '#e9cf92', 0.4)
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/19-storm',
    height: 1200,
    seed: 6019,
    compose: stormBeyondThePaddock,
    fine: true,
    focus: [
      { x: 640, y: 860, radius: 260 },
      { x: 240, y: 880, radius: 260 },
      { x: 1080, y: 880, radius: 260 },
    ],
  },
]
