import { createCanvas } from '@napi-rs/canvas'
import { modelBody } from '../../kit/animals/beast-body'
import { tuft } from '../../kit/animals/beast-marks'
import { blendRgb, paintBeast, rgbOf, type Beast, type Mark } from '../../kit/animals/beast-render'
import type { BodyPlan } from '../../kit/animals/body-plan'
import type { Spot } from '../../kit/animals/model'
import { Sculpture, type Frame, type Vec } from '../../kit/animals/volume'
import type { Stage } from '../../kit/stage'
import { skinOf, touches } from './cow-face-marks'
import { FACE_TOUCHES, eyeShine } from './cow-face'
import { cowHead, EYE } from './fence-cow-head'

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
      const [left, top, wide, high] = [370, 40, 800, 760]
      const sheet = createCanvas(wide, high)
      const pen = sheet.getContext('2d')
      const at = { ...place, x: place.x - left, y: place.y - top }
      paintBeast(pen, { ...beast, hair: 0 }, at, light, view)
      // The head alone: the neck fades into the one that is painted already.
      const fade = pen.createRadialGradient(640, 800, 190, 640, 800, 290)
      fade.addColorStop(0, 'rgba(0,0,0,1)')
      fade.addColorStop(1, 'rgba(0,0,0,0)')
      pen.globalCompositeOperation = 'destination-out'
      pen.fillStyle = fade
      pen.fillRect(0, 0, wide, high)
      const side = pen.createLinearGradient(560, 0, 760, 0)
      side.addColorStop(0, 'rgba(0,0,0,0)')
      side.addColorStop(1, 'rgba(0,0,0,1)')
      pen.fillStyle = side
      pen.fillRect(0, 322, wide, high)
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
      head: [0.7, 1.17, 0.06],
      pitch: -0.84,
    },
    0.54,
  )
  const k = PLAN.head
  model.within(head, () => cowHead(model, k))
  model.within(trunk, () =>
    model.both((side) => model.ball('body', [-0.33, 0.935, side * 0.14, 0.03], { blend: 0.07 })),
  )
  return { model, hide, marks: marksOf(model, head, k), hair: 0.014 }
}

const FAWN = rgbOf('#b9814a')
const DARK = rgbOf('#6b4327')
const CREAM = rgbOf('#ecd8b2')
const NOSE = rgbOf('#38302d')

/** Fawn, smoky at the neck and down the face, cream about eyes, muzzle and belly. */
function hide({ part, x, y, z, along }: Spot): Rgb {
  if (part === 'hoof') return rgbOf('#40352c')
  if (part === 'nose') return NOSE
  if (part === 'eye') return rgbOf('#1c110b')
  if (part === 'lid')
    return blendRgb(face(x / PLAN.head, y / PLAN.head, Math.abs(z) / PLAN.head), DARK, 0.22)
  if (part === 'chin') return blendRgb(CREAM, NOSE, 0.12)
  if (part === 'horn') return blendRgb(rgbOf('#ddcda8'), rgbOf('#43372d'), along * 1.9 - 0.95)
  if (part === 'inner') return blendRgb(rgbOf('#a06c52'), rgbOf('#d8b48c'), along * 0.8)
  if (part === 'ear') return blendRgb(FAWN, DARK, 0.3)
  if (part === 'head') return face(x / PLAN.head, y / PLAN.head, Math.abs(z) / PLAN.head)
  if (part === 'leg') return blendRgb(FAWN, CREAM, 0.25)
  if (part === 'dewlap') return blendRgb(FAWN, CREAM, 0.1)
  if (part === 'neck') return blendRgb(FAWN, DARK, 0.3 + (y - 0.9) * 0.9)
  const under = blendRgb(FAWN, CREAM, 0.12 + (0.62 - y) * 3.2)
  const shoulder = Math.min(1, Math.max(0, (x - 0.1) * 5)) * Math.min(1, Math.max(0, (y - 0.5) * 4))
  return blendRgb(under, DARK, shoulder * 0.18)
}

function face(x: number, y: number, z: number): Rgb {
  const smoky = blendRgb(FAWN, DARK, Math.min(0.62, 0.12 + Math.max(0, x - 0.12) * 2.1))
  const [ex, ey, ez] = EYE
  const eye = 1 - Math.hypot((x - ex) / 0.085, (y - ey) / 0.06, (z - ez) / 0.06)
  const ringed = blendRgb(smoky, CREAM, Math.max(0, Math.min(0.6, eye * 1.6)))
  const jaw = blendRgb(ringed, CREAM, Math.max(0, -y - 0.07) * 7)
  return blendRgb(jaw, CREAM, (x - 0.352 + z * 0.12) * 24)
}

function marksOf(model: Sculpture, head: Frame, k: number): readonly Mark[] {
  const skin = skinOf(model, head)
  const p = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  return [
    touches((v) => skin(p(...v)), FACE_TOUCHES),
    eyeShine(head, k),
    tuft({
      frame: head,
      from: p(-0.012, 0.066, -0.035),
      to: p(0.0, 0.066, 0.035),
      spread: 0.03,
      fall: [0.75, -0.5, 0.1],
      stray: 0.4,
      long: 0.075,
      count: 150,
      thick: 0.003,
      colours: [blendRgb(FAWN, DARK, 0.1), blendRgb(FAWN, DARK, 0.28), FAWN],
    }),
  ]
}
