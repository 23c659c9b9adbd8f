import { render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '../../src/components/ui/rich-text'
import { parseRichText } from '../../src/lib/rich-text'

/** What a visitor gets, without our classes. */
function shown(html: string, inline = false): string {
  const { container } = render(<RichText html={html} inline={inline} />)
  for (const element of container.querySelectorAll('[class]')) element.removeAttribute('class')
  return inline ? container.innerHTML : (container.firstElementChild?.innerHTML ?? '')
}

// The numbers are the rows of the table of bad inputs.
test.each([
  [1, 'a<script>alert(1)</script>b', 'ab'],
  [1, 'a<SCRIPT src="//evil.test"></SCRIPT >b', 'ab'],
  [2, '<img src=x onerror=alert(1)>', ''],
  [3, '<a href="javascript:alert(1)">text</a>', 'text'],
  [4, '<a href="java\tscript:alert(1)">text</a>', 'text'],
  [4, '<a href="&#106;avascript:alert(1)">text</a>', 'text'],
  [4, '<a href="&#x6A;avascript&#58;alert(1)">text</a>', 'text'],
  [4, '<a href=" javascript:alert(1)">text</a>', 'text'],
  [5, '<a href="data:text/html,x">text</a>', 'text'],
  [6, 'a<svg/onload=alert(1)>b', 'ab'],
  [6, 'a<svg><a href="/x">y</a></svg>b', 'ab'],
  [7, 'a<math><mtext><table><mglyph><style><img src=/x></style></math>b', 'ab'],
  [8, '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '"&gt;'],
  [9, 'a<iframe src="https://example.org/">x</iframe>b', 'ab'],
  [10, '<form action="/x"><input name="a">text</form>', 'text'],
  [11, '<p style="position:fixed">text</p>', '<p>text</p>'],
  [13, '<img src="//evil.test/a.png">', ''],
  [15, '<p id="root"><span name="body">text</span></p>', '<p><span>text</span></p>'],
  [16, 'a<template><p>x</p></template>b', 'ab'],
  [17, '<base href="https://evil.test/">text', 'text'],
  [18, '<meta http-equiv="refresh" content="0;url=//evil.test">text', 'text'],
  [19, '<link rel="stylesheet" href="//evil.test">text', 'text'],
  [20, 'a<style>*{display:none}</style>b', 'ab'],
  [22, '<p>one<strong>two', '<p>one<strong>two</strong></p>'],
  [22, '<ul><li>one<li>two', '<ul><li>one</li><li>two</li></ul>'],
  [22, 'one</strong></p>two', 'onetwo'],
  [24, '<p>Mbuzi 🐐 نعم ñ</p>', '<p>Mbuzi 🐐 نعم ñ</p>'],
])('T3 E-43 row %i: %s', (_row, html, expected) => {
  expect(shown(html)).toBe(expected)
})

test('T3 E-43 rows 2 14 of a picture only source and description remain', () => {
  const { container } = render(
    <RichText html='<img src="/a.png" alt="A" onerror="alert(1)" srcset="//evil.test/b.png 2x" id="root">' />,
  )
  const picture = container.querySelector('img')
  expect(picture?.getAttributeNames().toSorted()).toEqual([
    'alt',
    'class',
    'decoding',
    'loading',
    'src',
  ])
  expect(picture).toHaveAttribute('src', '/a.png')
  expect(picture).toHaveAttribute('alt', 'A')
})

test('T3 row 12 an external link gets its own target and relation, and says so', () => {
  expect(shown('<a href="https://example.org/" target="_top" onclick="alert(1)">text</a>')).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">text<span> (opens in a new tab)</span></a>',
  )
  expect(shown('<a href="/tours">text</a>')).toBe('<a href="/tours">text</a>')
  expect(shown('<a href="mailto:a@example.org">text</a>')).toBe(
    '<a href="mailto:a@example.org">text</a>',
  )
})

test.each([
  '<strong>',
  '<b>',
  '<ul>',
  '<ul><li>',
  '<blockquote>',
  '<p>',
  '<a href="/x">',
  '<svg>',
  '<script>',
])('T3 row 21 three thousand %s neither overflow nor lose the text', (tag) => {
  const text = renderToString(<RichText html={`${tag.repeat(3000)}text`} />)
  expect(text).toContain('text')
  expect(depth(text)).toBeLessThan(40)
})

test('T3 row 21 tags beyond the deepest level end where they should', () => {
  const html = `${'<em>'.repeat(3000)}deep${'</em>'.repeat(3000)}<p>after</p>`
  expect(shown(html)).toMatch(/deep(<\/em>)+<p>after<\/p>$/)
})

test('T3 row 21 the end of a dropped tag does not end the tag around it', () => {
  const html = `${'<em>'.repeat(23)}<strong>a<em>b</em>c</strong>d`
  expect(shown(html)).toContain('<strong>abc</strong>d')
})

test('T3 row 21 no list is so deep that its items have no room', () => {
  for (const depth of [22, 23, 24]) {
    const html = `${'<blockquote>'.repeat(depth)}<ul>a<li>b</li></ul>`
    expect(shown(html)).not.toMatch(/<ul>(?!<li>)/)
  }
})

// Four megabytes: a reader whose time grows with the square would need hours, not a moment.
test.each([
  '<svg>',
  '<script>',
  '<a ',
  '<a x="',
  "<a x='",
  '<!--',
  '</',
  '<',
  '&#',
  '<p x=',
  '< ',
  '<a\n',
  'a="',
])('T3 row 23 a long run of %j is read to the end', (piece) => {
  const nodes = parseRichText(`start${piece.repeat(4_000_000 / piece.length)}`)
  expect(nodes[0]).toMatchObject({ type: 'text' })
})

test('T3 row 23 a tag full of blanks is read to the end', () => {
  const blanks = ' '.repeat(4_000_000)
  expect(parseRichText(`<em x${blanks}y=${blanks}"${blanks}>a</em>`)).toEqual([
    { type: 'inline', tag: 'em', lang: null, children: [{ type: 'text', text: 'a' }] },
  ])
})

test.each([
  ['&amp;&lt;&gt;&quot;&#39;&apos;&#x1F410;', "&amp;&lt;&gt;\"''🐐"],
  ['a&nbsp;b', 'a&nbsp;b'],
  ['&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&unknown; & &#xD800;&#0;&#1114112;', '&amp;unknown; &amp; �'],
])('T3 entities in %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

test.each([
  ['5 < 6 and 7 > 3', '5 &lt; 6 and 7 &gt; 3'],
  ['<3 goats', '&lt;3 goats'],
  ['an open <em tag', 'an open &lt;em tag'],
  ['<custom-tag>kept</custom-tag>', 'kept'],
  ['a<!-- note --><!doctype html><?php x ?>b', 'ab'],
  ['<a href=/x>bare</a>', '<a href="/x">bare</a>'],
  ["<a href='/x'>single</a>", '<a href="/x">single</a>'],
  ['<a href="/x" href="/y">first</a>', '<a href="/x">first</a>'],
  ['<a title="a>b" href="/x">quoted</a>', '<a href="/x">quoted</a>'],
  ['<A HREF="/x">UPPER</A>', '<a href="/x">UPPER</a>'],
])('T3 %s is shown as %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

test.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>a<ul><li>b</li></ul>c</p>', '<p>a</p><ul><li>b</li></ul>c'],
  ['<h2>a<h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
  ['<a href="/x">a<a href="/y">b</a></a>', '<a href="/x">a</a><a href="/y">b</a>'],
  ['<ul>loose<li>a</li> <em>b</em></ul>', '<ul><li>loose</li><li>a</li><li><em>b</em></li></ul>'],
  [
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
  ],
  ['<li>alone</li>', 'alone'],
  ['<p></p><h3> </h3><p>a</p>', '<h3> </h3><p>a</p>'],
  ['<blockquote><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
  ['a<br>b<br/>c', 'a<br>b<br>c'],
])('T3 %s nests as %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

test('T3 the language of a word is kept when it is one', () => {
  expect(shown('<em lang="sw">mbuzi</em> <span lang="sw-KE">chai</span>')).toBe(
    '<em lang="sw">mbuzi</em> <span lang="sw-KE">chai</span>',
  )
  expect(shown('<em lang="x y">mbuzi</em>')).toBe('<em>mbuzi</em>')
})

test('L10 inline text holds words and links only', () => {
  expect(
    shown('<p>One <strong>two</strong></p><ul><li>three</li></ul><img src="/a.png"><br>four', true),
  ).toBe('One <strong>two</strong> three   four')
})

test('T3 the page of the server is taken over without a difference', async () => {
  const html =
    'x\u0000y\r\nz<p>a<p>b<ul>c<li>d<em>e</ul><h3>f<blockquote>g</h3><a href="/x">h<p>i</a>&#13;<br>'
  const host = document.createElement('div')
  host.innerHTML = renderToString(<RichText html={html} />)
  const before = host.innerHTML
  await act(async () => {
    hydrateRoot(host, <RichText html={html} />, {
      onRecoverableError: (error) => {
        throw error
      },
    })
  })
  expect(host.innerHTML).toBe(before)
})

function depth(html: string): number {
  let now = 0
  let most = 0
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    now += tag.startsWith('</') ? -1 : 1
    most = Math.max(most, now)
  }
  return most
}
