import { tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** Where the scale is drawn: its middle, the beam it hangs from, the middle of its dial. */
const [mid, beam, dial] = [740, 100, 290] as const
/** The hook below the dial: its bend goes round this point. */
const bend = { y: 500, r: 25 }

/** A round scale that hangs from a beam at a place; `load` paints what its hook bears, from a height on. */
export function hangingScale(
  stage: Stage,
  [x, y]: Point,
  size: number,
  load: (mid: number, top: number) => void,
): void {
  const { pen } = stage
  const steel = tonesOf('#a9acaa', stage.light)
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.translate(-mid, -beam)
  stage.line([mid, 80], [mid, 120], [mid, 180], steel.shade, 16)
  stage.line([mid - 3, 80], [mid - 3, 120], [mid - 3, 180], steel.lit, 7)
  for (const [r, fill] of [
    [136, steel.shade],
    [128, steel.middle],
    [112, '#f3ecda'],
  ] as const)
    stage.oval(mid, dial, r * 2, r * 2, fill)
  // The rim of the case shades the glass, the sun of the morning gleams on the steel.
  stage.glow([mid + 50, 340, 190], 170, '#8f8a76', 0.4, 0.1)
  arc(stage, [mid, dial], 124, [Math.PI * 1.02, Math.PI * 1.42], '#fff6dc', 6)
  face(stage)
  stage.line([mid, 424], [mid, 450], [mid, 476], steel.shade, 17)
  stage.line([mid - 3, 428], [mid - 3, 450], [mid - 3, 474], steel.lit, 6)
  const loop = [mid, bend.y + bend.r + 11] as const
  rope(stage, loop, [0, 6.3])
  hook(stage, steel.shade, 16)
  hook(stage, steel.middle, 11)
  load(mid, loop[1] - 22)
  // The loop goes through the hook: behind it on one side, before it on the other.
  rope(stage, loop, [-1.5, 1.4])
  pen.restore()
}

/** Down from the dial, round to the right, and up again to a point at the left. */
function hook(stage: Stage, colour: string, wide: number): void {
  arc(stage, [mid, bend.y], bend.r, [-Math.PI / 2, Math.PI * 1.06], colour, wide)
}

function rope(stage: Stage, at: Point, [from, to]: readonly [number, number]): void {
  const { pen } = stage
  for (const [colour, wide] of [
    ['#8a6a3a', 12],
    ['#dcc896', 7],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.ellipse(at[0], at[1], 13, 24, 0, from, to)
    pen.stroke()
  }
}

function arc(
  { pen }: Stage,
  at: Point,
  r: number,
  [from, to]: readonly [number, number],
  colour: string,
  wide: number,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = wide
  pen.beginPath()
  pen.arc(at[0], at[1], r, from, to)
  pen.stroke()
}

/** Marks with the kilogrammes at each third one, and the red needle. */
function face(stage: Stage): void {
  for (let i = 0; i < 16; i++) {
    const turn = -Math.PI * 1.25 + (i / 15) * Math.PI * 1.5
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const isTen = i % 3 === 0
    const at = (r: number): Point => [mid + c * r, dial + s * r]
    stage.line(at(isTen ? 84 : 94), at(97), at(104), '#3a3430', isTen ? 7 : 4)
    if (isTen) figures(stage, `${(i / 3) * 10}`, at(62))
  }
  stage.line([mid - 18, dial + 17], [mid + 20, dial - 19], [mid + 70, dial - 66], '#b3261f', 8)
  stage.glow([mid, dial, 30], 30, '#3a3430', 1, 0.7)
  stage.glow([mid - 4, dial - 4, 10], 10, '#d8d2c4', 0.9, 0.3)
}

/** The lines of the figures that are needed, in a box from 0,0 to 1,2. */
const strokes: Record<string, readonly (readonly Point[])[]> = {
  '0': [
    [
      [0.5, 0],
      [1, 0.45],
      [1, 1.55],
      [0.5, 2],
      [0, 1.55],
      [0, 0.45],
      [0.5, 0],
    ],
  ],
  '1': [
    [
      [0.2, 0.4],
      [0.6, 0],
      [0.6, 2],
    ],
  ],
  '2': [
    [
      [0, 0.5],
      [0.3, 0.03],
      [0.8, 0.06],
      [0.98, 0.55],
      [0, 2],
      [1, 2],
    ],
  ],
  '3': [
    [
      [0, 0.2],
      [0.5, 0],
      [0.95, 0.45],
      [0.4, 0.95],
      [1, 1.45],
      [0.5, 2],
      [0, 1.75],
    ],
  ],
  '4': [
    [
      [0.75, 2],
      [0.75, 0],
      [0, 1.4],
      [1.1, 1.4],
    ],
  ],
  '5': [
    [
      [0.95, 0],
      [0.15, 0],
      [0.05, 0.85],
      [0.6, 0.75],
      [1, 1.35],
      [0.5, 2],
      [0, 1.8],
    ],
  ],
}

/** A number around a place, drawn and not set, so that it needs no font. */
function figures({ pen }: Stage, text: string, [x, y]: Point): void {
  const [wide, gap] = [12, 7]
  const left = x - (text.length * (wide + gap) - gap) / 2
  pen.strokeStyle = '#2f2a28'
  pen.lineWidth = 4.6
  for (let k = 0; k < text.length; k++)
    for (const line of strokes[text.charAt(k)] ?? []) {
      pen.beginPath()
      for (const [u, v] of line) pen.lineTo(left + k * (wide + gap) + u * wide, y + (v - 1) * 12)
      pen.stroke()
    }
}
