import { trough } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { shed } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { sow, type SowOptions } from './sow'

/** A sow roots in the mud with her litter in the first sun before the sty; the keeper passes with water. */
function pigFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.75), height: 0.3 })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 500, clouds: 0.5, sun: { x: 430, y: 440, radius: 40 } })
  stage.ridge({ base: 400, rise: 60, wave: 520, colour: '#7f97a0', distance: 0.6, foot: 520 })
  treeLine(
    pen,
    { x: 760, y: 550, size: 250, distance: 0.5 },
    { x: 1560, y: 525, size: 330, distance: 0.45 },
    light,
    random,
    { count: 7, tree: eucalyptus },
  )
  stage.mist(520, 80, 0.7, '#ffe2b4')
  stage.ground({
    top: (x) => 560 - 0.03 * x,
    colour: '#7f9f48',
    patches: '#a8a458',
    distance: 0.36,
    grass: 40,
  })
  stage.put(hedge, [300, 566, 40, 1, 0.34], { width: 900, ragged: 0.5 })
  stage.put(shed, [330, 735, 330, 1, 0.08], { kind: 'pigs', turn: 0.42 })
  stage.mist(640, 60, 0.3, '#ffe2b4')
  stage.put(trough, [620, 790, 60], { length: 2.4 })
  keeper(stage)
  // Trodden earth and straw before the sty.
  for (let i = 0; i < 70; i++)
    stage.glow([120 + random() * 1400, 860 + random() * 260, 360], 70, '#8a6444', 0.42, 0.35)
  for (let i = 0; i < 260; i++) {
    const [x, y] = [80 + random() * 1440, 850 + random() * 290]
    stage.line(
      [x, y],
      [x + 16, y - 5],
      [x + 34 * random(), y + 6],
      random() < 0.5 ? '#d8b468' : '#b48f4c',
      3,
    )
  }
  wallow(stage, 640, 1128)
  const near = (x: number, y: number, size: number, side: 1 | -1, options: SowOptions): void => {
    stage.glow([x, y - 2, size * 2], size * 0.2, '#2a1810', 0.6, 0.4)
    stage.put(sow, [x, y, size, side], options)
  }
  near(1070, 1085, 650, -1, { turn: 0.7, look: 0.08, head: [0.92, 0.76, -0.66] })
  near(170, 1078, 200, 1, {
    piglet: true,
    turn: 0.45,
    look: 0.1,
    head: [0.6, 0.92, -0.15],
    seed: 4,
  })
  near(880, 1160, 205, -1, {
    piglet: true,
    turn: 0.85,
    look: 0.1,
    head: [0.6, 0.84, -0.4],
    seed: 2,
  })
  near(1330, 1150, 195, -1, {
    piglet: true,
    turn: 0.3,
    look: 0.15,
    seed: 9,
    spotted: true,
    feet: [
      [-0.72, 0.03],
      [-0.4, 0],
      [0.2, 0],
      [0.46, 0.06],
    ],
  })
  stage.tufts([150, 1215, 64], 600, '#7f9a48')
  stage.tufts([1000, 1225, 54], 1300, '#8f9a4c', 0.6)
}

/** A puddle in the trodden mud, with the sky in it. */
function wallow(stage: Stage, x: number, y: number): void {
  const { random } = stage
  const ring = (wide: number, high: number, fill: string | CanvasGradient): void =>
    stage.soft(
      Array.from({ length: 26 }, (_, i): [number, number] => {
        const turn = (i / 26) * Math.PI * 2
        const rough = 0.72 + 0.42 * random()
        return [x + Math.cos(turn) * wide * rough, y + Math.sin(turn) * high * rough]
      }),
      fill,
    )
  ring(640, 92, '#6a4831')
  ring(560, 70, '#4a3122')
  ring(
    400,
    40,
    stage.blend(
      [x, y - 50],
      [x, y + 50],
      [
        [0, '#8f8068'],
        [0.45, '#e2bf88'],
        [1, '#8ea0a8'],
      ],
    ),
  )
  for (let i = 0; i < 120; i++) {
    const turn = random() * Math.PI * 2
    const [px, py] = [x + Math.cos(turn) * (400 + 150 * random()), y + Math.sin(turn) * 70]
    stage.oval(px, py, 18 + 20 * random(), 9 + 8 * random(), random() < 0.5 ? '#5a3c28' : '#8a6242')
  }
}

/** Walks past the sty with the water. */
function keeper(stage: Stage): void {
  stage.glow([265, 842, 220], 34, '#3a2418', 0.6, 0.3)
  stage.person(
    [255, 842, 385, 1, 0.04],
    {
      pose: 'carrying-jerrycan',
      dress: 'overall',
      sex: 'man',
      skin: 'umber',
      turn: 0.5,
      wear: { shirt: '#3f6a86', lowerColour: '#3f6a86', hat: 'straw' },
    },
    '#7f9a48',
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/pig-farm-tour',
    height: 1200,
    seed: 611,
    compose: pigFarm,
    fine: true,
    focus: [
      { x: 520, y: 800, radius: 260 },
      { x: 250, y: 960, radius: 190 },
      { x: 880, y: 1060, radius: 190 },
      { x: 1310, y: 1060, radius: 190 },
      { x: 255, y: 560, radius: 130 },
    ],
  },
]
