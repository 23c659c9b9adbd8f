import type { Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo, type Somebody } from './stage'

/** A long table; one speaks with open hands. */
export function roundTable(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'indoors', -0.65)
  s.room('#b9ad92', '#8a6a4a', 520)
  for (const x of [90, 470, 850]) {
    s.shape(
      [
        [x, 70],
        [x + 290, 70],
        [x + 290, 430],
        [x, 430],
      ],
      '#f4ecd4',
    )
    s.shape(
      [
        [x + 16, 86],
        [x + 274, 86],
        [x + 274, 414],
        [x + 16, 414],
      ],
      s.blend(
        [0, 86],
        [0, 414],
        [
          [0, '#cfe2ea'],
          [0.6, '#e9eed8'],
          [0.62, '#9ab07a'],
          [1, '#6f9450'],
        ],
      ),
    )
    s.soft(
      [
        [x + 20, 290],
        [x + 90, 250],
        [x + 150, 280],
        [x + 220, 240],
        [x + 270, 280],
        [x + 270, 320],
        [x + 20, 320],
      ],
      '#8aa3b4',
    )
    s.line([x + 145, 86], [x + 145, 250], [x + 145, 414], '#f4ecd4', 12)
  }
  s.shape(
    [
      [1240, 120],
      [1560, 130],
      [1560, 410],
      [1240, 400],
    ],
    '#5f4a36',
  )
  s.shape(
    [
      [1258, 138],
      [1542, 148],
      [1542, 392],
      [1258, 382],
    ],
    '#e9e4d2',
  )
  for (const [x, h, c] of [
    [1290, 130, '#3f8a5a'],
    [1350, 180, '#d9a23a'],
    [1410, 90, '#c8643a'],
    [1470, 150, '#2f6f8a'],
  ] as const)
    s.shape(
      [
        [x, 370 - h],
        [x + 38, 370 - h],
        [x + 38, 372],
        [x, 370],
      ],
      c,
    )
  s.glow([300, 300, 1400], 800, '#fff2d2', 0.35)
  // The far side: six people at the table, the speaker stands.
  const far: Somebody[] = [
    [
      [330, 900, 560, 1],
      { pose: 'sitting-writing', dress: 'suit', sex: 'man', view: 1.1, props: ['chair'] },
    ],
    [
      [560, 890, 550, 1],
      { pose: 'sitting', dress: 'kanga', sex: 'woman', view: 1.2, props: ['chair'] },
    ],
    [
      [1020, 890, 555, -1],
      { pose: 'sitting', dress: 'shirt', sex: 'man', age: 'elder', view: 1.0, props: ['chair'] },
    ],
    [
      [1260, 900, 550, -1],
      {
        pose: 'sitting-cup',
        dress: 'fleece',
        visitor: true,
        sex: 'woman',
        view: 1.0,
        wear: { hat: 'none' },
        props: ['chair'],
      },
    ],
  ]
  s.people(far, { shadow: false })
  s.posed([790, 960, 690, 1], {
    sex: 'woman',
    dress: 'dress',
    turn: 1.25,
    shadow: false,
    skin: 'umber',
    wear: {
      shirt: '#c8642a',
      lowerColour: '#c8642a',
      hair: 'wrap',
      cloth: '#2f7d78',
      sleeves: 'long',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.05,
        look: -0.2,
        left: [0.17, 0.7, -0.24],
        right: [0.18, 0.71, 0.24],
        leftFoot: [0.02, 0.045, -0.07],
        rightFoot: [-0.02, 0.045, 0.07],
        elbows: [-0.3, -0.9, 0.6],
      },
      left: 'flat',
      right: 'flat',
    }),
  })
  const top: Point[] = [
    [250, 770],
    [1350, 770],
    [1560, 1010],
    [40, 1010],
  ]
  s.shape(
    [
      [40, 1005],
      [1560, 1005],
      [1540, 1140],
      [60, 1140],
    ],
    s.blend(
      [40, 0],
      [1560, 0],
      [
        [0, '#7a5636'],
        [1, '#4f3624'],
      ],
    ),
  )
  s.shape(
    top,
    s.blend(
      [100, 780],
      [1500, 1000],
      [
        [0, '#c99a62'],
        [0.6, '#a5743f'],
        [1, '#7a5230'],
      ],
    ),
  )
  s.glow([520, 860, 700], 90, '#fff0d0', 0.45)
  for (const [x, y] of [
    [420, 830],
    [650, 822],
    [1010, 826],
    [1200, 836],
    [300, 950],
    [620, 960],
    [980, 964],
    [1300, 950],
  ] as const) {
    s.shape(
      [
        [x - 60, y],
        [x + 50, y - 4],
        [x + 66, y + 40],
        [x - 62, y + 44],
      ],
      '#f2ecdc',
    )
    s.oval(x + 96, y + 22, 46, 20, '#efe8d8')
    s.shape(
      [
        [x + 78, y - 8],
        [x + 114, y - 8],
        [x + 110, y + 22],
        [x + 82, y + 22],
      ],
      '#f6f2e8',
    )
    s.oval(x + 96, y - 8, 36, 14, '#8a5a2c')
  }
  s.shape(
    [
      [760, 800],
      [830, 800],
      [820, 900],
      [770, 900],
    ],
    s.blend(
      [760, 0],
      [830, 0],
      [
        [0, '#e6f0ee'],
        [1, '#9ab4b8'],
      ],
    ),
  )
  for (let i = 0; i < 9; i++)
    s.oval(
      905 + (i % 5) * 24,
      890 - Math.floor(i / 5) * 18,
      30,
      26,
      ['#d98a1f', '#e0b13e', '#b4322a'][i % 3] ?? '#d98a1f',
    )
  s.people(
    [
      [
        [250, 1150, 690, 1],
        { pose: 'sitting', dress: 'shirt', sex: 'man', view: -1.05, wear: { shirt: '#5f8a62' } },
      ],
      [
        [600, 1210, 730, 1],
        {
          pose: 'sitting-writing',
          dress: 'dress',
          sex: 'woman',
          view: -1.4,
          wear: { shirt: '#7a3f74', lowerColour: '#7a3f74', hair: 'braids' },
        },
      ],
      [[1030, 1210, 740, -1], { pose: 'sitting', dress: 'suit', sex: 'man', view: -1.35 }],
      [
        [1400, 1160, 690, -1],
        { pose: 'sitting-talking', dress: 'kanga', sex: 'woman', view: -1.0 },
      ],
    ],
    { props: ['chair'], shadow: false },
  )
}
