import { glaze, mix } from '../../kit/colour'
import { person } from '../../kit/people/person'
import { between, pick } from '../../kit/random'
import { type Point, blend, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { type View, type Wall, along, house } from '../hero/houses'
import { airbrushedMatatu } from './airbrushed-matatu'
import { faces, Stage } from '../../kit/stage'

/** A painted minibus comes up a street of tall blocks in the evening sun, seen from the kerb. */
function matatuStreet(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.75)
  const { light } = stage
  const { width, height } = stage.frame
  const vanish: Point = [610, 800]
  const view: View = { frame, light, random, vanish }
  stage.sky({ kind: 'golden', horizon: 800, clouds: 0.6 })
  stage.glow([vanish[0], 700, 700], 900, '#ffdf9a', 0.6, 0.04)
  for (let i = 0; i < 6; i++) {
    const tall = between(random, 200, 420)
    const x = 400 + i * 66
    const wide = between(random, 34, 64)
    const tones = tonesOf(pick(random, ['#a8876f', '#9a8f90', '#b59a78']), light, 0.55)
    pen.fillStyle = blend(
      pen,
      [x, 0],
      [x + wide, 0],
      [
        [0, tones.shade],
        [1, tones.lit],
      ],
    )
    pen.fillRect(x, 800 - tall, wide, tall)
  }
  roadway(stage, vanish)
  const wall = (nearX: number, tall: number, sunny: number): Wall => ({
    sunny,
    out: nearX > vanish[0] ? -1 : 1,
    far: 0.5,
    at: (share, up) => {
      const foot = along(1180, vanish[1] + 6, share)
      return [along(nearX, vanish[0], share), foot - tall * up * (1 - share)]
    },
  })
  const left = wall(-760, 2300, 0.95)
  const right = wall(1960, 2100, 0.25)
  const blocks = (side: Wall, colours: readonly string[], start: number): void => {
    const spans: Parameters<typeof house>[3][] = []
    let from = start
    for (let i = 0; from < 0.86; i++) {
      const to = from + (1 - from) * between(random, 0.24, 0.34)
      spans.push({
        from,
        to,
        colour: colours[i % colours.length] ?? '#cccccc',
        tall: between(random, 0.7, 1),
      })
      from = to
    }
    for (const span of spans.toReversed()) house(pen, view, side, span)
  }
  blocks(left, ['#3f8f8a', '#e2a13c', '#cf6f8a', '#4f7fae', '#e7cf8e'], 0.1)
  blocks(right, ['#d2563f', '#5a8f5f', '#d9a437', '#7f6fa8', '#4f8f9e'], 0.02)
  for (const [x, y, size, side] of [
    [420, 862, 70, 1],
    [790, 870, 76, -1],
    [330, 905, 118, 1],
    [860, 900, 110, -1],
    [250, 960, 180, 1],
    [150, 1010, 230, -1],
    [1330, 1010, 240, -1],
  ] as const)
    stage.put(person, [x, y, size, side, 0.06], {
      pose: size % 4 ? 'walking' : 'standing',
      dress: pick(random, ['shirt', 'dress', 'suit', 'kanga', 'tee'] as const),
      view: pick(random, ['side', 'three-quarter', 'back-quarter'] as const),
    })
  stage.put(airbrushedMatatu, [850, 1105, 430, -1], { turn: 0.62, tilt: 0.1 })
  stage.put(person, [1240, 1130, 390, -1], {
    pose: 'waving',
    sex: 'man',
    dress: 'shirt',
    wear: { shirt: '#8a2f3a', lowerColour: '#3a3f52', hat: 'cap', hatColour: '#2f3a52' },
  })
  stage.put(person, [1395, 1165, 405, -1], {
    pose: 'walking',
    sex: 'woman',
    visitor: true,
    props: ['backpack'],
  })
  pen.fillStyle = glaze('#2a2438', 0.2)
  pen.fillRect(0, height - 40, width, 40)
}

function roadway(stage: Stage, vanish: Point): void {
  const { pen, light } = stage
  const { width, height } = stage.frame
  const tar = tonesOf('#827468', light)
  pen.fillStyle = blend(
    pen,
    [0, vanish[1]],
    [0, height],
    [
      [0, mix(tar.lit, '#ffdf9a', 0.5)],
      [0.35, tar.lit],
      [1, tar.shade],
    ],
  )
  pen.fillRect(0, vanish[1], width, height)
  const wedge = (from: number, to: number, colour: string): void => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(...vanish)
    pen.lineTo(from, height)
    pen.lineTo(to, height)
    pen.fill()
  }
  const kerb = tonesOf('#c8ab86', light)
  wedge(-1200, -60, kerb.lit)
  wedge(-80, -20, kerb.shade)
  wedge(1280, 2600, kerb.middle)
  wedge(1250, 1300, kerb.shade)
  wedge(900, 2600, glaze('#3a3450', 0.36))
  for (let i = 0; i < 5; i++) {
    const near = 0.07 + i * i * 0.022
    const far = near + 0.02 + i * 0.007
    const at = (share: number, off: number): Point => [
      vanish[0] + (-40 + off) * share,
      vanish[1] + (height - vanish[1]) * share,
    ]
    pen.fillStyle = glaze('#fff0c8', 0.75)
    pen.beginPath()
    for (const point of [at(near, 0), at(near, 26), at(far, 26), at(far, 0)]) pen.lineTo(...point)
    pen.fill()
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/matatu-tourism',
    height: 1200,
    seed: 606,
    compose: matatuStreet,
    focus: [
      ...faces([
        [1240, 1130, 390],
        [1395, 1165, 405],
      ]),
      { x: 860, y: 920, radius: 260 },
    ],
  },
]
