import { render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '../../src/components/ui/rich-text'
import { parseRichText } from '../../src/lib/rich-text'

/** The rendered HTML, without class names. */
function shown(html: string, inline = false): string {
  const { container } = render(<RichText html={html} inline={inline} />)
  for (const element of container.querySelectorAll('[class]')) element.removeAttribute('class')
  return inline ? container.innerHTML : (container.firstElementChild?.innerHTML ?? '')
}

test.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<SCRIPT src="//evil.test"></SCRIPT >b', 'ab'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">text</a>', 'text'],
  ['<a href="java\tscript:alert(1)">text</a>', 'text'],
  ['<a href="&#106;avascript:alert(1)">text</a>', 'text'],
  ['<a href="&#x6A;avascript&#58;alert(1)">text</a>', 'text'],
  ['<a href=" javascript:alert(1)">text</a>', 'text'],
  ['<a href="data:text/html,x">text</a>', 'text'],
  ['a<svg/onload=alert(1)>b', 'ab'],
  ['a<svg><a href="/x">y</a></svg>b', 'ab'],
  ['a<math><mtext><table><mglyph><style><img src=/x></style></math>b', 'ab'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '"&gt;'],
  ['a<iframe src="https://example.org/">x</iframe>b', 'ab'],
  ['<form action="/x"><input name="a">text</form>', 'text'],
  ['<p style="position:fixed">text</p>', '<p>text</p>'],
  ['<img src="//evil.test/a.png">', ''],
  ['<p id="root"><span name="body">text</span></p>', '<p><span>text</span></p>'],
  ['a<template><p>x</p></template>b', 'ab'],
  ['<base href="https://evil.test/">text', 'text'],
  ['<meta http-equiv="refresh" content="0;url=//evil.test">text', 'text'],
  ['<link rel="stylesheet" href="//evil.test">text', 'text'],
  ['a<style>*{display:none}</style>b', 'ab'],
  ['<p>one<strong>two', '<p>one<strong>two</strong></p>'],
  ['<ul><li>one<li>two', '<ul><li>one</li><li>two</li></ul>'],
  ['one</strong></p>two', 'onetwo'],
  ['<p>Mbuzi 🐐 نعم ñ</p>', '<p>Mbuzi 🐐 نعم ñ</p>'],
])('T3 %s becomes %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

test('T3 only src and alt of a picture are kept', () => {
  const { container } = render(
    <RichText html='<img src="/a.png" alt="A" onerror="alert(1)" srcset="//evil.test/b.png 2x" id="root">' />,
  )
  const picture = container.querySelector('img')
  expect(picture?.getAttributeNames().toSorted()).toEqual(['alt', 'class', 'loading', 'src'])
  expect(picture).toHaveAttribute('src', '/a.png')
  expect(picture).toHaveAttribute('alt', 'A')
})

test('T3 an external link opens in a new tab and says so', () => {
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
])('T3 three thousand %s do not overflow the stack and keep the text', (tag) => {
  const text = renderToString(<RichText html={`${tag.repeat(3000)}text`} />)
  expect(text).toContain('text')
  expect(depth(text)).toBeLessThan(40)
})

test('T3 tags beyond the maximum depth are closed correctly', () => {
  const html = `${'<em>'.repeat(3000)}deep${'</em>'.repeat(3000)}<p>after</p>`
  expect(shown(html)).toMatch(/deep(<\/em>)+<p>after<\/p>$/)
})

test('T3 the end of a dropped tag does not end the tag around it', () => {
  const html = `${'<em>'.repeat(23)}<strong>a<em>b</em>c</strong>d`
  expect(shown(html)).toContain('<strong>abc</strong>d')
})

test('T3 a list at the maximum depth still has its items', () => {
  for (const depth of [22, 23, 24]) {
    const html = `${'<blockquote>'.repeat(depth)}<ul>a<li>b</li></ul>`
    expect(shown(html)).not.toMatch(/<ul>(?!<li>)/)
  }
})

// Four megabytes: a parser with quadratic running time would need hours.
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
])('T3 a long run of %j is parsed to the end', (piece) => {
  const nodes = parseRichText(`start${piece.repeat(4_000_000 / piece.length)}`)
  expect(nodes[0]).toMatchObject({ type: 'text' })
})

test('T3 a tag full of white space is parsed to the end', () => {
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

test('T3 a valid lang attribute is kept', () => {
  expect(shown('<em lang="sw">mbuzi</em> <span lang="sw-KE">chai</span>')).toBe(
    '<em lang="sw">mbuzi</em> <span lang="sw-KE">chai</span>',
  )
  expect(shown('<em lang="x y">mbuzi</em>')).toBe('<em>mbuzi</em>')
})

test('L10 inline text contains only words, emphasis and links', () => {
  expect(
    shown('<p>One <strong>two</strong></p><ul><li>three</li></ul><img src="/a.png"><br>four', true),
  ).toBe('One <strong>two</strong> three   four')
})

test('T3 HTML rendered on the server hydrates without a difference', async () => {
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

test.each([
  ['<h3>a</h3><p>b</p><h4>c</h4>', ['h2', 'p', 'h3']],
  ['<h2>a</h2><h4>b</h4>', ['h2', 'h4']],
  ['<p>a</p>', ['p']],
])('V132 below a title the headings of %s skip no level', (html, tags) => {
  const { container } = render(<RichText html={html} raisesHeadings />)
  const blocks = [...(container.firstElementChild?.children ?? [])]
  expect(blocks.map(({ localName }) => localName)).toEqual(tags)
})
