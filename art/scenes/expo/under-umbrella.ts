import { gripPoint } from '../../kit/body/grips'
import { glaze } from '../../kit/colour'
import { handOf, handSize } from '../../kit/human/figure'
import { pointOf, rodForm } from '../../kit/human/things'
import { between } from '../../kit/random'
import type { Expo } from './stage'

/** A woman comes over the wet grass under an umbrella; the water gives back its red in bars. */
export function underUmbrella(stage: Expo): void {
  const [x, y, size] = [930, 846, 350]
  const [top, brim, wide] = [y - size * 1.27, y - size * 1.05, size * 0.44]
  for (let i = 0; i < 22; i++) {
    const colour = i < 6 ? '#3f463c' : i < 14 ? '#5a5048' : '#a05a50'
    const bar = between(stage.random, 30, 90) * (i < 14 ? 1 : 1.7)
    stage.oval(x + between(stage.random, -22, 22), y + 16 + i * 7, bar, 5, glaze(colour, 0.42))
  }
  stage.glow([x, y, 200], 26, '#23261f', 0.75, 0.3)
  stage.oval(x, brim, wide * 1.9, size * 0.12, '#5c1f1f')
  const hold = { grip: 'hold', point: [0.5, 0.5, -0.4], palm: [-0.3, 0.1, -1] } as const
  stage.person([x, y, size, -1, 0.06], {
    dress: 'dress',
    sex: 'woman',
    skin: 'umber',
    turn: 0.95,
    shadow: false,
    wear: { hair: 'bun', shirt: '#2f6f8a', lowerColour: '#3f5a78', pattern: 'none' },
    hands: { right: hold },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        lean: 0.08,
        nod: 0.05,
        left: [0.1, body.hip + 0.02, -body.shoulderHalf - 0.03],
        right: [0.11, 0.72, 0.06],
        rightFoot: [0.13, 0.05, 0.04],
        rightToe: -0.2,
        leftFoot: [-0.14, 0.08, -0.04],
        leftToe: 0.5,
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
    things: ({ rightArm }, body) => {
      const [hx, hy, hz] = pointOf(handOf(rightArm, 1, hold), handSize(body), gripPoint('hold'))
      return [
        rodForm(
          [
            [hx, hy - 0.07, hz],
            [hx - 0.02, 1.2, hz],
          ],
          0.008,
          '#6b4a30',
          0.3,
        ),
      ]
    },
  })
  umbrella(stage, x, top, brim, wide)
}

/** The cloth of an open umbrella from the side: panels between ribs, its rim in scallops. */
function umbrella({ pen }: Expo, x: number, top: number, brim: number, wide: number): void {
  const ribs = [-1, -0.62, -0.2, 0.24, 0.66, 1]
  const colours = ['#c0453c', '#d65445', '#e0604f', '#c43a30', '#97282a']
  ribs.slice(1).forEach((to, i) => {
    const from = ribs[i] ?? -1
    const [a, b] = [x + from * wide, x + to * wide]
    pen.fillStyle = colours[i] ?? '#c43a30'
    pen.beginPath()
    pen.moveTo(x, top)
    pen.quadraticCurveTo(x + from * wide * 0.86, top + (brim - top) * 0.2, a, brim)
    pen.quadraticCurveTo((a + b) / 2, brim - 16, b, brim)
    pen.quadraticCurveTo(x + to * wide * 0.86, top + (brim - top) * 0.2, x, top)
    pen.fill()
  })
  pen.fillRect(x - 3, top - 14, 6, 18)
}
