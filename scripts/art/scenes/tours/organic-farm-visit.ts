import { vegetableBeds } from '../../kit/gardens'
import { kale } from '../../kit/goat-farm'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Beds of vegetables seen from above, a row of round trees behind, a woman who harvests kale. */
function organicFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'noon', 0.6)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'cumulus', horizon: 250, clouds: 0.6 })
  stage.ridge({ base: 236, rise: 40, wave: 360, colour: '#6f96a0', distance: 0.42, foot: 300 })
  stage.ground({ top: 300, colour: '#8aa650', distance: 0.2, grass: 10 })
  for (let i = 0; i < 8; i++)
    stage.put(
      broadTree,
      [70 + i * 212 + random() * 40, 400 + random() * 14, 235 + random() * 60, 1, 0.1],
      {
        leaves: pick(random, ['#4f7f38', '#5f8f3c', '#47733a']),
        wide: 1,
      },
    )
  stage.put(hedge, [width / 2, 414, 40, 1, 0.08], { width: width * 1.1, ragged: 0.4 })
  const field = { horizon: 330, bottom: 1210, vanish: 640, from: 0, to: width }
  pen.save()
  pen.beginPath()
  pen.rect(0, 416, width, 900)
  pen.clip()
  vegetableBeds(pen, light, random, { ...field, bed: 330, plant: 128 })
  pen.restore()
  marigolds(stage, field)
  stage.host(
    [1130, 960, 520, -1],
    {
      pose: 'bending-to-pick',
      dress: 'kanga',
      sex: 'woman',
      wear: { hair: 'scarf', hairColour: '#d98a1f', shirt: '#e9e2d2', lowerColour: '#2f6f9a' },
    },
    '#6f9a52',
  )
  stage.put(basket, [900, 985, 120], { goods: '#6f9f4a' })
  stage.host([430, 640, 250, 1, 0.06], {
    pose: 'digging',
    dress: 'overall',
    sex: 'man',
    props: ['jembe'],
    wear: { hat: 'straw' },
  })
  for (const [x, y] of [
    [80, 1200],
    [230, 1230],
    [390, 1215],
    [1400, 1225],
    [1545, 1195],
  ] as const)
    stage.put(kale, [x, y, 300], {})
}

/** Orange flowers stand guard along two of the paths. */
function marigolds(stage: Stage, field: { horizon: number; bottom: number; vanish: number }): void {
  for (let near = 0.14; near < 1.1; near *= 1.07) {
    for (const column of [-1, 1]) {
      const x = field.vanish + column * 330 * near
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
    focus: [{ x: 1080, y: 740, radius: 230 }],
  },
]
