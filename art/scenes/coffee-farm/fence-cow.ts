import { createCanvas } from '@napi-rs/canvas'
import { modelBody } from '../../kit/animals/beast-body'
import { faceLines, tuft } from '../../kit/animals/beast-marks'
import { blendRgb, paintBeast, rgbOf, type Beast, type Mark } from '../../kit/animals/beast-render'
import type { BodyPlan } from '../../kit/animals/body-plan'
import { showHead } from '../../kit/animals/dairy-cow-head'
import type { Spot } from '../../kit/animals/model'
import { softEyes } from '../../kit/animals/soft-eye'
import { Sculpture, type Frame, type Joint, type Vec } from '../../kit/animals/volume'
import type { Stage } from '../../kit/stage'

type Rgb = ReturnType<typeof rgbOf>

/** Where her hooves are on the canvas, and her height at the withers in pixels. */
const PLACE = [1345, 1600, 1180] as const
const TURN = 0.72

/** A Jersey: fine boned, a thin neck carried high, a deep but lean chest. */
const PLAN: BodyPlan = {
  torso: [
    [-0.54, 0.9, 0.75, 0.15],
    [-0.47, 0.958, 0.65, 0.27],
    [-0.36, 0.982, 0.565, 0.35],
    [-0.2, 0.966, 0.495, 0.4],
    [0.0, 0.957, 0.465, 0.4],
    [0.16, 0.962, 0.475, 0.34],
    [0.28, 0.985, 0.5, 0.25],
    [0.35, 0.96, 0.56, 0.18],
    [0.39, 0.86, 0.63, 0.13],
  ],
  hip: [-0.4, 0.78, 0.102],
  elbow: [0.31, 0.56, 0.115],
  hind: { thigh: 0.25, gaskin: 0.295, cannon: 0.245 },
  fore: { forearm: 0.265, cannon: 0.21 },
  bone: 0.92,
  flesh: 0.84,
  stand: [-0.54, 0.32, 0.12],
  neck: {
    withers: [0.34, 0.86, 0, 0.105],
    breast: [0.42, 0.7, 0, 0.075],
    throat: 0.054,
    crest: 0.066,
    flat: 0.55,
  },
  head: 1.04,
  dewlap: 0.7,
}

/** The cow herself, and her head once more where it hangs over the rail. */
export function fenceCow(stage: Stage): { body: () => void; head: () => void } {
  const beast = jersey()
  const place = stage.place([PLACE[0], PLACE[1], PLACE[2], -1])
  // The sun reaches round to her flank, so that shoulder and ribs show.
  const light = { ...stage.light, from: -0.5, height: 0.3 }
  const view = { turn: TURN, tilt: 0.05, seed: 7, shadow: false }
  return {
    body: () => paintBeast(stage.pen, beast, place, light, view),
    head: () => {
      const [left, top, wide, high] = [300, 130, 620, 640]
      const sheet = createCanvas(wide, high)
      const at = { ...place, x: place.x - left, y: place.y - top }
      paintBeast(sheet.getContext('2d'), { ...beast, hair: 0 }, at, light, view)
      stage.pen.drawImage(sheet, left, top)
    },
  }
}

function jersey(): Beast {
  const model = new Sculpture()
  const { trunk, head } = modelBody(
    model,
    PLAN,
    {
      body: {},
      feet: [
        [-0.6, 0],
        [-0.46, 0],
        [0.26, 0],
        [0.38, 0],
      ],
      head: [0.7, 1.15, 0.06],
      pitch: -0.62,
    },
    0.25,
  )
  const k = PLAN.head
  const p = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  model.within(head, () => {
    showHead(model, p, k)
    horns(model, p, k)
  })
  model.within(trunk, () =>
    model.both((side) => model.ball('body', [-0.33, 0.935, side * 0.14, 0.03], { blend: 0.07 })),
  )
  return { model, hide, marks: marksOf(head, p, k), hair: 0.014 }
}

/** Short horns that rise from the poll in a lyre, both alike. */
function horns(model: Sculpture, p: (x: number, y: number, z: number) => Vec, k: number): void {
  const joint = (x: number, y: number, z: number, r: number): Joint => [...p(x, y, z), r * k]
  model.both((side) => {
    model.tube(
      'horn',
      [
        joint(-0.005, 0.05, 0.055 * side, 0.027),
        joint(-0.02, 0.085, 0.105 * side, 0.024),
        joint(-0.02, 0.14, 0.135 * side, 0.019),
        joint(0.0, 0.19, 0.135 * side, 0.013),
        joint(0.02, 0.225, 0.12 * side, 0.004),
      ],
      { blend: 0.012, smooth: 4 },
    )
    model.ball('nose', joint(0.425, -0.036, 0.036 * side, 0.026), { blend: 0.03 })
    model.ball('head', joint(0.375, -0.052, 0.036 * side, 0.03), { blend: 0.03 })
  })
}

const FAWN = rgbOf('#b9814a')
const DARK = rgbOf('#6b4327')
const CREAM = rgbOf('#ecd8b2')
const NOSE = rgbOf('#38302d')

/** Fawn, smoky at the neck and down the face, cream about eyes, muzzle and belly. */
function hide({ part, x, y, z, along }: Spot): Rgb {
  if (part === 'hoof') return rgbOf('#40352c')
  if (part === 'nose') return NOSE
  if (part === 'horn') return blendRgb(rgbOf('#ddcda8'), rgbOf('#43372d'), along * 1.9 - 0.95)
  if (part === 'inner') return rgbOf('#a9795a')
  if (part === 'ear') return blendRgb(FAWN, DARK, 0.35)
  if (part === 'head') {
    const smoky = blendRgb(FAWN, DARK, 0.25 + (x - 0.12) * 2.4 + (y - 0.02) * 2.5)
    const eye = 1 - Math.hypot((x - 0.145) / 0.075, (y - 0.02) / 0.055)
    const face = blendRgb(
      smoky,
      CREAM,
      Math.max(0, Math.min(0.75, eye * 2)) * Math.min(1, Math.max(0, Math.abs(z) - 0.05) * 60),
    )
    return blendRgb(blendRgb(face, CREAM, (x - 0.335) * 26), NOSE, (x - 0.425) * 60)
  }
  if (part === 'leg') return blendRgb(FAWN, CREAM, 0.25)
  if (part === 'dewlap') return blendRgb(FAWN, CREAM, 0.1)
  if (part === 'neck') return blendRgb(FAWN, DARK, 0.3 + (y - 0.9) * 0.9)
  const under = blendRgb(FAWN, CREAM, 0.12 + (0.62 - y) * 3.2)
  const shoulder = Math.min(1, Math.max(0, (x - 0.1) * 5)) * Math.min(1, Math.max(0, (y - 0.5) * 4))
  return blendRgb(under, DARK, shoulder * 0.18)
}

function marksOf(
  head: Frame,
  p: (x: number, y: number, z: number) => Vec,
  k: number,
): readonly Mark[] {
  return [
    softEyes(head, {
      at: p(0.138, 0.028, 0.094),
      long: 0.029 * k,
      high: 0.0205 * k,
      iris: '#3a2415',
      pupil: 'deep',
      skin: blendRgb(FAWN, CREAM, 0.3),
    }),
    faceLines(head, [
      {
        at: [
          p(0.458, -0.07, 0.02),
          p(0.436, -0.075, 0.046),
          p(0.395, -0.07, 0.058),
          p(0.35, -0.062, 0.062),
        ],
        colour: 'rgba(28,18,15,0.6)',
        wide: 0.006,
        out: [0.2, -0.1, 1],
      },
      {
        at: [
          p(0.465, -0.018, 0.03),
          p(0.46, -0.002, 0.046),
          p(0.446, 0.004, 0.057),
          p(0.432, -0.004, 0.062),
          p(0.445, -0.018, 0.054),
          p(0.46, -0.028, 0.034),
        ],
        colour: 'rgba(12,8,7,0.9)',
        wide: 0.006,
        fill: true,
        out: [0.6, 0, 0.8],
      },
    ]),
    tuft({
      frame: head,
      from: p(0.0, 0.062, -0.04),
      to: p(0.03, 0.072, 0.04),
      spread: 0.03,
      fall: [0.55, -0.35, 0.05],
      stray: 0.35,
      long: 0.085,
      count: 90,
      thick: 0.005,
      colours: [blendRgb(FAWN, DARK, 0.35), blendRgb(FAWN, DARK, 0.6), FAWN],
    }),
  ]
}
