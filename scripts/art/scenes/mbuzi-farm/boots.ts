import { Sculpture, type Joint } from '../../kit/animals/volume'
import { paintFigure } from '../../kit/people/paint-figure'
import type { Light, Pen, Place, Random } from '../../kit/types'

/**
 * Somebody in trousers and rubber boots, seen from the knees down: `place` is between the heels,
 * a boot is about half of `place.size` high.
 */
export function bootsAndTrousers(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { turn?: number; boot?: string; cloth?: string } = {},
): void {
  const model = new Sculpture()
  leg(model, { heel: -0.02, side: 0.2, knee: 0.03 })
  leg(model, { heel: 0.12, side: -0.2, knee: 0.1 })
  const boot = options.boot ?? '#2f5d48'
  const colours: Record<string, string> = {
    cloth: options.cloth ?? '#4c6a8c',
    boot,
    rim: '#47765c',
    sole: '#22302a',
  }
  paintFigure(pen, model, place, light, {
    colour: ({ part }) => colours[part] ?? boot,
    cloth: (part) => part === 'cloth',
    gloss: (part) => (part === 'boot' ? 0.4 : 0),
    turn: options.turn ?? 0.6,
    tilt: 0.12,
    shadow: true,
    seed: Math.floor(random() * 1000),
  })
}

/** One leg: toes along x, the heel at `heel`. */
function leg(
  model: Sculpture,
  { heel, side, knee }: { heel: number; side: number; knee: number },
): void {
  const at = (x: number, y: number, r: number): Joint => [heel + x, y, side, r]
  // The trousers hang over the shaft in a fold and go straight up to the knee.
  model.tube(
    'cloth',
    [
      at(0.075, 0.545, 0.132),
      at(0.07, 0.64, 0.15),
      at(0.075 + knee * 0.4, 0.85, 0.138),
      at(0.1 + knee, 1.15, 0.15),
      at(0.06 + knee, 1.6, 0.18),
      at(0.0, 2.2, 0.2),
    ],
    { smooth: 3, blend: 0.03 },
  )
  model.tube('cloth', [at(0.06, 0.57, 0.142), at(0.085, 0.6, 0.148)], { blend: 0.02 })
  model.tube('rim', [at(0.07, 0.535, 0.122), at(0.07, 0.56, 0.124)], { blend: 0.006 })
  model.tube(
    'boot',
    [at(0.07, 0.55, 0.115), at(0.06, 0.36, 0.105), at(0.045, 0.2, 0.084), at(0.035, 0.11, 0.085)],
    { smooth: 2, blend: 0.03 },
  )
  const foot = { smooth: 2, blend: 0.05, flat: 0.86, flatAxis: [0, 0, 1] as const }
  model.tube(
    'boot',
    [at(0.01, 0.09, 0.075), at(0.13, 0.115, 0.084), at(0.24, 0.085, 0.07), at(0.34, 0.072, 0.06)],
    foot,
  )
  model.tube('sole', [at(0.0, 0.02, 0.07), at(0.36, 0.02, 0.078)], {
    flat: 0.3,
    flatAxis: [0, 1, 0],
    blend: 0.012,
  })
}
