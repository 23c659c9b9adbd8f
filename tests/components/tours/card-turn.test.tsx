import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explore, field } from './dialog-steps'

type Turning = { element: Element; animation: EventTarget; duration: unknown }

let turning: Turning[] = []

beforeEach(() => {
  turning = []
  // jsdom does not implement animations.
  Element.prototype.animate = function animate(this: Element, _frames, options) {
    const animation = new EventTarget()
    const duration = typeof options === 'object' ? options.duration : options
    turning.push({ element: this, animation, duration })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Animation
    return animation as Animation
  }
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function finish(): void {
  for (const { animation } of turning) animation.dispatchEvent(new Event('finish'))
}

test('T10 Book Now turns the card over, and the old side is inert meanwhile', async () => {
  const { dialog } = await explore()
  const details = dialog.firstElementChild
  fireEvent.click(within(dialog).getByText('Book Now'))
  expect(turning.map(({ element }) => element)).toEqual([dialog.firstElementChild, details])
  expect(turning.every(({ duration }) => Number(duration) <= 500)).toBe(true)
  expect(details).toHaveAttribute('aria-hidden', 'true')
  expect(details).toHaveProperty('inert', true)
  expect(field('Name')).toHaveFocus()
  finish()
  expect(dialog.childElementCount).toBe(1)
  expect(within(dialog).queryByText('Book Now')).toBeNull()
})

test('T12 Back turns the card back', async () => {
  const { dialog } = await explore()
  fireEvent.click(within(dialog).getByText('Book Now'))
  finish()
  turning = []
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(turning).toHaveLength(2)
  finish()
  expect(dialog.childElementCount).toBe(1)
  expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus()
})

test('T10 with reduced motion the other side is shown at once', async () => {
  const { dialog } = await explore()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  fireEvent.click(within(dialog).getByText('Book Now'))
  expect(turning).toEqual([])
  expect(dialog.childElementCount).toBe(1)
  expect(field('Name')).toHaveFocus()
})
