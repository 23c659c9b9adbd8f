import { contrast } from '../../src/lib/contrast'
import type tokens from '../../tailwind.config'
import type { darkColours } from '../../tailwind.config'

/** The colour tokens of a scheme, by day or by night. */
type SchemeColours = typeof tokens.theme.extend.colors | typeof darkColours

/** Two colours that lie on each other, and the contrast they must have. */
type ContrastPair = { use: string; colours: readonly [string, string]; least: number }

/** Every pair of tokens that a text or a mark of the product is made of, with its least contrast. */
export function contrastPairs(scheme: SchemeColours): ContrastPair[] {
  const { paper, card, line, ink, muted, tea, maize, terracotta, lake, dusk, danger } = scheme
  const pairs: readonly (readonly [use: string, above: string, below: string, least: number])[] = [
    ['body text on the page', ink, paper, 7],
    ['body text on a card', ink, card, 7],
    ['an entry under the pointer', ink, tea.soft, 7],
    ['a tip', card, ink, 7],
    ['quiet text on the page', muted, paper, 7],
    ['quiet text on a card', muted, card, 7],
    ['the main button', card, terracotta.DEFAULT, 4.5],
    ['the main button under the pointer', card, terracotta.dark, 4.5],
    ['a button on a card', tea.DEFAULT, card, 4.5],
    ['a button on the page', tea.DEFAULT, paper, 4.5],
    ['a button under the pointer, the present page, the chip Live', tea.DEFAULT, tea.soft, 4.5],
    ['a pressed entry', ink, line, 4.5],
    ['a pressed button', tea.DEFAULT, line, 4.5],
    ['a missing picture', ink, line, 4.5],
    ['quiet text on a tinted ground', muted, tea.soft, 4.5],
    ['the button that deletes', card, danger.DEFAULT, 4.5],
    ['an error on the page', danger.DEFAULT, paper, 4.5],
    ['an error on a card', danger.DEFAULT, card, 4.5],
    ['an error, a wrong value', danger.DEFAULT, danger.soft, 4.5],
    ['a wrong value itself', ink, danger.soft, 4.5],
    ['the button in a wrong value', tea.DEFAULT, danger.soft, 4.5],
    ['a warning', ink, maize.soft, 4.5],
    ['being offline, the chip Featured', maize.dark, maize.soft, 4.5],
    ['the chip Changed', lake.DEFAULT, lake.soft, 4.5],
    ['the chip Scheduled', dusk.DEFAULT, dusk.soft, 4.5],
    ['the sign of a notice', terracotta.DEFAULT, card, 4.5],
    ['the focus on the page', lake.DEFAULT, paper, 3],
    ['the focus on a card', lake.DEFAULT, card, 3],
    ['the focus in the sidebar', lake.DEFAULT, tea.soft, 3],
    ['the edge of a field', muted, card, 3],
    ['the bar of the chosen tab', terracotta.DEFAULT, card, 3],
  ]
  return pairs.map(([use, above, below, least]) => ({ use, colours: [above, below], least }))
}

/** The pairs of a scheme that are too close to each other to be read. */
export function weakPairs(scheme: SchemeColours): ContrastPair[] {
  return contrastPairs(scheme).filter(({ colours: [above, below], least }) => {
    return contrast(above, below) < least
  })
}
