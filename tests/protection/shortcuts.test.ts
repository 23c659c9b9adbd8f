// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isBlocked, part, press, protectedPage, selectTextOf } from './page'

test.each([
  ['P2', 'F12', 'Developer tools are disabled'],
  ['P2', 'Ctrl+Shift+I', 'Developer tools are disabled'],
  ['P3', 'Ctrl+Shift+J', 'Console is disabled'],
  ['P4', 'Ctrl+Shift+C', 'Element inspector is disabled'],
  ['P5', 'Ctrl+u', 'View source is disabled'],
  ['P6', 'Ctrl+a', 'Text selection is disabled'],
  ['P7', 'Ctrl+c', 'Copying is disabled'],
  ['P8', 'Ctrl+x', 'Cutting is disabled'],
  ['P10', 'Ctrl+s', 'Saving is disabled'],
  ['P11', 'Ctrl+p', 'Printing is disabled'],
])('%s %s is blocked with its message', (_row, keys, message) => {
  const { messages } = protectedPage()
  expect(press(keys)).toBe(true)
  expect(messages).toEqual([message])
})

test('P9 Ctrl+V outside a field is blocked without a message', () => {
  const { messages } = protectedPage()
  expect(press('Ctrl+v')).toBe(true)
  expect(press('Cmd+v')).toBe(true)
  expect(messages).toEqual([])
})

test.each([
  ['Cmd+Shift+I', 'Developer tools are disabled'],
  ['Cmd+Alt+I', 'Developer tools are disabled'],
  ['Cmd+Alt+J', 'Console is disabled'],
  ['Cmd+Alt+C', 'Element inspector is disabled'],
  ['Cmd+Alt+U', 'View source is disabled'],
  ['Cmd+u', 'View source is disabled'],
  ['Cmd+a', 'Text selection is disabled'],
  ['Cmd+c', 'Copying is disabled'],
  ['Cmd+x', 'Cutting is disabled'],
  ['Cmd+s', 'Saving is disabled'],
  ['Cmd+p', 'Printing is disabled'],
])('P15 %s on a Mac', (keys, message) => {
  const { messages } = protectedPage()
  expect(press(keys)).toBe(true)
  expect(messages).toEqual([message])
})

test('P15 with Alt on a Mac the position of the key counts', () => {
  const { messages } = protectedPage()
  const init = { key: 'ˆ', code: 'KeyI', metaKey: true, altKey: true }
  expect(isBlocked(document.body, 'keyDown', init)).toBe(true)
  expect(messages).toEqual(['Developer tools are disabled'])
})

test('P5 the typed letter counts, in other scripts the position of the key', () => {
  protectedPage()
  const russian = { key: 'г', code: 'KeyU', ctrlKey: true }
  expect(isBlocked(document.body, 'keyDown', russian)).toBe(true)
  const dvorak = { key: 'u', code: 'KeyF', ctrlKey: true }
  expect(isBlocked(document.body, 'keyDown', dvorak)).toBe(true)
  const dvorakFind = { key: 'f', code: 'KeyU', ctrlKey: true }
  expect(isBlocked(document.body, 'keyDown', dvorakFind)).toBe(false)
})

test.each([
  'Tab',
  'Shift+Tab',
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'Home',
  'Enter',
  'Escape',
  ' ',
  'F5',
  'F6',
  'F7',
  'F11',
  'Ctrl+r',
  'Ctrl+Shift+R',
  'Ctrl+f',
  'Ctrl+g',
  'Ctrl+l',
  'Ctrl+t',
  'Ctrl++',
  'Ctrl+-',
  'Ctrl+0',
  'Ctrl+Shift+P',
  'Ctrl+Home',
  'Insert',
  'CapsLock',
  'a',
  'h',
  'Shift+H',
  'Alt+ArrowLeft',
  'Alt+Shift+I',
])('P17 %s passes', (keys) => {
  const { messages } = protectedPage()
  expect(press(keys)).toBe(false)
  expect(messages).toEqual([])
})

test.each(['Ctrl+Alt+a', 'Ctrl+Alt+c', 'Ctrl+Alt+Shift+C', 'Ctrl+Alt+u', 'Ctrl+Alt+Cmd+i'])(
  'P17 %s passes: AltGr and screen readers use it',
  (keys) => {
    const { messages } = protectedPage()
    expect(press(keys)).toBe(false)
    expect(messages).toEqual([])
  },
)

test('P17 keys pressed in an input method editor pass', () => {
  protectedPage()
  const init = { key: 'a', code: 'KeyA', ctrlKey: true, isComposing: true }
  expect(isBlocked(document.body, 'keyDown', init)).toBe(false)
})

test('P17 a key event without a key, as autofill dispatches it, passes', () => {
  protectedPage()
  const event = new Event('keydown', { bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

const fields = `
  <input id="line"><textarea id="text"></textarea><select id="choice"></select>
  <div contenteditable="true"><b id="editor">Words</b></div>
  <p data-allow-copy><span id="sanctioned">+254</span></p>`

test.each(['line', 'text', 'choice', 'editor', 'sanctioned'])(
  'P16 every shortcut works in %s',
  (id) => {
    const { messages } = protectedPage({ html: fields })
    for (const letter of 'acpsuvx') expect(press(`Ctrl+${letter}`, part(id))).toBe(false)
    expect(press('Cmd+v', part(id))).toBe(false)
    expect(messages).toEqual([])
  },
)

test('P16 contenteditable="false" does not count as a field', () => {
  protectedPage({ html: '<div id="fixed" contenteditable="false">Words</div>' })
  expect(press('Ctrl+c', part('fixed'))).toBe(true)
})

test('P19 a selected phone number can be copied by key, prose cannot', () => {
  const { messages } = protectedPage({
    html: '<p id="prose">Prose</p><p id="phone" data-allow-copy>+254 700 000 000</p>',
  })
  selectTextOf(part('phone'))
  expect(press('Ctrl+c')).toBe(false)
  expect(messages).toEqual([])
  selectTextOf(part('prose'))
  expect(press('Ctrl+c')).toBe(true)
})

test('P18 ten key presses in three seconds show one message, the eleventh another', () => {
  const { messages, clock } = protectedPage()
  for (let time = 0; time < 3000; time += 300) {
    clock.ms = time
    expect(press('Ctrl+s')).toBe(true)
  }
  expect(messages).toEqual(['Saving is disabled'])
  clock.ms = 3000
  press('Ctrl+s')
  expect(messages).toEqual(['Saving is disabled', 'Saving is disabled'])
})

test('P18 a held key shows one message every three seconds', () => {
  const { messages, clock } = protectedPage()
  for (let time = 0; time < 9000; time += 300) {
    clock.ms = time
    press('Ctrl+s')
  }
  expect(messages).toHaveLength(3)
})

test('P18 another kind of message is shown at once', () => {
  const { messages } = protectedPage()
  press('Ctrl+s')
  press('Ctrl+p')
  press('Ctrl+s')
  expect(messages).toEqual(['Saving is disabled', 'Printing is disabled'])
})
