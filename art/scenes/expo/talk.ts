import { lightOf } from '../../kit/light'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { canvasRoof } from './canvas-roof'
import { soilBoard } from './soil-board'
import { Expo, grass } from './stage'

/** Under the big tent: rows of listeners, a speaker, the layers of the soil on a board. */
function talkInTheTent(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', -0.6), height: 0.36 })
  stage.sky({ kind: 'clear', horizon: 560, clouds: 0.6 })
  stage.ridge({ base: 560, rise: 60, wave: 620, colour: '#6d88a0', distance: 0.5, foot: 640 })
  stage.ground({ top: 612, ...grass, grass: 16, distance: 0.3 })
  stage.put(broadTree, [190, 690, 270, 1, 0.3])
  stage.put(broadTree, [1480, 680, 220, 1, 0.34])
  floor(stage)
  canvasRoof(stage, {
    rim: (x) => 268 + 24 * Math.sin((x / 1600) * Math.PI * 4) ** 2,
    foot: 812,
    poles: [64, 1514],
    cloth: ['#c2b594', '#e6d9b6', '#f6ecd0'],
    seam: '#b0a27e',
    scallops: ['#b5503e', '#efe4c8'],
  })
  soilBoard(stage, { left: 790, top: 400, right: 1400, bottom: 800, foot: 900 })
  speaker(stage)
  listeners(stage)
}

/** Trodden grass in the shade, with the sun that comes in at the side. */
function floor(stage: Expo): void {
  stage.ground({
    top: (x) => 790 + 5 * Math.sin(x / 90),
    colour: '#968a5c',
    patches: '#a99a6c',
    grass: 8,
    distance: 0.08,
  })
  stage.box(
    [0, 790, 1600, 1200],
    stage.blend(
      [0, 790],
      [0, 1200],
      [
        [0, 'rgba(70,60,50,0.12)'],
        [1, 'rgba(40,36,40,0.5)'],
      ],
    ),
  )
  stage.glow([250, 850, 900], 130, '#ffe9b0', 0.6, 0.1)
}

/** She turns to her listeners, one open hand at the drawing. */
function speaker(stage: Expo): void {
  stage.glow([530, 942, 300], 44, '#2c241a', 0.6, 0.3)
  stage.person([510, 942, 660, 1], {
    sex: 'woman',
    dress: 'shirt',
    turn: 1.08,
    skin: 'sienna',
    shadow: false,
    mood: { smile: 0.8, open: 0.4 },
    wear: {
      shirt: '#e6dcc4',
      lowerColour: '#2f6f6a',
      lower: 'long-skirt',
      hair: 'wrap',
      cloth: '#d98a1f',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        bow: -0.03,
        look: 0.1,
        left: [0.12, body.hip + 0.23, -0.33],
        right: [0.17, body.hip + 0.1, 0.1],
        leftFoot: [0.04, 0.045, -0.075],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.4, -0.8, 0.5],
      },
      left: 'flat',
      right: 'flat',
    }),
  })
}

/** Rows of chairs with people on them, seen from behind; one has a question. */
function listeners(stage: Expo): void {
  const rows = [
    { y: 1010, size: 420, from: 1000, gap: 300, count: 2, distance: 0.06 },
    { y: 1225, size: 620, from: 130, gap: 335, count: 5, distance: 0 },
  ] as const
  for (const [row, { y, size, from, gap, count, distance }] of rows.entries())
    for (let i = 0; i < count; i++) {
      // They leave the speaker and her board free to see.
      const x = from + i * gap + (row === 0 ? 10 : 0)
      stage.glow([x, y - 4, size * 0.62], size * 0.11, '#241e1a', 0.55, 0.3)
      const isAsking = row === 0 && i === 1
      stage.person([x, y, size, 1, distance], {
        dress:
          (['kanga', 'shirt', 'dress', 'tee', 'fleece', 'shirt'] as const)[(i * 2 + row) % 6] ??
          'shirt',
        turn: -1.3 - 0.12 * Math.sin(i * 3),
        props: ['chair-wood'],
        shadow: false,
        visitor: (i + row) % 6 === 4,
        ...(isAsking
          ? {
              action: () => ({
                pose: {
                  hips: [0, 0.29],
                  look: 0,
                  left: [0.2, 0.35, -0.06],
                  right: [0.06, 0.92, 0.13],
                  leftFoot: [0.28, 0.045, -0.062],
                  rightFoot: [0.24, 0.045, 0.062],
                  elbows: [-0.2, -0.5, 0.8],
                },
                right: 'flat' as const,
              }),
            }
          : { pose: 'sitting' as const }),
      })
    }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/06-talk',
    height: 1200,
    seed: 6106,
    compose: talkInTheTent,
    fine: true,
    focus: [
      { x: 520, y: 440, radius: 240 },
      { x: 1090, y: 600, radius: 330 },
    ],
  },
]
