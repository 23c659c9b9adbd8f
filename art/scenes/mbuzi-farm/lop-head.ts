import type { Joint, Sculpture, Section, Vec } from '../../kit/animals/volume'

/** A kid, a doe, a doe with the arched nose and long ears of a breed from the Nile, a buck. */
export type LopAge = 'kid' | 'doe' | 'nubian' | 'buck'

type HeadShape = {
  face: readonly Section[]
  jaw: readonly Joint[]
  /** The tip of the nose, its two nostrils, and half the distance between them. */
  nose: readonly [x: number, y: number, apart: number, r: number]
  eye: Vec
  /** How long and how broad an ear is. */
  ear: readonly [long: number, broad: number]
}

/** A round brow, a short straight nose, a square muzzle. */
const YOUNG: HeadShape = {
  face: [
    [-0.01, 0.076, -0.08, 0.13],
    [0.045, 0.092, -0.118, 0.158],
    [0.11, 0.084, -0.122, 0.152],
    [0.175, 0.058, -0.1, 0.118],
    [0.24, 0.038, -0.08, 0.098],
    [0.295, 0.022, -0.064, 0.092],
    [0.322, 0.008, -0.056, 0.088],
  ],
  jaw: [
    [0.08, -0.09, 0, 0.046],
    [0.2, -0.074, 0, 0.034],
    [0.295, -0.06, 0, 0.024],
  ],
  nose: [0.312, -0.016, 0.025, 0.017],
  eye: [0.116, 0.032, 0.078],
  ear: [0.25, 0.043],
}

/** Straight in profile, deep at the jaw, broad at the muzzle. */
const DOE: HeadShape = {
  face: [
    [-0.01, 0.066, -0.085, 0.12],
    [0.055, 0.08, -0.128, 0.148],
    [0.125, 0.074, -0.13, 0.144],
    [0.2, 0.054, -0.108, 0.118],
    [0.275, 0.036, -0.084, 0.1],
    [0.335, 0.02, -0.068, 0.098],
    [0.372, 0.004, -0.06, 0.096],
  ],
  jaw: [
    [0.08, -0.095, 0, 0.05],
    [0.24, -0.08, 0, 0.038],
    [0.345, -0.07, 0, 0.029],
  ],
  nose: [0.366, -0.02, 0.028, 0.019],
  eye: [0.128, 0.032, 0.073],
  ear: [0.27, 0.045],
}

/** The nose of a buck is high and arched, his muzzle blunt and as broad as his brow is long. */
const BUCK: HeadShape = {
  face: [
    [-0.015, 0.07, -0.09, 0.14],
    [0.055, 0.09, -0.138, 0.166],
    [0.125, 0.092, -0.142, 0.16],
    [0.2, 0.076, -0.122, 0.136],
    [0.275, 0.054, -0.1, 0.122],
    [0.335, 0.03, -0.086, 0.122],
    [0.37, 0.004, -0.078, 0.12],
  ],
  jaw: [
    [0.08, -0.105, 0, 0.054],
    [0.24, -0.096, 0, 0.044],
    [0.335, -0.088, 0, 0.036],
  ],
  nose: [0.366, -0.022, 0.036, 0.024],
  eye: [0.126, 0.036, 0.082],
  ear: [0.35, 0.056],
}

/** A high arched nose and ears that reach below the jaw. */
const NUBIAN: HeadShape = {
  face: [
    [-0.01, 0.066, -0.085, 0.12],
    [0.055, 0.084, -0.128, 0.148],
    [0.125, 0.094, -0.13, 0.144],
    [0.2, 0.088, -0.11, 0.12],
    [0.275, 0.064, -0.09, 0.104],
    [0.335, 0.03, -0.076, 0.1],
    [0.372, 0, -0.066, 0.096],
  ],
  jaw: DOE.jaw,
  nose: [0.368, -0.024, 0.028, 0.019],
  eye: [0.128, 0.036, 0.073],
  ear: [0.37, 0.062],
}

const SHAPES: Record<LopAge, HeadShape> = { kid: YOUNG, doe: DOE, nubian: NUBIAN, buck: BUCK }

/** Where the eye of such a head lies, on the painter's side. */
export function lopEye(age: LopAge): Vec {
  return SHAPES[age].eye
}

/** How far the lines of a grown face are drawn back to the muzzle of such a head. */
export function lopLine(age: LopAge): (x: number, y: number, z: number) => Vec {
  if (age === 'kid') return (x, y, z) => [x - 0.052, y * 0.9 + 0.002, z * 0.98]
  if (age === 'doe' || age === 'nubian') return (x, y, z) => [x - 0.007, y * 1.06, z * 1.12]
  return (x, y, z) => [x - 0.005, y * 1.3, z * 1.42]
}

/** A goat's head with ears that hang, its poll at the origin of the frame, its muzzle along x. */
export function lopHead(
  model: Sculpture,
  age: LopAge,
  horns: readonly Joint[],
  beard: number,
): void {
  const { face, jaw, nose, eye, ear } = SHAPES[age]
  model.loft('head', face, { blend: 0.03, smooth: 3 })
  model.tube('head', jaw, { blend: 0.02, flat: 1.08 })
  const [nx, ny, apart, nr] = nose
  model.ball('nose', [nx + 0.003, ny - 0.002, 0, nr * 1.5], { blend: 0.03, flat: 1.3 })
  const [dx, dy] = model.down()
  if (beard > 0) {
    const [bx, by] = [(jaw[2]?.[0] ?? 0) - 0.055, (jaw[2]?.[1] ?? 0) - 0.012]
    const hang = (off: number, r: number): Joint => [
      bx + dx * off * beard,
      by + dy * off * beard,
      0,
      r * beard,
    ]
    model.tube('beard', [hang(-0.02, 0.04), hang(0.1, 0.044), hang(0.2, 0.03), hang(0.28, 0.008)], {
      blend: 0.03,
      smooth: 3,
      flat: 0.7,
    })
  }
  const [ex, ey, ez] = eye
  const [long, broad] = ear
  model.both((side) => {
    const put = ([x, y, z, r]: Joint): Joint => [x, y, z * side, r]
    // The ball of the eye under its lid, the brow over it, the cheek bone.
    model.ball('head', put([ex - 0.002, ey, ez - 0.018, 0.027]), { blend: 0.022 })
    model.tube(
      'head',
      [
        put([ex - 0.032, ey + 0.025, ez - 0.014, 0.018]),
        put([ex + 0.03, ey + 0.022, ez - 0.022, 0.014]),
      ],
      { blend: 0.02 },
    )
    model.tube(
      'head',
      [
        put([ex - 0.016, ey - 0.055, ez - 0.012, 0.022]),
        put([ex + 0.1, ey - 0.052, ez - 0.036, 0.014]),
      ],
      { blend: 0.03 },
    )
    model.ball('nose', put([nx, ny + 0.006, apart, nr]), { blend: 0.018 })
    const hang = (out: number, share: number, z: number, r: number): Joint =>
      put([out + dx * long * share, 0.046 + dy * long * share, z, r])
    const wide = ez - 0.014
    model.tube(
      'ear',
      [
        put([0.008, 0.036, wide, 0.022]),
        hang(-0.014, 0.03, wide + 0.034, broad * 0.64),
        hang(-0.012, 0.32, wide + 0.052, broad * 0.88),
        hang(0.002, 0.64, wide + 0.056, broad),
        hang(0.018, 0.88, wide + 0.05, broad * 0.72),
        hang(0.028, 1.02, wide + 0.042, broad * 0.28),
      ],
      age === 'nubian'
        ? { blend: 0.03, smooth: 6, flat: 0.2, flatAxis: [0.4, 0.1, side] }
        : { blend: 0.012, smooth: 3, flat: 0.24, flatAxis: [0.4, 0.1, side] },
    )
    if (horns.length > 0)
      model.tube('horn', horns.map(put), {
        blend: 0.012,
        smooth: 5,
        flat: 0.8,
        flatAxis: [0, 0, 1],
      })
  })
}
