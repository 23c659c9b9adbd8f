import { glaze } from '../../kit/colour'
import type { Stage } from '../../kit/stage'

const dark = '#2a211f'
const lit = '#c98a4e'

/**
 * A storm lantern that hangs by its bow: tank, burner, glass between two air tubes, hood. Its foot
 * stands at `foot`, its bow is held at `held`; it is 330 high from foot to hood where `size` is 1.
 */
export function stormLantern(
  stage: Stage,
  foot: readonly [x: number, y: number],
  held: readonly [x: number, y: number],
  size: number,
): void {
  const { pen } = stage
  pen.save()
  pen.translate(...foot)
  pen.scale(size, size)
  const top = [(held[0] - foot[0]) / size, (held[1] - foot[1]) / size] as const
  // The bow: two wires from the ears at the tubes to where it is held.
  for (const side of [-1, 1])
    for (const [colour, wide, off] of [
      [dark, 7, 0],
      [glaze(lit, 0.8), 2.5, -2],
    ] as const)
      stage.line(
        [side * 92 + off, -248],
        [side * 104 + off, -366],
        [top[0] + side * 34 + off, top[1] + 6],
        colour,
        wide,
      )
  // Where it is held, the wire runs through a roll of turned wood.
  for (const [colour, wide, up] of [
    ['#4a2c1e', 17, 0],
    ['#a86a3c', 11, -1],
    ['#e8ae72', 3, -4],
  ] as const)
    stage.line(
      [top[0] - 36, top[1] + 5 + up],
      [top[0], top[1] - 7 + up],
      [top[0] + 36, top[1] + 5 + up],
      colour,
      wide,
    )
  tubes(stage)
  glass(stage)
  tank(stage)
  hood(stage)
  pen.restore()
}

/** The air tubes at both sides, from the tank up and over to the hood. */
function tubes(stage: Stage): void {
  for (const side of [-1, 1]) {
    for (const [colour, wide, off] of [
      ['#4a2c24', 17, 0],
      ['#8f4a34', 9, -side * 2],
      ['#f0b070', 3, -side * 5],
    ] as const) {
      stage.line(
        [side * 66 + off, -60],
        [side * 94 + off, -84],
        [side * 96 + off, -170],
        colour,
        wide,
      )
      stage.line([side * 96 + off, -168], [side * 98 + off, -268], [side * 40, -282], colour, wide)
    }
    stage.oval(side * 95, -246, 16, 16, dark)
  }
}

function glass(stage: Stage): void {
  const globe = [
    [-36, -236],
    [36, -236],
    [58, -196],
    [62, -158],
    [44, -106],
    [-44, -106],
    [-62, -158],
    [-58, -196],
  ] as const
  stage.soft(
    globe,
    stage.blend(
      [-62, 0],
      [62, 0],
      [
        [0, '#e9a552'],
        [0.2, '#ffdf98'],
        [0.5, '#fff1c4'],
        [0.8, '#ffdf98'],
        [1, '#e9a552'],
      ],
    ),
  )
  // The burner and its flame.
  stage.shape(
    [
      [-26, -104],
      [26, -104],
      [14, -128],
      [-14, -128],
    ],
    '#8a5a34',
  )
  stage.glow([0, -160, 110], 130, '#ffffff', 0.9, 0.1)
  stage.soft(
    [
      [0, -208],
      [9, -176],
      [17, -148],
      [0, -126],
      [-17, -148],
      [-9, -176],
    ],
    '#ffb63e',
  )
  stage.soft(
    [
      [0, -190],
      [10, -150],
      [0, -132],
      [-10, -150],
    ],
    '#fffbe6',
  )
  // The guard: two wires that cross before the glass, and a ring at its belly.
  stage.line([-52, -232], [-4, -168], [54, -108], '#5a3c2a', 4.5)
  stage.line([52, -232], [4, -168], [-54, -108], '#5a3c2a', 4.5)
  stage.line([-40, -222], [-56, -180], [-46, -130], '#fffbe8', 5)
}

function tank(stage: Stage): void {
  const red = stage.blend(
    [-84, 0],
    [84, 0],
    [
      [0, '#5a2a22'],
      [0.3, '#a84f34'],
      [0.55, '#d47a48'],
      [0.8, '#a04830'],
      [1, '#54261f'],
    ],
  )
  stage.box([-42, -108, 42, -78], '#6e4a30')
  stage.oval(0, -108, 88, 18, '#c98a4e')
  stage.soft(
    [
      [-44, -84],
      [44, -84],
      [76, -62],
      [82, -16],
      [82, 0],
      [-82, 0],
      [-82, -16],
      [-76, -62],
    ],
    red,
  )
  stage.oval(0, -2, 172, 26, '#3c1e1a')
  stage.line([-84, -14], [0, 6], [84, -14], '#d98a58', 4)
  stage.line([-76, -56], [0, -40], [76, -56], glaze('#3a1a16', 0.6), 4)
  // The cap to fill it by.
  stage.oval(-44, -70, 32, 14, '#c98a4e')
  stage.box([-60, -70, -28, -60], '#7a4a30')
}

function hood(stage: Stage): void {
  const red = stage.blend(
    [-54, 0],
    [54, 0],
    [
      [0, '#4c2620'],
      [0.4, '#a2523a'],
      [0.6, '#bf6a48'],
      [1, '#4a231d'],
    ],
  )
  stage.shape(
    [
      [-52, -238],
      [52, -238],
      [40, -268],
      [-40, -268],
    ],
    red,
  )
  stage.oval(0, -238, 104, 16, '#ffcf86')
  stage.box([-36, -300, 36, -266], red)
  for (let i = -2; i <= 2; i++) stage.box([i * 13 - 3, -294, i * 13 + 3, -276], dark)
  stage.soft(
    [
      [-46, -298],
      [-30, -318],
      [0, -326],
      [30, -318],
      [46, -298],
    ],
    red,
  )
  stage.line([-46, -299], [0, -292], [46, -299], '#e0a066', 4)
}
