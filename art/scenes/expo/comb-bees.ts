import type { Light, Pen, Random } from '../../kit/types'

/** A bee seen from above as it walks: striped abdomen, furry back, head, wings folded over it. */
function walkingBee(pen: Pen, x: number, y: number, turn: number, long: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(long, long)
  const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): void => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(cx, cy, rx, ry, 0, 0, Math.PI * 2)
    pen.fill()
  }
  oval(0.06, 0.1, 0.6, 0.24, 'rgba(60,28,6,0.45)')
  pen.strokeStyle = '#2a1a10'
  pen.lineWidth = 0.05
  for (const side of [-1, 1])
    for (const [from, to] of [
      [0.3, 0.44],
      [0.14, 0.12],
      [0, -0.16],
    ] as const) {
      pen.beginPath()
      pen.moveTo(from, side * 0.12)
      pen.lineTo(to, side * 0.34)
      pen.stroke()
    }
  oval(-0.26, 0, 0.36, 0.2, '#8a5a1e')
  for (const [at, wide] of [
    [-0.52, 0.1],
    [-0.38, 0.17],
    [-0.22, 0.19],
  ] as const)
    oval(at, 0, 0.055, wide, '#2a1a10')
  oval(0.2, 0, 0.2, 0.18, '#b07a34')
  oval(0.2, 0, 0.1, 0.1, '#4a2f18')
  oval(0.46, 0, 0.11, 0.13, '#2a1a10')
  for (const side of [-1, 1]) {
    pen.save()
    pen.rotate(side * 0.2)
    oval(-0.22, side * 0.1, 0.38, 0.1, 'rgba(246,240,222,0.5)')
    pen.restore()
  }
  pen.restore()
}

/** The bees that still sit on a comb of a width whose top has its middle at the origin: thickest low down. */
export function combBees(pen: Pen, size: number, light: Light, random: Random): void {
  const spots: [number, number][] = []
  for (let tries = 0; tries < 900 && spots.length < 74; tries++) {
    const across = random() * 2 - 1
    const down = Math.sqrt(random())
    const reach = Math.sqrt(Math.max(0, 1 - across * across)) * 0.7
    const [x, y] = [across * size * 0.47, down * reach * size]
    const thick = Math.exp(-(((across + 0.15 * light.from) / 0.75) ** 2)) * (0.25 + 0.75 * down)
    if (random() > thick) continue
    if (spots.some(([a, b]) => Math.hypot(a - x, b - y) < size * 0.036)) continue
    spots.push([x, y])
  }
  for (const [x, y] of spots)
    walkingBee(pen, x, y, random() * Math.PI * 2, size * (0.05 + 0.012 * random()))
}
