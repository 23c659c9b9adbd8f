import { mix } from './colour'
import type { Stage } from './stage'

/** An open pail of tin with milk in it; `x`, `y` is the middle of its foot, `size` its height. */
export function milkPail(stage: Stage, x: number, y: number, size: number): void {
  const sun = stage.light.from
  const [top, foot] = [size * 0.46, size * 0.34]
  const tin = (share: number): string => mix('#6f777c', '#e6e4da', share)
  stage.glow([x + size * 0.05, y, size * 1.5], size * 0.3, '#241b12', 0.75, 0.3)
  const fill = stage.blend(
    [x - top * sun, y],
    [x + top * sun, y],
    [
      [0, tin(0.1)],
      [0.3, tin(0.42)],
      [0.62, tin(0.78)],
      [0.78, tin(1)],
      [0.9, tin(0.6)],
      [1, tin(0.4)],
    ],
  )
  const body: [number, number][] = [[x - top, y - size]]
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1 - i / 12)
    body.push([x + Math.cos(a) * foot, y - size * 0.05 + Math.sin(a) * size * 0.09])
  }
  body.push([x + top, y - size])
  stage.shape(body, fill)
  for (const share of [0.3, 0.86]) {
    const half = foot + (top - foot) * share
    const row = y - size * (0.05 + 0.95 * share)
    stage.line([x - half, row], [x, row + size * 0.19], [x + half, row], 'rgba(70,74,76,0.5)', 4)
  }
  stage.oval(x, y - size, top * 2, size * 0.26, tin(0.9))
  stage.oval(x, y - size + 1, top * 1.88, size * 0.22, '#5d6062')
  stage.oval(x, y - size + size * 0.035, top * 1.7, size * 0.15, '#f6f1e4')
  stage.oval(x - top * 0.2 * sun, y - size + size * 0.045, top * 1.1, size * 0.08, '#fffdf6')
  // The bail hangs down over the near side.
  stage.line(
    [x - top * 0.97, y - size * 0.96],
    [x - size * 0.1, y - size * 0.36],
    [x + top * 0.97, y - size * 0.96],
    '#55534f',
    Math.max(3, size * 0.03),
  )
}
