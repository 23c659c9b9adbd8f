import { towardLight } from '../animals/shading'
import { unit, type Vec } from '../animals/volume'
import type { Light } from '../types'
import { point, type Axes } from './axes'
import { gapOf, type Form } from './forms'
import { stain, tint } from './tint'

type Out = [number, number, number]

/** Works out what a point of a form looks like in a light. */
export function shader(axes: Axes, light: Light, distance: number, bounce: string, pixel: number) {
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
  const e = Math.max(0.0008, pixel * 0.8)
  const at = (
    here: readonly Form[],
    around: readonly Form[],
    between: readonly Form[],
    x: number,
    y: number,
    z: number,
    out: Out,
  ): void => {
    let form = here[0]
    let least = 9
    for (const one of here) {
      const gap = one.distance(x, y, z)
      if (gap < least) {
        form = one
        least = gap
      }
    }
    if (!form) return
    const own = form.distance
    let nx = own(x + e, y, z) - least
    let ny = own(x, y + e, z) - least
    let nz = own(x, y, z + e) - least
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    nx /= size
    ny /= size
    nz /= size
    const { colour, gloss, flesh } = form.surface(x, y, z, pixel)
    const close = gapOf(around, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01)
    const wide = gapOf(around, x + nx * 0.035, y + ny * 0.035, z + nz * 0.035)
    const open = Math.max(
      0.15,
      1 - 0.35 * Math.max(0, 1 - close / 0.01) - 0.45 * Math.max(0, 1 - wide / 0.035),
    )
    const wrap = flesh ? 0.3 : 0.12
    let lit = Math.max(0, (nx * key[0] + ny * key[1] + nz * key[2] + wrap) / (1 + wrap))
    if (lit > 0.04)
      lit *=
        1 -
        (0.5 + 0.4 * hard) *
          (1 - shadow(between, x + nx * 0.008, y + ny * 0.008, z + nz * 0.008, key))
    const sky = (0.5 + 0.5 * ny) * open
    const ground = (0.5 - 0.5 * ny) * open
    const back = Math.max(0, nx * other[0] + ny * other[1] + nz * other[2]) * open
    const facing = 1 - Math.max(0, nx * eye[0] + ny * eye[1] + nz * eye[2])
    const rim = facing * facing * facing * open
    const glow = 0.62 + 0.76 * hard
    const mirror = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
    const shine = gloss * lit * mirror ** (gloss > 0.6 ? 60 : 16) * (flesh ? 0.46 : 0.5)
    const sheen = gloss * 0.1 * rim * (0.4 + 0.6 * sky)
    for (let channel = 0; channel < 3; channel++) {
      const w = warm[channel] ?? 1
      const c = cool[channel] ?? 1
      const cast =
        w * lit * glow +
        c * (sky * (0.62 - 0.24 * hard) + back * 0.4 + rim * 0.2) +
        (earth[channel] ?? 1) * ground * 0.26
      const red = flesh && channel === 0 ? 0.05 * open * (1 - lit) : 0
      const value = (colour[channel] ?? 0) * (cast + red) + w * shine + c * sheen
      out[channel] = value + ((air[channel] ?? 0) - value) * distance
    }
  }
  return { at, key }
}

/** How much of the light reaches a point, from 0 to 1. */
function shadow(forms: readonly Form[], x: number, y: number, z: number, key: Vec): number {
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
