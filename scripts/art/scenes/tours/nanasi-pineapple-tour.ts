import { cropRows } from '../../kit/fields'
import { pineapple } from '../../kit/pineapple'
import { crates } from '../../kit/things/harvest-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'

/** Rows of pineapples run towards a lone hill, the sky is warm and late; low viewpoint. */
function pineapples(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.7)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'golden', horizon: 560, sun: { x: 1290, y: 430, radius: 54 }, clouds: 1.2 })
  // Ol Donyo Sabuk alone over the plain.
  stage.ridge({
    base: 460,
    rise: 90,
    wave: 420,
    colour: '#6a6a8c',
    distance: 0.4,
    crest: (x) =>
      566 -
      150 * Math.exp(-(((x - 430) / 330) ** 2)) -
      34 * Math.exp(-(((x - 700) / 130) ** 2)) +
      5 * Math.sin(x / 31),
    foot: 580,
    spurs: 0.9,
  })
  stage.mist(560, 44, 0.6, '#ffd99c')
  stage.ground({ top: 560, colour: '#a86a42', patches: '#8f5538', distance: 0.36 })
  stage.glow([1290, 620, 1100], 260, '#ffd98e', 0.55, 0.04)
  stage.put(hedge, [800, 576, 26, 1, 0.36], { width: 1700, ragged: 0.7 })
  cropRows(pen, light, random, {
    horizon: 552,
    bottom: 1190,
    vanish: 900,
    from: -100,
    to: width + 100,
    spacing: 400,
    plant: 330,
    gap: 150,
    distance: 0.34,
    draw: (own, place, ownLight, ownRandom) => {
      if (place.y < 585) return
      if (place.y > 900 && Math.abs(place.x - 1090) < 130) return
      pineapple(own, place, ownLight, ownRandom, { fruit: 0.15 + ownRandom() * 0.85 })
    },
  })
  stage.person([1090, 940, 400, -1], {
    pose: 'carrying-on-head',
    dress: 'shirt',
    sex: 'man',
    props: ['basket-head'],
    wear: { shirt: '#d9cdb4', boots: true },
  })
  stage.dust([1090, 946, 26], 150, 0.5, '#b5784c')
  stage.person([560, 690, 150, 1, 0.16], {
    pose: 'bending-to-pick',
    dress: 'overall',
    sex: 'woman',
  })
  stage.put(crates, [700, 712, 52, 1, 0.14], { goods: '#d99a35', count: 3 })
  for (const [x, y, size] of [
    [250, 1230, 470],
    [1420, 1240, 450],
  ] as const)
    stage.put(pineapple, [x, y, size], { fruit: 1 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/nanasi-pineapple-tour',
    height: 1200,
    seed: 607,
    compose: pineapples,
    focus: faces([[1090, 940, 400]]),
  },
]
