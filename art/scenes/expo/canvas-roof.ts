import type { Expo } from './stage'

export type RoofOptions = {
  /** The row of the rim at a column, and the ground under its poles. */
  rim: (x: number) => number
  foot: number
  poles: readonly number[]
  /** Cloth high up, half way, at the rim; its seams; the two colours of the scallops. */
  cloth: readonly [string, string, string]
  seam: string
  scallops: readonly [string, string]
}

/** The underside of a big tent: pale cloth that lets the day through, seams, a rim on its poles. */
export function canvasRoof(stage: Expo, options: RoofOptions): void {
  const { rim, foot, cloth } = options
  for (const x of options.poles) {
    stage.box([x, 290, x + 22, foot], '#a9a699')
    stage.box([x, 290, x + 7, foot], '#d6d3c6')
    stage.glow([x + 11, foot + 2, 110], 26, '#2a2622', 0.6, 0.2)
  }
  const rimLine: [number, number][] = []
  for (let x = 1620; x >= -20; x -= 20) rimLine.push([x, rim(x)])
  stage.shape(
    [[-20, -20], [1620, -20], ...rimLine],
    stage.blend(
      [0, 0],
      [0, 330],
      [
        [0, cloth[0]],
        [0.6, cloth[1]],
        [1, cloth[2]],
      ],
    ),
  )
  for (const x of [-300, 120, 540, 960, 1380, 1800])
    stage.line(
      [800 + (x - 800) * 0.35, -20],
      [800 + (x - 800) * 0.7, 130],
      [x, rim(x)],
      options.seam,
      5,
    )
  for (let i = 0; i < 20; i++) {
    const x = i * 84 - 30
    const y = rim(x + 42)
    stage.soft(
      [
        [x, y - 18],
        [x + 84, y - 18],
        [x + 78, y + 36],
        [x + 42, y + 54],
        [x + 6, y + 36],
      ],
      options.scallops[i % 2 === 0 ? 0 : 1],
    )
  }
}
