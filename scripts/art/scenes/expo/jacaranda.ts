import { teaUrn } from '../../kit/expo-things'
import { strewn } from '../../kit/ground'
import { table } from '../../kit/things/kitchen-things'
import { hedge, jacaranda } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Cups and talk under a jacaranda. */
function betweenTwoSessions(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', 0.65)
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 0.5 })
  // A low house around the court, with a shaded veranda.
  stage.shape(
    [
      [0, 330],
      [1600, 300],
      [1600, 640],
      [0, 620],
    ],
    stage.blend(
      [0, 0],
      [1600, 0],
      [
        [0, '#b9a684'],
        [1, '#ecdcb8'],
      ],
    ),
  )
  stage.shape(
    [
      [-20, 250],
      [1620, 200],
      [1620, 345],
      [-20, 372],
    ],
    stage.blend(
      [0, 220],
      [0, 370],
      [
        [0, '#c9744a'],
        [1, '#9a5236'],
      ],
    ),
  )
  stage.shape(
    [
      [0, 372],
      [1600, 345],
      [1600, 420],
      [0, 436],
    ],
    'rgba(70,52,60,0.5)',
  )
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 190
    stage.box([x, 372, x + 26, 628], '#efe6cf')
    if (i % 2 === 0) stage.box([x + 70, 440, x + 140, 620], '#5a4438')
    else stage.box([x + 60, 450, x + 150, 540], '#6f8a92')
  }
  stage.put(hedge, [300, 650, 70, 1, 0.1], { width: 700, ragged: 0.4 })
  stage.ground({ top: 630, colour: '#b89c78', patches: '#a58a6a', grass: 0, distance: 0.12 })
  for (let i = 0; i < 10; i++)
    stage.line([0, 690 + i * i * 6], [800, 684 + i * i * 6], [1600, 690 + i * i * 6], '#9a8060', 4)
  for (let i = 0; i < 9; i++)
    stage.line(
      [800 + (i - 4) * 170, 640],
      [800 + (i - 4) * 300, 900],
      [800 + (i - 4) * 520, 1210],
      '#a38a68',
      4,
    )
  stage.put(jacaranda, [560, 800, 860])
  strewn(pen, [120, 760], [1250, 1150], random, {
    colours: ['#8f74c4', '#a48ad2', '#7a62b0'],
    count: 520,
    size: 11,
  })
  stage.people([
    [[930, 760, 250, 1, 0.06], { pose: 'holding-cup', dress: 'suit', sex: 'man', view: 0.6 }],
    [[1050, 765, 240, -1, 0.06], { pose: 'talking', dress: 'kanga', sex: 'woman', view: 0.7 }],
    [[160, 790, 260, 1, 0.05], { pose: 'drinking', dress: 'dress', sex: 'woman', view: 0.6 }],
    [[280, 800, 270, -1, 0.05], { pose: 'holding-cup', dress: 'shirt', sex: 'man', view: 0.7 }],
  ])
  stage.people([
    [
      [1480, 935, 400, -1],
      { pose: 'pouring', dress: 'apron', sex: 'woman', view: 0.5, wear: { hair: 'scarf' } },
    ],
  ])
  stage.put(table, [1330, 960, 185], { cloth: '#efe6d2', length: 2.2, turn: 0.06, tilt: 0.28 })
  stage.put(teaUrn, [1290, 802, 200, -1])
  for (let i = 0; i < 5; i++) {
    stage.shape(
      [
        [1110 + i * 32, 770],
        [1134 + i * 32, 770],
        [1130 + i * 32, 796],
        [1114 + i * 32, 796],
      ],
      '#c8643a',
    )
    stage.oval(1122 + i * 32, 770, 24, 9, '#f2ede0')
  }
  stage.people([
    [
      [330, 1120, 490, 1],
      { pose: 'explaining', dress: 'shirt', sex: 'man', view: 0.5, wear: { shirt: '#d9a23a' } },
    ],
    [
      [520, 1150, 480, -1],
      { pose: 'holding-cup', dress: 'dress', sex: 'woman', view: 0.9, wear: { hair: 'wrap' } },
    ],
    [
      [690, 1125, 500, -1],
      { pose: 'drinking', dress: 'suit', sex: 'man', view: 0.4, age: 'elder' },
    ],
    [
      [1010, 1080, 420, 1],
      {
        pose: 'holding-cup',
        dress: 'fleece',
        visitor: true,
        sex: 'woman',
        view: 0.5,
        wear: { hat: 'none' },
      },
    ],
  ])
  stage.glow([1300, 250, 900], 700, '#fff0c8', 0.2)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/gr13-summit-2023/02-jacaranda',
    height: 1200,
    seed: 6302,
    compose: betweenTwoSessions,
    focus: [{ x: 500, y: 780, radius: 260 }],
  },
]
