import { afterEach, expect, test } from 'vitest'
import { offsetBelowField } from '../../../src/components/ui/toaster'

afterEach(() => {
  document.body.replaceChildren()
})

/** Focuses an element at this position in a window of 1024 by 768. */
function focusAt(tag: 'input' | 'textarea' | 'button', place: { bottom: number; right: number }) {
  const element = document.createElement(tag)
  document.body.append(element)
  element.getBoundingClientRect = () => new DOMRect(0, 0, place.right, place.bottom)
  element.focus()
}

test('Q7 toasts are shown below a focused field that they would cover', () => {
  focusAt('input', { bottom: 140, right: 1000 })
  expect(offsetBelowField()).toBe('140px + 0.75rem')
})

test.each([
  ['low in the window', 'textarea', { bottom: 700, right: 1000 }],
  ['to the left', 'input', { bottom: 140, right: 500 }],
  ['on a button', 'button', { bottom: 140, right: 1000 }],
] as const)('Q7 toasts keep their position when the focus is %s', (_where, tag, place) => {
  focusAt(tag, place)
  expect(offsetBelowField()).toBe('0px')
})

test('Q7 toasts keep their position when nothing has the focus', () => {
  expect(offsetBelowField()).toBe('0px')
})
