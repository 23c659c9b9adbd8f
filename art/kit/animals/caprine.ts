import type { Light, Pen, Place, Random } from '../types'
import { modelBody } from './beast-body'
import type { BodyPlan, Carriage } from './body-plan'
import { eyes, faceLines, tuft } from './beast-marks'
import { type Mark, paintBeast, rgbOf } from './beast-render'
import { type GoatHide, goatHide, hidePalette } from './caprine-hide'
import { GROWN_LINES, KID_LINES, fringe, softTip } from './caprine-marks'
import { type EarKind, type HeadKind, type HornKind, caprineHead } from './caprine-head'
import { type CaprinePose, GROWN_GOAT, KID, carriageOf } from './caprine-plan'
import { goatEyes } from './goat-eye'
import { softEyes } from './soft-eye'
import { type Vec, Sculpture, inward } from './volume'

export type CaprineOptions = {
  pose?: CaprinePose
  hide?: GoatHide
  kid?: boolean
  /** A kid some weeks old, its face as long as that of a grown goat. */
  weaned?: boolean
  horns?: HornKind
  ears?: EarKind
  /** Single hairs, or one soft mass with hairs on it. */
  beard?: boolean | 'soft'
  /** Eyes as they are seen from near, in their sockets; `mild` ones are round and open. */
  eye?: 'soft' | 'mild'
  /** A profile that is arched from the brow to the muzzle. */
  roman?: boolean
  udder?: boolean
  /** Length of the coat as a share of the height, 0.05 unless told. */
  hair?: number
  /** Turn toward the painter (positive) or away (negative), in radians. */
  turn?: number
  /** Turn of the head against the trunk. */
  look?: number
  tilt?: number
  shadow?: boolean
  /** What is different from how the pose has it. */
  carriage?: Partial<Carriage>
  /** 0 lean to 1 stout. */
  girth?: number
  /** What is different from how goats are built. */
  build?: Partial<BodyPlan>
}

/** A goat or a kid; `place.size` is its height at the withers. */
export function caprine(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: CaprineOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const kid = options.kid ?? false
  const hide = options.hide ?? 'saanen'
  const plan = stout({ ...(kid ? KID : GROWN_GOAT), ...options.build }, options.girth ?? 0.5)
  const carriage = { ...carriageOf(options.pose ?? 'standing', kid), ...options.carriage }
  const model = new Sculpture()
  const look = options.look ?? 0.1
  const { trunk, head } = modelBody(model, plan, carriage, look)
  const young = kid && options.weaned !== true
  const kind: HeadKind = {
    kid: young,
    horns: options.horns ?? (kid ? 'none' : 'swept'),
    ears: options.ears ?? (hide === 'boer' || hide === 'galla' ? 'lop' : 'level'),
    size: plan.head,
    roman: options.roman === true,
    near: options.eye !== undefined,
    beard: options.beard === 'soft',
  }
  model.within(head, () => caprineHead(model, kind))
  const palette = hidePalette(hide)
  model.within(trunk, () => {
    trunkExtras(model, kid)
    if (options.udder && !carriage.lying) udder(model)
  })
  const k = plan.head
  const p = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  const nose = rgbOf(palette.nose)
  const dark = `rgba(${nose.map((v) => Math.round(v * 0.34)).join(',')},0.66)`
  const at = young ? p(0.112, 0.03, 0.077) : p(0.128, 0.034, 0.071)
  const marks: Mark[] = [
    options.eye === 'mild'
      ? goatEyes(head, {
          at,
          long: 0.026 * k,
          high: 0.0225 * k,
          iris: rgbOf('#94632f'),
          skin: rgbOf(palette.face),
        })
      : options.eye === 'soft'
        ? softEyes(head, {
            at,
            long: 0.03 * k,
            high: (kid ? 0.02 : 0.0185) * k,
            iris: kid ? '#5e3f22' : '#7f5628',
            pupil: 'bar',
            skin: rgbOf(palette.face),
          })
        : eyes(head, {
            at,
            long: (kid ? 0.029 : 0.028) * k,
            high: (kid ? 0.019 : 0.0155) * k,
            iris: kid ? '#6b4a24' : '#cf9a3c',
            pupil: kid ? [0.014 * k, 0.0085 * k] : [0.0135 * k, 0.0042 * k],
            lid: '#2a1a12',
            ...(palette.ring ? { ring: palette.ring } : {}),
          }),
    faceLines(head, young ? KID_LINES(dark, p) : GROWN_LINES(dark, p)),
  ]
  const falls: Vec = [0, -1, 0]
  const own = inward(head, falls)
  const beard = options.beard ?? (!kid && kind.horns !== 'none')
  if (beard === 'soft') marks.push(softTip(head, own, k, [palette.beard, palette.dim].map(rgbOf)))
  else if (beard)
    marks.push(
      tuft({
        frame: head,
        from: p(0.24, -0.098, 0),
        to: p(0.34, -0.088, 0),
        spread: 0.03,
        fall: [-0.16 + own[0] * 0.02, -1, 0.02],
        stray: 0.22,
        long: 0.2,
        taper: 0.7,
        count: 110,
        thick: 0.006,
        colours: [palette.beard, palette.face, palette.dim].map(rgbOf),
      }),
    )
  if (!kid) {
    marks.push(fringe(trunk, hide, palette.base, palette.belly))
    // A tuft between the horns.
    marks.push(
      tuft({
        frame: head,
        from: p(0.0, 0.06, -0.03),
        to: p(0.05, 0.074, 0.03),
        spread: 0.02,
        fall: [0.35 * Math.cos(carriage.pitch), -0.1, 0.1],
        stray: 0.8,
        long: 0.065,
        count: 26,
        thick: 0.009,
        colours: [palette.face, palette.beard].map(rgbOf),
      }),
    )
  }
  paintBeast(
    pen,
    { model, hide: goatHide(hide, seed, kid), marks, hair: options.hair ?? (kid ? 0.04 : 0.05) },
    place,
    light,
    {
      turn: options.turn ?? 0.25,
      seed,
      ...(options.tilt === undefined ? {} : { tilt: options.tilt }),
      ...(options.shadow === undefined ? {} : { shadow: options.shadow }),
    },
  )
}

function stout(plan: BodyPlan, girth: number): BodyPlan {
  const swell = 0.92 + girth * 0.16
  return {
    ...plan,
    torso: plan.torso.map(([x, top, low, wide]) => [
      x,
      top,
      top - (top - low) * (0.98 + girth * 0.04),
      wide * swell,
    ]),
  }
}

function trunkExtras(model: Sculpture, kid: boolean): void {
  const end = kid ? -0.36 : -0.53
  model.both((side) => {
    // Hip bones, pin bones, the spring of the ribs.
    model.ball('body', [end + 0.22, 0.945, side * 0.105, 0.036], { blend: 0.05 })
    model.ball('body', [end - 0.005, 0.845, side * 0.05, 0.04], { blend: 0.05 })
  })
  model.tube(
    'tail',
    [
      [end - 0.01, 0.885, 0, 0.04],
      [end - 0.06, 0.93, 0.008, 0.036],
      [end - 0.1, 0.99, 0.012, 0.028],
      [end - 0.115, 1.03, 0.014, 0.01],
    ],
    { blend: 0.02, smooth: 2, flat: 0.6 },
  )
}

/**
 * An udder with two teats, in the space of the trunk; `full` swells it. As a part of another name
 * its skin ends at the hair and does not run into it.
 */
export function udder(model: Sculpture, full = 1, part = 'udder'): void {
  model.tube(
    part,
    [
      [-0.33, 0.56, 0, 0.1 * full],
      [-0.335, 0.475, 0, 0.098 * full],
      [-0.33, 0.42, 0, 0.07 * full],
    ],
    { blend: 0.05, smooth: 2 },
  )
  model.both((side) =>
    model.tube(
      part,
      [
        [-0.315, 0.42, side * 0.052, 0.05 * full],
        [-0.295, 0.36, side * 0.06, 0.026 * full],
        [-0.285, 0.315, side * 0.064, 0.014 * full],
      ],
      { blend: 0.03, smooth: 2 },
    ),
  )
}
