import { cow } from '../../kit/animals/cow'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** Two milkers against the clock. */
export function milkingContest(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'afternoon', 0.7)
  s.sky({ kind: 'cumulus', horizon: 330, clouds: 0.7 })
  s.knuckles(345, { shift: -180, distance: 0.5 })
  s.ground({ top: 350, colour: '#8fa04e', patches: '#b5a062', grass: 22, distance: 0.28 })
  s.put(broadTree, [120, 480, 330, 1, 0.22])
  for (let i = 0; i < 13; i++) {
    const options = {
      pose:
        (['clapping', 'standing', 'waving', 'clapping', 'talking'] as const)[i % 5] ?? 'standing',
      dress: (['kanga', 'shirt', 'tee', 'dress', 'suit'] as const)[(i * 3) % 5] ?? 'shirt',
      view: 1.2 + 0.2 * Math.sin(i * 2),
    } as const
    s.people([
      [[40 + i * 130 + random() * 24, 560 + (i % 2) * 16, 210, i < 7 ? 1 : -1, 0.14], options],
    ])
  }
  for (const x of [300, 1000, 1700]) s.put(fence, [x, 602, 100, 1, 0.08], { length: 13, turn: 0 })
  s.ground({ top: 604, colour: '#a58c58', patches: '#96a052', grass: 26, distance: 0.1 })
  const pair = (
    x: number,
    y: number,
    size: number,
    coat: 'friesian' | 'jersey',
    sex: 'man' | 'woman',
    shirt: string,
  ): void => {
    s.put(cow, [x, y, size, 1], { pose: 'milking', coat, turn: 0.1 })
    s.people([
      [
        [x - size * 0.86, y + size * 0.2, size * 1.26, 1],
        {
          pose: 'milking',
          sex,
          dress: 'overall',
          view: 0.25,
          wear: {
            shirt,
            lowerColour: shirt,
            hair: sex === 'woman' ? 'scarf' : 'cropped',
            hat: sex === 'man' ? 'cap' : 'none',
          },
        },
      ],
    ])
    s.tufts([x - 60, y + size * 0.22, 40], size * 2.2, '#9a9a54', 0.6)
  }
  pair(1250, 850, 285, 'jersey', 'woman', '#2f7d78')
  pair(500, 1080, 430, 'friesian', 'man', '#35597a')
  s.tufts([1200, 1218, 80], 1000, '#8f9a50', 0.8)
}
