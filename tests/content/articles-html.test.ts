// @vitest-environment jsdom
import DOMPurify from 'dompurify'
import { expect, test } from 'vitest'
import { articles } from '../../src/content/articles'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'

const allowed = {
  ALLOWED_TAGS: 'p br strong em span ul ol li h2 h3 h4 blockquote a img'.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'lang'],
}

test.each(articles)('B16 DOMPurify keeps $slug unchanged', ({ content }) => {
  // Browsers do not escape quotation marks in text.
  expect(DOMPurify.sanitize(content, allowed)).toBe(content.replaceAll('&quot;', '"'))
})

test.each(articles)('B16 the text of $slug is complete after parsing', ({ content }) => {
  const page = document.createElement('div')
  page.innerHTML = content
  expect(parseRichText(content).map(textOf).join('')).toBe(page.textContent)
})

test.each(articles)('B16 $slug consists of blocks, and no heading skips a level', ({ content }) => {
  const nodes = parseRichText(content)
  expect(nodes.every((node) => node.type === 'block')).toBe(true)
  const levels = [...content.matchAll(/<h(\d)>/g)].map((match) => Number(match[1]))
  expect(levels[0]).toBe(2)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  }
})

function textOf(node: RichNode): string {
  if (node.type === 'text') return node.text
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
