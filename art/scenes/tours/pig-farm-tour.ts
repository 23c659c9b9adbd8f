import { pig } from '../../kit/animals/pig'
import { trough } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { shed } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** A sow and her litter in the first sun before the sty; the keeper comes with the feed. */
function pigFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.75), height: 0.3 })
  const { light } = stage
  stage.sky({ kind: 'dawn', horizon: 470, clouds: 0.7 })
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
  const near = (
    x: number,
    y: number,
    size: number,
    side: 1 | -1,
    options: Parameters<typeof pig>[4],
  ): void => {
    stage.glow([x + size * 0.15, y - 2, size * 1.9], size * 0.2, '#3a2418', 0.65, 0.4)
    stage.put(pig, [x, y, size, side], options)
  }
  near(1435, 915, 225, -1, { coat: 'spotted', pose: 'looking', turn: 0.5, look: 0.3, near: true })
  near(770, 1080, 420, -1, { coat: 'pink', pose: 'standing', turn: 0.42, look: 0.15, near: true })
  near(1180, 1100, 140, -1, { piglet: true, coat: 'pink', pose: 'walking', turn: 0.3 })
  near(240, 1130, 135, 1, { piglet: true, coat: 'spotted', pose: 'standing', turn: 0.5 })
  near(1400, 1145, 145, -1, { piglet: true, coat: 'pink', pose: 'running', turn: 0.2 })
  stage.tufts([150, 1215, 64], 600, '#7f9a48')
  stage.tufts([1000, 1225, 54], 1300, '#8f9a4c', 0.6)
}

/** Walks up from behind the trough with a sack on her shoulder. */
function keeper(stage: Stage): void {
  stage.glow([245, 822, 200], 30, '#3a2418', 0.6, 0.3)
  stage.person(
    [235, 822, 330, 1, 0.05],
    {
      pose: 'carrying-sack',
      dress: 'overall',
      sex: 'man',
      skin: 'umber',
      turn: 0.3,
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
      { x: 530, y: 830, radius: 260 },
      { x: 1330, y: 800, radius: 170 },
      { x: 235, y: 620, radius: 120 },
    ],
  },
]
