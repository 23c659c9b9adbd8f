import { mix } from '../../kit/colour'
import { between, pick } from '../../kit/random'
import { blend, softSpot, tonesOf } from '../../kit/shapes'
import { factory } from '../../kit/things/buildings'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from '../mbuzi-farm/stage'
import { bushes, ridges, slope } from './farm'

/** Long raised beds of pale beans in full sun; the rake has left its lines. */
export function beds(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'noon', -0.55)
  stage.sky({ kind: 'cumulus', horizon: 330, clouds: 1 })
  ridges(stage, 320, { distance: 0.4 })
  slope(stage, 430, 540, 4, 0.3)
  for (const x of [60, 150, 260]) stage.put(eucalyptus, [x, 540, 330, 1, 0.24])
  stage.put(factory, [1320, 540, 190, -1, 0.24], { crop: 'coffee' })
  stage.ground({ top: 520, colour: '#a0784e', patches: '#8f9a4e', distance: 0.1 })
  bushes(stage, [
    [1500, 590, 130, 1, 0.2],
    [420, 566, 110, 1, 0.24],
  ])
  bed(stage, { from: 1560, to: 2260, back: 0.12 })
  stage.person([1108, 792, 340, -1, 0.06], {
    pose: 'raking',
    dress: 'kanga',
    sex: 'woman',
    view: 0.6,
    wear: { hat: 'sunhat', shirt: '#e9e2d2', lowerColour: '#7a3f74' },
  })
  bed(stage, { from: 720, to: 1360, back: 0.1 })
  bed(stage, { from: -330, to: 470, back: 0.08 })
  rake(stage)
}

const far = { x: 830, y: 500 }

function bed(stage: Stage, { from, to, back }: { from: number; to: number; back: number }): void {
  const { pen, random, light, u } = stage
  const at = (near: number, k: number, drop = 0): [number, number] => [
    far.x + (near - far.x) * k,
    far.y + (1160 - far.y) * k + drop * k,
  ]
  const end = 1.12
  softSpot(
    pen,
    { x: at((from + to) / 2 + 120, 0.8)[0] * u, y: 1150 * u, width: 1000 * u, height: 260 * u },
    '#2a1d14',
    0.4,
    0.4,
  )
  const side = to > far.x + 500 && from > far.x ? from : to
  stage.shape(
    [at(side, back, 30), at(side, end, 30), at(side + 150, end, 210), at(side + 70, back, 120)],
    '#4f3a2a',
  )
  const wood = tonesOf('#8a6238', light)
  for (let k = end; k > back; k *= 0.74) {
    const [x, y] = at(side, k)
    stage.line([x, y], [x, y + 110 * k], [x, y + 230 * k], wood.shade, 30 * k)
    stage.line(
      [x - 5 * k, y],
      [x - 5 * k, y + 110 * k],
      [x - 5 * k, y + 226 * k],
      wood.middle,
      14 * k,
    )
  }
  const air = (colour: string) => mix(colour, light.air, 0.22)
  stage.shape(
    [at(from - 26, back), at(to + 26, back), at(to + 26, end), at(from - 26, end)],
    wood.middle,
  )
  stage.shape(
    [at(side - 14, back), at(side + 26, back), at(side + 26, end, 46), at(side - 14, end, 46)],
    wood.shade,
  )
  stage.shape(
    [at(from, back), at(to, back), at(to, end), at(from, end)],
    blend(
      pen,
      [0, far.y * u],
      [0, 1200 * u],
      [
        [0, air('#e6d9b2')],
        [0.5, '#e9dcb4'],
        [1, '#e2d0a0'],
      ],
    ),
  )
  for (let i = 0; i < 1500; i++) {
    const k = back + (end - back) * random() ** 0.6
    const [x, y] = at(between(random, from + 14, to - 14), k)
    pen.fillStyle = pick(random, ['#d3bf8a', '#f4eaca', '#c4ac74', '#ecdfb6', '#dac894'])
    pen.beginPath()
    pen.ellipse(x * u, y * u, (3 + 11 * k) * u, (2 + 6.5 * k) * u, random() * 3, 0, 7)
    pen.fill()
  }
  // Furrows of the rake: a shade and a lit edge, slightly wavering.
  const lines = 9
  for (let i = 1; i < lines; i++) {
    const near = from + ((to - from) * i) / lines
    for (const [shift, colour, wide] of [
      [0, '#9c8250', 17],
      [-15, '#fbf3d6', 12],
    ] as const) {
      pen.strokeStyle = colour
      for (let k = back; k < end; k += 0.03) {
        const wave = Math.sin(k * 23 + i) * 6
        const [x, y] = at(near + shift + wave, k)
        const [nx, ny] = at(near + shift + Math.sin((k + 0.03) * 23 + i) * 6, k + 0.03)
        pen.lineWidth = Math.max(1.5, wide * k) * u
        pen.beginPath()
        pen.moveTo(x * u, y * u)
        pen.lineTo(nx * u, ny * u)
        pen.stroke()
      }
    }
  }
}

/** A wooden rake that rests on the near bed. */
function rake(stage: Stage): void {
  const { pen, light, u } = stage
  const wood = tonesOf('#a06a38', light)
  const dark = '#6f5a38'
  stage.line([330, 968], [590, 1090], [860, 1230], dark, 26)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [70 + i * 47, 1010 - i * 21]
    stage.line([x, y], [x + 6, y + 30], [x + 18, y + 56], dark, 12)
    stage.line([x, y - 6], [x - 2, y + 24], [x + 2, y + 46], wood.shade, 16)
  }
  stage.line([40, 1016], [260, 918], [476, 826], dark, 30)
  stage.line([40, 1004], [260, 906], [476, 814], wood.middle, 34)
  stage.line([40, 996], [260, 898], [476, 806], wood.lit, 14)
  stage.line([262, 900], [560, 1070], [900, 1240], wood.shade, 30)
  stage.line([262, 893], [560, 1063], [900, 1233], wood.lit, 15)
  softSpot(pen, { x: 262 * u, y: 905 * u, width: 70 * u, height: 60 * u }, wood.shade, 0.7, 0.2)
}
