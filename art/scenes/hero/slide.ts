import type { FocusSpot, Scene } from '../../scene'

/** A slide of the home page, wide and upright; its left third stays calm for the text. */
export function slide(
  index: number,
  compose: Scene['compose'],
  focus: { wide?: readonly FocusSpot[]; phone?: readonly FocusSpot[] } = {},
): readonly Scene[] {
  const seed = index * 100
  return [
    {
      name: `hero/${index}`,
      width: 2100,
      height: 900,
      seed: seed + 1,
      compose,
      ...(focus.wide ? { focus: focus.wide, fine: true } : {}),
    },
    {
      name: `hero/${index}-phone`,
      width: 1080,
      height: 1350,
      seed: seed + 2,
      compose,
      ...(focus.phone ? { focus: focus.phone, fine: true } : {}),
    },
  ]
}
