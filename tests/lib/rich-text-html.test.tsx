import DOMPurify from 'dompurify'
import { array, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { articles } from '../../src/content/articles'
import { tours } from '../../src/content/tours'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'
import { sanitiseRichText, toRichTextHtml } from '../../src/lib/rich-text-html'
import { assert } from '../properties'

const allowedTags = 'p h2 h3 h4 blockquote ul ol li strong em span br a img'.split(' ')
const allowedAttributes = ['href', 'src', 'alt', 'lang']

/** Fragments to build valid, unsafe and broken HTML of. */
const piece = oneof(
  constantFrom(
    ...allowedTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    '<em lang="sw">',
    '<span lang=x>',
    '<a href="/tours">',
    '<a href="https://example.org/?a=1&amp;b=2">',
    '<a href="https://ex&auml;mple.org/ä">',
    '<a href="javascript:alert(1)">',
    '<a href="&#106;avascript:alert(1)" onclick=x>',
    '<img src="/a.png" alt="A &quot;b&quot; <c>" onerror=alert(1)>',
    '<img src="data:image/png;base64,AA==">',
    '<script>alert(1)</script>',
    '<svg onload=alert(1)><a>',
    '<p style="position:fixed" id=root>',
    '<iframe src="//evil.test">',
    '<!-- ',
    ' -->',
    '&nbsp;',
    '&#13;',
    '&amp;lt;',
    '\r\n',
    '<',
    '"',
    "'>",
  ),
  string({ unit: 'binary', maxLength: 6 }),
  stringMatching(/^[a-z &;<>"'=/]{0,8}$/),
)
const anyHtml = array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

/** The tree with links without a URL replaced by their text. */
function withoutDeadLinks(nodes: readonly RichNode[]): RichNode[] {
  const kept: RichNode[] = []
  for (const node of nodes) {
    const children = 'children' in node ? withoutDeadLinks(node.children) : []
    const instead: RichNode[] =
      node.type === 'link' && node.href === null
        ? children
        : 'children' in node
          ? [{ ...node, children }]
          : [node]
    for (const next of instead) {
      const last = kept.at(-1)
      if (last?.type === 'text' && next.type === 'text') {
        kept[kept.length - 1] = { type: 'text', text: last.text + next.text }
      } else kept.push(next)
    }
  }
  return kept
}

test('serialised HTML parses to the same tree', () => {
  assert(
    property(anyHtml, (html) => {
      const nodes = parseRichText(html)
      expect(parseRichText(toRichTextHtml(nodes))).toEqual(withoutDeadLinks(nodes))
    }),
    { numRuns: 1000 },
  )
})

test('sanitising twice changes nothing more', () => {
  assert(
    property(anyHtml, (html) => {
      const once = sanitiseRichText(html)
      expect(sanitiseRichText(once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})

test('DOMPurify finds nothing to remove, and the browser parses the same tree', () => {
  assert(
    property(anyHtml, (html) => {
      // In a wrapper, or the browser would drop white space at the beginning.
      const clean = sanitiseRichText(`<blockquote>${sanitiseRichText(html)}</blockquote>`)
      const again = DOMPurify.sanitize(clean, {
        ALLOWED_TAGS: allowedTags,
        ALLOWED_ATTR: allowedAttributes,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
      })
      // From a text without any tag DOMPurify also removes its own BODY.
      const removed = DOMPurify.removed.map((entry) =>
        'element' in entry ? entry.element.nodeName : entry.attribute?.name,
      )
      expect(removed.filter((name) => name !== 'BODY')).toEqual([])
      // The browser serialises a carriage return literally, and reads it as part of a line break.
      const withoutReturns = (text: string) => text.replaceAll(/&#13;\n?/g, '\n')
      expect(withoutReturns(sanitiseRichText(again))).toBe(withoutReturns(clean))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ...articles.map(({ slug, content }) => [slug, content] as const),
  ...tours.flatMap(({ slug, description, fullDescription }) => [
    [`${slug}, short`, description] as const,
    [`${slug}, full`, fullDescription] as const,
  ]),
])('%s keeps its tree', (_slug, html) => {
  expect(parseRichText(sanitiseRichText(html))).toEqual(parseRichText(html))
})

test.each([
  ['<a href="javascript:alert(1)">a</a> <a>b</a>', 'a b'],
  ['<p>1 < 2 & "3"</p>', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
  ['10&nbsp;km&#13;', '10&nbsp;km&#13;'],
  ['<img src="/a.png" alt=\'"&\'>', '<img src="/a.png" alt="&quot;&amp;">'],
  ['<em lang="sw" class="x">chai</em>', '<em lang="sw">chai</em>'],
  ['<a href="https://example.org" target="_top">a</a>', '<a href="https://example.org/">a</a>'],
  ['<p><strong></strong></p>', ''],
  ['a<br/>b', 'a<br>b'],
])('%s is serialised as %s', (html, expected) => {
  expect(sanitiseRichText(html)).toBe(expected)
})

test('a URL that is too long when normalised is not a link', () => {
  const html = `<a href="https://example.org/${'ä'.repeat(2000)}">a</a>`
  expect(parseRichText(html)[0]).toMatchObject({ type: 'link', external: true })
  expect(sanitiseRichText(html)).toBe('a')
})
