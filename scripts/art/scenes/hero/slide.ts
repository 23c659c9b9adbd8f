import type { Scene } from '../../scene'

/** A slide of the home page, wide and upright; its left third stays calm for the text. */
export function slide(index: number, compose: Scene['compose']): readonly Scene[] {
  const seed = index * 100
  return [
    { name: `hero/${index}`, width: 2100, height: 900, seed: seed + 1, compose },
    { name: `hero/${index}-phone`, width: 1080, height: 1350, seed: seed + 2, compose },
  ]
}
