import { mix } from '../../kit/colour'
import { lightShafts } from '../../kit/weather'
import { around, between } from '../../kit/random'
import { foliage, leaf, limb, shaded, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage, type Spot } from '../../kit/stage'

/** Tall trees in the mist of Kereita, a narrow path, one walker far down it. */
function mistyForest(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    from: 0.6,
    height: 0.6,
    strength: 0.45,
    warm: '#f7edc4',
    cool: '#4d6a6c',
    air: '#d3dccb',
  })
  stage.sky({ kind: 'mist', horizon: 760 })
  stage.glow([940, 420, 1200], 1200, '#fff4cf', 0.85, 0.04)
  const planes = [
    { count: 16, foot: 700, wide: 20, distance: 0.74 },
    { count: 12, foot: 740, wide: 34, distance: 0.56 },
    { count: 9, foot: 800, wide: 54, distance: 0.36 },
  ]
  for (const { count, foot, wide, distance } of planes) {
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count) * 1700 - 50 + around(random, 0, 50)
      if (Math.abs(x - 930) < wide * 2.2) continue
      trunk(stage, [x, foot + random() * 20, wide * between(random, 0.7, 1.25), 1, distance])
    }
    canopy(stage, distance)
    undergrowth(stage, foot + 14, wide * 2.4, distance)
    stage.mist(foot - 60, 190, 0.75, '#e9eedd')
  }
  stage.ground({
    top: (x) => 800 + 14 * Math.sin(x / 180),
    colour: '#5f8a42',
    patches: '#84733f',
    grass: 30,
    distance: 0.26,
  })
  stage.road(
    [
      [700, 1260, 330],
      [850, 1060, 190],
      [1010, 950, 104],
      [930, 870, 56],
      [955, 806, 26],
    ],
    { colour: '#9a7550', tracks: false, verge: '#6a9348', distance: 0.3 },
  )
  stage.person([945, 872, 160, 1, 0.16], {
    pose: 'walking',
    sex: 'woman',
    view: 'back',
    visitor: true,
    props: ['backpack'],
    wear: { shirt: '#c8503a' },
  })
  undergrowth(stage, 900, 130, 0.12)
  lightShafts(pen, stage.light, random, {
    x: 1180,
    y: -120,
    length: 1250,
    count: 7,
    opacity: 0.34,
    spread: 0.42,
  })
  trunk(stage, [1330, 1020, 128, 1, 0.06])
  trunk(stage, [420, 1010, 104, 1, 0.1])
  trunk(stage, [110, 1130, 190, 1, 0])
  trunk(stage, [1560, 1180, 210, 1, 0])
  canopy(stage, 0.04)
  for (const [x, y, size] of [
    [80, 1180, 240],
    [300, 1150, 170],
    [480, 1090, 130],
    [1180, 1090, 140],
    [1330, 1120, 190],
    [1500, 1200, 240],
    [1100, 1210, 190],
    [420, 1230, 210],
  ] as const)
    fern(stage, [x, y, size])
  stage.tufts([200, 1215, 70], 560, '#5a8440')
  stage.tufts([1350, 1215, 70], 560, '#5a8440')
}

/** One straight stem, thicker at its foot, mossy and lit from the clearing. */
function trunk(stage: Stage, [x, y, wide, , distance = 0]: Spot): void {
  const { pen, light, random } = stage
  const bark = tonesOf(mix('#6b5a48', '#4f6a48', random() * 0.5), light, distance)
  const lean = around(random, 0, wide * 0.6)
  const own = { ...light, from: x < 930 ? 0.9 : -0.9 }
  limb(
    pen,
    [x, y],
    [x + lean * 0.3, 500],
    [x + lean, -40],
    { from: wide, to: wide * 0.62 },
    bark,
    own,
  )
  for (const side of [-1, 1])
    limb(
      pen,
      [x + side * wide * 0.75, y + wide * 0.16],
      [x + side * wide * 0.3, y - wide * 0.2],
      [x + side * wide * 0.12, y - wide * 1.3],
      { from: wide * 0.3, to: wide * 0.34 },
      bark,
      own,
    )
  const moss = tonesOf('#64843e', light, distance)
  for (let i = 0; i < wide * 0.8; i++) {
    const up = random() ** 2
    pen.fillStyle = shaded(moss, random())
    pen.globalAlpha = 0.55
    pen.beginPath()
    const at = x + around(random, 0, wide * 0.42) + lean * up * 0.6
    pen.ellipse(at, y - up * 700, wide * 0.06 + 2, wide * 0.13 + 3, 0, 0, Math.PI * 2)
    pen.fill()
    pen.globalAlpha = 1
  }
}

function canopy(stage: Stage, distance: number): void {
  for (let i = 0; i < 15; i++) {
    const x = i * 118 + around(stage.random, 0, 60)
    // The crowns part over the path.
    const open = Math.exp(-(((x - 980) / 260) ** 2))
    const y = 40 + 70 * (1 - distance) * stage.random() - 130 * open - 50 * (1 - distance)
    const area = { x, y, width: 260, height: 190 * (1.1 - distance * 0.5) }
    foliage(stage.pen, area, stage.light, stage.random, {
      base: '#4a7038',
      distance,
      dab: 17,
      density: 0.8,
    })
  }
}

function undergrowth(stage: Stage, y: number, size: number, distance: number): void {
  for (let i = 0; i < 22; i++) {
    const x = i * 78 + around(stage.random, 0, 40)
    if (Math.abs(x - 940) < 60 + size * 0.7) continue
    const area = { x, y: y - size * 0.3 * stage.random(), width: size * 1.6, height: size }
    foliage(stage.pen, area, stage.light, stage.random, {
      base: stage.random() < 0.5 ? '#567f3c' : '#6a9346',
      distance,
      dab: Math.max(4, size * 0.09),
    })
  }
}

/** A fern: fronds that arch from one root, each with its row of leaflets. */
function fern(stage: Stage, [x, y, size]: Spot): void {
  const { pen, light, random } = stage
  const green = tonesOf('#5f9440', light)
  for (let k = 0; k < 9; k++) {
    const side = (k / 8 - 0.5) * 2
    const angle = -Math.PI / 2 + side * 1.15 + around(random, 0, 0.12)
    const long = size * between(random, 0.75, 1.05)
    for (let i = 2; i < 13; i++) {
      const t = i / 13
      const px = x + Math.cos(angle) * long * t
      const py = y + Math.sin(angle) * long * t + long * 0.34 * t * t
      const sunny = 0.5 + side * light.from * 0.4
      for (const turn of [-1, 1])
        leaf(
          pen,
          [px, py],
          {
            angle: angle + turn * 1.05 + t * side * 0.5,
            length: size * 0.2 * (1.1 - t),
            width: size * 0.035,
            droop: 0.1,
          },
          { one: shaded(green, sunny + 0.25 - turn * 0.15), other: shaded(green, sunny - 0.2) },
        )
    }
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/wellness-and-nature-experience',
    height: 1200,
    seed: 614,
    compose: mistyForest,
    focus: [{ x: 945, y: 800, radius: 130 }],
  },
]
