import { foreLeg, hindLeg, type LegBuild } from './limbs'
import {
  type Frame,
  type Joint,
  Sculpture,
  type Section,
  type Vec,
  WORLD,
  frameAt,
  outward,
} from './volume'

export type BeastPose = 'standing' | 'grazing' | 'walking' | 'running' | 'lying' | 'looking'

/** Where the poll is and how far the muzzle is lifted. */
type HeadPlace = { at: Vec; pitch: number }

/** The build of a four-legged animal; 1 is the height of its back. */
export type Beast = {
  torso: readonly Section[]
  hip: Vec
  shoulder: Vec
  hind: LegBuild
  fore: LegBuild
  /** x of the near hind, far hind, near fore and far fore foot. */
  stand: readonly [number, number, number, number]
  /** Root of the neck, root of the throat, and thickness at root, middle and poll. */
  neck: {
    base: Vec
    breast: Vec
    thick: readonly [number, number, number]
    flat: number
    sag?: number
    mane?: number
  }
  heads: Partial<Record<BeastPose, HeadPlace>> & { standing: HeadPlace }
  head: (sculpture: Sculpture) => void
  tail: readonly Joint[]
  /** Anything else on the trunk: hip bones, a hump, an udder. */
  extra?: (sculpture: Sculpture) => void
  rough?: number
}

/** Models a four-legged animal in a pose; `look` turns its head toward the painter. */
export function quadruped(beast: Beast, pose: BeastPose, look: number): Sculpture {
  const model = new Sculpture()
  const lying = pose === 'lying'
  const drop = Math.min(...beast.torso.map(([, , bottom]) => bottom)) - 0.02
  const body: Frame = lying
    ? frameAt([0, -drop, 0])
    : pose === 'running'
      ? frameAt([0, 0.07, 0], { pitch: 0.05 })
      : WORLD
  const rough = beast.rough ?? 0
  model.within(body, () => {
    model.loft('body', beast.torso, { blend: 0.07, smooth: 2, rough })
    model.tube(
      'tail',
      lying
        ? beast.tail.map(([x, y, z, r]): Joint => [
            x,
            Math.max(y, drop + 0.04),
            z + Math.max(0, drop - y) * 0.3,
            r,
          ])
        : beast.tail,
      { blend: 0.02, smooth: 3 },
    )
    beast.extra?.(model)
  })
  const side = (v: Vec, sign: 1 | -1): Vec => outward(body, [v[0], v[1], v[2] * sign])
  model.both((sign) => {
    const [hip, shoulder] = [side(beast.hip, sign), side(beast.shoulder, sign)]
    if (lying) {
      folded(model, hip, beast.hind, sign, 1)
      folded(model, shoulder, beast.fore, sign, -1)
      return
    }
    const feet = steps(beast, pose, sign)
    hindLeg(model, hip, [feet.hind[0], feet.hind[1], beast.hip[2] * sign * 1.05], beast.hind)
    foreLeg(model, shoulder, [feet.fore[0], feet.fore[1], beast.shoulder[2] * sign], beast.fore)
  })
  const place = beast.heads[pose] ?? beast.heads.standing
  const at: Vec =
    lying && !beast.heads.lying ? [place.at[0], place.at[1] - drop, place.at[2]] : place.at
  neck(model, beast, body, at, rough)
  model.within(frameAt(at, { pitch: place.pitch, yaw: look }), () => beast.head(model))
  return model
}

function steps(
  beast: Beast,
  pose: BeastPose,
  sign: 1 | -1,
): { hind: [number, number]; fore: [number, number] } {
  const near = sign === 1
  const [hind, fore] = near ? [beast.stand[0], beast.stand[2]] : [beast.stand[1], beast.stand[3]]
  const stride = beast.fore.length * 0.26
  if (pose === 'walking')
    return near
      ? { hind: [hind - stride, 0.015], fore: [fore + stride * 0.9, 0.05] }
      : { hind: [hind + stride * 0.7, 0], fore: [fore - stride * 0.8, 0] }
  if (pose === 'running')
    return near
      ? { hind: [hind - stride * 1.9, 0.2], fore: [fore + stride * 1.7, 0.24] }
      : { hind: [hind + stride * 1.1, 0.06], fore: [fore - stride * 0.4, 0.3] }
  if (pose === 'grazing')
    return near
      ? { hind: [hind - 0.03, 0], fore: [fore - 0.08, 0] }
      : { hind: [hind + 0.03, 0], fore: [fore + 0.1, 0] }
  return { hind: [hind, 0], fore: [fore, 0] }
}

function folded(model: Sculpture, hip: Vec, leg: LegBuild, sign: 1 | -1, hind: 1 | -1): void {
  const [x, y, z] = hip
  const out = z + sign * leg.hip * 0.5
  const low = leg.cannon * 1.2
  const part = leg.lower ?? 'leg'
  const knee: Vec = [x + leg.length * 0.2 * hind, Math.min(y * 0.5, leg.knee * 1.6), out]
  const hock: Vec = [x - leg.length * 0.12 * hind, low * 1.3, out]
  const toe: Vec = [x + leg.length * 0.24 * hind, low, out]
  model.tube(
    'thigh',
    [
      [x, y, z, leg.hip],
      [...knee, leg.knee],
    ],
    { blend: 0.08 },
  )
  model.tube(
    'thigh',
    [
      [...knee, leg.knee * 0.9],
      [...hock, leg.hock],
    ],
    { blend: 0.05 },
  )
  model.tube(
    part,
    [
      [...hock, leg.hock],
      [...toe, leg.cannon],
    ],
    { blend: 0.02 },
  )
}

function neck(model: Sculpture, beast: Beast, body: Frame, head: Vec, rough: number): void {
  const base = outward(body, beast.neck.base)
  const breast = outward(body, beast.neck.breast)
  const [low, middle, high] = beast.neck.thick
  const at = (from: Vec, t: number, radius: number, sag = 0): Joint => [
    from[0] + (head[0] - from[0]) * t,
    from[1] + (head[1] - from[1]) * t - sag,
    from[2] + (head[2] - from[2]) * t,
    radius,
  ]
  const length = Math.hypot(head[0] - base[0], head[1] - base[1])
  model.tube(
    'neck',
    [
      at(base, -0.06, low),
      at(base, 0.32, (low + middle) / 2, length * (beast.neck.sag ?? 0.03)),
      at(base, 0.66, middle, length * (beast.neck.sag ?? 0.03) * 0.7),
      at(base, 0.97, high),
    ],
    { blend: 0.08, flat: beast.neck.flat, smooth: 2, rough },
  )
  const mane = beast.neck.mane
  if (mane !== undefined) {
    const [ux, uy] = [(base[1] - head[1]) / length, (head[0] - base[0]) / length]
    const crest = (t: number, out: number, radius: number): Joint => [
      base[0] + (head[0] - base[0]) * t + ux * out,
      base[1] + (head[1] - base[1]) * t + uy * out,
      head[2] * t,
      radius,
    ]
    model.tube(
      'mane',
      [
        crest(-0.1, low * 0.95, mane * 0.6),
        crest(0.4, middle * 1.1, mane),
        crest(0.95, high * 1.15, mane),
        crest(1.1, high * 0.9, mane * 0.5),
      ],
      { smooth: 3, flat: 0.5, blend: 0.02 },
    )
  }
  model.tube('neck', [at(breast, 0, low * 0.7), at(breast, 0.5, middle * 0.7)], {
    blend: 0.1,
    flat: beast.neck.flat,
    rough,
  })
}
