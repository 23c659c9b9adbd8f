import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { offsetBelowField, Toaster } from '../../../src/components/ui/toaster'
import { showToast } from '../../../src/lib/toast'

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

/** Shows a toast for a minute, and touches or clicks its words. */
async function pressToast(pointerType: 'touch' | 'mouse') {
  render(<Toaster durationMs={60_000} />)
  showToast({ kind: 'success', title: 'Tour updated successfully' })
  const words = await screen.findByText('Tour updated successfully')
  fireEvent.pointerUp(words, { pointerType })
  return words
}

test('K155 a toast goes when a finger touches it', async () => {
  const words = await pressToast('touch')
  await waitFor(() => expect(words).not.toBeInTheDocument())
})

test('Q13 a toast stays when the mouse presses it, as its words may be selected', async () => {
  const words = await pressToast('mouse')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(words).toBeInTheDocument()
})
