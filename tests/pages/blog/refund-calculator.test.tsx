import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefundCalculator } from '../../../src/pages/blog/refund-calculator'
import { visit } from '../../render'

beforeEach(() => {
  // Late in the evening of November 20 in London, and November 21 in Nairobi.
  vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

function calculator() {
  return within(screen.getByRole('region', { name: 'Work out your refund' }))
}

function choose(label: RegExp, value: string): void {
  fireEvent.change(calculator().getByLabelText(label), { target: { value } })
}

test('B14 without a date the calculator asks for one and shows no refund', async () => {
  await visit('/blog')
  expect(calculator().getByRole('status')).toHaveTextContent(
    /^Choose the first day of your trip to see what you get back\.$/,
  )
})

test.each([
  ['2026-12-21', 'You get back 90%You tell us 30 days before the trip. Full refund minus a 10%'],
  ['2026-12-20', 'You get back 75%You tell us 29 days before the trip.'],
  ['2026-11-27', 'You get back 0%You tell us 6 days before the trip. No refund.'],
])('B14 a trip on %s, cancelled today in Nairobi: %s', async (trip, answer) => {
  await visit('/blog')
  choose(/First day of the trip/, trip)
  expect(calculator().getByRole('status').textContent).toContain(answer)
})

test('B14 the day of cancellation changes the answer', async () => {
  await visit('/blog')
  choose(/First day of the trip/, '2026-12-31')
  choose(/Day you cancel/, '2026-12-24')
  expect(calculator().getByRole('status')).toHaveTextContent(/50%.*7 days before the trip/)
  choose(/Day you cancel/, '2027-01-01')
  expect(calculator().getByRole('status')).toHaveTextContent(/^This trip begins before/)
})

test('B11 B14 the calculator mentions that fees may be waived', async () => {
  await visit('/blog')
  expect(calculator().getByText(/when fees may be waived/)).toBeVisible()
})

test('B14 a date chosen before hydration counts', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<RefundCalculator />)
  document.body.append(root)
  const trip = root.querySelector('input')
  if (trip) trip.value = '2026-12-21'
  let unmount = () => {}
  await act(async () => {
    const react = hydrateRoot(root, <RefundCalculator />)
    unmount = () => react.unmount()
  })
  expect(root.querySelector('output')).toHaveTextContent('You get back 90%')
  act(() => unmount())
  root.remove()
})

test('B14 a day of cancellation that does not exist gives no refund for today', async () => {
  await visit('/blog')
  choose(/First day of the trip/, '2026-12-31')
  choose(/Day you cancel/, '2026-12-24')
  const validity = vi.spyOn(
    calculator().getByLabelText<HTMLInputElement>(/Day you cancel/),
    'validity',
    'get',
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads nothing else of it
  validity.mockReturnValue({ badInput: true } as ValidityState)
  // December 32: the browser gives no value.
  choose(/Day you cancel/, '')
  expect(calculator().getByRole('status')).toHaveTextContent(/^We cannot read this date/)
})
