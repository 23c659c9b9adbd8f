import { collardLeaf, collards } from '../../kit/collards'
import { vegetableBeds } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'

/** Beds of vegetables in the early sun, rounded trees behind; a woman squats and picks kale. */
function organicFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('morning', -0.75), height: 0.26 })
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'dawn', horizon: 290, clouds: 0.7 })
  stage.ridge({ base: 236, rise: 40, wave: 360, colour: '#6f96a0', distance: 0.5, foot: 300 })
  stage.ground({ top: 300, colour: '#9aa650', distance: 0.3, grass: 8 })
  for (let i = 0; i < 8; i++)
    stage.put(
      broadTree,
      [50 + i * 215 + random() * 40, 404 + random() * 14, 225 + random() * 70, 1, 0.16],
      {
        leaves: pick(random, ['#5f8238', '#6f8f3c', '#53733a']),
        wide: 1,
      },
    )
  stage.put(hedge, [width / 2, 418, 34, 1, 0.12], { width: width * 1.1, ragged: 0.4 })
  stage.mist(420, 60, 0.5, '#f6e2bc')
  const field = { horizon: 350, bottom: 1290, vanish: 560, from: 0, to: width }
  pen.save()
  pen.beginPath()
  pen.rect(0, 422, width, 900)
  pen.clip()
  vegetableBeds(pen, light, random, { ...field, bed: 380, plant: 140 })
  pen.restore()
  marigolds(stage, field)
  stage.person([330, 640, 270, 1, 0.08], {
    pose: 'digging',
    dress: 'overall',
    sex: 'man',
    props: ['jembe'],
    wear: { hat: 'straw' },
  })
  // Bare red earth in front, where the kale stands.
  stage.ground({
    top: (x) => 905 + 14 * Math.sin(x / 170) + 8 * Math.sin(x / 61),
    colour: '#9a6240',
    patches: '#7a4a32',
    grass: 0,
    distance: 0.04,
  })
  for (const [x, y, size] of [
    [90, 985, 290],
    [420, 970, 280],
    [1440, 985, 300],
  ] as const)
    stage.put(collards, [x, y, size, 1, 0.05])
  stage.put(collards, [700, 1110, 400])
  harvest(stage)
  stage.put(basket, [1330, 1130, 150])
  collardLeaf(
    pen,
    { from: [800, 965], angle: -2.62, length: 230, width: 130, sunny: 0.75 },
    light,
    random,
  )
  woman(stage)
  for (const [x, y, size] of [
    [150, 1230, 400],
    [480, 1290, 330],
    [1560, 1260, 380],
  ] as const)
    stage.put(collards, [x, y, size])
}

/** Picked leaves stand in the basket. */
function harvest(stage: Stage): void {
  for (let i = 0; i < 9; i++) {
    const share = i / 8 - 0.5
    collardLeaf(
      stage.pen,
      {
        from: [1330 + share * 130, 1000],
        angle: -Math.PI / 2 + share * 2,
        length: 170 + 40 * stage.random(),
        width: 92,
        sunny: 0.55 - share * 0.3,
      },
      stage.light,
      stage.random,
    )
  }
}

function woman(stage: Stage): void {
  stage.person([1010, 1130, 860, -1], {
    dress: 'kanga',
    sex: 'woman',
    turn: 0.32,
    skin: 'sienna',
    mood: { smile: 0.6, lids: 0.8, gaze: [0, -0.35] },
    wear: {
      hair: 'scarf',
      cloth: '#d98a1f',
      shirt: '#efe6d4',
      sleeves: 'short',
      lowerColour: '#2f6f9a',
    },
    outfit: { bottom: { colour: '#2f6f9a', second: '#e8d49a', pattern: 'dots' } },
    hands: { left: { grip: 'pinch' }, right: { grip: 'pinch' } },
    action: () => ({
      pose: {
        hips: [-0.13, 0.19],
        lean: 0.52,
        nod: -0.02,
        left: [0.265, 0.26, -0.07],
        right: [0.245, 0.21, 0.1],
        leftFoot: [0.05, 0.045, -0.05],
        rightFoot: [0, 0.045, 0.055],
        knees: [0.9, 0.6, 0.1],
        elbows: [-0.5, -0.5, 0.6],
      },
    }),
  })
}

/** Orange flowers stand guard along two of the paths. */
function marigolds(stage: Stage, field: { horizon: number; bottom: number; vanish: number }): void {
  for (let near = 0.14; near < 0.66; near *= 1.07) {
    for (const column of [-1, 1]) {
      const x = field.vanish + column * 380 * near
      const y = field.horizon + (field.bottom - field.horizon) * near
      const area = { x, y: y - 20 * near, width: 76 * near, height: 60 * near }
      foliage(stage.pen, area, stage.light, stage.random, { base: '#55803a', dab: 10 * near + 2 })
      for (let k = 0; k < 5; k++) {
        const spot = {
          x: x + (stage.random() - 0.5) * 60 * near,
          y: y - (20 + 34 * stage.random()) * near,
          width: 20 * near,
          height: 17 * near,
        }
        foliage(stage.pen, spot, stage.light, stage.random, {
          base: '#e8871e',
          dab: 5 * near + 1.5,
        })
      }
    }
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/organic-farm-visit',
    height: 1200,
    seed: 604,
    compose: organicFarm,
    fine: true,
    focus: [
      { x: 880, y: 780, radius: 300 },
      { x: 340, y: 500, radius: 120 },
    ],
  },
]
