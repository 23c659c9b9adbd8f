import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DebouncedInput } from '../../../src/components/form/debounced-input'

const words = (current: string, onWrite: (value: string) => void = () => {}) => (
  <DebouncedInput aria-label="Words" current={current} read={(text) => text} onWrite={onWrite} />
)

test('V191 a field keeps what is typed while the text before it reaches the URL', () => {
  vi.useFakeTimers()
  const onWrite = vi.fn<(value: string) => void>()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(words('', onWrite))
  const field = screen.getByLabelText<HTMLInputElement>('Words')
  field.value = 'n'
  const { rerender } = render(words('', onWrite), { container, hydrate: true })
  fireEvent.change(field, { target: { value: 'nai' } })
  // The form has written the letter that was there at hydration.
  rerender(words('n', onWrite))
  expect(field).toHaveValue('nai')
  act(() => void vi.runAllTimers())
  expect(onWrite).toHaveBeenLastCalledWith('nai')
  rerender(words('nai', onWrite))
  expect(field).toHaveValue('nai')
  vi.useRealTimers()
})

test('V191 a field keeps what is typed while two texts before it are on their way to the URL', () => {
  vi.useFakeTimers()
  const onWrite = vi.fn<(value: string) => void>()
  const { rerender } = render(words('', onWrite))
  const field = screen.getByLabelText('Words')
  for (const value of ['goa', 'goat']) {
    fireEvent.change(field, { target: { value } })
    act(() => void vi.runAllTimers())
  }
  rerender(words('goa', onWrite))
  expect(field).toHaveValue('goat')
  rerender(words('goat', onWrite))
  expect(field).toHaveValue('goat')
  // Back.
  rerender(words('goa', onWrite))
  expect(field).toHaveValue('goa')
  vi.useRealTimers()
})

test('a field follows the URL when that changes otherwise', () => {
  const { rerender } = render(words('goat'))
  rerender(words('tea'))
  expect(screen.getByLabelText('Words')).toHaveValue('tea')
})
