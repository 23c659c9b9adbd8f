import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OfflineBanner } from '../../../src/admin/kit/offline-banner'

/** Makes the browser believe in a connection, or not, and say so. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('is shown while there is no connection', () => {
  render(<OfflineBanner />)
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  setOnline(false)
  expect(screen.getByRole('status')).toBe(place)
  expect(place).toHaveTextContent(/^You are offline\./)
  setOnline(true)
  expect(place).toBeEmptyDOMElement()
})

test('is shown at once when there was no connection from the start', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineBanner />)
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./)
})

test('removes its listeners when unmounted', () => {
  const removed = vi.spyOn(window, 'removeEventListener')
  render(<OfflineBanner />).unmount()
  expect(removed.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['online', 'offline']),
  )
})
