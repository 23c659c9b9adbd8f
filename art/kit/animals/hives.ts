import { glaze, tone } from '../colour'
import type { Light, Pen, Place, Random } from '../types'

/** Bees in the air around a place; `size` is the height of the cloud they make. */
export function bees(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  { count = 24, length = 7 }: { count?: number; length?: number } = {},
): void {
  for (let index = 0; index < count; index++) {
    const turn = random() * Math.PI * 2
    const out = Math.sqrt(random()) * place.size * 0.6
    const near = 0.6 + random() * 0.7
    pen.save()
    pen.translate(
      place.x + Math.cos(turn) * out * 1.4,
      place.y - place.size * 0.5 + Math.sin(turn) * out * 0.8,
    )
    pen.rotate(random() * Math.PI)
    pen.scale(length * near, length * near)
    pen.fillStyle = glaze('#f6f2e6', 0.55)
    pen.beginPath()
    pen.ellipse(-0.05, -0.4, 0.4, 0.2, -0.6, 0, Math.PI * 2)
    pen.ellipse(0.15, -0.4, 0.4, 0.2, 0.6, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = tone('#c98a2a', light, 'middle', place.distance)
    pen.beginPath()
    pen.ellipse(0, 0, 0.62, 0.32, 0, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = '#2a1d14'
    pen.fillRect(-0.12, -0.3, 0.16, 0.6)
    pen.fillRect(-0.46, -0.22, 0.14, 0.44)
    pen.beginPath()
    pen.ellipse(0.55, 0, 0.2, 0.22, 0, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
}
