import { createCanvas } from '@napi-rs/canvas'
import { unit, type Vec } from '../animals/volume'
import type { Pen } from '../types'
import { depthsOf } from './depth'
import { lightOfColour, type Form, type Paint } from './form'
import { opennessOf, reachOf } from './shade'

export type SprigLight = {
  /** Toward the sun: x right, y down, z toward the painter. A negative z shines through leaves. */
  sun: Vec
  warm: string
  sky: string
  /** What the ground and the leaves around throw back. */
  ground: string
  strength: number
  /** How strong the light of sky and ground is; 1 unless told. */
  fill?: number
  air?: string
  /** 0 near (full colour) to 1 far (lost in the air). */
  distance?: number
}

export type SprigView = {
  /** The part of the picture that is painted: left, top, right, bottom. */
  window: readonly [number, number, number, number]
  /** Pixels worked out for each of the picture's. */
  fine?: number
}

/** Paints leaves, fruit and twigs with sun, shadows, the sky's shine, and light through the leaves. */
export function paintSprig(
  pen: Pen,
  forms: readonly Form[],
  light: SprigLight,
  { window, fine = 1.5 }: SprigView,
): void {
  const seen = depthsOf(forms, window, fine)
  const opens = opennessOf(forms, 0.4)
  const sun = unit(light.sun)
  const reach = reachOf(forms, sun, 1, 1.4)
  const { width, height, scale } = seen
  const canvas = createCanvas(width, height)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(width, height)
  const shade = shader(light, sun)
  const paint: Paint = { colour: [0, 0, 0], gloss: 0, through: 0 }
  const out: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < width * height; at++) {
    const index = seen.form[at] ?? -1
    const form = forms[index]
    const open = opens[index]
    if (!form || !open) continue
    const [u, v] = [seen.u[at] ?? 0, seen.v[at] ?? 0]
    const of = (axis: number): number => sample(form, form.normals, 3, axis, u, v)
    let [nx, ny, nz] = [of(0), of(1), of(2)]
    const size = Math.hypot(nx, ny, nz) || 1
    const flip = form.isThin && nz < 0 ? -1 / size : 1 / size
    ;[nx, ny, nz] = [nx * flip, ny * flip, nz * flip]
    const [x, y, z] = [
      window[0] + ((at % width) + 0.5) / scale,
      window[1] + (Math.floor(at / width) + 0.5) / scale,
      seen.depth[at] ?? 0,
    ]
    form.skin(u, v, flip > 0, paint)
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2]
    const lift = facing < 0 && form.isThin ? -3 : 3
    const free =
      facing < -0.1 && !form.isThin ? 0 : reach(x + nx * lift, y + ny * lift, z + nz * lift)
    shade([nx, ny, nz], facing, free, sample(form, open, 1, 0, u, v), paint, out)
    for (let channel = 0; channel < 3; channel++)
      image.data[at * 4 + channel] = Math.min(255, 255 * Math.sqrt(Math.max(0, out[channel] ?? 0)))
    image.data[at * 4 + 3] = 255
  }
  ink.putImageData(image, 0, 0)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, window[0], window[1], width / scale, height / scale)
  pen.restore()
}

/** A value between the four points of a form around a place. */
function sample(
  { rows, columns }: Form,
  values: Float32Array,
  step: number,
  axis: number,
  u: number,
  v: number,
): number {
  const row = Math.min(rows - 1.0001, Math.max(0, u * (rows - 1)))
  const column = Math.min(columns - 1.0001, Math.max(0, (v * 0.5 + 0.5) * (columns - 1)))
  const [r, c] = [Math.floor(row), Math.floor(column)]
  const [dr, dc] = [row - r, column - c]
  const of = (i: number, j: number): number => values[(i * columns + j) * step + axis] ?? 0
  return (
    (of(r, c) * (1 - dc) + of(r, c + 1) * dc) * (1 - dr) +
    (of(r + 1, c) * (1 - dc) + of(r + 1, c + 1) * dc) * dr
  )
}

type Shade = (
  normal: Vec,
  facing: number,
  free: number,
  open: number,
  paint: Paint,
  out: [number, number, number],
) => void

function shader(light: SprigLight, sun: Vec): Shade {
  const warm = lightOfColour(light.warm)
  const sky = lightOfColour(light.sky)
  const ground = lightOfColour(light.ground)
  const air = lightOfColour(light.air ?? '#b9cbd0')
  const half = unit([sun[0], sun[1], sun[2] + 1])
  const { strength, fill = 1, distance = 0 } = light
  return ([nx, ny, nz], facing, free, open, { colour, gloss, through }, out) => {
    const lit = Math.max(0, (facing + 0.08) / 1.08) * free * strength * 1.15
    const behind = Math.max(0, -facing) * free * strength * through
    const above = (0.5 - 0.5 * ny) * (0.25 + 0.75 * open) * fill * 0.5
    const below = (0.5 + 0.5 * ny) * (0.25 + 0.75 * open) * fill * 0.26
    const front = Math.max(0, nz) * open * fill * 0.16
    const mirror = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
    const shine = gloss * (mirror ** 70 * 0.9 + mirror ** 16 * 0.1) * free * strength
    // The sky in the wax: strongest where the surface turns away from the eye.
    const up = -(2 * nz * ny)
    const slant = 1 - Math.max(0, nz)
    const sheen =
      gloss * open * Math.min(1, Math.max(0, up * 0.9 + 0.1)) * (0.07 + 0.5 * slant ** 3) * fill
    for (let channel = 0; channel < 3; channel++) {
      const own = colour[channel] ?? 0
      const w = warm[channel] ?? 1
      const s = sky[channel] ?? 1
      // Light through a leaf comes out yellow and green.
      const glow = own * behind * (channel === 2 ? 0.5 : channel === 0 ? 2.1 : 1.9)
      const value =
        own * (w * lit + s * (above + front) + (ground[channel] ?? 1) * below) +
        glow * w +
        w * shine * 0.8 +
        s * sheen
      out[channel] = value + ((air[channel] ?? 0) - value) * distance
    }
  }
}
