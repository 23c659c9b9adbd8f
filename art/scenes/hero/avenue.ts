import { glaze, mix } from '../../kit/colour'
import { between, pick } from '../../kit/random'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { along, house, type Wall } from './houses'

export type AvenueOptions = {
  vanish: Point
  /** Where its mouth is, and the row of the pavement there. */
  left: number
  right: number
  foot: number
  /** Height of its houses at the mouth, on either side. */
  tall: readonly [left: number, right: number]
  sunny: readonly [left: number, right: number]
  /** Colour of the light at its end. */
  end: string
}

/** Towers far off in the haze; a street that runs level to one point at the height of the eye. */
export function avenue(stage: Stage, options: AvenueOptions): void {
  const { pen, frame, light, random } = stage
  const { vanish, left, right, foot } = options
  const side = (nearX: number, high: number, sunny: number): Wall => ({
    sunny,
    out: nearX > vanish[0] ? -1 : 1,
    far: 0.6,
    at: (share, up) => {
      const low = along(foot, vanish[1] + 4, share)
      return [along(nearX, vanish[0], share), low - high * up * (1 - share)]
    },
  })
  const view = { frame, light, random, vanish }
  const walls = [
    [side(left, options.tall[0], options.sunny[0]), ['#cf6f8a', '#4f7fae', '#e7cf8e']],
    [side(right, options.tall[1], options.sunny[1]), ['#d2563f', '#d9a437', '#7f6fa8']],
  ] as const
  const tar = tonesOf('#8d7c6c', light)
  stage.shape(
    [vanish, [left - 40, foot + 10], [right + 40, foot + 10]],
    stage.blend(
      [0, vanish[1]],
      [0, foot + 10],
      [
        [0, mix(tar.lit, options.end, 0.6)],
        [1, tar.lit],
      ],
    ),
  )
  for (const [wall, colours] of walls)
    [0.62, 0.4, 0].forEach((from, i) =>
      house(pen, view, wall, {
        from,
        to: [0.8, 0.62, 0.4][i] ?? 1,
        colour: colours[i] ?? '#cccccc',
        tall: 0.8 + 0.07 * i,
      }),
    )
}

/** High houses at the end of a street, pale with distance. */
export function towers(
  stage: Stage,
  from: number,
  foot: number,
  options: {
    count: number
    step: number
    low: number
    high: number
    distance: number
    /** Rows of windows on each. */
    storeys?: boolean
  },
): void {
  const { light, random } = stage
  for (let i = 0; i < options.count; i++) {
    const high = between(random, options.low, options.high)
    const [x, wide] = [from + i * options.step, between(random, 40 / 62, 60 / 62) * options.step]
    const tones = tonesOf(pick(random, ['#a8876f', '#9a8f90', '#b59a78']), light, options.distance)
    stage.box(
      [x, foot - high, x + wide, foot + 8],
      stage.blend(
        [x, 0],
        [x + wide, 0],
        [
          [0, light.from < 0 ? tones.lit : tones.shade],
          [1, light.from < 0 ? tones.shade : tones.lit],
        ],
      ),
    )
    if (!options.storeys) continue
    for (let y = foot - high + 12; y < foot; y += 17)
      for (let k = 0; k < 4; k++) {
        const left = x + wide * (0.09 + 0.22 * k)
        stage.box([left, y, left + wide * 0.15, y + 9], glaze(k % 3 ? '#4a5a72' : '#5f6c80', 0.55))
      }
  }
}
