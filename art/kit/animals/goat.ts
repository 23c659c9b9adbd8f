import type { Light, Pen, Place, Random } from '../types'
import { type GoatCoat, goatCoat } from './goat-coats'
import type { GoatBuild } from './goat-head'
import { goatModel } from './goat-model'
import type { GoatPose, Stance } from './goat-stances'
import { paintModel } from './model'

/** How a goat stands and looks; what is left out follows the breed or the chance. */
export type GoatOptions = Partial<GoatBuild> & {
  pose?: GoatPose
  coat?: GoatCoat
  /** Turn toward the painter (positive) or away (negative), in radians. */
  turn?: number
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  shadow?: boolean
  /** What is different from how the pose has it. */
  stance?: Partial<Stance>
}

const GOAT_COATS: readonly GoatCoat[] = [
  'white',
  'brown',
  'black-and-white',
  'galla',
  'boer',
  'toggenburg',
  'saanen',
  'alpine',
  'black',
  'cream',
  'roan',
]

/**
 * A goat; `place.size` is its height at the withers. The pose `portrait` shows head, neck and
 * shoulder, `place` being the lower middle of that picture and `size` its height.
 */
export function goat(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: GoatOptions = {},
): void {
  const coat = options.coat ?? GOAT_COATS[Math.floor(random() * GOAT_COATS.length)] ?? 'white'
  const chance = random()
  const seed = Math.floor(random() * 1000)
  const pose = options.pose ?? 'standing'
  const kid = options.kid ?? false
  const lop = coat === 'boer' || coat === 'galla'
  const build: GoatBuild = {
    horns:
      options.horns ??
      (kid ? 'buds' : coat === 'saanen' ? 'none' : chance < 0.5 ? 'swept' : 'short'),
    ears: options.ears ?? (lop ? 'lop' : chance < 0.6 ? 'level' : 'upright'),
    beard: options.beard ?? (!kid && chance > 0.25),
    udder:
      options.udder ?? (!kid && (coat === 'saanen' || coat === 'toggenburg' || coat === 'alpine')),
    kid,
    girth: options.girth ?? 0.3 + random() * 0.5,
    look:
      options.look ??
      (pose === 'looking' ? 1.0 : pose === 'portrait' ? 0.15 : (random() - 0.4) * 0.4),
    ...(options.face === undefined ? {} : { face: options.face }),
    ...(options.rangy === undefined ? {} : { rangy: options.rangy }),
  }
  const model = goatModel(pose, build, options.stance)
  const view = {
    coat: goatCoat(coat, seed, options.face),
    turn: options.turn ?? (pose === 'portrait' ? 0.7 : (random() - 0.5) * 0.4),
    ...(options.tilt === undefined ? {} : { tilt: options.tilt }),
    shadow: options.shadow ?? pose !== 'portrait',
    seed,
  }
  if (pose !== 'portrait') {
    paintModel(pen, model, place, light, view)
    return
  }
  const unit = place.size / 0.78
  const side = place.facing === 'left' ? -1 : 1
  paintModel(
    pen,
    model,
    { ...place, x: place.x - side * unit * 0.46, y: place.y + unit * 0.66, size: unit },
    light,
    { ...view, closeUp: unit * 0.66 },
  )
}
