import { Sculpture } from './animals/volume'
import { mix } from './colour'
import { skins, type Skin } from './people/dress'
import { closeHand } from './people/hand-model'
import { paintFigure } from './people/paint-figure'
import type { Light, Pen, Place, Random } from './types'

/**
 * One hand close to the eye with its palm up, the arm coming from behind it; `place` is the wrist,
 * `size` twice the length of the hand. It offers a heap of something pale.
 */
export function openPalm(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { skin?: Skin; sleeve?: string; heap?: string } = {},
): void {
  const model = new Sculpture()
  const skin = skins[options.skin ?? 'sienna']
  const palm = mix(skin, '#dba888', 0.5)
  const heap = options.heap ?? '#f4f0e6'
  closeHand(model, [0, 0, 0], { pitch: 0.06, yaw: 0.12, roll: Math.PI - 0.25 }, 1, {
    fingers: 0.14,
    thumb: 0.1,
    spread: 0.35,
  })
  for (let i = 0; i < 60; i++) {
    const turn = i * 2.4
    const off = Math.sqrt(i / 60)
    const lift = 0.16 - off * off * 0.1
    model.ball(
      heap,
      [
        0.36 + Math.cos(turn) * off * 0.24,
        lift,
        Math.sin(turn) * off * 0.16,
        0.035 + random() * 0.02,
      ],
      { blend: 0.006 },
    )
  }
  const sleeve = options.sleeve ?? '#2f5286'
  paintFigure(pen, model, place, light, {
    colour: ({ part, own }) => {
      if (part === 'skin') return own[1] < -0.02 && own[0] > -0.12 ? palm : skin
      if (part === 'nail') return mix(skin, '#e0b095', 0.45)
      return part === 'sleeve' ? sleeve : part
    },
    cloth: () => false,
    gloss: (part) => (part === 'skin' ? 0.16 : 0),
    turn: 0,
    tilt: 0.5,
    shadow: false,
    seed: Math.floor(random() * 1000),
    unit: 0.5,
  })
}
