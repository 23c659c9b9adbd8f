import { Sculpture, type Joint, type Section, type Vec, frameAt, outward } from './volume'

/** The build of a bird; 1 is the height of its crown when it stands upright. */
export type Bird = {
  body: readonly Section[]
  /** Middle of the body above the ground, and how far the breast is lifted. */
  at: Vec
  lift: number
  /** From the body to the crown, in the bird's own space. */
  neck: readonly Joint[]
  /** Radius of the head, length and thickness of the beak, and how far the beak is lifted. */
  head: { radius: number; beak: number; thick: number; pitch: number; flatBeak?: boolean }
  tail: readonly Joint[]
  wing: readonly Joint[]
  /** Hip and feet; `thigh` and `shank` are radii, `bend` how far the heel stands back. */
  leg: {
    hip: Vec
    feet: readonly [Step, Step]
    thigh: number
    shank: number
    bend: number
    toe: number
  }
  rough?: number
  extra?: (model: Sculpture, head: Vec) => void
}

type Step = readonly [x: number, y: number]

/** Models a bird; `look` turns its head toward the painter. */
export function birdModel(bird: Bird, look = 0): Sculpture {
  const model = new Sculpture()
  const rough = bird.rough ?? 0
  const body = frameAt(bird.at, { pitch: bird.lift })
  model.within(body, () => {
    model.loft('body', bird.body, { blend: 0.05, smooth: 2, rough })
    model.tube('tail', bird.tail, { blend: 0.03, smooth: 2, flat: 0.6, rough })
    model.both((side) =>
      model.tube(
        'wing',
        bird.wing.map(([x, y, z, r]): Joint => [x, y, z * side, r]),
        { blend: 0.02, smooth: 2, flat: 0.35, rough },
      ),
    )
  })
  model.tube('neck', bird.neck, { blend: 0.03, smooth: 5 })
  const top = bird.neck.at(-1) ?? [0, 1, 0, 0]
  const head: Vec = [top[0], top[1], top[2]]
  const { radius, beak, thick, pitch } = bird.head
  model.within(frameAt(head, { pitch, yaw: look }), () => {
    model.tube(
      'head',
      [
        [-radius * 0.2, 0, 0, radius],
        [radius * 0.7, -radius * 0.1, 0, radius * 0.72],
      ],
      { blend: 0.02 },
    )
    model.tube(
      'beak',
      [
        [radius * 1.0, -radius * 0.15, 0, thick],
        [radius + beak, -radius * 0.35, 0, thick * (bird.head.flatBeak ? 0.8 : 0.25)],
      ],
      { blend: 0.006, ...(bird.head.flatBeak ? { flat: 0.5, flatAxis: [0, 1, 0] as const } : {}) },
    )
    model.both((side) =>
      model.ball('eye', [radius * 0.35, radius * 0.25, side * radius * 0.82, radius * 0.26], {
        blend: 0.002,
      }),
    )
  })
  bird.extra?.(model, head)
  model.both((side) =>
    leg(
      model,
      bird,
      outward(body, [bird.leg.hip[0], bird.leg.hip[1], bird.leg.hip[2] * side]),
      side,
    ),
  )
  return model
}

function leg(model: Sculpture, bird: Bird, hip: Vec, side: 1 | -1): void {
  const { feet, thigh, shank, bend, toe } = bird.leg
  const [fx, fy] = feet[side === 1 ? 0 : 1]
  const z = hip[2]
  const heel: Vec = [
    hip[0] * 0.45 + fx * 0.55 - bend,
    hip[1] * 0.5 + fy * 0.5 + (fy > 0.01 ? 0.03 : 0),
    z,
  ]
  const knee: Vec = [hip[0] * 0.8 + fx * 0.2 + bend * 0.7, hip[1] * 0.78 + fy * 0.22, z * 1.1]
  if (thigh > 0) {
    model.tube(
      'thigh',
      [
        [...hip, thigh],
        [...knee, thigh * 0.85],
      ],
      { blend: 0.03 },
    )
    model.tube(
      'thigh',
      [
        [...knee, thigh * 0.8],
        [...heel, shank * 1.5],
      ],
      { blend: 0.02 },
    )
  }
  model.tube(
    'shank',
    [
      [...heel, shank * 1.35],
      [fx, fy + shank, z, shank],
    ],
    { blend: 0.01 },
  )
  model.tube(
    'shank',
    [
      [fx, fy + shank, z, shank],
      [fx + toe, fy + shank * 0.6, z + side * toe * 0.15, shank * 0.7],
    ],
    { blend: 0.01 },
  )
  model.tube(
    'shank',
    [
      [fx, fy + shank, z, shank],
      [fx + toe * 0.7, fy + shank * 0.6, z + side * toe * 0.6, shank * 0.6],
    ],
    { blend: 0.01 },
  )
}
