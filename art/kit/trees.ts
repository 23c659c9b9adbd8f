import { mix } from './colour'
import { around, between, pick } from './random'
import { grassTufts } from './ground'
import { castShadow, foliage, limb, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

const bark = '#6b5340'

/** A flat-topped acacia: a leaning trunk that forks, layered plates of leaves. */
export function acacia(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { wide?: number; leaves?: string } = {},
): void {
  const { x, y, size, distance = 0 } = place
  const side = place.facing === 'left' ? -1 : 1
  const wide = size * (options.wide ?? 1.5)
  const tones = tonesOf(mix(bark, '#3c3228', 0.3), light, distance)
  const base = options.leaves ?? '#5d7a36'
  castShadow(pen, place, light, wide * 0.8)
  const forkX = x + side * size * 0.05
  const forkY = y - size * 0.42
  // Two storeys of leaf plates, the lower ones shorter and to the sides.
  const plates = [-0.42, 0.4, -0.2, 0.18, 0].map((share, index) => ({
    x: forkX + (share + around(random, 0, 0.05)) * wide,
    y: y - size * (index < 2 ? between(random, 0.7, 0.8) : between(random, 0.88, 0.96)),
    width: wide * between(random, 0.34, 0.52) * (index < 2 ? 0.8 : 1),
    height: size * between(random, 0.1, 0.16),
  }))
  for (const plate of plates.toSorted((one, other) => one.y - other.y)) {
    foliage(pen, { ...plate, y: plate.y + size * 0.025 }, light, random, {
      base: mix(base, '#1a2616', 0.55),
      distance,
      dab: Math.max(2.5, size * 0.028),
    })
  }
  const thick = Math.max(2, size * 0.055)
  limb(
    pen,
    [x, y],
    [x - side * size * 0.03, y - size * 0.2],
    [forkX, forkY],
    { from: thick, to: thick * 0.8 },
    tones,
    light,
  )
  for (const plate of plates) {
    const over: Point = [forkX + (plate.x - forkX) * 0.3, forkY - (forkY - plate.y) * 0.6]
    const to: Point = [plate.x, plate.y + plate.height * 0.2]
    limb(
      pen,
      [forkX, forkY + thick * 0.3],
      over,
      to,
      { from: thick * 0.62, to: thick * 0.2 },
      tones,
      light,
    )
  }
  for (const plate of plates) {
    const upper = { ...plate, y: plate.y - size * 0.035, height: plate.height * 0.85 }
    foliage(pen, upper, light, random, {
      base,
      distance,
      dab: Math.max(2.5, size * 0.026),
      flat: 0.8,
    })
  }
  foot(pen, place, light, random)
}

/** Grass that hides where a trunk meets the ground. */
function foot(pen: Pen, { x, y, size, distance = 0 }: Place, light: Light, random: Random): void {
  const tuft: Place = { x, y: y + size * 0.02, size: size * 0.06, distance }
  grassTufts(pen, tuft, light, random, { width: size * 0.2, colour: '#71873f' })
}

/** A broad tree with a round crown of several masses: fig, mango, avocado, Nandi flame. */
export function broadTree(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { leaves?: string; blossom?: string; wide?: number; trunk?: string } = {},
): void {
  const { x, y, size, distance = 0 } = place
  const wide = size * (options.wide ?? 0.95)
  const base = options.leaves ?? '#4f7136'
  const tones = tonesOf(options.trunk ?? bark, light, distance)
  castShadow(pen, place, light, wide * 0.9)
  const fork: Point = [x + around(random, 0, size * 0.03), y - size * 0.3]
  const masses = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + random() * 0.4
    const reach = i === 0 ? 0 : between(random, 0.55, 0.85)
    return {
      x: x + Math.cos(angle) * reach * wide * 0.36,
      y: y - size * 0.66 + Math.sin(angle) * reach * size * 0.24,
      width: wide * between(random, 0.36, 0.5),
      height: size * between(random, 0.26, 0.36),
    }
  }).toSorted((one, other) => other.y - one.y)
  for (const mass of masses.slice(0, 4)) {
    foliage(pen, mass, light, random, {
      base: mix(base, '#15240f', 0.4),
      distance,
      dab: Math.min(15, size * 0.035),
    })
  }
  limb(
    pen,
    [x, y],
    [x, y - size * 0.15],
    fork,
    { from: size * 0.085, to: size * 0.06 },
    tones,
    light,
  )
  for (const mass of masses) {
    const to: Point = [mass.x, mass.y + mass.height * 0.15]
    limb(
      pen,
      fork,
      [mass.x * 0.4 + fork[0] * 0.6, mass.y * 0.4 + fork[1] * 0.6],
      to,
      { from: size * 0.035, to: size * 0.012 },
      tones,
      light,
    )
  }
  masses.forEach((mass, index) => {
    const isBlossom = options.blossom !== undefined && index % 2 === 1
    foliage(pen, mass, light, random, {
      base: isBlossom ? (options.blossom ?? base) : mix(base, '#a0b04a', 0.12 * (index % 3)),
      distance,
      dab: Math.min(13, Math.max(2.5, size * 0.032)),
      density: 0.85,
    })
  })
  foot(pen, place, light, random)
}

/** A fig: low, very broad, with a fluted pale trunk. */
export function figTree(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size, distance = 0 } = place
  const tones = tonesOf('#8a7a66', light, distance)
  broadTree(pen, place, light, random, { wide: 1.5, leaves: '#466a33', trunk: '#8a7a66' })
  for (const off of [-0.035, 0.035, 0]) {
    limb(
      pen,
      [x + off * size * 1.5, y],
      [x + off * size, y - size * 0.1],
      [x + off * size * 0.5, y - size * 0.36],
      { from: size * 0.075, to: size * 0.05 },
      tones,
      light,
    )
  }
  foot(pen, { ...place, size: size * 1.4 }, light, random)
}

/** A jacaranda in flower, with its fallen blossom on the ground. */
export function jacaranda(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size, distance = 0 } = place
  broadTree(pen, place, light, random, {
    leaves: '#8d77b8',
    blossom: '#a58ad0',
    wide: 1.15,
    trunk: '#5a4a44',
  })
  const { lit, middle } = tonesOf('#9a82c8', light, distance)
  for (let i = 0; i < 90; i++) {
    pen.fillStyle = pick(random, [lit, middle])
    pen.beginPath()
    const spot: Point = [
      around(random, x, size * 0.6),
      y + around(random, size * 0.02, size * 0.07),
    ]
    pen.ellipse(...spot, size * 0.014, size * 0.007, 0, 0, Math.PI * 2)
    pen.fill()
  }
}

/** A eucalyptus: tall pale stem, hanging grey-green masses high up. */
export function eucalyptus(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size, distance = 0 } = place
  const stem = tonesOf('#b9a890', light, distance)
  castShadow(pen, place, light, size * 0.22)
  const top: Point = [x + around(random, 0, size * 0.06), y - size * 0.95]
  limb(
    pen,
    [x, y],
    [x + around(random, 0, size * 0.03), y - size * 0.5],
    top,
    { from: size * 0.032, to: size * 0.008 },
    stem,
    light,
  )
  for (let i = 0; i < 9; i++) {
    const climb = 0.42 + 0.56 * (i / 8)
    const spot = {
      x: x + around(random, 0, size * 0.15 * (1.2 - climb * 0.8)),
      y: y - size * climb,
      width: size * between(random, 0.14, 0.24) * (1.35 - climb * 0.7),
      height: size * between(random, 0.1, 0.16),
    }
    foliage(pen, spot, light, random, { base: '#6b8060', distance, dab: Math.max(2, size * 0.022) })
  }
}

/** A cypress or a young grevillea: a slim dark cone. */
export function cypress(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { leaves?: string; wide?: number } = {},
): void {
  const { x, y, size, distance = 0 } = place
  castShadow(pen, place, light, size * 0.22)
  pen.fillStyle = tonesOf(bark, light, distance).shade
  pen.fillRect(x - size * 0.012, y - size * 0.16, size * 0.024, size * 0.16)
  for (let i = 0; i < 10; i++) {
    const climb = i / 9
    const spot = {
      x: x + around(random, 0, size * 0.015),
      y: y - size * (0.12 + 0.84 * climb),
      width: size * (options.wide ?? 0.3) * (1 - climb * 0.86),
      height: size * 0.17 * (1.15 - 0.4 * climb),
    }
    foliage(pen, spot, light, random, {
      base: options.leaves ?? '#3f5c3a',
      distance,
      dab: Math.max(2, size * 0.022),
    })
  }
}

/** Trees of one kind in a line, as beside a road or between fields. */
export function treeLine(
  pen: Pen,
  from: Place,
  to: Place,
  light: Light,
  random: Random,
  options: { count: number; tree: (pen: Pen, place: Place, light: Light, random: Random) => void },
): void {
  for (let i = 0; i < options.count; i++) {
    const share = options.count === 1 ? 0 : i / (options.count - 1)
    const at = (one: number, other: number): number => one + (other - one) * share
    const place: Place = {
      x: at(from.x, to.x) + around(random, 0, from.size * 0.08),
      y: at(from.y, to.y),
      size: at(from.size, to.size) * between(random, 0.82, 1.12),
      distance: at(from.distance ?? 0, to.distance ?? 0),
    }
    options.tree(pen, place, light, random)
  }
}

/** A hedge or a far edge of bushes along a line; `size` is its height. */
export function hedge(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { width: number; leaves?: string; ragged?: number; line?: (x: number) => number },
): void {
  const { x, y, size, distance = 0 } = place
  const count = Math.max(3, Math.round((options.width / size) * 1.7))
  const base = options.leaves ?? '#4a6b33'
  for (let i = 0; i < count; i++) {
    const at = x - options.width / 2 + ((i + 0.5) / count) * options.width
    const high = size * (1 + around(random, 0, options.ragged ?? 0.25))
    const foot = options.line?.(at) ?? y
    foliage(
      pen,
      {
        x: around(random, at, size * 0.2),
        y: foot - high * 0.46,
        width: size * 1.25,
        height: high,
      },
      light,
      random,
      {
        base: mix(base, pick(random, ['#2f4a24', '#86a04c', base]), 0.25),
        distance,
        dab: Math.max(2, size * 0.13),
      },
    )
  }
}
