import { Sculpture, type Vec } from './animals/volume'
import { mix } from './colour'
import { closeHand, type Bend } from './people/hand-model'
import { skins, type Skin } from './people/dress'
import { paintFigure } from './people/paint-figure'
import type { Light, Pen, Place, Random } from './types'

export type OneHandOptions = {
  skin?: Skin
  sleeve?: string
  /** How the wrist is turned: fingers along x, palm down, before that. */
  pitch?: number
  yaw?: number
  roll?: number
  side?: 1 | -1
  bend: Bend
  tilt?: number
  /** What it holds, built in the same space; parts named `#rrggbb`, `*#rrggbb` shine. */
  holding?: (model: Sculpture) => void
  at?: Vec
}

/** One hand close to the eye with its forearm; `place.size` is twice a hand's length. */
export function oneHand(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: OneHandOptions,
): void {
  const model = new Sculpture()
  const { pitch = 0, yaw = 0, roll = 0, at = [0, 0, 0] } = options
  options.holding?.(model)
  closeHand(model, at, { pitch, yaw, roll }, options.side ?? 1, options.bend)
  const skin = skins[options.skin ?? 'cocoa']
  const palm = mix(skin, '#d29a74', 0.4)
  const sleeve = options.sleeve ?? '#5d86a6'
  paintFigure(pen, model, place, light, {
    colour: ({ part, own }) => {
      if (part === 'skin') return own[1] < -0.05 && own[0] > -0.1 ? palm : skin
      if (part === 'nail') return mix(skin, '#e0b095', 0.45)
      if (part === 'sleeve') return sleeve
      return part.startsWith('*') ? part.slice(1) : part
    },
    cloth: (part) => part === 'sleeve',
    gloss: (part) => (part.startsWith('*') ? 0.7 : part === 'skin' ? 0.16 : 0),
    turn: 0,
    tilt: options.tilt ?? 0.2,
    shadow: false,
    seed: Math.floor(random() * 1000),
    unit: 0.5,
  })
}
