import { Sculpture, type Vec } from '../animals/volume'
import { mix } from '../colour'
import { pick } from '../random'
import type { Light, Pen, Place, Random } from '../types'
import { skins, skinFor, type Skin } from './dress'
import { closeHand } from './hand-model'
import { pile, ring, broadLeaf, seedling, rose, goatHead } from './hand-things'
import { paintFigure } from './paint-figure'

export type Holding =
  | 'cherries'
  | 'cherry'
  | 'head'
  | 'soil'
  | 'cup'
  | 'roses'
  | 'seeds'
  | 'milk'
  | 'nothing'

export type HandsOptions = {
  holding: Holding
  skin?: Skin
  /** Colour of the sleeves. */
  sleeve?: string
  turn?: number
  tilt?: number
}

/** Two hands close to the eye with what they hold; `place.size` is about the width of a hand's length twice. */
export function hands(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: HandsOptions,
): void {
  const model = new Sculpture()
  const tilt = layouts[options.holding](model, random)
  const skin = skins[options.skin ?? skinFor(random, false)]
  const sleeve =
    options.sleeve ?? pick(random, ['#5d86a6', '#b4523a', '#7d8a58', '#d9cfb8'] as const)
  const palm = mix(skin, '#d29a74', 0.4)
  paintFigure(pen, model, place, light, {
    colour: ({ part, own }) => {
      if (part === 'skin') return own[1] < -0.035 && own[0] > -0.1 ? palm : skin
      if (part === 'nail') return mix(skin, '#e0b095', 0.45)
      if (part === 'sleeve') return sleeve
      return part.startsWith('*') ? part.slice(1) : part
    },
    cloth: (part) => part === 'sleeve',
    gloss: (part) => (part.startsWith('*') ? 0.7 : part === 'skin' ? 0.16 : 0),
    turn: options.turn ?? 0,
    tilt: options.tilt ?? tilt,
    shadow: false,
    seed: Math.floor(random() * 1000),
    unit: 0.5,
  })
}

type Layout = (model: Sculpture, random: Random) => number

/** Both hands open upward, side by side, as a bowl. */
function bowl(model: Sculpture): void {
  closeHand(model, [-0.62, 0.18, 0.1], { pitch: -0.3, yaw: -0.18, roll: Math.PI - 0.35 }, 1, {
    fingers: 0.42,
    thumb: 0.3,
    spread: 0.2,
  })
  closeHand(
    model,
    [0.62, 0.18, 0.1],
    { pitch: -0.3, yaw: Math.PI + 0.18, roll: Math.PI + 0.35 },
    -1,
    { fingers: 0.42, thumb: 0.3, spread: 0.2 },
  )
}

const layouts: Record<Holding, Layout> = {
  nothing: (model) => {
    bowl(model)
    return 0.75
  },
  cherries: (model, random) => {
    bowl(model)
    pile(model, random, ['#b3261f', '#a01c22', '#c43a25', '#8a1a22', '#c9702a'], 46, 0.085)
    return 0.7
  },
  seeds: (model, random) => {
    bowl(model)
    pile(model, random, ['#d9b15a', '#c79a45', '#e3c680'], 90, 0.05)
    return 0.7
  },
  milk: (model) => {
    bowl(model)
    model.ball('*#f3eee2', [0, 0.16, 0.1, 0.36], { flat: 0.3, flatAxis: [0, 1, 0], blend: 0.02 })
    return 0.75
  },
  soil: (model, random) => {
    bowl(model)
    model.ball('#4e3220', [0, 0.16, 0.1, 0.42], {
      flat: 0.5,
      flatAxis: [0, 1, 0],
      rough: 0.03,
      blend: 0.02,
    })
    pile(model, random, ['#4e3220', '#5f3e28', '#3f2819'], 36, 0.06)
    seedling(model, [0, 0.36, 0.1])
    return 0.5
  },
  cup: (model) => {
    for (const side of [-1, 1] as const) {
      const yaw = side < 0 ? -0.55 : Math.PI + 0.55
      closeHand(
        model,
        [side * 0.92, -0.05, 0.28],
        { pitch: 0.05, yaw, roll: -side * 1.3 },
        side < 0 ? 1 : -1,
        { fingers: 0.5, thumb: 0.35, spread: 0.1 },
      )
    }
    model.tube(
      '*#e9e2d2',
      [
        [0, -0.3, 0, 0.26],
        [0, -0.05, 0, 0.36],
        [0, 0.02, 0, 0.385],
      ],
      { blend: 0.04 },
    )
    ring(model, '*#f4eee0', 0.4, [0, 0.42, 0], 0.035)
    model.ball('*#4a2c1a', [0, 0.44, 0, 0.38], { flat: 0.13, flatAxis: [0, 1, 0], blend: 0.004 })
    return 0.55
  },
  cherry: (model) => {
    closeHand(model, [-0.56, -0.06, 0.12], { pitch: 0.42, yaw: 0.1, roll: 0.7 }, 1, {
      fingers: 0.75,
      fore: 0.55,
      thumb: 0.7,
    })
    model.tube(
      '#6d5637',
      [
        [-0.9, 0.52, -0.15, 0.05],
        [0, 0.4, -0.12, 0.045],
        [1.1, 0.52, -0.1, 0.035],
      ],
      { blend: 0.01, smooth: 4 },
    )
    const clusters = [
      [-0.55, 0.44],
      [0.02, 0.32],
      [0.42, 0.36],
      [0.8, 0.44],
    ] as const
    clusters.forEach(([x, y], cluster) => {
      for (let i = 0; i < 5; i++) {
        const turn = i * 1.3 + cluster
        const red = cluster === 1 && i === 0
        model.ball(
          red ? '*#c4261f' : i % 2 === 0 ? '*#6f9440' : '*#7fa34a',
          [
            x + Math.cos(turn) * 0.11,
            y - 0.06 + Math.sin(turn) * 0.08,
            red ? 0.12 : Math.sin(turn * 2) * 0.1 - 0.06,
            0.088,
          ],
          { blend: 0.004 },
        )
      }
      for (const up of [1, -1])
        broadLeaf(
          model,
          [x + 0.12, y + 0.06, -0.1],
          [x + 0.34, y + up * 0.34 + 0.1, -0.16 + up * 0.1],
        )
    })
    return 0.12
  },
  roses: (model, random) => {
    closeHand(model, [-0.66, -0.34, 0.2], { pitch: 0.1, yaw: -0.25, roll: -0.9 }, 1, {
      fingers: 0.85,
      thumb: 0.6,
    })
    closeHand(model, [0.62, -0.5, 0.2], { pitch: 0.15, yaw: Math.PI + 0.3, roll: 1.0 }, -1, {
      fingers: 0.7,
      fore: 0.45,
      thumb: 0.75,
    })
    for (let i = 0; i < 15; i++) {
      const turn = i * 2.4
      const off = Math.sqrt(i / 15)
      const [x, z] = [Math.cos(turn) * off, Math.sin(turn) * off]
      const top: Vec = [x * 0.55, 0.86 - off * 0.25, z * 0.42]
      model.tube(
        '#5d7f3c',
        [
          [x * 0.22, -1.1, z * 0.1, 0.026],
          [x * 0.09, -0.4, z * 0.09, 0.026],
          [...top, 0.028],
        ],
        { blend: 0.008 },
      )
      rose(model, top, pick(random, ['#c23a4a', '#d4586a', '#b22c3e', '#e08a8f']))
    }
    for (const y of [-0.46, -0.4, -0.34]) ring(model, '#e2d2a4', 0.16, [0, y, 0], 0.02)
    return 0.3
  },
  head: (model) => {
    goatHead(model)
    closeHand(model, [-0.95, 0.62, 0.34], { pitch: -0.12, yaw: -0.12, roll: -0.2 }, 1, {
      fingers: 0.26,
      thumb: 0.2,
      spread: 0.5,
    })
    closeHand(model, [0.75, -0.75, 0.62], { pitch: 0.62, yaw: Math.PI - 0.2, roll: Math.PI }, -1, {
      fingers: 0.3,
      thumb: 0.3,
    })
    return 0.15
  },
}
