import { mix } from '../../kit/colour'
import type { DressedOptions } from '../../kit/human/dressed'
import { smoothNoise } from '../../kit/random'
import { Stage, type Spot } from '../../kit/stage'
import { marquee } from '../../kit/things/market-buildings'

/** Colours of the trodden green. */
export const grass = { colour: '#7f9a48', patches: '#b3a860' }

/** Somebody: where, then how. */
export type Somebody = readonly [Spot, DressedOptions]

/** The expo ground on its green, always below the same four knuckles of hills. */
export class Expo extends Stage {
  /** Four knuckles on a long back; `base` is the row of their foot. */
  knuckles(
    base: number,
    options: { shift?: number; tall?: number; colour?: string; distance?: number } = {},
  ): void {
    const { shift = 0, tall = 1, colour = '#5b7192', distance = 0.45 } = options
    const rough = smoothNoise(this.random)
    const humps = [
      [220, 78, 150],
      [560, 112, 140],
      [860, 96, 120],
      [1180, 128, 170],
      [1500, 60, 170],
    ] as const
    this.ridge({
      base,
      rise: 90,
      wave: 420,
      colour,
      distance,
      foot: base + 60,
      spurs: 0.7,
      crest: (x) => {
        let rise = 34
        for (const [at, high, wide] of humps)
          rise = Math.max(rise, 34 + high * Math.exp(-(((x - at - shift) / wide) ** 2)))
        return base - tall * (rise + 5 * rough(x / 46))
      },
    })
    this.mist(base, 26, 0.5)
  }

  people(everybody: readonly Somebody[], shared: DressedOptions = {}): void {
    for (const [spot, options] of everybody) this.person(spot, { ...shared, ...options })
  }

  /** A marquee; `size` is the height of a grown person beside it. */
  tent(
    [x, y, size, side = 1, distance = 0]: Spot,
    options: { lamp?: boolean; pennant?: string; length?: number; turn?: number } = {},
  ): void {
    const { lamp = false, pennant = '#c8452f', length = 10, turn = 0.5 } = options
    this.put(marquee, [x, y, size * 3.6, side, distance], {
      lamp,
      pennant,
      length,
      turn,
      metres: 6.2,
    })
  }

  /** The plain wall and floor of an indoor corner, lit from the light's side. */
  room(wall: string, floor: string, edge: number): void {
    const { from } = this.light
    const [lit, dim] = [mix(wall, this.light.warm, 0.25), mix(wall, '#1f1a22', 0.45)]
    const across = this.blend(
      [from < 0 ? 0 : 1600, 0],
      [from < 0 ? 1600 : 0, 300],
      [
        [0, lit],
        [0.5, wall],
        [1, dim],
      ],
    )
    this.box([0, 0, 1600, edge], across)
    const down = this.blend(
      [0, edge],
      [0, 1200],
      [
        [0, mix(floor, this.light.warm, 0.2)],
        [1, mix(floor, '#1f1a22', 0.35)],
      ],
    )
    this.box([0, edge, 1600, 1200], down)
  }

  /** A white steam that rises and leans. */
  steam(x: number, y: number, high: number, lean = 40, opacity = 0.34): void {
    for (let i = 0; i < 14; i++) {
      const up = i / 13
      const sway = Math.sin(i * 1.2 + x) * 26 * up + lean * up * up
      this.glow(
        [x + sway, y - high * up, 60 + 110 * up],
        70 + 60 * up,
        '#f6f3ea',
        opacity * (1 - up * 0.8),
      )
    }
  }
}
