import { modelBody } from '../../kit/animals/beast-body'
import { faceLines, tuft } from '../../kit/animals/beast-marks'
import { paintBeast, type Mark } from '../../kit/animals/beast-render'
import type { BodyPlan, Carriage } from '../../kit/animals/body-plan'
import { udder } from '../../kit/animals/caprine'
import { GROWN_LINES } from '../../kit/animals/caprine-marks'
import { GROWN_GOAT, KID } from '../../kit/animals/caprine-plan'
import { Sculpture, inward, type Joint } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { liddedEyes } from './lidded-eye'
import { lopEye, lopHead, lopLine, type LopAge } from './lop-head'
import { lopHide, type LopCoat } from './lop-hide'

export type LopGoatOptions = {
  age: LopAge
  coat: LopCoat
  turn: number
  look: number
  carriage: Omit<Carriage, 'lying'>
  /** Length of the beard, 1 for a buck in his prime. */
  beard?: number
  /** The corners of the mouth hang, so that it does not smile. */
  grave?: boolean
  /** In milk. */
  udder?: boolean
  shadow?: boolean
  /** Length of the coat as a share of the height; smooth unless told, save for a buck. */
  hair?: number
  /** What is different from how such a goat is built. */
  build?: Partial<BodyPlan>
}

const YOUNG: BodyPlan = {
  ...KID,
  // As broad as its shoulder blades, so that the coat runs over them without a bump.
  torso: [
    [-0.36, 0.885, 0.77, 0.12],
    [-0.31, 0.945, 0.71, 0.2],
    [-0.2, 0.975, 0.67, 0.25],
    [-0.06, 0.972, 0.64, 0.275],
    [0.08, 0.972, 0.625, 0.275],
    [0.19, 0.982, 0.625, 0.255],
    [0.27, 0.95, 0.65, 0.21],
    [0.31, 0.87, 0.7, 0.15],
  ],
  bone: 0.88,
  flesh: 0.66,
  neck: {
    withers: [0.22, 0.86, 0, 0.11],
    breast: [0.27, 0.75, 0, 0.075],
    throat: 0.058,
    crest: 0.07,
    flat: 0.78,
  },
  head: 1,
}

/** A doe in milk: a deep barrel, lean thighs, a neck no longer than her head. */
const DOE: BodyPlan = {
  ...GROWN_GOAT,
  torso: [
    [-0.53, 0.885, 0.73, 0.13],
    [-0.47, 0.945, 0.65, 0.24],
    [-0.34, 0.98, 0.585, 0.3],
    [-0.18, 0.968, 0.51, 0.37],
    [0.0, 0.962, 0.47, 0.395],
    [0.17, 0.972, 0.49, 0.34],
    [0.29, 0.995, 0.53, 0.255],
    [0.355, 0.96, 0.6, 0.19],
    [0.39, 0.88, 0.69, 0.13],
  ],
  flesh: 0.86,
  neck: {
    withers: [0.34, 0.87, 0, 0.125],
    breast: [0.38, 0.74, 0, 0.085],
    throat: 0.062,
    crest: 0.074,
    flat: 0.66,
  },
}

const BUCK: BodyPlan = {
  ...GROWN_GOAT,
  bone: 1.14,
  flesh: 1.05,
  neck: {
    withers: [0.32, 0.84, 0, 0.19],
    breast: [0.37, 0.68, 0, 0.14],
    throat: 0.1,
    crest: 0.118,
    flat: 0.74,
  },
}

const PLANS: Record<LopAge, BodyPlan> = { kid: YOUNG, doe: DOE, nubian: DOE, buck: BUCK }

/** Horns of one side, leaned back because the face hangs. */
const HORNS: Record<LopAge, readonly Joint[]> = {
  kid: [],
  nubian: [],
  doe: [
    [0.022, 0.05, 0.03, 0.034],
    [-0.03, 0.105, 0.044, 0.03],
    [-0.11, 0.135, 0.064, 0.022],
    [-0.19, 0.115, 0.078, 0.007],
  ],
  buck: [
    [0.03, 0.05, 0.04, 0.054],
    [-0.004, 0.15, 0.07, 0.051],
    [-0.09, 0.235, 0.11, 0.044],
    [-0.195, 0.25, 0.155, 0.034],
    [-0.275, 0.2, 0.19, 0.022],
    [-0.31, 0.125, 0.205, 0.007],
  ],
}

/** A smooth goat with drooping ears; `place.size` is its height at the withers. */
export function lopGoat(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  options: LopGoatOptions,
): void {
  const { age, coat } = options
  const model = new Sculpture()
  const { trunk, head } = modelBody(
    model,
    { ...PLANS[age], ...options.build },
    options.carriage,
    options.look,
  )
  const beard = options.beard ?? 0
  model.within(head, () => lopHead(model, age, HORNS[age], beard))
  model.within(trunk, () => {
    rear(model, age === 'kid')
    if (options.udder) udder(model, 1.3, 'bag')
    if (age === 'kid') {
      // Between the tendon and the shin of the near hind leg.
      const [x] = options.carriage.feet[0]
      model.tube(
        'thigh',
        [
          [-0.26, 0.64, 0.085, 0.07],
          [x * 0.5 - 0.15, 0.54, 0.092, 0.048],
          [x * 0.8 - 0.075, 0.46, 0.094, 0.026],
        ],
        { blend: 0.05, flat: 0.7 },
      )
    }
  })
  const hide = lopHide(coat)
  const [ex, ey, ez] = lopEye(age)
  const line = lopLine(age)
  const marks: Mark[] = [
    liddedEyes(head, {
      at: [ex, ey, ez],
      long: age === 'kid' ? 0.032 : 0.0275,
      open: age === 'buck' ? 1 : 1.18,
      iris: age === 'kid' ? '#6d4826' : '#96672c',
      skin: hide({ part: 'head', x: ex, y: ey, z: ez, along: 0 }),
    }),
    faceLines(
      head,
      GROWN_LINES('rgba(62,34,26,0.72)', (x, y, z) =>
        line(x, options.grave && x < 0.36 ? y - (0.36 - x) * 0.35 : y, z),
      ),
    ),
  ]
  if (beard > 0.5) {
    const down = inward(head, [0, -1, 0])
    const root = (off: number): readonly [number, number, number] => [
      0.28 + down[0] * off * beard,
      -0.1 + down[1] * off * beard,
      0,
    ]
    marks.push(
      tuft({
        frame: head,
        from: root(0.06),
        to: root(0.2),
        spread: 0.04,
        fall: [0.02, -1, 0.02],
        stray: 0.12,
        long: 0.1,
        count: 60,
        thick: 0.005,
        colours: ['beard', 'head'].map((part) =>
          hide({ part, x: 0.1, y: -0.1, z: 0.05, along: 0 }),
        ),
      }),
    )
  }
  paintBeast(
    pen,
    { model, hide, marks, hair: options.hair ?? (age === 'buck' ? 0.03 : 0) },
    place,
    light,
    {
      turn: options.turn,
      seed: 4,
      ...(options.shadow === undefined ? {} : { shadow: options.shadow }),
    },
  )
}

/** Hip bones, pin bones and a tail that stands up. */
function rear(model: Sculpture, kid: boolean): void {
  const end = kid ? -0.36 : -0.53
  model.both((side) => {
    model.ball('body', [end + 0.22, kid ? 0.92 : 0.94, side * (kid ? 0.08 : 0.1), 0.034], {
      blend: 0.06,
    })
    model.ball('body', [end - 0.005, 0.85, side * 0.05, 0.038], { blend: 0.05 })
  })
  model.tube(
    'tail',
    [
      [end - 0.01, 0.885, 0, 0.038],
      [end - 0.06, 0.935, 0.008, 0.034],
      [end - 0.09, 0.995, 0.012, 0.026],
      [end - 0.1, 1.035, 0.014, 0.01],
    ],
    { blend: 0.02, smooth: 2, flat: 0.6 },
  )
}
