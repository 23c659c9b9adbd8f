import type { Frame } from '../scene'
import { cirrus, cumulus, stratus } from './clouds'
import { mix } from './colour'
import { around, between } from './random'
import { blend, softSpot } from './shapes'
import type { Light, Pen, Random } from './types'

type SkyKind = 'dawn' | 'clear' | 'cumulus' | 'golden' | 'dusk' | 'rain' | 'mist'

export type SkyOptions = {
  kind: SkyKind
  /** Row of the horizon; 55 % of the height unless told. */
  horizon?: number
  /** Where the sun stands, when it is in the picture. */
  sun?: { x: number; y: number; radius?: number }
  /** How cloudy, 1 as usual. */
  clouds?: number
}

/** Colours from the zenith to the horizon. */
const gradients: Record<SkyKind, readonly (readonly [number, string])[]> = {
  dawn: [
    [0, '#6f8fb5'],
    [0.4, '#a9b7c6'],
    [0.68, '#e4c9b6'],
    [0.86, '#f7cf9b'],
    [1, '#fbdca6'],
  ],
  clear: [
    [0, '#3f7fb4'],
    [0.5, '#7fb2d0'],
    [0.85, '#bfdadd'],
    [1, '#e3e6d5'],
  ],
  cumulus: [
    [0, '#3a78b0'],
    [0.55, '#77aacd'],
    [0.88, '#b8d3dc'],
    [1, '#d8e2dc'],
  ],
  golden: [
    [0, '#5d88a8'],
    [0.35, '#a3b4ae'],
    [0.65, '#e8c488'],
    [0.87, '#f8bd6a'],
    [1, '#f9cf8c'],
  ],
  dusk: [
    [0, '#3c4372'],
    [0.35, '#73608f'],
    [0.65, '#c07d87'],
    [0.86, '#ee9c6b'],
    [1, '#f6b877'],
  ],
  rain: [
    [0, '#65757f'],
    [0.45, '#87969c'],
    [0.8, '#b3bdbb'],
    [1, '#cfd2c6'],
  ],
  mist: [
    [0, '#aab7ba'],
    [0.5, '#c4cdcb'],
    [1, '#dfe1d9'],
  ],
}

/** The sky down to the horizon, with the clouds of its hour and weather. */
export function sky(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: SkyOptions,
): void {
  const horizon = options.horizon ?? frame.height * 0.55
  pen.fillStyle = blend(pen, [0, 0], [0, horizon * 1.04], gradients[options.kind])
  pen.fillRect(0, 0, frame.width, frame.height)
  warmSide(pen, frame, light, horizon, options)
  if (options.sun) sunDisc(pen, options.sun, options.kind, frame)
  drawClouds(pen, { ...frame, height: horizon }, light, random, options)
}

function warmSide(
  pen: Pen,
  frame: Frame,
  light: Light,
  horizon: number,
  { kind, sun }: SkyOptions,
): void {
  const x = sun?.x ?? frame.width * (0.5 + light.from * 0.55)
  const strength = kind === 'mist' || kind === 'rain' ? 0.25 : 0.55
  const glow = { x, y: sun?.y ?? horizon, width: frame.width * 1.1, height: horizon * 1.5 }
  softSpot(pen, glow, mix(light.warm, '#fff1cf', 0.3), strength, 0.02)
}

function sunDisc(
  pen: Pen,
  sun: { x: number; y: number; radius?: number },
  kind: SkyKind,
  frame: Frame,
): void {
  const radius = sun.radius ?? frame.height * 0.045
  const core = kind === 'dusk' ? '#ffd79a' : '#fff7da'
  for (const [size, opacity] of [
    [13, 0.3],
    [6.5, 0.5],
    [3.4, 0.75],
  ] as const) {
    const width = radius * size
    softSpot(pen, { ...sun, width, height: width }, mix(core, '#ffce7a', size / 18), opacity, 0.02)
  }
  pen.fillStyle = core
  pen.beginPath()
  pen.arc(sun.x, sun.y, radius, 0, Math.PI * 2)
  pen.fill()
}

function drawClouds(
  pen: Pen,
  heaven: Frame,
  light: Light,
  random: Random,
  { kind, clouds = 1 }: SkyOptions,
): void {
  const count = (usual: number): number => Math.round(usual * clouds)
  const { width, height } = heaven
  if (kind === 'clear') cirrus(pen, heaven, light, random, { count: count(7) })
  if (kind === 'clear' || kind === 'cumulus') {
    heap(pen, heaven, light, random, count(kind === 'clear' ? 4 : 13))
  }
  if (kind === 'golden' || kind === 'dawn' || kind === 'dusk') {
    cirrus(pen, heaven, light, random, { count: count(6), warm: true })
    stratus(pen, heaven, light, random, { count: count(kind === 'dusk' ? 13 : 9) })
  }
  if (kind === 'rain') {
    for (let i = 0; i < count(26); i++) {
      const depth = random()
      cumulus(
        pen,
        { x: random() * width, y: height * (0.08 + 0.75 * (1 - depth)), size: height * 0.2 },
        light,
        random,
        {
          wide: between(random, 2.5, 4.5),
          colour: mix('#eef0ea', '#59666f', around(random, 0.55, 0.4)),
        },
      )
    }
  }
  if (kind === 'mist') stratus(pen, heaven, light, random, { count: count(10), pale: true })
}

function heap(pen: Pen, heaven: Frame, light: Light, random: Random, count: number): void {
  const { width, height } = heaven
  const depths = Array.from({ length: count }, () => random()).toSorted((a, b) => b - a)
  for (const depth of depths) {
    // Clouds near the horizon are far: small, flat and pale.
    const near = 1 - depth
    cumulus(
      pen,
      {
        x: between(random, -0.05, 1.05) * width,
        y: height * (0.3 + 0.64 * depth),
        size: height * (0.05 + 0.3 * near ** 1.3) * between(random, 0.7, 1.25),
        distance: depth * 0.55,
      },
      light,
      random,
      { wide: between(random, 1.7, 3.2) },
    )
  }
}
