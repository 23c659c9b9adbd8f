import { caprine, type CaprineOptions } from '../../kit/animals/caprine'
import { goat, type GoatOptions } from '../../kit/animals/goat'
import { smoothNoise } from '../../kit/random'
import { Stage, type Spot } from '../../kit/stage'

/** The goat farm, always before the same hills. */
export class GoatFarm extends Stage {
  goat(spot: Spot, options: GoatOptions = {}): void {
    this.put(goat, spot, options)
  }

  /** A goat, or a kid, whose feet stand in grass of the given colour. */
  caprine(spot: Spot, options: CaprineOptions = {}, grass?: string): void {
    this.put(caprine, spot, options)
    const [x, y, size, , distance = 0] = spot
    if (grass) this.tufts([x, y + size * 0.03, size * 0.14, 1, distance], size * 1.3, grass, 0.8)
  }

  /**
   * The hills that the farm looks at: a long back, a saddle, a broad dome with a knob. `base` is
   * the row of the saddle, `shift` moves the view.
   */
  hills(
    base: number,
    options: {
      shift?: number
      distance?: number
      far?: string
      near?: string
      tall?: number
    } = {},
  ): void {
    const { shift = 0, distance = 0.45, far = '#7d8fa6', near = '#5f7d5a', tall = 1 } = options
    const foot = base + 120
    this.ridge({
      base: base - 26 * tall,
      rise: 34 * tall,
      wave: 420,
      colour: far,
      distance: Math.min(0.85, distance + 0.25),
      foot,
    })
    const rough = smoothNoise(this.random)
    const hump = (x: number, at: number, wide: number): number =>
      Math.exp(-(((x - at - shift) / wide) ** 2))
    this.ridge({
      base,
      rise: 120 * tall,
      wave: 380,
      colour: near,
      distance,
      crest: (x) => {
        const rise = 74 * hump(x, 380, 330) + 126 * hump(x, 1180, 290) + 34 * hump(x, 1330, 62)
        return base - tall * (rise + 7 * rough(x / 60))
      },
      foot,
      spurs: 0.8,
    })
  }
}
