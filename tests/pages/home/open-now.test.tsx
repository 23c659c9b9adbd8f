import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { OpenNow } from '../../../src/pages/home/contact/open-now'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test.each([
  ['2026-11-20T13:00:00+03:00', 'Open now', 'until 5 PM in Kenya'],
  ['2026-11-20T18:00:00+03:00', 'Closed now', 'opens Saturday at 9 AM in Kenya'],
  ['2026-11-22T16:00:00+03:00', 'Closed now', 'opens Monday at 9 AM in Kenya'],
])('H28 at %s it reads %s, %s', (at, state, next) => {
  vi.setSystemTime(new Date(at))
  render(<OpenNow />)
  expect(screen.getByText(state)).toBeVisible()
  expect(screen.getByText(next)).toBeVisible()
})

test('H28 it updates at closing time', () => {
  vi.setSystemTime(new Date('2026-11-20T16:59:30+03:00'))
  render(<OpenNow />)
  expect(screen.getByText('Open now')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Closed now')).toBeVisible()
})

test('H28 the pre-rendered HTML does not depend on the time', () => {
  expect(renderToString(<OpenNow />)).not.toMatch(/now/)
})
