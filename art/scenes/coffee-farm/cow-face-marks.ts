import type { Easel, Mark } from '../../kit/animals/beast-render'
import { measure, solidOf, type Probe } from '../../kit/animals/field'
import { type Frame, type Sculpture, type Vec, outward } from '../../kit/animals/volume'

/** Brings a point of the head's space onto the skin of the modelled animal. */
export function skinOf(model: Sculpture, head: Frame): (p: Vec) => Vec {
  const solids = model.bones.map((bone) => solidOf(bone, (v) => v))
  const probe: Probe = { solid: undefined, other: undefined, lead: 0 }
  const far = (x: number, y: number, z: number): number => measure(solids, x, y, z, probe)
  return (p) => {
    let [x, y, z] = outward(head, p)
    for (let step = 0; step < 6; step++) {
      const gap = far(x, y, z)
      const [gx, gy, gz] = [
        far(x + 0.002, y, z) - gap,
        far(x, y + 0.002, z) - gap,
        far(x, y, z + 0.002) - gap,
      ]
      const steep = Math.hypot(gx, gy, gz) || 1
      x -= (gx / steep) * gap
      y -= (gy / steep) * gap
      z -= (gz / steep) * gap
    }
    return [x, y, z]
  }
}

/** A soft patch or line on the skin, mirrored to the other side where `both` is true. */
export type Touch = {
  at: readonly Vec[]
  colour: string
  /** Width of a line in units; a filled patch where left out. */
  wide?: number
  /** How far the edge of it runs out, in units. */
  soft?: number
  both?: boolean
}

/** Paints touches on the skin, each point of them where it is in view. */
export function touches(skin: (p: Vec) => Vec, list: readonly Touch[]): Mark {
  return (easel) => {
    for (const touch of list)
      for (const side of touch.both === false ? [1] : [-1, 1]) {
        const points = touch.at
          .map(([x, y, z]) => skin([x, y, z * side]))
          .filter((p) => easel.sees(p))
          .map((p) => easel.at(p))
        if (points.length >= 3) paintTouch(easel, touch, points)
      }
  }
}

function paintTouch(
  { pen, size }: Easel,
  { colour, wide, soft = 0 }: Touch,
  points: readonly (readonly [number, number])[],
): void {
  pen.save()
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.filter = soft > 0 ? `blur(${(soft * size).toFixed(1)}px)` : 'none'
  pen.beginPath()
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return
  if (wide === undefined) pen.moveTo((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
  else pen.moveTo(first[0], first[1])
  points.forEach(([x, y], i) => {
    const next = points[i + 1] ?? (wide === undefined ? first : undefined)
    if (next) pen.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2)
    else pen.lineTo(x, y)
  })
  if (wide === undefined) {
    pen.fillStyle = colour
    pen.fill()
  } else {
    pen.strokeStyle = colour
    pen.lineWidth = wide * size
    pen.stroke()
  }
  pen.restore()
}
