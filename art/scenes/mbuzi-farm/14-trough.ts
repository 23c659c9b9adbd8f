import { glaze } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { seeded } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { fence, waterTank } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Goats come to a trough from both sides, heads down. */
function troughBeforeDusk(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.85), height: 0.22 })
  stage.sky({ kind: 'golden', horizon: 330, sun: { x: 190, y: 262, radius: 40 } })
  stage.hills(338, { shift: 120, distance: 0.56, near: '#7f7a68', tall: 0.8 })
  stage.ground({ top: 348, colour: '#a98f54', patches: '#c0a05c', grass: 20, distance: 0.45 })
  stage.put(goatHouse, [1290, 530, 220, -1, 0.2], { turn: 0.4, tilt: 0.2 })
  stage.put(waterTank, [800, 640, 330, 1, 0.1], { colour: '#2f3f3a' })
  stage.put(fence, [760, 520, 90, 1, 0.22], { length: 14, turn: 0.02 })
  stage.dust([900, 700, 150], 1500, 0.3, '#f0c88a')
  stage.caprine([1310, 632, 122, -1, 0.1], { pose: 'walking', hide: 'galla', turn: 0.3 }, '#a08a4c')
  stage.caprine([430, 640, 118, 1, 0.1], { pose: 'walking', hide: 'toggenburg' }, '#a08a4c')
  const facing = (): void => {
    const own = new GoatFarm(pen, frame, seeded(77), stage.light)
    own.caprine([990, 990, 364, -1, 0.02], {
      pose: 'drinking',
      hide: 'pied',
      turn: 0.8,
      look: 0,
      shadow: false,
      carriage: { head: [0.8, 0.62, 0], pitch: -1.05 },
    })
  }
  stage.glow([1110, 978, 330], 50, '#3a2a1c', 0.5, 0.3)
  facing()
  basin(stage)
  // His head hangs over the far wall, in front of it.
  pen.save()
  pen.beginPath()
  pen.rect(640, 600, 400, 266)
  pen.rect(690, 860, 130, 84)
  pen.clip()
  facing()
  pen.restore()
  for (const [x, y] of muzzles.slice(0, 1)) wet(stage, x, y)
  stage.caprine([265, 1050, 400, 1], {
    pose: 'drinking',
    hide: 'saanen',
    turn: 0.25,
    horns: 'short',
    beard: false,
    carriage: { head: [0.87, 0.63, 0.02], pitch: -1 },
  })
  stage.caprine([1365, 1055, 410, -1], {
    pose: 'drinking',
    hide: 'boer',
    turn: 0.3,
    look: 0.1,
    beard: false,
    carriage: { head: [0.87, 0.63, 0.02], pitch: -1 },
  })
  for (const [x, y] of muzzles.slice(1)) wet(stage, x, y)
  rim(stage)
  stage.tufts([800, 1130, 34], 1500, '#a89252', 0.35)
}

/** The near wall of the trough is this high, and its top is drawn between these corners. */
const top = { far: [575, 1025], near: [505, 1095], back: 880, front: 1000, foot: 1110 } as const

/** Where a muzzle meets the water: of the one that faces us, of the left and of the right. */
const muzzles = [
  [764, 928],
  [668, 955],
  [960, 955],
] as const

/** The water that closes over a muzzle, with its rings. */
function wet(stage: GoatFarm, x: number, y: number): void {
  const { pen } = stage
  stage.glow([x, y + 16, 110], 34, '#8fa8ae', 0.95, 0.55)
  pen.lineWidth = 3
  for (const [wide, fade] of [
    [34, 0.9],
    [58, 0.7],
    [84, 0.45],
  ] as const) {
    pen.strokeStyle = glaze('#fff0d0', fade)
    pen.beginPath()
    pen.ellipse(x, y + 8, wide, wide * 0.24, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** The trough seen from above: its far wall and the water, which has the colours of the sky. */
function basin(stage: GoatFarm): void {
  const { far, near, back, front } = top
  stage.shape(
    [
      [far[0] - 14, back - 14],
      [far[1] + 14, back - 14],
      [near[1] + 22, front],
      [near[0] - 22, front],
    ],
    '#cdbb9c',
  )
  stage.shape(
    [
      [far[0], back],
      [far[1], back],
      [near[1], front],
      [near[0], front],
    ],
    '#6f665c',
  )
  stage.shape(
    [
      [far[0] - 2, back + 24],
      [far[1] + 2, back + 24],
      [near[1], front],
      [near[0], front],
    ],
    stage.blend(
      [0, back + 24],
      [0, front],
      [
        [0, '#d9b488'],
        [0.35, '#a9b3ae'],
        [1, '#6f96ac'],
      ],
    ),
  )
}

/** The near wall with its lit rim, over what stands behind it. */
function rim(stage: GoatFarm): void {
  const { near, front, foot } = top
  stage.glow([820, foot + 6, 900], 60, '#3a2a1c', 0.55, 0.4)
  stage.shape(
    [
      [near[0] - 22, front],
      [near[1] + 22, front],
      [near[1] + 12, foot],
      [near[0] - 12, foot],
    ],
    stage.blend(
      [near[0], front],
      [near[1], foot],
      [
        [0, '#c9b492'],
        [0.5, '#a8967c'],
        [1, '#7d6f60'],
      ],
    ),
  )
  stage.box([near[0] - 26, front - 8, near[1] + 26, front + 16], '#e0cca6')
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/14-trough',
    height: 1200,
    seed: 6014,
    compose: troughBeforeDusk,
    focus: [
      { x: 640, y: 850, radius: 150 },
      { x: 780, y: 820, radius: 170 },
      { x: 1000, y: 850, radius: 160 },
    ],
  },
]
