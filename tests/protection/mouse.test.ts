// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isBlocked, part, protectedPage } from './page'

const contacts = `
  <p id="prose">A long text</p><img id="picture" alt=""><input id="field">
  <a id="mail" href="mailto:hello@shambatrails.example"><b id="in-mail">Mail</b></a>
  <a id="phone" href="tel:+254700000000">Phone</a><a id="page" href="/tours">Tours</a>
  <address data-allow-copy><span id="place">Nairobi</span></address>`

test('P1 a right click on prose or a picture is blocked with its message', () => {
  const { messages } = protectedPage({ html: contacts })
  expect(isBlocked(part('prose'), 'contextMenu')).toBe(true)
  expect(messages).toEqual(['Right-click is disabled to protect content'])
  expect(isBlocked(part('picture'), 'contextMenu')).toBe(true)
  expect(isBlocked(part('page'), 'contextMenu')).toBe(true)
})

test.each(['mail', 'in-mail', 'phone', 'field', 'place'])(
  'P1 P16 P19 a right click on %s opens the menu',
  (id) => {
    const { messages } = protectedPage({ html: contacts })
    expect(isBlocked(part(id), 'contextMenu')).toBe(false)
    expect(messages).toEqual([])
  },
)

test('P12 dragging a picture or a link is blocked with its message', () => {
  const { messages } = protectedPage({ html: contacts })
  expect(isBlocked(part('picture'), 'dragStart')).toBe(true)
  expect(messages).toEqual(['Dragging is disabled'])
  expect(isBlocked(part('page'), 'dragStart')).toBe(true)
})

test('P12 P16 text of a field and a contact detail may be dragged', () => {
  const { messages } = protectedPage({ html: contacts })
  expect(isBlocked(part('field'), 'dragStart')).toBe(false)
  expect(isBlocked(part('place'), 'dragStart')).toBe(false)
  expect(messages).toEqual([])
})

/** Presses the mouse button on an element, moves the mouse and releases the button. */
function drag(target: Element, byX: number, detail = 1): void {
  fireEvent.mouseDown(target, { button: 0, clientX: 100, clientY: 100, detail })
  fireEvent.mouseMove(target, { buttons: 1, clientX: 100 + byX / 2, clientY: 100 })
  fireEvent.mouseMove(target, { buttons: 1, clientX: 100 + byX, clientY: 100 })
  fireEvent.mouseUp(target)
}

/** Dispatches `selectstart`; returns whether the selection was prevented. */
function isSelectionBlocked(target: Node): boolean {
  return !target.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }))
}

test('P6 dragging the mouse over prose shows one message', () => {
  const { messages } = protectedPage()
  drag(part('prose'), 80)
  expect(messages).toEqual(['Text selection is disabled'])
})

test('P6 a double click on a word shows a message', () => {
  const { messages } = protectedPage()
  drag(part('prose'), 0, 2)
  expect(messages).toEqual(['Text selection is disabled'])
})

test('P6 a single click shows no message, even if it starts a selection', () => {
  const { messages } = protectedPage()
  fireEvent.mouseDown(part('prose'), { button: 0, detail: 1 })
  expect(isSelectionBlocked(part('prose'))).toBe(true)
  fireEvent.mouseMove(part('prose'), { buttons: 1, clientX: 3 })
  fireEvent.mouseUp(part('prose'))
  expect(messages).toEqual([])
})

test('P6 selecting by any other means is blocked with its message', () => {
  const { messages } = protectedPage()
  const words = part('prose').firstChild
  if (!words) throw new Error('The page has no text.')
  expect(isSelectionBlocked(words)).toBe(true)
  expect(messages).toEqual(['Text selection is disabled'])
})

test('P6 P16 text of fields and contact details may be selected', () => {
  const { messages } = protectedPage({ html: contacts })
  for (const id of ['field', 'place']) {
    drag(part(id), 80)
    drag(part(id), 0, 2)
    expect(isSelectionBlocked(part(id))).toBe(false)
  }
  expect(messages).toEqual([])
})

test('P6 repeated clicks on a button do not count as selecting', () => {
  const { messages } = protectedPage({
    html: '<button id="next"><span id="word">Next</span></button>',
  })
  for (const detail of [1, 2, 3]) drag(part('word'), 0, detail)
  drag(part('next'), 40)
  expect(messages).toEqual([])
})

test('P6 moving the mouse after releasing it shows no message', () => {
  const { messages } = protectedPage()
  drag(part('prose'), 0)
  fireEvent.mouseMove(part('prose'), { buttons: 1, clientX: 400, clientY: 100 })
  expect(messages).toEqual([])
})

test('P6 P19 the page is marked as protected only while the protection is active', () => {
  const { end } = protectedPage()
  expect(document.documentElement).toHaveAttribute('data-protected')
  end()
  expect(document.documentElement).not.toHaveAttribute('data-protected')
})
