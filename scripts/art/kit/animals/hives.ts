import { glaze, tone } from '../colour'
import type { Light, Pen, Place, Random } from '../types'

/** A Langstroth hive, a box of two storeys on legs under a tin lid; `size` is its whole height. */
export function hive(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  { colour }: { colour?: string } = {},
): void {
  const paints = ['#e9dfc4', '#8fb0b8', '#d9b45c', '#a9bf8a']
  const base = colour ?? paints[Math.floor(random() * paints.length)] ?? '#e9dfc4'
  const { x, y, size, distance = 0 } = place
  const [w, d] = [size * 0.36, size * 0.16]
  const right = place.facing !== 'left'
  const corner = right ? x + w - d : x - w + d
  const at = (color: string, side: 'lit' | 'middle' | 'shade'): string =>
    tone(color, light, side, distance)
  const lit = light.from < -0.25 ? 'left' : light.from > 0.25 ? 'right' : 'both'
  const face = (side: 'left' | 'right'): 'lit' | 'middle' | 'shade' =>
    lit === 'both' ? 'middle' : lit === side ? 'lit' : 'shade'
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = glaze(at('#4a5038', 'shade'), 0.25 + 0.4 * light.strength)
  const slide = -light.from * size * (0.25 + 0.9 * (1 - light.height)) * light.strength
  pen.beginPath()
  pen.moveTo(x - w, y)
  pen.lineTo(x + w, y)
  pen.lineTo(x + w + slide, y - size * 0.14)
  pen.lineTo(x - w + slide, y - size * 0.14)
  pen.fill()
  pen.restore()
  pen.fillStyle = at('#6b5138', 'shade')
  for (const foot of [-0.9, corner < x ? -0.42 : 0.42, 0.9])
    pen.fillRect(x + w * foot - size * 0.025, y - size * 0.3, size * 0.05, size * 0.3)
  for (const [low, high] of [
    [0.22, 0.56],
    [0.56, 0.88],
  ] as const) {
    quad(
      pen,
      [x - w, y - size * high],
      [corner, y - size * high],
      [corner, y - size * low],
      [x - w, y - size * low],
    )
    pen.fillStyle = sheen(
      pen,
      x - w,
      corner,
      at(base, right ? 'middle' : face('left')),
      at(base, right ? face('left') : 'shade'),
    )
    pen.fill()
    quad(
      pen,
      [corner, y - size * high],
      [x + w, y - size * high],
      [x + w, y - size * low],
      [corner, y - size * low],
    )
    pen.fillStyle = at(base, right ? face('right') : lit === 'right' ? 'lit' : 'middle')
    pen.fill()
    pen.fillStyle = glaze(at('#4a3a2a', 'shade'), 0.5)
    pen.fillRect(x - w, y - size * (low + 0.02), w * 2, size * 0.02)
  }
  pen.fillStyle = at('#c9ccc8', 'lit')
  quad(
    pen,
    [x - w * 1.1, y - size * 0.93],
    [x - w * 0.9, y - size],
    [x + w * 0.95, y - size],
    [x + w * 1.1, y - size * 0.93],
  )
  pen.fill()
  pen.fillStyle = at('#9fa3a2', 'shade')
  pen.fillRect(x - w * 1.1, y - size * 0.93, w * 2.2, size * 0.06)
  // The entrance and its landing board.
  const door = right ? (x - w + corner) / 2 : (corner + x + w) / 2
  pen.fillStyle = '#2a2018'
  pen.fillRect(door - w * 0.4, y - size * 0.29, w * 0.8, size * 0.045)
  pen.fillStyle = at('#a8845c', 'lit')
  pen.fillRect(door - w * 0.55, y - size * 0.245, w * 1.1, size * 0.03)
}

function sheen(pen: Pen, from: number, to: number, start: string, end: string): CanvasGradient {
  const gradient = pen.createLinearGradient(from, 0, to, 0)
  gradient.addColorStop(0, start)
  gradient.addColorStop(1, end)
  return gradient
}

type Corner = readonly [number, number]

function quad(pen: Pen, a: Corner, b: Corner, c: Corner, d: Corner): void {
  pen.beginPath()
  pen.moveTo(...a)
  pen.lineTo(...b)
  pen.lineTo(...c)
  pen.lineTo(...d)
  pen.closePath()
}

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
