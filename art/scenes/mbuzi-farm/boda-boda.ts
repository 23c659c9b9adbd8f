import type { Form } from '../../kit/human/forms'
import { ballForm, rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { engine } from './boda-engine'
import { axles, body, both, plain } from './boda-parts'
import { steering } from './boda-steering'
import { laced, mudguard } from './boda-wheel'

/** The motorcycle that a boda boda rider sits on, its seat at 0.5 of the rider's height. */
export function motorcycle(colour: string): Form[] {
  const { back, front, high } = axles
  return [
    ...laced(back, high, 0.052),
    ...laced(front, high, 0.046),
    mudguard([front, high], 0.202, [0.48, 2.7], colour),
    mudguard([back, high], 0.207, [0.55, 2.75], colour),
    ...bodywork(colour),
    ...engine(),
    ...rear(),
    ...steering(colour),
  ]
}

/** Tank with its stripe, side panel, seat, carrier. */
function bodywork(colour: string): Form[] {
  const [paint, stripe, cap] = [tint(colour), tint('#e9dfc8'), tint('#1f1c1b')]
  return [
    body(
      [
        [0.015, 0.455, 0, 0.042],
        [0.09, 0.483, 0, 0.06],
        [0.17, 0.49, 0, 0.066],
        [0.23, 0.478, 0, 0.05],
      ],
      (x, y) => {
        const line = y - 0.452 - 0.24 * (x - 0.05)
        const isStripe = Math.abs(line) < 0.008 || Math.abs(line + 0.02) < 0.0035
        return { colour: isStripe && x > 0.02 ? stripe : paint, gloss: 0.85, flesh: false }
      },
      0.88,
    ),
    ballForm([0.15, 0.555, 0], 0.016, '#b9bdbe', 0.9),
    body(
      [
        [-0.215, 0.405, 0, 0.03],
        [-0.13, 0.39, 0, 0.05],
        [-0.03, 0.375, 0, 0.044],
      ],
      (x, y) => {
        const isLine = Math.abs(y - 0.385 - 0.12 * (x + 0.1)) < 0.006
        return { colour: isLine ? stripe : paint, gloss: 0.7, flesh: false }
      },
      1.0,
    ),
    body(
      [
        [-0.43, 0.482, 0, 0.026],
        [-0.2, 0.462, 0, 0.042],
        [-0.06, 0.458, 0, 0.04],
        [0.02, 0.466, 0, 0.03],
      ],
      (_x, y) => ({
        colour: Math.abs(y - 0.452) < 0.0035 ? stripe : cap,
        gloss: 0.3,
        flesh: false,
      }),
      1.25,
    ),
    ...both((z) =>
      rodForm(
        [
          [-0.61, 0.487, 0.085 * z],
          [-0.26, 0.492, 0.085 * z],
          [-0.2, 0.43, 0.07 * z],
        ],
        0.0095,
        '#3f3d3b',
        0.6,
      ),
    ),
    ...[-0.6, -0.48, -0.36].map((x) =>
      rodForm(
        [
          [x, 0.488, -0.085],
          [x, 0.488, 0.085],
        ],
        0.008,
        '#3f3d3b',
        0.6,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [-0.53, 0.487, 0.085 * z],
          [-0.4, 0.38, 0.07 * z],
        ],
        0.008,
        '#3f3d3b',
        0.6,
      ),
    ),
  ]
}

/** Frame, swinging arm, dampers with their springs, lamp. */
function rear(): Form[] {
  const { back, high } = axles
  const black = '#2c2a29'
  return [
    ...both((z) =>
      rodForm(
        [
          [0.235, 0.5, 0.015 * z],
          [0.185, 0.27, 0.035 * z],
          [0.15, 0.175, 0.04 * z],
          [-0.06, 0.175, 0.045 * z],
          [-0.12, 0.4, 0.045 * z],
        ],
        0.0115,
        black,
        0.4,
      ),
    ),
    ...both((z) =>
      body(
        [
          [-0.06, 0.215, 0.05 * z, 0.015],
          [back, high, 0.058 * z, 0.013],
        ],
        plain(black, 0.4),
      ),
    ),
    ...both((z) =>
      body(
        [
          [back + 0.01, high + 0.015, 0.068 * z, 0.0085],
          [-0.275, 0.43, 0.068 * z, 0.0085],
        ],
        plain('#c4c8c9', 0.9),
      ),
    ),
    // The coils of the dampers, as turns along the rod.
    ...both((z) =>
      body(
        [
          [back + 0.034, high + 0.08, 0.068 * z, 0.0195],
          [-0.288, 0.395, 0.068 * z, 0.0195],
        ],
        (x, y) => {
          const turn = Math.sin((y + 0.4 * (x - back)) * 230) > -0.1
          return {
            colour: tint(turn ? '#d2d5d6' : '#1d1b1b'),
            gloss: turn ? 0.8 : 0.1,
            flesh: false,
          }
        },
      ),
    ),
    ballForm([-0.573, 0.3, 0], 0.024, '#b3231a', 0.9),
    ...both((z) =>
      rodForm(
        [
          [-0.53, 0.345, 0.03 * z],
          [-0.535, 0.35, 0.09 * z],
        ],
        0.006,
        black,
        0.3,
      ),
    ),
    ...both((z) => ballForm([-0.54, 0.35, 0.1 * z], 0.019, '#e0861e', 0.9)),
  ]
}
