import { broadTree } from '../../kit/trees'
import { lightOf } from '../../kit/light'
import { seeded } from '../../kit/random'
import { closeHand } from '../../kit/human/close-hand'
import { noise } from '../../kit/animals/noise'
import { ellipsoid, type Form } from '../../kit/human/forms'
import { tint } from '../../kit/human/tint'
import { fence } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Salt on the palm of a child. */
function saltOnThePalm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.7), height: 0.35 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.5 })
  stage.hills(440, { shift: -260, distance: 0.62, near: '#8d8f66' })
  stage.ground({ top: 452, colour: '#a3a24e', patches: '#c6b060', grass: 40, distance: 0.4 })
  stage.put(broadTree, [230, 560, 380, 1, 0.22])
  stage.put(fence, [800, 660, 150, 1, 0.2], { length: 11, turn: 0.02, shadow: false })
  closeHand(pen, { x: 468, y: 906, size: 370 }, stage.light, {
    skin: '#7b4a30',
    sleeve: '#2f5286',
    grip: 'cup',
    way: [0.9, 0.27, 0.3],
    palm: [-0.3, 0.84, 0.46],
    side: 1,
    arm: [-0.85, -0.46, -0.26],
    things: [salt()],
  })
  stage.caprine([1500, 1660, 1080, -1], {
    hide: 'galla',
    horns: 'short',
    ears: 'lop',
    beard: 'soft',
    eye: 'mild',
    turn: 0.4,
    look: 0.05,
    shadow: false,
    build: {
      head: 1.12,
      neck: {
        withers: [0.33, 0.87, 0, 0.115],
        breast: [0.37, 0.72, 0, 0.08],
        throat: 0.05,
        crest: 0.066,
        flat: 0.62,
      },
    },
    carriage: { head: [0.66, 1.09, 0], pitch: -0.56 },
  })
  quietFace(pen)
  // The ribbed cuff of a school jersey, and the folds behind it.
  for (const [x, y, bx, by, ex, ey, wide] of [
    [194, 1042, 224, 1066, 232, 1116, 7],
    [176, 1050, 206, 1076, 214, 1128, 6],
    [128, 1064, 166, 1096, 170, 1146, 10],
    [74, 1088, 122, 1120, 120, 1174, 11],
    [148, 1094, 120, 1112, 56, 1130, 9],
    [96, 1144, 76, 1160, 38, 1168, 9],
  ] as const) {
    stage.line([x, y], [bx, by], [ex, ey], 'rgba(14,28,52,0.42)', wide)
    stage.line(
      [x + 10, y - 4],
      [bx + 10, by - 4],
      [ex + 10, ey - 8],
      'rgba(120,150,190,0.13)',
      wide * 0.7,
    )
  }
  // The tongue, down to the salt.
  stage.soft(
    [
      [566, 822],
      [560, 850],
      [536, 868],
      [512, 872],
      [508, 858],
      [528, 846],
      [540, 820],
    ],
    '#bf6a66',
  )
  stage.line([554, 826], [546, 852], [518, 864], '#dd938c', 5)
}

/** From this near her eye is small and narrow under its lid, and her mouth is short. */
function quietFace(pen: Pen): void {
  pen.save()
  for (const [x, y, radius, r, g, b] of [
    [722, 610, 24, 202, 183, 157],
    [744, 588, 48, 211, 189, 157],
    [638, 769, 19, 190, 170, 144],
    [626, 781, 17, 178, 159, 135],
  ] as const) {
    const hide = pen.createRadialGradient(x, y, radius * 0.6, x, y, radius)
    hide.addColorStop(0, `rgba(${r},${g},${b},1)`)
    hide.addColorStop(1, `rgba(${r},${g},${b},0)`)
    pen.fillStyle = hide
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    // Short hair over it, as on the rest of the face.
    const random = seeded(x)
    for (let i = 0; i < radius * 3; i++) {
      const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * radius]
      const [hx, hy] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
      const tone = Math.floor(random() * 34) - 20
      pen.strokeStyle = `rgba(${r + tone},${g + tone},${b + tone},0.5)`
      pen.lineWidth = 3
      pen.beginPath()
      pen.moveTo(hx, hy)
      pen.lineTo(hx + 7, hy - 9)
      pen.stroke()
    }
  }
  // The eye in its own space: 1 is half its length, its back corner to the right.
  pen.translate(746, 588)
  pen.rotate(-0.42)
  pen.scale(21, 21)
  const hollow = pen.createRadialGradient(0, 0, 0.6, 0, 0, 2)
  hollow.addColorStop(0, 'rgba(86,66,50,0.42)')
  hollow.addColorStop(1, 'rgba(74,54,40,0)')
  pen.fillStyle = hollow
  pen.fillRect(-2, -2, 4, 4)
  pen.beginPath()
  pen.moveTo(-1.15, 0.22)
  pen.bezierCurveTo(-0.6, -0.74, 0.56, -0.8, 1, -0.04)
  pen.bezierCurveTo(0.6, 0.66, -0.5, 0.7, -1.15, 0.22)
  pen.fillStyle = '#b07a34'
  pen.fill()
  pen.save()
  pen.clip()
  const shade = pen.createLinearGradient(0, -0.65, 0, 0.2)
  shade.addColorStop(0, 'rgba(38,22,12,0.9)')
  shade.addColorStop(1, 'rgba(38,22,12,0)')
  pen.fillStyle = shade
  pen.fillRect(-1.3, -1, 2.6, 1.3)
  // The slit lies nearly level, however she holds her head.
  pen.rotate(0.3)
  pen.beginPath()
  pen.roundRect(-0.56, -0.15, 1.16, 0.32, 0.15)
  pen.fillStyle = '#120b08'
  pen.fill()
  pen.restore()
  pen.lineCap = 'round'
  pen.strokeStyle = '#33231a'
  pen.lineWidth = 0.2
  pen.stroke()
  // The fold of the lid, and a small light.
  pen.beginPath()
  pen.moveTo(-1.1, -0.3)
  pen.bezierCurveTo(-0.6, -1.1, 0.6, -1.2, 1.2, -0.3)
  pen.strokeStyle = 'rgba(120,98,78,0.7)'
  pen.lineWidth = 0.16
  pen.stroke()
  pen.beginPath()
  pen.arc(-0.1, -0.34, 0.12, 0, Math.PI * 2)
  pen.fillStyle = 'rgba(252,248,236,0.9)'
  pen.fill()
  pen.restore()
}

/** A little heap of coarse salt in the hollow of the palm. */
function salt(): Form {
  const [white, shade] = [tint('#f7f4ea'), tint('#c9c6be')]
  return {
    at: [0, 0, 0],
    radius: 0.3,
    distance: (x, y, z) => {
      const heap = ellipsoid(x, y + 0.03, z, 0.22, 0.11, 0.16)
      return heap < 0.05 ? (heap - 0.035 * (noise(x * 42, y * 42, z * 42, 6) - 0.5)) * 0.7 : heap
    },
    surface: (x, y, z) => ({
      colour: noise(x * 60, y * 60, z * 60, 2) > 0.62 ? shade : white,
      gloss: 0.3,
      flesh: false,
    }),
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/12-salt',
    height: 1200,
    seed: 6012,
    compose: saltOnThePalm,
    fine: true,
    focus: [
      { x: 640, y: 780, radius: 300 },
      { x: 840, y: 560, radius: 200 },
    ],
  },
]
