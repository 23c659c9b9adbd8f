import type { TeaRow } from '../../kit/fields'
import { mix } from '../../kit/colour'
import { around, between, pick, seeded } from '../../kit/random'
import { tonesOf, type Profile } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { pluck, type Picker } from './tea-pickers'

type Standing = { picker: Picker; foot: number; row?: Profile }

/**
 * Women close to the eye, behind a row whose leaves can be told apart: `after` finds their places
 * while the rows are drawn, `paint` lays them when the light lies on the slope.
 */
export function nearPickers(
  stage: Stage,
  pickers: readonly Picker[],
): { after: (row: TeaRow) => void; paint: () => void } {
  const waiting = [...pickers]
  const standing: Standing[] = []
  return {
    after: ({ share, line, thick }) => {
      for (const one of standing) one.row ??= line
      for (const picker of waiting.filter((one) => one.share <= share)) {
        waiting.splice(waiting.indexOf(picker), 1)
        standing.push({ picker, foot: line(picker.x) + thick * 0.28 })
      }
    },
    paint: () => {
      const own = new Stage(stage.pen, stage.frame, seeded(31), stage.light)
      for (const { picker, foot } of standing) pluck(own, picker, foot, 0.425)
      bush(
        own,
        standing.toSorted((one, other) => one.picker.x - other.picker.x),
      )
    },
  }
}

/** The row that their hands are in: dark within, its young leaves bright and upright. */
function bush(stage: Stage, standing: readonly Standing[]): void {
  const { pen, light, random, frame } = stage
  const [left, right] = [standing[0], standing.at(-1)]
  if (!left?.row || !right?.row) return
  const { row } = left
  const size = (left.picker.size + right.picker.size) / 2
  const start = left.picker.x - size * 0.6
  const [rise, fall] = [left, right].map(({ foot, picker }) => foot - row(picker.x))
  const top = (x: number): number => {
    const share = Math.max(0, (x - left.picker.x) / (right.picker.x - left.picker.x))
    return row(x) + (rise ?? 0) + ((fall ?? 0) - (rise ?? 0)) * share - size * 0.065
  }
  const green = tonesOf('#6a9a38', light)
  const far = mix(green.lit, light.air, 0.2)
  const dark = mix(green.shade, '#16301a', 0.4)
  const long = frame.width + 40 - start
  for (const [count, low, high, colours] of [
    [560, 0.02, 0.15, [dark, green.shade]],
    [800, 0.005, 0.15, [green.shade, green.middle, green.middle]],
    [520, -0.015, 0.08, [green.middle, green.lit]],
    [130, -0.03, 0.02, [green.lit, mix(green.lit, '#eef2a4', 0.4)]],
  ] as const)
    for (let i = 0; i < (count * long) / (size * 1.3); i++) {
      const x = start + random() * long
      // Sparse and pale at its left end, where the row goes on into the light.
      const full = Math.min(1, (x - start) / (size * 0.9))
      const deep = between(random, low, high * (0.4 + 0.6 * full))
      const wave = 0.012 * Math.sin(x / (size * 0.07)) + 0.008 * Math.sin(x / (size * 0.031))
      const colour = mix(pick(random, colours), far, 0.75 * (1 - full))
      const half = size * around(random, 0.029, 0.008) * 0.5
      const turn = -Math.PI / 2 + around(random, 0, 0.9)
      if (random() > 0.1 + full) continue
      pen.fillStyle = colour
      pen.beginPath()
      pen.ellipse(x, top(x) + size * (deep + wave), half, half * 0.46, turn, 0, 7)
      pen.fill()
    }
}
