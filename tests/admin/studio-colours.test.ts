import { describe, expect, test } from 'vitest'
import { contrastPairs } from '../../scripts/brand/contrast-pairs'
import tokens, { darkColours } from '../../tailwind.config'
import studio, { studioColours } from '../../tailwind.studio.config'
import { contrast } from '../../src/lib/contrast'

const lightColours = tokens.theme.extend.colors

describe.each([
  ['day', lightColours],
  ['night', darkColours],
])('by %s', (_, colours) => {
  test.each(contrastPairs(colours))(
    'Q14 $use has $least:1',
    ({ colours: [above, below], least }) => {
      expect(contrast(above, below)).toBeGreaterThanOrEqual(least)
    },
  )
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
