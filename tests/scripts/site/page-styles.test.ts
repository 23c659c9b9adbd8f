import { expect, test } from 'vitest'
import { pageStyles } from '../../../scripts/site/page-styles'
import { classesNeeded } from '../../../scripts/site/style-sheet'

const page = (classes: string) => `<div id="root"><p class="${classes}">Words</p></div>`

test('rules whose classes the page has are kept, the others are not', () => {
  const sheet = 'p{margin:0}.a{color:red}.b{color:blue}.a,.b{top:0}.a .b{left:0}'
  expect(pageStyles(sheet, page('a'))).toBe('p{margin:0}.a{color:red}.a{top:0}')
})

test('elements that the page lacks, and what only a pointer or the script changes, come later', () => {
  const sheet = [
    'p{margin:0}',
    'table{margin:0}',
    'html{line-height:1.5}',
    ':where(select) optgroup{margin:0}',
    '.a [data-count]{color:red}',
    '.a[data-open]{color:blue}',
    '.a:hover{color:red}',
    '.a:focus-visible{outline:1px}',
    '.a[aria-invalid=true]{color:red}',
    '.a::placeholder{color:red}',
    '.a{top:0;transition-property:top;transition-duration:1s}',
  ].join('')
  expect(pageStyles(sheet, page('a" data-open="'))).toBe(
    'p{margin:0}html{line-height:1.5}.a[data-open]{color:blue}.a:focus-visible{outline:1px}.a{top:0}',
  )
})

test('colours that not every browser mixes stand behind those that each knows, without a question', () => {
  const sheet =
    '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, red 9%, blue)}}'
  expect(pageStyles(sheet, page('a'))).toBe(
    '.a{color:red}.a{color:color-mix(in oklab, red 9%, blue)}',
  )
})

test('licences, print and values for old browsers come later; the order of the layers stays', () => {
  const sheet = [
    '/*! licence */',
    '@layer properties{@supports (not (margin-trim:inline)){*{--a:0}}}',
    '@layer theme{html,:host{line-height:1.5}}',
    'p{-webkit-hyphens:none;-webkit-hyphens:none;hyphens:none;-webkit-line-clamp:2}',
    'p{-webkit-user-select:none;user-select:none}',
    '@media print{p{display:none}}',
  ].join('')
  expect(pageStyles(sheet, page('a'))).toBe(
    '@layer properties;@layer theme{html{line-height:1.5}}p{hyphens:none;-webkit-line-clamp:2}p{-webkit-user-select:none;user-select:none}',
  )
})

test('multiples of the unit are written as lengths, which are shorter', () => {
  const sheet =
    ':root{--spacing:.25rem}p{margin:calc(var(--spacing) * -3);padding:var(--spacing) calc(1px + calc(var(--spacing) * .5))}'
  expect(pageStyles(sheet, page('a'))).toBe('p{margin:-.75rem;padding:.25rem calc(1px + .125rem)}')
})

test('the fonts come later, those of the machine with their measures stand in for them', () => {
  const sheet = [
    '@font-face{font-family:A;src:url(/a.woff2)}',
    '@font-face{font-family:B;src:local(Arial);size-adjust:100.6%}',
    'p{font-family:A,B}',
  ].join('')
  expect(pageStyles(sheet, page('a'))).toBe(
    '@font-face{font-family:B;src:local(Arial);size-adjust:100.6%}p{font-family:A,B}',
  )
})

test('registered properties that no rule of the page sets are written out', () => {
  const sheet = [
    '.a{border-style:var(--tw-style);line-height:var(--tw-leading,var(--text));content:var(--tw-set)}',
    '.a{--tw-set:"x"}.b{--tw-style:dashed}',
    '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}',
    '@property --tw-leading{syntax:"*";inherits:false}',
    '@property --tw-set{syntax:"*";inherits:false;initial-value:""}',
    ':root{--text:1.5}',
  ].join('')
  expect(pageStyles(sheet, page('a'))).toBe(
    [
      '.a{border-style:solid;line-height:var(--text);content:var(--tw-set)}.a{--tw-set:"x"}',
      '@property --tw-set{syntax:"*";inherits:false;initial-value:""}:root{--text:1.5}',
    ].join(''),
  )
})

test.each([
  ['.hover\\:underline:hover', ['hover:underline']],
  ['.\\[\\&\\>li\\]\\:mt-2>li', ['[&>li]:mt-2']],
  ['.group-hover\\:x:is(:where(.group):hover *)', ['group-hover:x', 'group']],
  ['.a:not(.b)', ['a']],
  ['.\\32xl\\:grid', ['2xl:grid']],
  ['.w-1\\/2', ['w-1/2']],
  ['html', []],
])('the selector %s needs %j', (selector, classes) => {
  expect(classesNeeded(selector)).toEqual(classes)
})

test('classes are found as the HTML writes them', () => {
  const sheet = '.\\[\\&\\>li\\]\\:mt-2{&>li{margin:1px}}'
  expect(pageStyles(sheet, page('[&amp;&gt;li]:mt-2'))).toBe(sheet)
})

test('variables, properties and keyframes stay only while something kept names them', () => {
  const sheet = [
    ':root{--red:#f00;--soft:var(--red);--blue:#00f;--spin:spin 1s}',
    '@property --tw-x{syntax:"*";inherits:false}',
    '@property --tw-y{syntax:"*";inherits:false}',
    '@keyframes spin{to{rotate:1turn}}',
    '@keyframes fade{to{opacity:0}}',
    '.a{color:var(--soft);--tw-x:1;left:var(--tw-x);animation:var(--spin)}',
    '.b{color:var(--blue);--tw-y:1;top:var(--tw-y);animation:fade 1s}',
  ].join('')
  const kept = pageStyles(sheet, page('a'))
  for (const name of ['--red', '--soft', '--tw-x', '@keyframes spin']) expect(kept).toContain(name)
  for (const name of ['--blue', '--tw-y', 'fade']) expect(kept).not.toContain(name)
  expect(pageStyles(sheet, '<p style="color:var(--blue)">Words</p>')).toContain('--blue:#00f')
})

test('a media query or layer without rules goes, the order of layers stays', () => {
  const sheet =
    '@layer base,utilities;@layer utilities{.a{top:0}@media print{.b{top:0}}}@media (width>=40rem){.b{left:0}}'
  expect(pageStyles(sheet, page('a'))).toBe('@layer base,utilities;@layer utilities{.a{top:0}}')
})

test('pages of one sheet get their own styles, in whatever order and however often they come', () => {
  const sheet = '.a{color:red}.b{color:var(--tone)}:root{--tone:blue;--other:green}i{top:0}'
  const pages = [
    '<p class="a">',
    '<p class="b">',
    '<i class="a">',
    '<p class="a" style="--x:var(--other)">',
  ]
  // Another sheet each time, of the same rules: nothing is known of it yet.
  const fresh = pages.map((html, index) => pageStyles(sheet + '\n'.repeat(index + 1), html).trim())
  const first = pages.map((html) => pageStyles(sheet, html))
  const again = pages.toReversed().map((html) => pageStyles(sheet, html))
  expect(again.toReversed()).toEqual(first)
  expect(first).toEqual(fresh)
  expect(new Set(first).size).toBe(pages.length)
})
