import { expect, test } from 'vitest'
import { labelsOf, ownMeasure, quickStyles } from './quick-document'

test('the labels of a control are those that name it first or hold it first', () => {
  document.body.innerHTML = `
    <label id="a" for="name">Name</label> <input id="name" />
    <label id="b">Twice <span><input id="inside" /></span><button id="second">x</button></label>
    <label id="c" for="">Empty</label> <label id="d" for="gone">Gone</label>
    <label id="e" for="name">Again</label>
    <label id="f" for="other">Other<select id="not-first"></select></label> <textarea id="other"></textarea>
    <label id="g" for="hidden">Hidden</label> <input id="hidden" type="hidden" />
    <label id="h" for="twice">Same id</label> <p id="twice"></p> <input id="twice" />
    <label id="i"><input type="hidden" /><meter id="measure"></meter></label>`
  const controls = document.querySelectorAll<HTMLInputElement>(
    'input, button, select, textarea, meter',
  )
  const found = [...controls].map((control) => labelsOf(control)?.map(({ id }) => id))
  expect(found).toEqual([['a', 'e'], ['b'], [], [], ['f'], undefined, [], undefined, ['i']])
})

test('an element is found by its id, inside another', () => {
  document.body.innerHTML = '<p id="twice"></p><div><b id="one"></b><i id="twice"></i></div>'
  const found = (where: string, id: string) =>
    document.querySelector(where)?.querySelector(`[id="${id}"]`)?.localName
  expect([found('body', 'one'), found('body', 'twice')]).toEqual(['b', 'p'])
  expect([found('div', 'twice'), found('p', 'twice'), found('p', 'one')]).toEqual([
    'i',
    undefined,
    undefined,
  ])
})

test('display and visibility of elements are those that jsdom computes', () => {
  const measure = ownMeasure()
  const quick = quickStyles(measure)
  document.body.innerHTML = `
    <p>text <span>more</span> <b style="display: block">b</b> <i hidden>i</i> <u hidden="until-found">u</u></p>
    <div style="visibility: hidden"><a href="#">a</a> <em style="visibility: visible">em</em></div>
    <details><summary>first</summary><p>in it</p><summary>second</summary></details>
    <dialog><button>never</button></dialog> <dialog open><button>seen</button></dialog>
    <div popover><button>not open</button></div> <embed hidden /> <script></script> <template></template>
    <table><caption>c</caption><tbody><tr hidden><td>cell</td></tr><tr><th>head</th></tr></tbody></table>
    <svg><path></path><title>drawn</title></svg> <input type="hidden" /> <select><option>o</option></select>`
  const elements = [...document.body.querySelectorAll('*')]
  const stylesOf = (get: typeof measure) =>
    elements.map((element) => {
      const style = get(element)
      const { display, visibility } = style
      expect(style.getPropertyValue('display')).toBe(display)
      return [element.localName, display, visibility, style.opacity]
    })
  const found = stylesOf(quick)
  expect(found).toEqual(stylesOf(measure))
  expect(new Set(found.map(([, display]) => display)).size).toBeGreaterThan(5)
  // A style sheet may say anything.
  document.head.innerHTML = '<style>p { display: none }</style>'
  expect(quick(document.querySelector('p') ?? document.body).display).toBe('none')
})
