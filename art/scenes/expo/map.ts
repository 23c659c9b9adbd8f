import type { HandPose } from '../../kit/human/figure'
import { seeded } from '../../kit/random'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { height, mapOfKenya, survey, width } from '../kenya-map'
import { Expo } from './stage'

/** The corner of the sheet on the wall, and its size against the map of the site. */
const sheet = { left: 330, top: 62, scale: 0.745 } as const
const right = sheet.left + width * sheet.scale

/** Two visitors before a wall map of Kenya, seen from behind; she points to where their cord might go on. */
function mapsAndMaybes(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.55,
    height: 0.5,
    strength: 0.7,
    warm: '#ffdf9e',
    cool: '#4a4658',
    air: '#c9b596',
  })
  wall(stage)
  pen.save()
  pen.translate(sheet.left, sheet.top)
  pen.scale(sheet.scale, sheet.scale)
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.clip()
  mapOfKenya(pen, { width, height }, seeded(540))
  pen.restore()
  edges(stage)
  route(stage)
  stage.glow([760, 260, 1900], 1200, '#ffe2a0', 0.3)
  stage.glow([1600, 1200, 1700], 1500, '#1c1420', 0.5)
  stage.glow([0, 1200, 1300], 900, '#1c1420', 0.4)
  // The shadow of her hand and arm on the paper.
  stage.glow([905, 730, 330], 130, '#2a1a12', 0.6, 0.2)
  stage.glow([780, 850, 420], 180, '#2a1a12', 0.45, 0.2)
  visitors(stage)
}

/** Boards in lamplight. */
function wall(stage: Expo): void {
  const wood = tonesOf('#7a4f33', stage.light)
  stage.box([0, 0, 1600, 1200], wood.middle)
  for (let x = -40; x < 1600; x += 108) {
    stage.box([x, 0, x + 104, 1200], (x / 108) % 2 < 1 ? wood.middle : wood.shade)
    stage.box([x + 100, 0, x + 108, 1200], '#2c1a12')
  }
  stage.glow([800, 200, 2000], 1400, '#ffc878', 0.35)
}

/** The wooden frame, its shadow on the wall, and the light that falls along the paper. */
function edges(stage: Expo): void {
  const { left, top } = sheet
  for (const [box, fill] of [
    [[right + 34, top, right + 84, 1200], 'rgba(20,10,8,0.4)'],
    [[left, top, right, top + 14], 'rgba(60,36,20,0.3)'],
    [[left, top, left + 20, 1200], 'rgba(60,36,20,0.3)'],
    [[left - 36, top - 38, left, 1200], '#5f3a22'],
    [[right, top - 38, right + 36, 1200], '#3a2214'],
    [[left - 36, top - 38, right + 36, top], '#704628'],
    [[left - 36, top - 38, left - 28, 1200], '#8a5a34'],
  ] as const)
    stage.box(box, fill)
}

const at = (longitude: number, latitude: number): Point => {
  const [x, y] = survey.toPixel(longitude, latitude)
  return [sheet.left + x * sheet.scale, sheet.top + y * sheet.scale]
}

/** A red cord from pin to pin, with its shadow on the paper; the last is at her fingertip. */
function route(stage: Expo): void {
  const stops = [
    at(39.6, -4),
    at(38.4, -2.6),
    at(36.82, -1.29),
    at(35.4, -0.1),
    at(37.2, 0.9),
    at(39.16, 0.36),
  ]
  const { pen } = stage
  pen.lineCap = 'round'
  for (const [shift, colour, wide] of [
    [9, 'rgba(40,24,16,0.45)', 10],
    [0, '#a3201c', 11],
    [-2, '#e0503c', 4],
  ] as const)
    stops.slice(1).forEach(([x, y], index) => {
      const [fromX, fromY] = stops[index] ?? [x, y]
      const sag = 16 + Math.abs(x - fromX) * 0.12
      stage.line(
        [fromX + shift, fromY + shift],
        [(fromX + x) / 2 + shift, (fromY + y) / 2 + sag + shift],
        [x + shift, y + shift],
        colour,
        wide,
      )
    })
  for (const [index, [x, y]] of stops.entries()) {
    const colour = ['#2f5f9a', '#e0a52c', '#2f7a4a'][index % 3] ?? '#2f5f9a'
    stage.glow([x + 16, y + 14, 60], 44, '#1f140e', 0.7)
    stage.oval(x, y, 40, 40, tonesOf(colour, stage.light).shade)
    stage.oval(x - 3, y - 4, 31, 30, colour)
    stage.oval(x - 8, y - 10, 11, 9, '#fff6e0')
  }
}

const pointing: HandPose = { grip: 'point', point: [0.75, 0.35, 0.5], palm: [-0.1, -0.8, -0.5] }

/** She points, he looks where she points; both faces are turned to the map. */
function visitors(stage: Expo): void {
  stage.person([345, 2150, 1560, 1], {
    sex: 'woman',
    dress: 'shirt',
    skin: 'sienna',
    turn: -1.1,
    shadow: false,
    face: { worn: { kind: 'wrap', colour: '#c8742c', second: '#2f6f6a' } },
    wear: { shirt: '#2f6f6a', sleeves: 'short', pattern: 'none' },
    hands: { right: pointing },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        look: 0.25,
        right: [0.3, 0.93, 0.26],
        left: [0.03, 0.48, -0.17],
        leftFoot: [0, 0.045, -0.08],
        rightFoot: [0, 0.045, 0.08],
        elbows: [0.1, -0.8, 0.6],
      },
    }),
  })
  stage.person([1330, 2330, 1680, -1], {
    sex: 'man',
    dress: 'shirt',
    skin: 'sand',
    turn: -1.1,
    shadow: false,
    face: { worn: { kind: 'sunhat', colour: '#b99a62' } },
    wear: { shirt: '#8a4a34', sleeves: 'long', pattern: 'none' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        look: -0.1,
        right: [0.03, 0.48, 0.17],
        left: [0.03, 0.48, -0.17],
        leftFoot: [0, 0.045, -0.08],
        rightFoot: [0, 0.045, 0.08],
      },
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/05-map',
    height: 1200,
    seed: 6205,
    compose: mapsAndMaybes,
    fine: true,
    focus: [
      { x: 850, y: 640, radius: 170 },
      { x: 780, y: 780, radius: 330 },
      { x: 380, y: 700, radius: 170 },
      { x: 1270, y: 740, radius: 190 },
    ],
  },
]
