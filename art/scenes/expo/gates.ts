import { expoGate } from '../../kit/expo-things'
import { road } from '../../kit/ground'
import { flag } from '../../kit/things/event-things'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** Long light through the gate; the first visitors walk in. */
function gatesOpen(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'golden', 0.75)
  stage.sky({ kind: 'golden', horizon: 520, sun: { x: 1085, y: 440, radius: 44 } })
  stage.knuckles(520, { shift: -60, distance: 0.5, colour: '#6f6f92' })
  stage.put(hedge, [800, 548, 40, 1, 0.4], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 536, ...grass, colour: '#95944c', grass: 26, distance: 0.4 })
  stage.tent([250, 650, 92, 1, 0.26], { pennant: '#2f6f8a' })
  stage.tent([1290, 640, 74, -1, 0.32], { pennant: '#d9a23a', length: 8 })
  road(
    pen,
    (
      [
        [500, 1290, 900],
        [560, 1000, 480],
        [760, 800, 250],
        [830, 700, 150],
        [800, 620, 90],
      ] as const
    ).map(([x, y, w]) => [x, y, w] as const),
    stage.light,
    random,
    { colour: '#b98a5c', tracks: false, distance: 0.12 },
  )
  stage.put(eucalyptus, [60, 660, 420, 1, 0.25])
  stage.put(flag, [610, 770, 300, -1, 0.1], { colour: '#3f8a5a' })
  stage.people([
    [[745, 742, 116, 1, 0.14], { pose: 'walking', view: -0.9, dress: 'dress', sex: 'woman' }],
    [[850, 735, 112, 1, 0.15], { pose: 'walking', view: -1.2, dress: 'suit', sex: 'man' }],
  ])
  stage.put(expoGate, [815, 800, 425], { wide: 6.4 })
  stage.tent([1560, 850, 165, -1, 0.06], { pennant: '#c8452f', turn: 0.6 })
  stage.people([
    [
      [1235, 893, 185, 1],
      { pose: 'reaching-up', view: 0.5, dress: 'overall', sex: 'man', wear: { hat: 'cap' } },
    ],
  ])
  stage.people([
    [[700, 868, 172, 1, 0.05], { pose: 'standing', view: -1.1, dress: 'kanga', sex: 'woman' }],
    [
      [640, 930, 205, 1],
      {
        pose: 'walking',
        view: -0.9,
        dress: 'fleece',
        visitor: true,
        sex: 'man',
        props: ['backpack'],
      },
    ],
    [[520, 950, 150, 1], { pose: 'walking', view: -1.1, age: 'child', dress: 'tee', sex: 'man' }],
    [
      [455, 985, 232, 1],
      {
        pose: 'walking',
        view: -0.8,
        dress: 'dress',
        sex: 'woman',
        wear: { shirt: '#c8452f', lowerColour: '#c8452f' },
      },
    ],
    [
      [330, 1065, 270, 1],
      {
        pose: 'walking',
        view: -0.7,
        dress: 'shirt',
        sex: 'man',
        wear: { shirt: '#e9e2d2', hat: 'straw' },
      },
    ],
  ])
  stage.tufts([1250, 1010, 40], 800, '#9a974c', 0.6)
  stage.tufts([1100, 1215, 70], 1100, '#8f8f48', 0.9)
  stage.glow([1085, 440, 900], 620, '#ffd890', 0.4)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/01-gates',
    height: 1200,
    seed: 6101,
    compose: gatesOpen,
    focus: [{ x: 400, y: 860, radius: 200 }],
  },
]
