import { expect, test } from 'vitest'
import { headingAnchors } from '../../../src/pages/blog/article-text'
import { parseRichText } from '../../../src/lib/rich-text'

function anchorsOf(html: string) {
  return [...headingAnchors(parseRichText(html)).values()]
}

test('B23 the id of a heading is made of its words', () => {
  expect(anchorsOf('<p>a</p><h2>What a goat gives back</h2><h3>Milk</h3>')).toEqual([
    { id: 'part-what-a-goat-gives-back', text: 'What a goat gives back' },
  ])
})

test('B23 equal headings get different ids, also if a suffixed id is taken', () => {
  const ids = anchorsOf('<h2>Milk</h2><h2>Milk 2</h2><h2>Milk</h2><h2>MILK!</h2>').map((a) => a.id)
  expect(ids).toEqual(['part-milk', 'part-milk-2', 'part-milk-3', 'part-milk-4'])
})

test.each([
  ['<h2>A <em>very</em>  <strong>dry</strong><br>goat</h2>', 'part-a-very-dry-goat'],
  ['<h2>Café &amp; crème: what’s new?</h2>', 'part-cafe-creme-whats-new'],
  ['<h2>قهوة</h2>', 'part-قهوة'],
  ['<h2>root</h2>', 'part-root'],
  ['<h2>!!!</h2>', 'part'],
  ['<h2>constructor</h2>', 'part-constructor'],
])('B23 %s gets the id %s', (html, id) => {
  expect(anchorsOf(html).map((anchor) => anchor.id)).toEqual([id])
})
