import { roseBush } from '../../kit/rose-bloom'
import { lightOf } from '../../kit/light'
import { polytunnel } from '../../kit/things/buildings'
import { acacia, eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { papyrus } from '../../kit/water'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { rosePicker } from './rose-picker'

/** Roses in the open, long greenhouses, a pale lake and the hills of Naivasha; a clear morning. */
function flowerFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.8),
    height: 0.3,
    warm: '#ffe2ac',
  })
  const { width } = stage.frame
  stage.sky({ kind: 'dawn', horizon: 400, clouds: 1.1 })
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
  stage.ground({
    top: (x) => 842 + 0.012 * x,
    colour: '#8a5a40',
    patches: '#6d4433',
    distance: 0.05,
  })
  // A band of leaves closes the bed, so that no soil shows between the far rows.
  for (let row = 0; row < 10; row++) {
    const near = row / 9
    const [y, size] = [868 + 350 * near ** 1.35, 74 + 210 * near]
    if (row === 6) rosePicker(stage)
    for (let x = -40 + (row % 2) * size * 0.3; x < width + 60; x += size * 0.56)
      stage.put(
        roseBush,
        [x, y + random() * 12, size * (0.92 + 0.16 * random()), 1, 0.14 - 0.13 * near],
        {
          colour: tintAt(x + row * 90),
          stems: row < 2 ? 3 : 4,
        },
      )
  }
  for (const [x, size] of [
    [30, 440],
    [400, 400],
    [760, 360],
    [1540, 400],
  ] as const)
    stage.put(roseBush, [x, 1330, size], { colour: tintAt(x), stems: 4 })
}

/** Beds of one colour each, side by side. */
function tintAt(x: number): string {
  const tints = ['#c9263f', '#e0607a', '#c9263f', '#ee9a80', '#b51d38', '#f0c9b8'] as const
  return tints[Math.floor((x + 2000) / 270) % tints.length] ?? tints[0]
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/flower-farm-tour-in-naivasha',
    height: 1200,
    seed: 601,
    compose: flowerFarm,
    fine: true,
    focus: [
      { x: 1030, y: 330, radius: 180 },
      { x: 820, y: 530, radius: 260 },
      { x: 900, y: 780, radius: 120 },
      { x: 640, y: 960, radius: 300 },
      { x: 230, y: 960, radius: 260 },
      { x: 1330, y: 960, radius: 260 },
    ],
  },
]
