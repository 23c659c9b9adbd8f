import { noise } from '../../kit/animals/noise'
import type { Vec } from '../../kit/animals/volume'
import { blob, far, step, type Form, type Surface } from '../../kit/human/forms'
import { render } from '../../kit/human/render'
import { rodForm } from '../../kit/human/things'
import { stain, tint, type Rgb } from '../../kit/human/tint'
import type { Light, Pen, Place } from '../../kit/types'

/** Measures in metres: the rim over the ground, half the length, the radius of the drum. */
const [rim, half, wide] = [0.6, 0.46, 0.25]

/** Half a drum of charcoal on legs, with skewers of meat and cobs of maize; `place.size` is a metre. */
export function grill(pen: Pen, place: Place, light: Light, _random: unknown): void {
  const forms = [drum(), coals(), ...legs(), ...grate(), ...skewers(), ...cobs()]
  render(pen, forms, place, light, { turn: 0.14, tilt: 0.36 })
}

const matt = (colour: Rgb, gloss = 0.05): Surface => ({ colour, gloss, flesh: false })

function drum(): Form {
  const [iron, rust, ash] = [tint('#4a4340'), tint('#6e4a34'), tint('#8a7f76')]
  return {
    at: [0, rim - 0.1, 0],
    radius: 0.6,
    distance: (x, y, z) => {
      const r = far(y - rim, z)
      const whole = Math.max(r - wide, y - rim, Math.abs(x) - half)
      const inside = Math.max(r - wide + 0.018, Math.abs(x) - half + 0.018)
      return Math.max(whole, -inside) * 0.9
    },
    surface: (x, y, z) => {
      const worn = noise(x * 9, y * 9, z * 9, 3)
      const colour = stain(
        stain(iron, rust, step(0.45, 0.8, worn)),
        ash,
        0.6 * step(rim - 0.03, rim, y),
      )
      return matt(colour, 0.2)
    },
  }
}

function coals(): Form {
  const [dark, ash] = [tint('#3a2c28'), tint('#a89a90')]
  const hot: Rgb = [2.4, 0.5, 0.08]
  return {
    at: [0, rim - 0.12, 0],
    radius: 0.56,
    distance: (x, y, z) =>
      Math.max(
        y - rim + 0.115 - 0.05 * noise(x * 22, 0, z * 22, 8),
        rim - 0.2 - y,
        Math.abs(x) - half + 0.02,
        Math.abs(z) - 0.21,
        far(y - rim, z) - wide + 0.012,
      ) * 0.6,
    surface: (x, _y, z) => {
      const lump = noise(x * 22, 0, z * 22, 8)
      const glow = stain(hot, dark, step(0.5, 0.62, lump))
      return matt(stain(glow, ash, 0.7 * step(0.66, 0.74, lump)))
    },
  }
}

function legs(): Form[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((front) =>
      rodForm(
        [
          [side * (half - 0.08), rim - 0.18, front * 0.14],
          [side * (half - 0.02), 0, front * 0.24],
        ],
        0.017,
        '#453d3a',
        0.2,
      ),
    ),
  )
}

function grate(): Form[] {
  return Array.from({ length: 11 }, (_, i) => {
    const x = -half + 0.04 + (i * (2 * half - 0.08)) / 10
    return rodForm(
      [
        [x, rim + 0.004, -wide],
        [x, rim + 0.004, wide],
      ],
      0.004,
      '#4e4845',
      0.3,
    )
  })
}

/** Four sticks across the grate, their handles over the near rim. */
function skewers(): Form[] {
  const [raw, done, char] = [tint('#a8603a'), tint('#7a3f24'), tint('#3c2016')]
  return [-0.34, -0.24, -0.14, -0.03].flatMap((x, i): Form[] => {
    const slant = 0.04 * Math.sin(i * 2.3)
    const y = rim + 0.035
    const at = (z: number): Vec => [x + slant * z * 3, y, z]
    const meat = [-0.13, -0.045, 0.04, 0.125].map((z, k): Form => {
      const [a, b] = [at(z - 0.014), at(z + 0.014)]
      const fat = 0.03 + 0.004 * Math.sin(i * 5 + k * 3)
      return blob(
        [
          {
            a: [a[0] - 0.008, a[1], a[2]],
            b: [b[0] + 0.008, b[1] + 0.004, b[2]],
            ra: fat,
            rb: fat * 0.95,
          },
        ],
        0.01,
        (u, v, w) => {
          const burnt = noise(u * 40, v * 40, w * 40, i)
          return matt(
            stain(
              stain(raw, done, noise(u * 20, v * 20, w * 20, k) * 1.3),
              char,
              step(0.55, 0.7, burnt),
            ),
            0.15,
          )
        },
      )
    })
    return [rodForm([at(-0.22), at(0.36)], 0.006, '#b08a58', 0.1), ...meat]
  })
}

/** Three cobs side by side on the right, browned where the fire was hot. */
function cobs(): Form[] {
  return [
    cob([0.09, rim + 0.033, -0.12], [0.31, rim + 0.033, -0.18]),
    cob([0.14, rim + 0.033, 0.0], [0.37, rim + 0.033, -0.04]),
    cob([0.1, rim + 0.033, 0.13], [0.34, rim + 0.033, 0.12]),
  ]
}

/** A cob of maize from its foot to its tip. */
export function cob(foot: Vec, tip: Vec, thick = 0.031): Form {
  const [yellow, gold, seam, char] = [
    tint('#f2c440'),
    tint('#d99a26'),
    tint('#a86a1c'),
    tint('#5a3216'),
  ]
  const way: Vec = [tip[0] - foot[0], tip[1] - foot[1], tip[2] - foot[2]]
  const long = far(...way)
  const [wx, wy, wz] = [way[0] / long, way[1] / long, way[2] / long]
  const middle: Vec = [foot[0] + way[0] * 0.6, foot[1] + way[1] * 0.6, foot[2] + way[2] * 0.6]
  return blob(
    [
      { a: foot, b: middle, ra: thick * 0.92, rb: thick },
      { a: middle, b: tip, ra: thick, rb: thick * 0.45 },
    ],
    thick * 0.2,
    (x, y, z) => {
      const [dx, dy, dz] = [x - foot[0], y - foot[1], z - foot[2]]
      const along = dx * wx + dy * wy + dz * wz
      const [ox, oy, oz] = [dx - along * wx, dy - along * wy, dz - along * wz]
      // Rows of kernels around the cob, counted by the angle against the vertical.
      const turn = Math.atan2(oy, ox * wz - oz * wx + 1e-6)
      const row = Math.abs(Math.sin(turn * 6))
      const kernel = Math.abs(Math.sin((along / thick) * 4.2))
      const gap = 1 - step(0.12, 0.5, Math.min(row, kernel))
      const burnt = noise(x * 16, y * 16, z * 16, 4)
      const colour = stain(stain(yellow, gold, noise(x * 30, y * 30, z * 30, 2)), seam, gap * 0.8)
      return matt(stain(colour, char, 0.75 * step(0.6, 0.75, burnt)), 0.3)
    },
  )
}
