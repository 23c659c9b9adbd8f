import { Editor } from '@tiptap/react'
import { array, constantFrom, property } from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { extensionsOf } from '../../../../src/admin/kit/rich-text/extensions'
import { toEditorHtml, toValue, type Variant } from '../../../../src/admin/kit/rich-text/html-value'
import { articles } from '../../../../src/content/articles'
import { tours } from '../../../../src/content/tours'
import { parseRichText, type RichNode } from '../../../../src/lib/rich-text'
import { assert } from '../../../properties'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

/** What the form would get if somebody wrote something and took it away again. */
function throughEditor(html: string, variant: Variant = 'story'): string {
  const editor = new Editor({
    extensions: extensionsOf(variant),
    content: toEditorHtml(html, variant),
    injectCSS: false,
  })
  editors.push(editor)
  return toValue(editor.getHTML(), variant)
}

test.each(articles)('K4 the story "$slug" is unchanged by the editor', ({ content }) => {
  expect(parseRichText(throughEditor(content))).toEqual(parseRichText(content))
})

test.each(tours)('K4 both descriptions of "$slug" are unchanged by the editor', (tour) => {
  expect(throughEditor(tour.fullDescription)).toBe(toValue(tour.fullDescription, 'story'))
  expect(parseRichText(throughEditor(tour.description, 'sentence'))).toEqual(
    parseRichText(tour.description),
  )
})

test.each([
  '<p>a <em lang="sw">chai</em> <span lang="ki">b</span> <em lang="sw-KE">c</em></p>',
  '<h2>a</h2><h3>b</h3><h4>c</h4><p>d</p>',
  '<p><strong><em>a</em></strong>b<em>c</em></p>',
  '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
  '<ul><li><p>a</p><p>b</p></li></ul>',
  '<ul><li><h3>a</h3></li><li><ul><li>b</li></ul></li></ul>',
  '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>',
  '<img src="/a.png" alt="A"><img src="/b.png" alt=""><p>a<img src="/c.png" alt="C">b</p>',
  '<a href="/tours"><img src="/a.png" alt="A"></a>',
  '<p><a href="https://example.org/?a=1&amp;b=2">a</a> <a href="mailto:a@example.org">b</a></p>',
  '<p>a<br>b</p>',
  '<p>10&nbsp;km &lt; 20 &amp; "x"</p>',
])('K4 %s is unchanged', (html) => {
  expect(throughEditor(html)).toBe(toValue(html, 'story'))
  expect(toValue(html, 'story')).toBe(html.replaceAll('"x"', '&quot;x&quot;'))
})

test.each([
  ['<p></p><p>a</p><p> <br></p><h2>&nbsp;</h2>', '<p>a</p>'],
  ['a <em>b</em>', '<p>a <em>b</em></p>'],
  ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['<p><img src="/a.png" alt="A"></p>', '<img src="/a.png" alt="A">'],
  ['<p>a<br></p>', '<p>a</p>'],
  [' a <br><span> b ', '<p>a<br>b</p>'],
  [
    '<p>a  <em> b</em>\n<br> <img src="/a.png" alt="A"> c</p>',
    '<p>a <em>b</em><br><img src="/a.png" alt="A"> c</p>',
  ],
  ['', ''],
  ['<p><script>alert(1)</script></p>', ''],
])('K4 the story %j is kept as %j', (html, expected) => {
  expect(throughEditor(html)).toBe(expected)
})

test.each([
  ['<p>One <strong>two</strong></p><ul><li>three</li></ul>', 'One <strong>two</strong> three'],
  ['one<br>two<img src="/a.png" alt="A">', 'one two'],
  ['<h2><a href="/tours">a</a></h2>', '<a href="/tours">a</a>'],
  ['<em lang="sw">chai</em> ', '<em lang="sw">chai</em>'],
])('K4 the sentence %j is kept as %j', (html, expected) => {
  expect(throughEditor(html, 'sentence')).toBe(expected)
})

/** What is around a word; an inner language or link takes the place of an outer one. */
type Around = { marks: readonly string[]; lang: string; href: string }

/** Every word with what is around it, apart from paragraphs and the order of the marks. */
function meaning(nodes: readonly RichNode[], around: Around): string[] {
  const words = [...new Set(around.marks), around.lang, around.href].toSorted().join(' ')
  return nodes.flatMap((node): string[] => {
    if (node.type === 'text') return node.text.match(/\S+/g)?.map((word) => word + words) ?? []
    if (node.type === 'break') return []
    if (node.type === 'image') return [node.src + node.alt + words]
    return meaning(node.children, inside(node, around))
  })
}

function inside(node: Extract<RichNode, { children: RichNode[] }>, around: Around): Around {
  if (node.type === 'link') return { ...around, href: node.href ?? around.href }
  if (node.type === 'inline' && node.lang !== null && node.tag !== 'strong') {
    return { ...around, lang: `${node.tag} ${node.lang}` }
  }
  const lang = node.type === 'inline' && node.lang !== null ? `span ${node.lang}` : around.lang
  const isSilent = node.tag === 'p' || node.tag === 'span'
  return { ...around, lang, marks: isSilent ? around.marks : [...around.marks, node.tag] }
}

const nothing: Around = { marks: [], lang: '', href: '' }

const tags = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'span']
const piece = constantFrom(
  ...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<em lang="sw">',
  '<span lang="ki">',
  '<strong lang="so">',
  '<a href="/tours">',
  '<img src="/a.png" alt="A">',
  '<br>',
  ' one ',
  ' two ',
  ' three ',
)

test('K4 no word, picture, link, heading or emphasis is lost in the editor', () => {
  assert(
    property(array(piece, { maxLength: 16 }), (pieces) => {
      const html = pieces.join('')
      expect(meaning(parseRichText(throughEditor(html)), nothing)).toEqual(
        meaning(parseRichText(html), nothing),
      )
    }),
    { numRuns: 250 },
  )
})

test('K4 the editor’s output is stable', () => {
  assert(
    property(array(piece, { maxLength: 16 }), (pieces) => {
      const once = throughEditor(pieces.join(''))
      expect(throughEditor(once)).toBe(once)
    }),
    { numRuns: 150 },
  )
})
