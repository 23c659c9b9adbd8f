import { coffeeTerraces } from '../../kit/coffee-terraces'
import { mix } from '../../kit/colour'
import { between, seeded } from '../../kit/random'
import { tonesOf } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { windowFrame } from './rooms'

/** The room behind a tasting: a window on the coffee hills. */
export function tastingRoom(picture: Stage): void {
  const stage = new Stage(picture.pen, picture.frame, seeded(41), picture.light)
  const { random, light } = stage
  stage.box(
    [0, 0, 1600, 1200],
    stage.blend(
      [0, 0],
      [1600, 300],
      [
        [0, '#d8c39a'],
        [0.45, '#b49b72'],
        [1, '#65523f'],
      ],
    ),
  )
  // Old lime wash: no patch of it is quite like the next.
  for (let i = 0; i < 60; i++)
    stage.glow(
      [random() * 1600, random() * 760, between(random, 120, 380)],
      between(random, 60, 200),
      i % 2 ? '#efdcae' : '#5f4a36',
      0.1,
    )
  // The lower wall is painted darker, as high as a hand would soil it.
  stage.box([0, 655, 1600, 770], 'rgba(92,62,42,0.42)')
  stage.line([0, 655], [800, 655], [1600, 655], 'rgba(58,38,26,0.6)', 5)
  view(stage)
  stage.glow([1420, 740, 900], 260, '#2a1d16', 0.22, 0.1)
  stage.glow([370, 350, 1250], 1100, '#fff1c8', 0.3, 0.12)
  stage.glow([1600, 120, 1300], 900, light.cool, 0.2, 0.05)
}

/** Hills and rows of coffee in the morning, behind the panes. */
function view(stage: Stage): void {
  const { pen, random } = stage
  const light = { ...stage.light, from: -0.6, strength: 0.9 }
  const [left, top, right, bottom] = [70, 90, 570, 606] as const
  pen.save()
  pen.beginPath()
  pen.rect(left, top, right - left, bottom - top)
  pen.clip()
  stage.box(
    [left, top, right, bottom],
    stage.blend(
      [0, top],
      [0, 330],
      [
        [0, '#cfe2ec'],
        [1, '#fbf3d6'],
      ],
    ),
  )
  for (const [base, high, wave, shift, colour] of [
    [330, 60, 150, 0.4, '#a9bac4'],
    [366, 44, 110, 2.1, '#93ab97'],
    [404, 34, 170, 4.2, '#8fa768'],
  ] as const) {
    const crest = (x: number): number =>
      base - high * (0.5 + 0.5 * Math.sin(x / wave + shift)) - 6 * Math.sin(x / 37)
    stage.shape(
      [
        [left, bottom],
        ...Array.from({ length: 57 }, (_, i) => [left + i * 10, crest(left + i * 10)] as const),
        [right, bottom],
      ],
      colour,
    )
    stage.glow([370, base + 26, 700], 50, '#fdf4d8', 0.5)
  }
  coffeeTerraces(pen, light, random, {
    crest: (x) => 408 + 16 * Math.sin(x / 130),
    foot: (x) => 640 + 10 * Math.sin(x / 90),
    from: left - 20,
    to: right + 40,
    rows: 5,
    distance: 0.34,
    sink: -0.16,
    leaf: 0.7,
  })
  stage.glow([370, 380, 800], 300, '#fff6dc', 0.3)
  pen.restore()
  const wood = tonesOf('#8a6444', stage.light)
  windowFrame(stage, [left, top, right, bottom], {
    wide: 22,
    bars: [
      [311, top, 329, bottom],
      [left, 322, right, 336],
    ],
    wood: wood.middle,
    sill: { over: 46, high: 36, wood: wood.lit },
  })
  // The reveal is bright on the side that looks to the light; the sill throws its shade down.
  stage.box([left - 22, top - 22, right + 22, top - 14], wood.shade)
  stage.box([right, top, right + 8, bottom], mix(wood.lit, '#fff1cc', 0.35))
  stage.box([left, bottom - 6, right, bottom], mix(wood.lit, '#fff1cc', 0.35))
  stage.glow([320, 656, 600], 30, '#3a281c', 0.5, 0.2)
}
