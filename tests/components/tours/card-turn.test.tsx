import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explore, field } from './dialog-steps'

type Turning = {
  element: Element
  animation: EventTarget & { cancel: () => void }
  duration: unknown
}

let turning: Turning[] = []

beforeEach(() => {
  turning = []
  // jsdom does not implement animations.
  Element.prototype.animate = function animate(this: Element, _frames, options) {
    const animation = Object.assign(new EventTarget(), { cancel: vi.fn<() => void>() })
    const duration = typeof options === 'object' ? options.duration : options
    turning.push({ element: this, animation, duration })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Animation
    return animation as unknown as Animation
  }
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function finish(): void {
  act(() => {
    for (const { animation } of turning.splice(0)) animation.dispatchEvent(new Event('finish'))
  })
}

test('T10 Book Now turns the card to its edge, and the form comes round', async () => {
  const { dialog } = await explore()
  const details = dialog.firstElementChild
  fireEvent.click(within(dialog).getByText('Book Now'))
  expect(turning.map(({ element }) => element)).toEqual([details])
  const [leaving] = turning
  // Until the card stands on its edge the details stay, and a second press changes nothing.
  fireEvent.click(within(dialog).getByText('Book Now'))
  expect(turning).toHaveLength(1)
  finish()
  expect(turning.map(({ element }) => element)).toEqual([dialog.firstElementChild])
  expect(dialog.firstElementChild).not.toBe(details)
  const whole = [leaving, ...turning].reduce((sum, half) => sum + Number(half?.duration), 0)
  expect(whole).toBeLessThanOrEqual(500)
  expect(field('Name')).toHaveFocus()
  expect(dialog.childElementCount).toBe(1)
  expect(within(dialog).queryByText('Book Now')).toBeNull()
})

test('T12 Back turns the card back', async () => {
  const { dialog } = await explore()
  fireEvent.click(within(dialog).getByText('Book Now'))
  finish()
  finish()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(turning).toHaveLength(1)
  finish()
  expect(dialog.childElementCount).toBe(1)
  expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus()
})

test('V3 Back while the card still turns leaves the details', async () => {
  const { dialog, go } = await explore()
  fireEvent.click(within(dialog).getByText('Book Now'))
  const [leaving] = turning
  act(() => go(-1))
  expect(leaving?.animation.cancel).toHaveBeenCalledOnce()
  expect(within(dialog).getByText('Book Now')).toBeVisible()
  expect(dialog.childElementCount).toBe(1)
  expect(turning).toHaveLength(1)
})

test('T10 with reduced motion the other side is shown at once', async () => {
  const { dialog } = await explore()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  fireEvent.click(within(dialog).getByText('Book Now'))
  expect(turning).toEqual([])
  expect(dialog.childElementCount).toBe(1)
  expect(field('Name')).toHaveFocus()
})
