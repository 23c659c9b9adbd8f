import type { Light, Pen, Place, Random } from '../types'
import { person, type PersonOptions } from './person'

/**
 * A half-length portrait, seen at work and turned three-quarter: `place.y` is where the picture
 * cuts the figure at the hip, `place.size` the height from there to the crown.
 */
export function portrait(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: PersonOptions = {},
): void {
  const whole = place.size / 0.5
  person(pen, { ...place, size: whole, y: place.y + whole * 0.5 }, light, random, {
    view: 0.85,
    shadow: false,
    cut: 0.44,
    pose: 'explaining',
    ...options,
  })
}
