import { pickupBed } from '../../kit/expo-things'
import { sacks } from '../../kit/things/harvest-things'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** A bargain over the back of a pick-up. */
function settledWithAHandshake(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'golden', -0.7)
  stage.sky({ kind: 'golden', horizon: 470 })
  stage.knuckles(486, { shift: 120, distance: 0.42, colour: '#71749a' })
  stage.put(hedge, [800, 520, 60, 1, 0.3], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 506, colour: '#b08d58', patches: '#8f9650', grass: 16, distance: 0.28 })
  stage.tent([200, 610, 100, 1, 0.24], { pennant: '#3f8a5a' })
  stage.tent([1440, 600, 80, -1, 0.28], { pennant: '#c8452f' })
  stage.put(eucalyptus, [1130, 620, 400, 1, 0.26])
  stage.people([
    [
      [1310, 700, 170, -1, 0.14],
      { pose: 'carrying-sack', dress: 'overall', sex: 'man', view: 0.3 },
    ],
  ])
  stage.put(pickupBed, [790, 1080, 760], { colour: '#3f7a8a' })
  const shaking = (reach: number) => (body: { hip: number }) => ({
    pose: {
      hips: [-0.03, body.hip] as const,
      lean: 0.24,
      nod: 0.06,
      look: 0.2,
      left: [0.12, 0.5, -0.13] as const,
      right: [reach, 0.66, 0.03] as const,
      leftFoot: [0.06, 0.045, -0.09] as const,
      rightFoot: [-0.1, 0.05, 0.08] as const,
      elbows: [-0.4, -0.9, 0.3] as const,
    },
    right: 'flat' as const,
  })
  stage.posed([440, 1120, 930, 1], {
    sex: 'woman',
    dress: 'kanga',
    turn: 0.2,
    action: shaking(0.4),
    wear: {
      shirt: '#d9a23a',
      lowerColour: '#8a3a5a',
      cloth: '#2f7d78',
      hair: 'wrap',
      sleeves: 'short',
    },
    skin: 'sienna',
  })
  stage.posed([1140, 1130, 960, -1], {
    sex: 'man',
    age: 'elder',
    dress: 'shirt',
    turn: 0.2,
    action: shaking(0.385),
    wear: { shirt: '#e9e2d2', hat: 'straw', sleeves: 'long', lowerColour: '#4c4a4f' },
    skin: 'umber',
  })
  stage.put(sacks, [1450, 1150, 250, -1], { count: 2, open: '#c9a56a' })
  stage.put(sacks, [150, 1150, 240, 1], { count: 2 })
  stage.tufts([800, 1160, 40], 1500, '#a08f52', 0.5)
  stage.tufts([700, 1222, 80], 1700, '#8f8a4a', 0.8)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/15-potatoes',
    height: 1200,
    seed: 6115,
    compose: settledWithAHandshake,
    focus: [{ x: 800, y: 520, radius: 330 }],
  },
]
