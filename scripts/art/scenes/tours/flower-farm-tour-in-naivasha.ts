import { cropRows } from '../../kit/fields'
import { rose } from '../../kit/gardens'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { polytunnel } from '../../kit/things/buildings'
import { acacia, eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { papyrus } from '../../kit/water'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'

/** Roses in the open, long greenhouses, a pale lake and the hills of Naivasha; a clear morning. */
function flowerFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.8)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'clear', horizon: 400 })
  // Longonot: a broad cone with its top gone.
  stage.ridge({
    base: 330,
    rise: 60,
    wave: 420,
    colour: '#6d7f93',
    distance: 0.54,
    crest: (x) => Math.max(268 + 9 * Math.sin(x / 37), 210 + 0.48 * Math.abs(x - 1190) ** 0.95),
    foot: 430,
    spurs: 1,
  })
  stage.mist(420, 60, 0.7)
  stage.ridge({ base: 408, rise: 34, wave: 360, colour: '#68849a', distance: 0.46, foot: 470 })
  stage.lake({ top: 440, bottom: 620, far: '#e9eee6', near: '#a8c6cf', ripples: 0.3 })
  stage.ground({
    top: (x) => 560 + 26 * Math.sin(x / 310 + 0.6),
    colour: '#8fa055',
    patches: '#b59a5a',
    distance: 0.28,
    grass: 16,
  })
  for (let i = 0; i < 7; i++)
    stage.put(acacia, [60 + i * 245 + random() * 90, 590 + random() * 14, 76, 1, 0.28], {})
  stage.put(papyrus, [1380, 600, 40, 1, 0.22], { width: 330 })
  // The tunnels lie side by side, the far ones first; their ends look down to the right.
  for (const [x, y, size] of [
    [560, 640, 62],
    [480, 712, 88],
    [370, 806, 122],
  ] as const) {
    stage.put(polytunnel, [x, y, size, 1, 0.16 - size / 1300], {
      length: 34,
      turn: 0.2,
      tilt: 0.16,
    })
    stage.tufts([x + 100, y + 26, 16], size * 13, '#7f9a4c')
  }
  stage.put(eucalyptus, [1500, 720, 330, 1, 0.1], {})
  stage.put(eucalyptus, [1420, 700, 270, 1, 0.14], {})
  stage.put(hedge, [1350, 730, 38, 1, 0.12], { width: 560, ragged: 0.5 })
  const bed = (x: number): number => 876 + 0.02 * x
  pen.save()
  pen.beginPath()
  pen.rect(0, 800, width, 400)
  pen.clip()
  stage.ground({ top: bed, colour: '#9a6242', patches: '#7a4a33', distance: 0.05 })
  pen.restore()
  const tints = ['#cf3550', '#e0607a', '#cf3550', '#e88a78', '#c22a46'] as const
  cropRows(pen, light, random, {
    horizon: 760,
    bottom: 1190,
    vanish: 1120,
    from: -60,
    to: width + 60,
    spacing: 210,
    plant: 210,
    gap: 95,
    draw: (own, place, ownLight, ownRandom) => {
      if (place.y < 890) return
      rose(own, place, ownLight, ownRandom, { colour: pick(ownRandom, tints) })
    },
  })
  picker(stage)
  for (const x of [1040, 1150, 1260, 1400])
    stage.put(rose, [x, 1215 + random() * 20, 235], { colour: pick(random, tints) })
}

function picker(stage: Stage): void {
  const spot = [1200, 1130, 520, -1] as const
  stage.person(spot, {
    pose: 'carrying-crate',
    dress: 'overall',
    sex: 'woman',
    view: 'three-quarter',
    wear: { hair: 'scarf', hairColour: '#e3b23f', shirt: '#2f6f86', lowerColour: '#2f6f86' },
  })
  for (const off of [-74, -44, -14, 18, -60, -30, 2])
    foliage(
      stage.pen,
      { x: 1090 + off, y: 796 + stage.random() * 26, width: 66, height: 54 },
      stage.light,
      stage.random,
      { base: pick(stage.random, ['#cf3550', '#e0607a', '#e88a78']), dab: 9 },
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/flower-farm-tour-in-naivasha',
    height: 1200,
    seed: 601,
    compose: flowerFarm,
    focus: faces([[1200, 1130, 520]]),
  },
]
