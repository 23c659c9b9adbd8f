// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isBlocked, part, protectedPage, selectTextOf } from './page'

const page = `
  <p id="prose">A long text</p><input id="line"><textarea id="text"></textarea>
  <div contenteditable="true"><b id="editor">Words</b></div>
  <p id="phone" data-allow-copy>+254 700 000 000</p>`

test('P7 copying by menu or gesture is blocked with its message', () => {
  const { messages } = protectedPage({ html: page })
  selectTextOf(part('prose'))
  expect(isBlocked(part('prose'), 'copy')).toBe(true)
  expect(messages).toEqual(['Copying is disabled'])
})

test('P8 cutting is blocked with its message', () => {
  const { messages } = protectedPage({ html: page })
  expect(isBlocked(document.body, 'cut')).toBe(true)
  expect(messages).toEqual(['Cutting is disabled'])
})

test('P9 pasting outside a field is blocked without a message', () => {
  const { messages } = protectedPage({ html: page })
  expect(isBlocked(document.body, 'paste')).toBe(true)
  expect(messages).toEqual([])
})

test.each(['line', 'text', 'editor'])('P16 copy, cut and paste work in %s', (id) => {
  const { messages } = protectedPage({ html: page })
  expect(isBlocked(part(id), 'copy')).toBe(false)
  expect(isBlocked(part(id), 'cut')).toBe(false)
  expect(isBlocked(part(id), 'paste')).toBe(false)
  expect(messages).toEqual([])
})

test('P19 a selected phone number can be copied wherever the focus is', () => {
  const { messages } = protectedPage({ html: page })
  selectTextOf(part('phone'))
  expect(isBlocked(document.body, 'copy')).toBe(false)
  expect(messages).toEqual([])
})

test('P7 the key and the event of one copy show one message', () => {
  const { messages } = protectedPage({ html: page })
  isBlocked(document.body, 'keyDown', { key: 'c', code: 'KeyC', ctrlKey: true })
  isBlocked(document.body, 'copy')
  expect(messages).toEqual(['Copying is disabled'])
})
