import type { Frame } from '../scene'
import { glaze, mix } from './colour'
import { around, roughNoise, smoothNoise } from './random'
import { blend, shaded, tonesOf, type Profile } from './shapes'
import type { Light, Pen, Random } from './types'

export type RidgeOptions = {
  /** Mean row of the crest. */
  base: number
  /** How far the crest rises and falls around it, in pixels. */
  rise: number
  /** Width of one hill, in pixels. */
  wave: number
  colour: string
  /** 0 near to 1 far. */
  distance: number
  /** Row where the foot of the hills stands; haze gathers there. */
  foot?: number
  /** How strongly spurs and gullies show, 0 to 1. */
  spurs?: number
  /** Crest drawn by hand instead of base, rise and wave. */
  crest?: Profile
  /** Share of haze at the foot, 0 to 1; rises with distance unless told. */
  haze?: number
}

/** One range of hills across the picture; gives its crest, for things that stand on it. */
export function ridge(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: RidgeOptions,
): Profile {
  const rough = roughNoise(random, 5)
  const crest =
    options.crest ??
    ((x: number): number => options.base - options.rise * rough(x / options.wave, 3.7))
  const { foot = frame.height } = options
  const tones = tonesOf(options.colour, light, options.distance)
  pen.save()
  outline(pen, frame, crest)
  pen.clip()
  const top = options.base - options.rise
  pen.fillStyle = tones.middle
  pen.fillRect(0, top - options.rise, frame.width, frame.height)
  modelSlopes(pen, frame, light, random, { ...options, crest, foot })
  const haze = options.haze ?? 0.25 + 0.6 * options.distance
  pen.fillStyle = blend(
    pen,
    [0, top],
    [0, foot],
    [
      [0, glaze(light.air, 0)],
      [0.35, glaze(light.air, haze * 0.25)],
      [1, glaze(light.air, haze)],
    ],
  )
  pen.fillRect(0, top - options.rise, frame.width, frame.height)
  pen.restore()
  return crest
}

/** Makes the path of the land below a crest. */
export function outline(pen: Pen, frame: Frame, crest: Profile): void {
  pen.beginPath()
  pen.moveTo(-4, frame.height + 4)
  for (let x = -4; x <= frame.width + 6; x += 5) pen.lineTo(x, crest(x))
  pen.lineTo(frame.width + 6, frame.height + 4)
  pen.closePath()
}

/** Lit and shaded flanks: spurs run down from the crest, the sides toward the light shine. */
function modelSlopes(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: RidgeOptions & { crest: Profile; foot: number },
): void {
  const { crest, foot, colour, distance, wave } = options
  const tones = tonesOf(colour, light, distance)
  const spur = roughNoise(random, 3)
  const strength = (options.spurs ?? 0.7) * (0.35 + 0.65 * light.strength)
  const cell = 7
  // Two families of spurs lean left and right: where they cross they make the faces of a hill.
  const body = (x: number, y: number): number => {
    const down = y - crest(x)
    const leftward = spur((x + down * 0.9) / (wave * 0.3), (down - x * 0.4) / (wave * 0.8))
    const rightward = spur((x - down * 0.9) / (wave * 0.3) + 50, (down + x * 0.4) / (wave * 0.8))
    return Math.max(leftward, rightward)
  }
  for (let x = 0; x < frame.width; x += cell) {
    const start = crest(x)
    const slope = (crest(x + 9) - crest(x - 9)) / 18
    for (let y = start; y < foot; y += cell) {
      const down = (y - start) / Math.max(40, foot - start)
      const gradient = (body(x + 9, y) - body(x - 9, y)) * (wave / 300) * 4
      const leaning = slope * (1 - down) * 1.3 + gradient
      const lit = 0.5 + (leaning * -light.from || leaning * 0.4) * -1 * strength
      pen.fillStyle = glaze(
        shaded(tones, lit - down * 0.06 + (1 - down) * 0.08 * light.height),
        0.85,
      )
      pen.fillRect(x, y, cell + 1, cell + 1)
    }
  }
}

/**
 * A steep wall that drops from a plateau into a valley, as the Rift Valley's: a flat top, a
 * rim, gullies that fan out to a foot of scree.
 */
export function escarpment(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: {
    top: number
    foot: number
    from: number
    to: number
    colour: string
    distance: number
  },
): Profile {
  const rough = roughNoise(random, 4)
  const { top, foot, from, to } = options
  const crest: Profile = (x) => {
    const share = Math.min(1, Math.max(0, (x - from) / (to - from)))
    const fall = share ** 2.2 * (3 - 2 * share ** 1.4) * 0.98
    const steps = Math.sin(share * 9) * 0.02 * (1 - share)
    return top + (foot - top) * Math.min(1, fall + steps) + rough(x / 140) * 7 * (1 + share)
  }
  return ridge(pen, frame, light, random, {
    base: top,
    rise: 12,
    wave: 300,
    colour: options.colour,
    distance: options.distance,
    crest,
    foot: foot + 20,
    spurs: 1,
  })
}

/** A lone high mountain with snow or rock at its head; jagged as Mount Kenya or a dome. */
export function peak(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: {
    x: number
    base: number
    height: number
    width: number
    kind: 'jagged' | 'dome'
    distance: number
    colour?: string
  },
): Profile {
  const { x: middle, base, height, width, kind } = options
  const rough = roughNoise(random, 5)
  const crest: Profile = (x) => {
    const off = Math.abs(x - middle) / (width / 2)
    const flank =
      kind === 'dome'
        ? Math.exp(-((off * 1.55) ** 2.2))
        : Math.exp(-((off * 1.9) ** 1.3)) * 0.88 + 0.07 * Math.exp(-((off * 2.6 - 1.4) ** 2))
    const side = (x - middle) / width
    const teeth = kind === 'jagged' ? Math.max(0, ...spires.map((spire) => tooth(side, spire))) : 0
    return base - height * (flank * 0.8 + teeth) - rough(x / 120) * height * 0.07 * (1 - side * 0.6)
  }
  ridge(pen, frame, light, random, {
    base: base - height * 0.6,
    rise: height * 0.5,
    wave: width * 0.45,
    colour: options.colour ?? '#5f6f86',
    distance: options.distance,
    crest,
    foot: base,
    spurs: 0.9,
  })
  snow(pen, light, random, options, crest)
  return crest
}

/** Mount Kenya's heads: where they stand beside the middle, how high, how broad. */
const spires = [
  { at: 0.004, tall: 0.23, broad: 0.03 },
  { at: -0.016, tall: 0.17, broad: 0.022 },
  { at: 0.045, tall: 0.1, broad: 0.03 },
  { at: -0.06, tall: 0.07, broad: 0.03 },
]

function tooth(side: number, { at, tall, broad }: (typeof spires)[number]): number {
  return tall * Math.max(0, 1 - Math.abs(side - at) / broad) ** 0.8
}

function snow(
  pen: Pen,
  light: Light,
  random: Random,
  options: { x: number; height: number; width: number; kind: string; distance: number },
  crest: Profile,
): void {
  const rough = smoothNoise(random)
  const reach = options.width * (options.kind === 'dome' ? 0.24 : 0.075)
  const { lit, shade } = tonesOf('#fbf8f2', light, options.distance * 0.35)
  const cold = mix(shade, '#e6ecf4', 0.55)
  for (let x = options.x - reach; x < options.x + reach; x += 3) {
    const off = Math.abs(x - options.x) / reach
    const top = crest(x)
    const long =
      options.height * 0.2 * (1 - off ** 2) * (0.65 + 0.5 * rough(x / 14) + 0.2 * rough(x / 5))
    if (long <= 2) continue
    const isShade = (x - options.x + around(random, 0, reach * 0.35)) * light.from < 0
    pen.fillStyle = blend(
      pen,
      [0, top],
      [0, top + long],
      [
        [0, isShade ? cold : lit],
        [0.6, glaze(isShade ? cold : lit, 0.75)],
        [1, glaze(isShade ? cold : lit, 0)],
      ],
    )
    pen.fillRect(x, top, 4, long)
  }
}
