import { blob, far, type Form } from '../../kit/human/forms'
import { ballForm, rodForm } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import { axles, body, both, plain, type Thick } from './boda-parts'

/** Fork with its rubber sleeves, yokes, bar, mirrors, lamps and the clock. */
export function steering(colour: string): Form[] {
  const { front, high } = axles
  const black = '#242221'
  const [top, foot] = [
    [0.275, 0.61],
    [front - 0.012, high],
  ] as const
  const at = (t: number, z: number, r: number): Thick => [
    foot[0] + (top[0] - foot[0]) * t,
    foot[1] + (top[1] - foot[1]) * t,
    z,
    r,
  ]
  const [glass, rimPaint, shell] = [tint('#f4ecd2'), tint('#d5d8d9'), tint(colour)]
  const lamp = [0.352, 0.552] as const
  return [
    ...both((z) =>
      body([at(0, 0.052 * z, 0.0175), at(0.42, 0.052 * z, 0.0175)], plain('#b4b8ba', 0.85)),
    ),
    ...both((z) =>
      body([at(0.41, 0.052 * z, 0.021), at(0.64, 0.052 * z, 0.018)], (_x, y) => ({
        colour: tint(Math.sin(y * 420) > 0.2 ? '#3a3735' : '#151413'),
        gloss: 0.15,
        flesh: false,
      })),
    ),
    ...both((z) =>
      body([at(0.62, 0.052 * z, 0.0125), at(1, 0.052 * z, 0.0125)], plain('#c9cdce', 0.95)),
    ),
    ...[0.7, 0.985].map((t) =>
      body([at(t, -0.055, 0.017), at(t, 0.055, 0.017)], plain(black, 0.4)),
    ),
    // The lamp in its shell, a rim of chrome round the glass.
    body(
      [
        [lamp[0] - 0.035, lamp[1] + 0.005, 0, 0.03],
        [lamp[0] + 0.015, lamp[1], 0, 0.05],
      ],
      (x, y, z) => {
        const ahead = x - lamp[0]
        const out = far(y - lamp[1], z)
        if (ahead > 0.03 && out < 0.041) return { colour: glass, gloss: 1, flesh: false }
        return ahead > 0.022
          ? { colour: rimPaint, gloss: 0.95, flesh: false }
          : { colour: shell, gloss: 0.8, flesh: false }
      },
    ),
    body(
      [
        [0.3, 0.625, 0, 0.026],
        [0.32, 0.632, 0, 0.024],
      ],
      plain(black, 0.4),
      1.5,
    ),
    ...both((z) =>
      rodForm(
        [
          [0.285, 0.615, 0],
          [0.28, 0.632, 0.075 * z],
          [0.245, 0.63, 0.125 * z],
        ],
        0.0085,
        '#b9bdbe',
        0.85,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.245, 0.63, 0.12 * z],
          [0.215, 0.626, 0.215 * z],
        ],
        0.0135,
        black,
        0.2,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.262, 0.632, 0.115 * z],
          [0.285, 0.622, 0.135 * z],
          [0.262, 0.616, 0.205 * z],
        ],
        0.0048,
        '#c2c6c7',
        0.8,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.262, 0.64, 0.1 * z],
          [0.268, 0.69, 0.13 * z],
          [0.262, 0.722, 0.16 * z],
        ],
        0.0045,
        black,
        0.5,
      ),
    ),
    ...both((z) =>
      blob(
        [
          {
            a: [0.262, 0.735, 0.152 * z],
            b: [0.262, 0.735, 0.182 * z],
            ra: 0.024,
            rb: 0.024,
            flat: 0.5,
            axis: [1, 0, 0],
          },
        ],
        0.01,
        (x) => ({
          colour: stain(tint(black), tint('#b8c6cf'), x < 0.258 ? 0.8 : 0),
          gloss: 0.6,
          flesh: false,
        }),
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.315, 0.52, 0.05 * z],
          [0.325, 0.52, 0.1 * z],
        ],
        0.006,
        black,
        0.3,
      ),
    ),
    ...both((z) => ballForm([0.328, 0.52, 0.108 * z], 0.018, '#e0861e', 0.9)),
  ]
}
