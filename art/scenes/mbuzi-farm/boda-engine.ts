import { far, type Form } from '../../kit/human/forms'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { body, both, plain } from './boda-parts'

/** Crankcase, the finned cylinder, pipe and silencer, pegs and the lever that starts it. */
export function engine(): Form[] {
  const steel = '#a4a8aa'
  return [
    body(
      [
        [-0.04, 0.245, 0, 0.058],
        [0.05, 0.235, 0, 0.064],
        [0.12, 0.25, 0, 0.056],
      ],
      plain('#7c8082', 0.5),
      1.05,
    ),
    // The round cover with its rim and its bolts.
    body(
      [
        [0.03, 0.245, 0.05, 0.047],
        [0.03, 0.245, 0.062, 0.043],
      ],
      (x, y) => {
        const out = far(x - 0.03, y - 0.245)
        const bolt =
          Math.abs(out - 0.036) < 0.005 && Math.cos(Math.atan2(y - 0.245, x - 0.03) * 6) > 0.8
        return { colour: tint(bolt ? '#4b4f51' : '#9a9ea0'), gloss: 0.7, flesh: false }
      },
      0.5,
      0.01,
    ),
    ...Array.from({ length: 7 }, (_, i) => {
      const [x, y] = [0.075 + i * 0.0055, 0.3 + i * 0.0165]
      const r = i === 6 ? 0.034 : 0.041
      return body(
        [
          [x - 0.03, y + 0.008, 0, r * 0.16],
          [x + 0.032, y - 0.008, 0, r * 0.16],
        ],
        plain(i % 2 ? '#8b8f91' : '#a9adaf', 0.5),
        6.4,
        0.004,
      )
    }),
    body(
      [
        [0.075, 0.31, 0, 0.03],
        [0.11, 0.4, 0, 0.026],
      ],
      plain('#4a4d4f', 0.3),
    ),
    // The pipe bends from the head of the cylinder down, then back to the silencer.
    body(
      [
        [0.125, 0.375, 0.02, 0.0135],
        [0.175, 0.36, 0.045, 0.0135],
        [0.185, 0.3, 0.06, 0.0135],
        [0.155, 0.2, 0.07, 0.0135],
        [0.09, 0.163, 0.078, 0.0135],
        [-0.1, 0.168, 0.085, 0.0145],
        [-0.17, 0.18, 0.088, 0.018],
      ],
      plain('#8d7f72', 0.75),
      1,
      0.016,
    ),
    body(
      [
        [-0.17, 0.182, 0.09, 0.022],
        [-0.24, 0.195, 0.092, 0.029],
        [-0.48, 0.232, 0.095, 0.029],
        [-0.51, 0.237, 0.095, 0.02],
      ],
      plain('#c0c4c5', 0.95),
      1,
      0.012,
    ),
    body(
      [
        [-0.25, 0.203, 0.112, 0.017],
        [-0.4, 0.226, 0.115, 0.017],
      ],
      plain('#5b5f61', 0.5),
      0.7,
    ),
    ...both((z) =>
      rodForm(
        [
          [0.065, 0.172, 0.04 * z],
          [0.065, 0.172, 0.1 * z],
        ],
        0.008,
        steel,
        0.6,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.065, 0.172, 0.09 * z],
          [0.065, 0.174, 0.185 * z],
        ],
        0.0135,
        '#1f1d1c',
        0.15,
      ),
    ),
    rodForm(
      [
        [-0.03, 0.25, 0.075],
        [-0.065, 0.34, 0.09],
        [-0.068, 0.345, 0.13],
      ],
      0.0075,
      steel,
      0.7,
    ),
    // The brake pedal before the peg, and its rod back to the drum.
    rodForm(
      [
        [0.06, 0.16, 0.1],
        [0.14, 0.178, 0.11],
        [0.155, 0.182, 0.14],
      ],
      0.0065,
      steel,
      0.7,
    ),
  ]
}
