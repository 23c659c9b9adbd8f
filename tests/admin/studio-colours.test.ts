import { describe, expect, test } from 'vitest'
import tokens, { darkColours } from '../../tailwind.config'
import studio, { studioColours } from '../../tailwind.studio.config'
import { contrast } from '../../src/lib/contrast'

const lightColours = tokens.theme.extend.colors

describe.each([
  ['day', lightColours],
  ['night', darkColours],
])('by %s', (_, { paper, card, line, ink, muted, tea, maize, terracotta, lake, dusk, danger }) => {
  test.each([
    ['body text on the page', ink, paper],
    ['body text on a card', ink, card],
    ['an entry under the pointer', ink, tea.soft],
    ['a tip', card, ink],
    ['quiet text on the page', muted, paper],
    ['quiet text on a card', muted, card],
  ])('Q14 %s has 7:1', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
  })

  test.each([
    ['the main button', card, terracotta.DEFAULT],
    ['the main button under the pointer', card, terracotta.dark],
    ['a button on a card', tea.DEFAULT, card],
    ['a button on the page', tea.DEFAULT, paper],
    ['a button under the pointer, the present page, the chip Live', tea.DEFAULT, tea.soft],
    ['a pressed entry', ink, line],
    ['a pressed button', tea.DEFAULT, line],
    ['a missing picture', ink, line],
    ['quiet text on a tinted ground', muted, tea.soft],
    ['the button that deletes', card, danger.DEFAULT],
    ['an error on the page', danger.DEFAULT, paper],
    ['an error on a card', danger.DEFAULT, card],
    ['an error, a wrong value', danger.DEFAULT, danger.soft],
    ['a wrong value itself', ink, danger.soft],
    ['the button in a wrong value', tea.DEFAULT, danger.soft],
    ['a warning', ink, maize.soft],
    ['being offline, the chip Featured', maize.dark, maize.soft],
    ['the chip Changed', lake.DEFAULT, lake.soft],
    ['the chip Scheduled', dusk.DEFAULT, dusk.soft],
    ['the sign of a notice', terracotta.DEFAULT, card],
  ])('Q14 %s has 4.5:1', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['the focus on the page', lake.DEFAULT, paper],
    ['the focus on a card', lake.DEFAULT, card],
    ['the focus in the sidebar', lake.DEFAULT, tea.soft],
    ['the edge of a field', muted, card],
    ['the bar of the chosen tab', terracotta.DEFAULT, card],
  ])('Q14 %s has 3:1', (_, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('Q14 the studio takes every colour from a variable, which is the token by day', () => {
  expect(studio.theme.extend.colors).toMatchObject({
    card: `var(--studio-card, ${lightColours.card})`,
    tea: {
      DEFAULT: `var(--studio-tea, ${lightColours.tea.DEFAULT})`,
      soft: `var(--studio-tea-soft, ${lightColours.tea.soft})`,
    },
  })
  expect({ ...studio.theme.extend, colors: {} }).toEqual({ ...tokens.theme.extend, colors: {} })
})

test('Q14 the variables are set on screens in the dark and on paper, in the studio alone', () => {
  const used = new Set(JSON.stringify(studio.theme.extend.colors).match(/--studio-[a-z-]+/g))
  const night = studioColours['@media screen and (prefers-color-scheme: dark)']
  const paper = studioColours['@media print']
  expect(Object.keys(night)).toEqual([':root:has(.studio)'])
  expect(Object.keys(paper)).toEqual([':root:has(.studio)'])
  expect(new Set(Object.keys(night[':root:has(.studio)'] ?? {}))).toEqual(used)
  expect(paper[':root:has(.studio)']).toMatchObject({
    '--studio-paper': '#FFFFFF',
    '--studio-ink': '#000000',
  })
})
