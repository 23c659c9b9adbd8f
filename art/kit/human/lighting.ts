import { towardLight } from '../animals/shading'
import { unit, type Vec } from '../animals/volume'
import type { Light } from '../types'
import { point, type Axes } from './axes'
import { gapOf, type Form, type Surface } from './forms'
import { stain, tint } from './tint'

type Out = [number, number, number]

/** How the light falls on a point: its normal, how open it lies, and how much sun reaches it. */
export type Fall = { nx: number; ny: number; nz: number; open: number; sun: number }

export type Shader = {
  /** Toward the sun, in the model's space. */
  key: Vec
  /** What a surface looks like where light falls on it so. */
  light: (surface: Surface, fall: Fall, out: Out) => void
}

/** Works out what surfaces look like in a light. */
export function shader(axes: Axes, light: Light, distance: number, bounce: string): Shader {
  const sun = towardLight(light)
  const toModel = (x: number, y: number, z: number): Vec => unit(point(axes, x, y, z))
  const key = toModel(sun[0], sun[1] * 0.9 + 0.1, Math.max(sun[2], 0.25))
  const other = toModel(-Math.sign(light.from || 1) * 0.95, 0.12, -0.1)
  const eye = axes.near
  const half = unit([key[0] + eye[0], key[1] + eye[1], key[2] + eye[2]])
  const hard = light.strength
  const warm = stain(tint('#ffffff'), tint(light.warm), 0.75)
  const cool = stain(tint('#dfe8f4'), tint(light.cool), 0.35)
  const earth = stain(tint('#ffffff'), tint(bounce), 0.7)
  const air = tint(light.air)
  const glow = 0.62 + 0.76 * hard
  return {
    key,
    light: ({ colour, gloss, flesh }, { nx, ny, nz, open, sun: reaching }, out) => {
      const facingSun = nx * key[0] + ny * key[1] + nz * key[2]
      const wrap = flesh ? 0.2 : 0.12
      const shaded = 1 - (0.5 + 0.45 * hard) * (1 - reaching)
      const lit = Math.max(0, (facingSun + wrap) / (1 + wrap)) * shaded
      const sky = (0.5 + 0.5 * ny) * open
      const ground = (0.5 - 0.5 * ny) * open
      const back = Math.max(0, nx * other[0] + ny * other[1] + nz * other[2]) * open
      const facing = 1 - Math.max(0, nx * eye[0] + ny * eye[1] + nz * eye[2])
      const rim = facing * facing * facing * open
      const mirror = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
      const shine = gloss * lit * mirror ** (gloss > 0.6 ? 60 : 14) * (flesh ? 0.5 : 0.5)
      const sheen = gloss * (0.1 * rim * (0.4 + 0.6 * sky) + (flesh ? 0.08 * sky * sky : 0))
      // Light that wandered under the skin comes out red along the edge of the shade.
      const edge = flesh ? 0.16 * hard * Math.exp(-(((facingSun - 0.02) / 0.22) ** 2)) * shaded : 0
      for (let channel = 0; channel < 3; channel++) {
        const w = warm[channel] ?? 1
        const c = cool[channel] ?? 1
        const cast =
          w * lit * glow * (0.75 + 0.25 * open) +
          c * (sky * (flesh ? 0.76 - 0.26 * hard : 0.62 - 0.24 * hard) + back * 0.36 + rim * 0.16) +
          // A painter who turns a face to the room gives it light from where one stands.
          (flesh ? 0.19 * (1 - facing) * (0.4 + 0.6 * open) : 0) +
          (earth[channel] ?? 1) * ground * (flesh ? 0.38 : 0.28)
        const red = flesh ? edge * (channel === 0 ? 1 : channel === 1 ? 0.3 : 0.1) : 0
        const value = (colour[channel] ?? 0) * (cast + red) + w * shine + c * sheen
        out[channel] = value + ((air[channel] ?? 0) - value) * distance
      }
    },
  }
}

/** How much of the light gets past forms to a point, from 0 to 1. */
export function pastForms(
  forms: readonly Form[],
  x: number,
  y: number,
  z: number,
  key: Vec,
): number {
  if (forms.length === 0) return 1
  let open = 1
  let reach = 0.008
  for (let i = 0; i < 9 && reach < 0.5; i++) {
    const gap = gapOf(forms, x + key[0] * reach, y + key[1] * reach, z + key[2] * reach)
    open = Math.min(open, 0.5 + (gap * 7) / reach)
    if (open <= 0) return 0
    reach += Math.max(gap, 0.01)
  }
  return Math.min(1, open)
}
