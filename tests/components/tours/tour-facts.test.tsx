import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { TourCard } from '../../../src/components/tours/tour-card'
import { TourDetails } from '../../../src/components/tours/tour-details'
import type { Tour } from '../../../src/content/model'
import { datedPriceText, priceLine } from '../../../src/content/tour-words'
import { priceOnRequest } from '../../../src/lib/tour-price'
import { visit } from '../../render'
import { explore, tour } from './dialog-steps'

const price = { amount: 4500, currency: 'KES', per: 'person', validUntil: null, note: '' } as const

/** What stands under a term of the card of a tour. */
function onCard(changes: Partial<Tour>, term: string) {
  const { priceFrom } = changes
  const price = priceFrom && priceLine(priceFrom, datedPriceText)
  const { container, unmount } = render(
    <MemoryRouter>
      <TourCard tour={{ ...tour, ...changes, price }} onExplore={() => {}} />
    </MemoryRouter>,
  )
  const found = within(container).queryByText(term)?.nextSibling?.textContent
  unmount()
  return found
}

/** The price in the dialog of a tour. */
function inDialog(changes: Partial<Tour>) {
  const { container, unmount } = render(
    <MemoryRouter>
      <TourDetails tour={{ ...tour, ...changes }} Title="h2" Description="div" />
    </MemoryRouter>,
  )
  const found = within(container)
    .getAllByText('Price')
    .map((term) => term.nextSibling?.textContent)
  unmount()
  return found
}

test('V20 every card and the dialog say that a price is on request where none is filled in', async () => {
  const { dialog } = await explore()
  expect(within(dialog).getByText('Price').nextSibling).toHaveTextContent(priceOnRequest)
  await visit('/tours')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(14)
  for (const card of cards) expect(card).toHaveTextContent('Price on request')
})

test('V20 a filled price is shown with its last day, in the dialog also with its note, once', () => {
  const priceFrom = { ...price, validUntil: '2099-12-31', note: 'Fees are extra.' }
  const shown = 'From KES 4,500 per person, until December 31, 2099'
  expect(onCard({ priceFrom }, 'Price')).toBe(shown)
  expect(inDialog({ priceFrom })).toEqual([`${shown}. Fees are extra.`])
})

test('V20 a price is on request again after its last day', () => {
  const priceFrom = { ...price, validUntil: '2020-12-31' }
  expect(onCard({ priceFrom }, 'Price')).toBe(priceOnRequest)
  expect(inDialog({ priceFrom })).toEqual([`${priceOnRequest}: ask us (opens in a new tab)`])
})

test.each([
  [{}, undefined],
  [{ driveTime: '2 hours from Nairobi' }, '2 hours from Nairobi'],
  [{ minimumAge: 0 }, 'From 0 years'],
  [{ driveTime: '2 hours', minimumAge: 8 }, '2 hours · From 8 years'],
])(
  'V21 a card shows drive time and minimum age in one line where filled in: %j',
  (facts, shown) => {
    expect(onCard(facts, 'Drive time and minimum age')).toBe(shown)
  },
)

test('V20 a page that stays open over the last day of a price says that it is on request', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T20:59:00Z'), toFake: ['Date'] })
  const priceFrom = { ...price, validUntil: '2026-11-30' }
  render(
    <MemoryRouter>
      <TourDetails tour={{ ...tour, priceFrom }} Title="h2" Description="div" />
    </MemoryRouter>,
  )
  const shown = () => screen.getByText('Price').nextSibling
  expect(shown()).toHaveTextContent(/^From KES 4,500/)
  // Midnight in Nairobi; then the visitor comes back to the tab.
  vi.setSystemTime(new Date('2026-11-30T21:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  expect(shown()).toHaveTextContent(priceOnRequest)
  vi.useRealTimers()
})
