import { glaze } from '../../kit/colour'
import type { DressedOptions } from '../../kit/human/dressed'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import type { Spot } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import { cypress } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lampTent } from './lamp-tent'
import { Expo } from './stage'

/** The row of the ground under the tent; below it the wet green mirrors what stands there. */
const foot = 900

/** Against the lamp in the tent people are dark, with a warm edge. */
const againstLamp: Light = {
  ...lightOf('rain', 0.4),
  strength: 0.12,
  cool: '#3a2a30',
  warm: '#ffcf8a',
}

/** One lit tent in the rain: everybody has come under its roof and talks on. */
function rainOnCanvas(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('rain', -0.5), strength: 0.3 })
  outside(stage)
  lampTent(stage, { left: 300, right: 1360, foot, eave: 420, roof: 110 })
  company(stage)
  mirror(stage)
  latecomer(stage)
  rain(stage)
}

/** The showground under low cloud, its other tents pale in the rain. */
function outside(stage: Expo): void {
  stage.sky({ kind: 'rain', horizon: 600 })
  stage.box([0, 0, 1600, 700], glaze('#2f3c50', 0.42))
  stage.ridge({ base: 600, rise: 70, wave: 520, colour: '#55677a', distance: 0.4, foot: 680 })
  stage.mist(640, 80, 0.5, '#93a2ac')
  stage.ground({ top: 650, colour: '#5f7452', patches: '#6f7260', grass: 14, distance: 0.3 })
  stage.put(cypress, [120, 760, 360, 1, 0.3])
  stage.put(cypress, [220, 740, 270, 1, 0.38])
  stage.mist(760, 120, 0.3, '#93a2ac')
}

/** They stand about in talk, as they came; a child holds a hand out to the drops. */
function company(stage: Expo): void {
  const near = new Expo(stage.pen, stage.frame, stage.random, againstLamp)
  const everybody: readonly [Spot, DressedOptions][] = [
    [[930, 852, 350, -1, 0.1], { pose: 'listening', dress: 'suit', sex: 'man', view: 1 }],
    [[640, 858, 345, 1, 0.1], { pose: 'arms-folded', dress: 'kanga', sex: 'woman', view: 0.9 }],
    [
      [480, 886, 385, 1],
      { pose: 'explaining', dress: 'shirt', sex: 'man', view: 0.2, wear: { hat: 'straw' } },
    ],
    [
      [735, 884, 372, -1],
      {
        pose: 'holding-cup',
        dress: 'dress',
        sex: 'woman',
        view: 0.15,
        wear: { hair: 'wrap', cloth: '#c8452f' },
      },
    ],
    [
      [1070, 890, 380, -1],
      { pose: 'talking', dress: 'overall', sex: 'man', view: -0.5, wear: { hat: 'cap' } },
    ],
    [
      [1260, 905, 245, 1],
      {
        age: 'child',
        dress: 'tee',
        sex: 'man',
        view: 0.1,
        action: (body) => ({
          pose: {
            hips: [0, body.hip],
            nod: -0.3,
            lean: 0.05,
            left: [0.02, body.hip - 0.02, -0.13],
            right: [0.3, 0.76, 0.08],
            leftFoot: [0.03, 0.045, -0.06],
            rightFoot: [-0.02, 0.045, 0.06],
          },
          right: 'flat',
        }),
      },
    ],
  ]
  for (const [spot, options] of everybody) {
    stage.glow([spot[0], spot[1], spot[2] * 0.5], spot[2] * 0.08, '#2a1812', 0.7, 0.3)
    near.person(spot, { skin: 'umber', shadow: false, ...options })
  }
  near.put(basket, [905, 905, 92], { goods: '#c8642a', bands: '#3f6b52' })
}

/** The wet ground gives back the tent and its people, drawn long and broken by the drops. */
function mirror(stage: Expo): void {
  const { pen, random } = stage
  stage.box(
    [0, foot + 6, 1600, 1200],
    stage.blend(
      [0, foot],
      [0, 1200],
      [
        [0, '#5a5648'],
        [1, '#3c4450'],
      ],
    ),
  )
  pen.save()
  pen.beginPath()
  pen.rect(0, foot + 6, 1600, 300)
  pen.clip()
  pen.globalAlpha = 0.44
  pen.translate(0, foot * 2 + 10)
  pen.scale(1, -1)
  // Only what stands over the ground is taken: the copy ends at its own edge.
  pen.drawImage(pen.canvas, 0, 560, 1600, foot - 560, 0, 560, 1600, foot - 560)
  pen.restore()
  stage.tufts([150, foot + 26, 30], 420, '#4f6244', 1)
  stage.tufts([1490, foot + 26, 30], 330, '#4f6244', 1)
  for (let i = 0; i < 90; i++) {
    const y = foot + 20 + 280 * random()
    const wide = between(random, 20, 110) * (0.4 + (y - foot) / 260)
    const x = random() * 1600
    const near = Math.abs(x - 830) < 520
    stage.line([x, y], [x + wide / 2, y + 2], [x + wide, y], near ? '#e9b878' : '#8594a2', 2.5)
  }
  // Rings of drops.
  for (let i = 0; i < 46; i++) {
    const y = foot + 24 + 260 * random()
    const r = 8 + (y - foot) * 0.1
    pen.strokeStyle = glaze('#dfe6ea', 0.7)
    pen.lineWidth = 2.5
    pen.beginPath()
    pen.ellipse(random() * 1600, y, r, r * 0.32, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** Somebody still runs for the roof. */
function latecomer(stage: Expo): void {
  stage.glow([165, 1040, 230], 34, '#22252c', 0.7, 0.3)
  stage.person([150, 1052, 440, 1], {
    pose: 'running',
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    view: 0.1,
    shadow: false,
    wear: {
      shirt: '#8a4a3a',
      sleeves: 'long',
      lowerColour: '#39435a',
      hat: 'cap',
      hatColour: '#3f6b52',
    },
  })
}

/** Fine slanting rain; it shows before the dark of the land, and hardly before the lamp. */
function rain(stage: Expo): void {
  const { pen, random } = stage
  for (let i = 0; i < 520; i++) {
    const near = random()
    const [x, y, long] = [random() * 1700, random() * 1240 - 80, 40 + 90 * near]
    const lit = x > 330 && x < 1330 && y > 380 && y < 880
    pen.globalAlpha = (0.22 + 0.3 * near) * (lit ? 0.35 : 1)
    stage.line(
      [x, y],
      [x - long * 0.08, y + long / 2],
      [x - long * 0.16, y + long],
      '#e4ebf0',
      1.4 + 1.4 * near,
    )
  }
  pen.globalAlpha = 1
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/14-rain',
    height: 1200,
    seed: 6114,
    compose: rainOnCanvas,
    fine: true,
    focus: [
      { x: 600, y: 640, radius: 220 },
      { x: 1020, y: 640, radius: 200 },
      { x: 1270, y: 760, radius: 120 },
      { x: 150, y: 820, radius: 200 },
    ],
  },
]
