import type { Joint, Sculpture } from '../animals/volume'
import type { Body } from './body'
import type { Dress } from './dress'
import type { Joints } from './skeleton'
import { inwardPoint } from './turn'

/** Models neck, head, hair and hat. */
export function head(model: Sculpture, body: Body, joints: Joints, dress: Dress): void {
  const s = body.head
  const at = (x: number, y: number, z: number, r: number): Joint => [x * s, y * s, z * s, r * s]
  const nape = inwardPoint(joints.head, joints.chest, [-0.004, body.chest - 0.01, 0])
  const neck = body.sex === 'woman' || body.age === 'child' ? 0.027 : 0.033
  model.within(joints.head, () => {
    model.tube('skin', [[...nape, neck * 1.25], at(-0.006, -0.035, 0, neck / Math.sqrt(s))], {
      blend: 0.02,
    })
    if (body.age === 'child') childFace(model, at)
    else face(model, at)
    hair(model, dress, at)
    hat(model, dress, at)
  })
}

/** A grown face: a long egg with a firm jaw. */
function face(model: Sculpture, at: At): void {
  model.tube('face', [at(-0.013, 0.013, 0, 0.055), at(0.01, 0.016, 0, 0.053)], { flat: 0.86 })
  model.tube('face', [at(0.016, 0, 0, 0.047), at(0.022, -0.036, 0, 0.0315)], {
    flat: 0.88,
    blend: 0.03,
  })
  model.tube('face', [at(0.035, -0.022, 0, 0.0235), at(0.034, -0.044, 0, 0.019)], { blend: 0.03 })
  model.both((side) => {
    model.tube(
      'face',
      [at(-0.004, -0.022, 0.0265 * side, 0.016), at(0.026, -0.05, 0.012 * side, 0.014)],
      { blend: 0.03 },
    )
    model.ball('face', at(0.038, -0.01, 0.025 * side, 0.0165), { blend: 0.025 })
    ear(model, at, side)
  })
  model.tube('face', [at(0.05, 0.012, 0, 0.007), at(0.0625, -0.013, 0, 0.0092)], { blend: 0.016 })
  model.ball('face', at(0.034, -0.056, 0, 0.0155), { blend: 0.022 })
}

/** A child's face: round, a large forehead, full cheeks, little nose and chin. */
function childFace(model: Sculpture, at: At): void {
  model.tube('face', [at(-0.013, 0.015, 0, 0.057), at(0.012, 0.017, 0, 0.054)], { flat: 0.9 })
  model.tube('face', [at(0.018, -0.004, 0, 0.048), at(0.022, -0.03, 0, 0.037)], {
    flat: 0.94,
    blend: 0.03,
  })
  model.both((side) => {
    model.ball('face', at(0.034, -0.019, 0.0235 * side, 0.021), { blend: 0.03 })
    ear(model, at, side)
  })
  model.tube('face', [at(0.053, -0.004, 0, 0.006), at(0.06, -0.013, 0, 0.0078)], { blend: 0.016 })
  model.ball('face', at(0.036, -0.044, 0, 0.0165), { blend: 0.026 })
}

function ear(model: Sculpture, at: At, side: 1 | -1): void {
  model.tube(
    'face',
    [at(-0.004, 0.008, 0.05 * side, 0.0115), at(-0.001, -0.014, 0.047 * side, 0.008)],
    { flat: 0.5, blend: 0.008 },
  )
}

type At = (x: number, y: number, z: number, r: number) => Joint

function hair(model: Sculpture, dress: Dress, at: At): void {
  const under = dress.hat !== 'none'
  switch (dress.hair) {
    case 'bald':
      return
    case 'cropped':
      cap(model, 'hair', at, 0)
      return
    case 'afro':
      if (under) cap(model, 'hair', at, 0.004)
      else
        model.tube('hair', [at(-0.022, 0.03, 0, 0.072), at(-0.006, 0.034, 0, 0.066)], {
          rough: 0.006,
        })
      return
    case 'bun':
      cap(model, 'hair', at, 0.002)
      model.ball('hair', at(-0.062, 0.048, 0, 0.028), { blend: 0.02 })
      return
    case 'braids':
      cap(model, 'hair', at, 0.002)
      for (const z of [-0.04, -0.024, -0.008, 0.008, 0.024, 0.04])
        model.tube(
          'hair',
          [
            at(-0.045, 0.01, z, 0.014),
            at(-0.058, -0.05, z * 1.25, 0.011),
            at(-0.056, -0.1, z * 1.5, 0.009),
          ],
          { blend: 0.01 },
        )
      return
    case 'long':
      cap(model, 'hair', at, 0.004)
      for (const z of [-0.048, -0.028, 0, 0.028, 0.048])
        model.tube(
          'hair',
          [
            at(-0.03 + Math.abs(z) * 0.5, 0.02, z, 0.02),
            at(-0.04 + Math.abs(z) * 0.6, -0.05, z * 1.05, 0.017),
            at(-0.04 + Math.abs(z) * 0.6, -0.085, z * 1.1, 0.011),
          ],
          { blend: 0.02 },
        )
      return
    case 'scarf':
      cap(model, 'scarf', at, 0.005)
      model.tube('scarf', [at(-0.052, 0.0, 0, 0.026), at(-0.078, -0.012, 0, 0.014)], {
        blend: 0.015,
      })
      model.tube('scarf', [at(-0.07, -0.01, 0.006, 0.011), at(-0.08, -0.07, 0.014, 0.013)], {
        flat: 0.5,
        blend: 0.01,
      })
      return
    case 'wrap':
      cap(model, 'scarf', at, 0.005)
      model.tube('scarf', [at(-0.036, 0.036, 0, 0.057), at(-0.056, 0.05, 0, 0.046)], {
        blend: 0.02,
      })
  }
}

function cap(model: Sculpture, part: string, at: At, thick: number): void {
  model.tube(part, [at(-0.018, 0.016, 0, 0.055 + thick), at(0.003, 0.024, 0, 0.0515 + thick)], {
    flat: 0.9,
    blend: 0.004,
  })
}

function hat(model: Sculpture, dress: Dress, at: At): void {
  const flat = { flat: 0.13, flatAxis: [-0.08, 0.99, 0] as const, blend: 0.008 }
  switch (dress.hat) {
    case 'none':
      return
    case 'straw':
      model.ball('hat', at(-0.006, 0.044, 0, 0.118), flat)
      model.tube(
        'hat',
        [at(-0.018, 0.05, 0, 0.053), at(0.008, 0.054, 0, 0.051), at(-0.006, 0.068, 0, 0.043)],
        { blend: 0.01 },
      )
      return
    case 'sunhat':
      model.ball('hat', at(-0.005, 0.043, 0, 0.096), { ...flat, flat: 0.16 })
      model.tube(
        'hat',
        [at(-0.018, 0.049, 0, 0.053), at(0.008, 0.053, 0, 0.051), at(-0.006, 0.062, 0, 0.047)],
        { blend: 0.01 },
      )
      return
    case 'cap':
      cap(model, 'hat', at, 0.006)
      model.tube('hat', [at(0.04, 0.034, 0, 0.034), at(0.066, 0.028, 0, 0.03)], {
        ...flat,
        flat: 0.16,
      })
      return
    case 'beanie':
      cap(model, 'hat', at, 0.007)
      model.ball('hat', at(-0.01, 0.052, 0, 0.046), { blend: 0.02 })
      return
    case 'helmet':
      model.tube('hat', [at(-0.02, 0.018, 0, 0.068), at(0.006, 0.024, 0, 0.066)], {
        flat: 0.9,
        blend: 0.01,
      })
      return
    case 'net':
      model.tube('hat', [at(-0.022, 0.022, 0, 0.06), at(-0.004, 0.034, 0, 0.056)], { blend: 0.01 })
      return
    case 'veil':
      model.ball('hat', at(-0.004, 0.04, 0, 0.115), flat)
      model.tube(
        'hat',
        [at(-0.018, 0.05, 0, 0.053), at(0.011, 0.054, 0, 0.051), at(-0.006, 0.06, 0, 0.044)],
        { blend: 0.01 },
      )
      model.tube('veil', [at(0.004, 0.0, 0, 0.074), at(0.002, -0.05, 0, 0.07)], { blend: 0.01 })
  }
}
