// @vitest-environment jsdom
import DOMPurify from 'dompurify'
import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'

const allowed = {
  ALLOWED_TAGS: 'p br strong em span ul ol li h2 h3 h4 blockquote a img'.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'lang'],
}

test.each(tours)('T3 DOMPurify keeps the HTML of $title unchanged', (tour) => {
  for (const html of [tour.description, tour.fullDescription]) {
    expect(DOMPurify.sanitize(html, allowed)).toBe(html)
  }
})

test.each(tours)('T3 the HTML of $title is unchanged after parsing', (tour) => {
  for (const html of [tour.description, tour.fullDescription]) {
    expect(write(parseRichText(html))).toBe(html)
  }
})

test.each(tours)(
  'L10 T3 $title has inline text on the card and blocks in the full text',
  (tour) => {
    expect(parseRichText(tour.description).some((node) => node.type === 'block')).toBe(false)
    expect(parseRichText(tour.fullDescription).every((node) => node.type === 'block')).toBe(true)
  },
)

/** Serialises a tree; sufficient for the content, which has no entities. */
function write(nodes: readonly RichNode[]): string {
  return nodes.map(writeNode).join('')
}

function writeNode(node: RichNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'break') return '<br>'
  if (node.type === 'image') return `<img src="${node.src}" alt="${node.alt}">`
  const inner = write(node.children)
  if (node.type === 'link') return `<a href="${node.href}">${inner}</a>`
  const lang = node.type === 'inline' && node.lang !== null ? ` lang="${node.lang}"` : ''
  return `<${node.tag}${lang}>${inner}</${node.tag}>`
}
