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
    { x: 40, y: 560, size: 230, distance: 0.5 },
    { x: 620, y: 535, size: 190, distance: 0.5 },
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
  stage.put(shed, [1130, 760, 400, 1, 0.05], { kind: 'pigs', turn: 0.42 })
  stage.mist(640, 60, 0.3, '#ffe2b4')
  stage.put(trough, [480, 800, 70], { length: 3 })
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
  near(830, 1030, 460, -1, { turn: 0.3, look: 0.2 })
  // One at the teats, one behind it that comes up, one that meets its mother's snout.
  near(905, 1072, 160, -1, {
    piglet: true,
    turn: 0.1,
    look: -0.1,
    head: [0.6, 0.95, 0.42],
    seed: 2,
  })
  near(1400, 1100, 168, -1, {
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
  near(215, 1095, 175, 1, { piglet: true, turn: 0.3, look: 0.1, head: [0.6, 0.9, -0.2], seed: 4 })
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
  stage.glow([245, 822, 200], 30, '#3a2418', 0.6, 0.3)
  stage.person(
    [235, 822, 340, 1, 0.05],
    {
      pose: 'carrying-jerrycan',
      dress: 'overall',
      sex: 'man',
      skin: 'umber',
      turn: -0.25,
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
      { x: 390, y: 690, radius: 230 },
      { x: 860, y: 950, radius: 180 },
      { x: 1350, y: 990, radius: 170 },
      { x: 300, y: 980, radius: 150 },
      { x: 255, y: 620, radius: 110 },
    ],
  },
]
