import { goatCoat, type GoatCoat } from '../../kit/animals/goat-coats'
import { goatModel } from '../../kit/animals/goat-model'
import { paintModel } from '../../kit/animals/model'
import type { Light, Pen, Place, Random } from '../../kit/types'

/** The parts of a goat's foreleg. */
const legParts = new Set(['thigh', 'leg', 'hoof'])

/** A goat whose near forefoot is folded back under it, as somebody holds it who trims the hoof. */
export function goatWithFoldedForeleg(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  { coat = 'white' }: { coat?: GoatCoat } = {},
): void {
  const model = goatModel(
    'standing',
    {
      horns: 'short',
      ears: 'level',
      beard: true,
      udder: false,
      kid: false,
      girth: 0.5,
      look: 0.2,
      face: 'doe',
      rangy: true,
    },
    { head: [0.66, 1.36, 0], pitch: -0.25 },
  )
  const kept = model.bones.filter(
    ({ part, a, b }) => !(legParts.has(part) && a[2] > 0 && a[0] > 0.15 && b[0] > 0.1),
  )
  model.bones.splice(0, model.bones.length, ...kept)
  model.tube(
    'thigh',
    [
      [0.36, 0.76, 0.095, 0.14],
      [0.33, 0.55, 0.11, 0.075],
      [0.42, 0.38, 0.13, 0.052],
    ],
    { blend: 0.07 },
  )
  model.tube(
    'leg',
    [
      [0.42, 0.375, 0.13, 0.05],
      [0.3, 0.345, 0.15, 0.036],
      [0.19, 0.34, 0.16, 0.04],
    ],
    { blend: 0.02 },
  )
  model.tube(
    'hoof',
    [
      [0.19, 0.34, 0.16, 0.042],
      [0.09, 0.375, 0.165, 0.052],
    ],
    { blend: 0.012 },
  )
  const seed = Math.floor(random() * 1000)
  paintModel(pen, model, place, light, { coat: goatCoat(coat, seed, 'doe'), turn: 0.1, seed })
}
