// @vitest-environment jsdom
import { array, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { htmlLines } from '../../../../src/admin/kit/activity/html-lines'
import { diffTexts, type DiffBlock } from '../../../../src/admin/kit/activity/text-diff'
import { assert } from '../../../properties'

/** One side of a comparison as text. */
function side(blocks: readonly DiffBlock[], without: 'added' | 'removed'): string {
  return blocks
    .flatMap((block) =>
      block.kind === 'same'
        ? block.lines
        : block.parts
            .filter(({ kind }) => kind !== without)
            .map(({ text }) => text)
            .join(''),
    )
    .join('\n')
}

test('K71 one wrong word in the twelfth paragraph is the only mark', () => {
  const paragraphs = Array.from({ length: 20 }, (_, index) => `Paragraph ${index} about the farm.`)
  const before = paragraphs.join('\n').replace('11 about the', '11 abuot the')
  expect(diffTexts(before, paragraphs.join('\n'))).toEqual([
    { kind: 'same', lines: paragraphs.slice(0, 11) },
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Paragraph 11 ' },
        { kind: 'removed', text: 'abuot' },
        { kind: 'added', text: 'about' },
        { kind: 'same', text: ' the farm.' },
      ],
    },
    { kind: 'same', lines: paragraphs.slice(12) },
  ])
})

test('K71 neighbouring changed words are one change, and a new line is marked whole', () => {
  expect(diffTexts('Tea and milk on the veranda', 'Coffee with milk on the veranda')).toEqual([
    {
      kind: 'changed',
      parts: [
        { kind: 'removed', text: 'Tea and' },
        { kind: 'added', text: 'Coffee with' },
        { kind: 'same', text: ' milk on the veranda' },
      ],
    },
  ])
  expect(diffTexts('Gate and yard\nHome', 'Gate and yard\nLunch\nHome')).toEqual([
    { kind: 'same', lines: ['Gate and yard'] },
    { kind: 'changed', parts: [{ kind: 'added', text: 'Lunch' }] },
    { kind: 'same', lines: ['Home'] },
  ])
})

test('K71 a rewritten text is not shredded into single words', () => {
  expect(diffTexts('The goats are fed at seven.', 'Bring a hat, and shoes for mud.')).toBeNull()
  expect(diffTexts('', 'New')).toBeNull()
})

test('K71 both texts can be read from the marks', () => {
  const word = constantFrom('goat', 'milk', 'the', 'farm,', 'Ksh', '🌹', 'é')
  const text = array(array(word, { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 6,
  }).map((lines) => lines.map((line) => line.join(' ')).join('\n'))
  assert(
    property(text, text, (before, after) => {
      const blocks = diffTexts(before, after)
      if (!blocks) return
      // Blocks that hold only the other side are empty lines here.
      const read = (without: 'added' | 'removed') =>
        side(blocks, without).split('\n').filter(Boolean).join('\n')
      expect(read('added')).toBe(before)
      expect(read('removed')).toBe(after)
    }),
  )
})

test('K72 HTML is compared as text, with words for headings, lists, quotes, links and pictures', () => {
  expect(
    htmlLines(
      '<h2>Getting there</h2><p>See <a href="/tours">all tours</a> &amp; more.</p>' +
        '<ul><li><p>Boots</p></li><li>Hat</li></ul><ol><li>Gate</li></ol>' +
        '<blockquote><p>Karibu</p></blockquote><p><strong>Bold</strong></p>' +
        '<figure><img src="/images/a.jpg" alt="A goat"></figure>',
    ).split('\n'),
  ).toEqual([
    'Heading: Getting there',
    'See all tours (link to /tours) & more.',
    '• Boots',
    '• Hat',
    '1. Gate',
    'Quote: Karibu',
    'Bold',
    'Picture: A goat',
  ])
  // Only where nothing else differs.
  const picture = '<img src="/images/a.jpg" alt="A goat">'
  expect(htmlLines(picture, true)).toBe('Picture: A goat (/images/a.jpg)')
  expect(htmlLines('<p>One <strong>two</strong></p>', true)).toBe('One (bold: two)')
})
