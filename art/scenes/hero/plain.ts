import type { Frame } from '../../scene'
import { glaze } from '../../kit/colour'
import { ground, grassTufts } from '../../kit/ground'
import { ridge } from '../../kit/land'
import { mistBank } from '../../kit/weather'
import { lightOf } from '../../kit/light'
import { softSpot } from '../../kit/shapes'
import { beast } from '../../kit/animals/wild'
import { sky } from '../../kit/sky'
import { acacia, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { herdNear } from './plain-herd'
import { slide } from './slide'

/** An open plain with acacias under a low golden sun. */
function plainAtEvening(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('golden', -0.55)
  const horizon = height * 0.62
  const sun = { x: width * 0.56, y: horizon - height * 0.085, radius: height * 0.045 }
  sky(pen, frame, light, random, { kind: 'golden', horizon, sun, clouds: 1.3 })
  ridge(pen, frame, light, random, {
    base: horizon - 20,
    rise: 40,
    wave: 520,
    colour: '#7d7488',
    distance: 0.55,
    foot: horizon + 20,
    spurs: 0.4,
  })
  mistBank(pen, frame, light, random, { y: horizon, thick: 40, opacity: 0.5, colour: '#ffdc9c' })
  ground(pen, frame, light, random, {
    top: (x) => horizon + 8 * Math.sin(x / 260),
    colour: '#c39a48',
    patches: '#8f8a3c',
    grass: 46,
    distance: 0.5,
  })
  // The low sun pours over the grass towards the painter.
  softSpot(
    pen,
    { x: sun.x, y: horizon + 30, width: width * 0.75, height: height * 0.5 },
    '#ffdd8a',
    0.55,
  )
  hedge(pen, { x: width * 0.3, y: horizon + 8, size: 17, distance: 0.45 }, light, random, {
    width: width * 0.5,
    ragged: 0.6,
    leaves: '#7b8042',
  })
  hedge(pen, { x: width * 0.85, y: horizon + 9, size: 20, distance: 0.4 }, light, random, {
    width: width * 0.4,
    ragged: 0.6,
    leaves: '#7b8042',
  })
  trees(pen, frame, light, random, horizon)
  herd(pen, frame, light, random, horizon)
}

/** Zebras graze in the middle distance, two giraffes stand against the sky. */
function herd(
  pen: Pen,
  { width, height }: Frame,
  light: ReturnType<typeof lightOf>,
  random: Random,
  horizon: number,
): void {
  if (width < height) {
    herdNear(pen, { width, height }, light, random, { horizon, sun: width * 0.56 })
    return
  }
  const unit = Math.min(width * 0.5, height) / 900
  for (const [at, size, facing] of [
    [0.462, 138, 'right'],
    [0.505, 116, 'left'],
  ] as const) {
    const place = {
      x: width * at,
      y: horizon + height * 0.035,
      size: size * unit,
      facing,
      distance: 0.3,
    }
    beast(pen, place, light, random, 'giraffe')
  }
  const zebras = [0.4, 0.56, 0.592, 0.64, 0.7, 0.745]
  zebras.forEach((at, i) => {
    const place = {
      x: width * at,
      y: horizon + height * (0.085 + 0.014 * (i % 3)),
      size: (46 + 7 * (i % 3)) * unit,
      facing: i % 3 === 1 ? ('left' as const) : ('right' as const),
      distance: 0.2,
    }
    beast(pen, place, light, random, 'zebra', { pose: i % 2 ? 'grazing' : 'standing' })
    grassTufts(pen, { ...place, y: place.y + 3, size: 15 * unit }, light, random, {
      width: 70 * unit,
      colour: '#a4893c',
    })
  })
}

function trees(
  pen: Pen,
  { width, height }: Frame,
  light: ReturnType<typeof lightOf>,
  random: Random,
  horizon: number,
): void {
  const stands = [
    { at: 0.06, down: 0.02, size: 0.1, distance: 0.4 },
    { at: 0.13, down: 0.015, size: 0.075, distance: 0.45 },
    { at: 0.33, down: 0.02, size: 0.09, distance: 0.42 },
    { at: 0.44, down: 0.03, size: 0.13, distance: 0.33 },
    { at: 0.66, down: 0.05, size: 0.2, distance: 0.22 },
    { at: 0.97, down: 0.06, size: 0.24, distance: 0.18 },
    { at: 0.8, down: 0.14, size: 0.56, distance: 0.02 },
  ]
  for (const { at, down, size, distance } of stands) {
    const place = {
      x: width * at,
      y: horizon + height * down,
      size: Math.min(height, width * 0.74) * size,
      distance,
    }
    if (width < height) shadowInGrass(pen, place, width * 0.56)
    else shadowTowards(pen, place, width * 0.56, light.cool)
    acacia(pen, place, { ...light, strength: 0.6, from: at < 0.56 ? 0.6 : -0.6 }, random, {
      wide: 1.55,
      leaves: '#6b7434',
    })
  }
  grassTufts(pen, { x: width * 0.5, y: height + 16, size: 92 }, light, random, {
    width: width * 1.1,
    colour: '#a4893c',
  })
}

/** The long shadow of a tree with the sun behind it: it comes forward, away from the sun. */
function shadowTowards(
  pen: Pen,
  place: { x: number; y: number; size: number },
  sunColumn: number,
  colour: string,
): void {
  const away = (place.x - sunColumn) * 0.42
  const { x, y, size } = place
  pen.fillStyle = glaze(colour, 0.42)
  pen.beginPath()
  pen.moveTo(x - size * 0.02, y)
  pen.lineTo(x + away * 0.8 - size * 0.06, y + size * 0.34)
  pen.lineTo(x + away * 0.8 + size * 0.06, y + size * 0.34)
  pen.lineTo(x + size * 0.02, y)
  pen.fill()
  softSpot(
    pen,
    { x: x + away, y: y + size * 0.42, width: size * 1.5, height: size * 0.2 },
    colour,
    0.6,
    0.4,
  )
}

/** The same upright, where the near shadow lies wholly in the picture: soft, and one with its tree. */
function shadowInGrass(
  pen: Pen,
  { x, y, size }: { x: number; y: number; size: number },
  sunColumn: number,
): void {
  softSpot(pen, { x, y, width: size * 0.5, height: size * 0.05 }, '#5a4030', 0.5, 0.3)
  for (let i = 0; i < 24; i++) {
    const share = i / 24
    const at = { x: x + (x - sunColumn) * 0.5 * share, y: y + size * 0.4 * share }
    const wide = size * (0.1 + 0.9 * share ** 3)
    softSpot(pen, { ...at, width: wide, height: size * 0.07 }, '#5a4030', 0.22, 0.2)
  }
}

export const scenes = slide(2, plainAtEvening, {
  phone: [
    { x: 290, y: 690, radius: 130 },
    { x: 520, y: 700, radius: 120 },
    { x: 320, y: 1120, radius: 300 },
    { x: 640, y: 1050, radius: 260 },
    { x: 260, y: 900, radius: 260 },
  ],
})
