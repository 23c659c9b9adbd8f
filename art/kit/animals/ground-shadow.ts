import { createCanvas } from '@napi-rs/canvas'
import { mix } from '../colour'
import type { Light, Pen, Place } from '../types'
import type { Bone, Vec } from './volume'

type Projection = {
  upright: (v: Vec) => Vec
  lean: (v: Vec) => Vec
  toward: Vec
  floor: number
}

/** The shadow of bones on the ground, longer the lower the light; only a breath when overcast. */
export function castShadow(
  pen: Pen,
  bones: readonly Bone[],
  place: Place,
  light: Light,
  { upright, lean, toward, floor }: Projection,
): void {
  const { size } = place
  const hard = light.strength
  const slide = 1 / Math.max(0.34, toward[1])
  const drops: [x: number, y: number, rx: number, ry: number][] = []
  for (const bone of bones) {
    const [a, b] = [upright(bone.a), upright(bone.b)]
    const length = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
    const steps = Math.max(
      1,
      Math.ceil((length / Math.max(0.02, Math.min(bone.ra, bone.rb))) * 1.5),
    )
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const at = (axis: 0 | 1 | 2): number => a[axis] + (b[axis] - a[axis]) * t
      const rise = Math.max(0, at(1) - floor) * Math.min(1, hard * 1.6)
      const r = bone.ra + (bone.rb - bone.ra) * t
      const foot = lean([at(0) - toward[0] * slide * rise, floor, at(2) - toward[2] * slide * rise])
      const long = Math.min(2, Math.hypot(1, toward[0] * slide * hard))
      drops.push([foot[0], foot[1], r * long, Math.max(r * 0.24, r * 0.3 * toward[2] * slide)])
    }
  }
  const reach = (pick: (drop: (typeof drops)[number]) => number): number =>
    drops.reduce((most, drop) => Math.max(most, pick(drop)), -99)
  const margin = 0.2
  const left = -reach(([x, , rx]) => rx - x) - margin
  const right = reach(([x, , rx]) => x + rx) + margin
  const low = -reach(([, y, , ry]) => ry - y) - margin
  const high = reach(([, y, , ry]) => y + ry) + margin
  const sheet = createCanvas(Math.ceil((right - left) * size), Math.ceil((high - low) * size))
  const ink = sheet.getContext('2d')
  ink.fillStyle = mix(mix(light.cool, '#1f2418', 0.6), light.air, (place.distance ?? 0) * 0.8)
  for (const [x, y, rx, ry] of drops) {
    ink.beginPath()
    ink.ellipse((x - left) * size, (high - y) * size, rx * size, ry * size, 0, 0, Math.PI * 2)
    ink.fill()
  }
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  pen.globalAlpha = (0.3 + 0.45 * hard) * (1 - 0.6 * (place.distance ?? 0))
  pen.filter = `blur(${Math.max(1, size * (0.05 - 0.035 * hard)).toFixed(1)}px)`
  pen.drawImage(sheet, place.x + left * size, place.y - high * size)
  pen.restore()
}
