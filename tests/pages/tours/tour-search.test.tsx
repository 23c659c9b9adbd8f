import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../../../src/content/site'
import { tours } from '../../../src/content/tours'
import { plainTitle } from '../../../src/lib/tour-title'
import { visit } from '../../render'

afterEach(() => {
  vi.doUnmock('../../../src/content/tour-cards')
  vi.resetModules()
})

/** Names of the tours that match, without their emoji; not those for other group sizes. */
function names(): string[] {
  return screen
    .queryAllByRole('article')
    .filter((card) => !card.closest('[aria-labelledby=near]'))
    .map((card) => plainTitle(within(card).getByRole('heading').textContent ?? ''))
}

function idsOf(shown: string[]): (number | undefined)[] {
  return shown.map((name) => tours.find(({ title }) => plainTitle(title) === name)?.id)
}

function status(): HTMLElement {
  // The cards say in a status of their own what was kept.
  const [count] = within(screen.getByRole('main')).getAllByRole('status')
  if (!count) throw new Error('The page has no number of tours.')
  return count
}

function search(): HTMLElement {
  return screen.getByLabelText('Search tours')
}

function people(): HTMLElement {
  return screen.getByLabelText('Number of people')
}

function messageOf(link: HTMLElement): string {
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
}

test('L19 the number of tours is announced', async () => {
  const { user } = await visit('/tours')
  expect(screen.getByText('14 tours')).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Farm Tours' }))
  expect(status()).toHaveTextContent('7 tours in Farm Tours')
})

test.each([
  ['people=100', '5 tours, for 100 people'],
  ['people=1', 'No tours, for 1 person'],
  ['duration=half-day', '3 tours, half day'],
  ['q=goat', '1 tour matches “goat”'],
  [
    'category=Farm%20Tours&duration=half-day&people=12&q=kid',
    '1 tour in Farm Tours, half day, for 12 people, matching “kid”',
  ],
])('L19 L21 V40 the count for ?%s names the filters', async (query, sentence) => {
  await visit(`/tours?${query}`)
  expect(status()).toHaveTextContent(sentence)
})

test('L20 goat finds exactly one tour and is in the URL', async () => {
  const { user, address } = await visit('/tours?utm=a')
  await user.type(search(), 'goat')
  await waitFor(() => expect(names()).toEqual(['Goat Farm Tour']))
  expect(address()).toBe('/tours?utm=a&q=goat')
  expect(search()).toHaveValue('goat')
})

test.each([
  ['GOATS', ['Goat Farm Tour']],
  ['naivasha', ['Flower Farm Tour in Naivasha']],
  ['elementaita flamingos', ['Bonding Safari']],
  // A word that occurs only in locations.
  [
    'kajiado',
    tours
      .filter(({ location }) => location.includes('Kajiado'))
      .map(({ title }) => plainTitle(title)),
  ],
  ['🚌', tours.map(({ title }) => plainTitle(title))],
  ['tea cheese', ['Rural Farm Safari - Tea & Cheese']],
  ['goat unicorn', []],
])('L20 a URL with the words %s shows %j', async (words, expected) => {
  await visit(`/tours?q=${encodeURIComponent(words)}`)
  expect(names()).toEqual(expected)
  expect(search()).toHaveValue(words)
})

test('L20 Enter searches at once', async () => {
  const { user, address } = await visit('/tours')
  await user.type(search(), 'goat{Enter}')
  expect(address()).toBe('/tours?q=goat')
})

test('L20 L23 typing replaces the history entry and keeps the typed text', async () => {
  const { user, address, go } = await visit(['/about', '/tours'])
  await user.type(search(), 'goat ')
  await waitFor(() => expect(address()).toBe('/tours?q=goat'))
  expect(search()).toHaveValue('goat ')
  await user.type(search(), 'cheese')
  await waitFor(() => expect(address()).toBe('/tours?q=goat%20cheese'))
  go(-1)
  await waitFor(() => expect(address()).toBe('/about'))
})

test('L14 L20 a tour that is opened right after the last letter stays open, and closing it leads back to what was found', async () => {
  const { user, address } = await visit('/tours')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await user.type(search(), 'goat')
  await user.click(screen.getByRole('button', { name: /^Explore Tour Goat Farm Tour/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Goat Farm Tour/ })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(dialog).toBeInTheDocument()
  expect(address()).toBe('/tours/goat-farm-tour')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/tours?q=goat'))
  expect(names()).toEqual(['Goat Farm Tour'])
})

test.each([
  ['half-day', [4, 6, 9]],
  ['1-day', [1, 2, 5, 7, 8, 10, 12, 13, 14]],
  ['several-days', [3, 11, 12, 13]],
])('L21 the length %s shows the tours %j', async (duration, ids) => {
  await visit(`/tours?duration=${duration}`)
  expect(idsOf(names())).toEqual(ids)
})

test.each([
  [1, []],
  [2, [5, 13]],
  [40, [1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 14]],
  [100, [1, 2, 5, 13, 14]],
  [200, [14]],
])('L21 for %i people the tours %j are shown', async (count, ids) => {
  await visit(`/tours?people=${count}`)
  expect(idsOf(names())).toEqual(ids)
  expect(people()).toHaveValue(count)
})

test('L21 L23 length and people combine with the category, and Back undoes a choice', async () => {
  const { user, address, go } = await visit('/tours')
  await user.type(people(), '5')
  await waitFor(() => expect(address()).toBe('/tours?people=5'))
  await user.click(screen.getByRole('button', { name: 'Farm Tours' }))
  await user.selectOptions(screen.getByLabelText('Length'), 'Several days')
  expect(address()).toBe('/tours?people=5&category=Farm%20Tours&duration=several-days')
  expect(names()).toEqual(['Pig Farm Tour'])
  go(-1)
  await waitFor(() => expect(screen.getByLabelText('Length')).toHaveValue(''))
  expect(address()).toBe('/tours?people=5&category=Farm%20Tours')
  go(-1)
  await waitFor(() => expect(address()).toBe('/tours?people=5'))
  expect(people()).toHaveValue(5)
  await user.selectOptions(screen.getByLabelText('Length'), 'Half day')
  await user.selectOptions(screen.getByLabelText('Length'), 'Any length')
  expect(address()).toBe('/tours?people=5')
})

const long = 'x'.repeat(50_000)

test.each([
  'duration=Half%20day&people=0',
  'people=<img src=x onerror=alert(1)>',
  `duration=${long}`,
  'q=%00',
])(
  'L21 the invalid value %# shows everything and stays in the URL until a choice',
  async (value) => {
    const start = `/tours?${value}`
    const { user, address, container } = await visit(start)
    expect(names()).toHaveLength(14)
    expect(status()).toHaveTextContent(/^14 tours$/)
    expect(address()).toBe(start)
    expect(container.querySelector('img[src=x]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Educational Tours' }))
    expect(names()).toHaveLength(1)
  },
)

test.each(['<img src=x onerror=alert(1)>', '%E0%A4%AGnu', long, '"><script>alert(1)</script>'])(
  'L20 the words %# are never rendered as markup',
  async (words) => {
    const { container } = await visit(`/tours?q=${words}`)
    const link = await screen.findByRole('link', { name: /^Ask us on WhatsApp/ })
    expect(names()).not.toHaveLength(14)
    expect(container.querySelector('img[src=x], script')).toBeNull()
    expect(document.title).toBe(`All Tours & Itineraries | ${site.name}`)
    expect(messageOf(link).length).toBeLessThan(250)
  },
)

test('L22 V40 a search without results offers all tours and a question with the filters', async () => {
  const { user, address } = await visit(
    '/tours?utm=a&q=camels%20%26%20dates&category=Farm%20Tours&duration=half-day&people=12',
  )
  expect(await screen.findByText('No tour matches all of these.')).toBeVisible()
  expect(names()).toEqual([])
  const link = screen.getByRole('link', { name: /^Ask us on WhatsApp/ })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?/)
  expect(messageOf(link)).toMatch(
    /\nSearched for: camels & dates\nCategory: Farm Tours\nLength: Half day\nPeople: 12$/,
  )
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(14)
  expect(address()).toBe('/tours?utm=a')
  expect(search()).toHaveValue('')
  expect(people()).toHaveValue(null)
  expect(status()).toHaveFocus()
})

test('L22 a category without tours says so', async () => {
  vi.resetModules()
  vi.doMock('../../../src/content/tour-cards', async (original) => {
    const real = await original<typeof import('../../../src/content/tour-cards')>()
    return {
      ...real,
      tourCards: real.tourCards.filter(({ category }) => category !== 'Cultural & Urban'),
    }
  })
  const fresh = await import('../../render')
  const { user } = await fresh.visit('/tours?category=Cultural%20%26%20Urban')
  expect(screen.getByText('No tour matches all of these.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(13)
})

test('L22 filters with results can be cleared, too', async () => {
  const { user, address } = await visit('/tours?people=12&q=goat')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/tours')
  expect(names()).toHaveLength(14)
  expect(search()).toHaveValue('')
})

test('L21 on phones length and people are behind a button with the number of set filters', async () => {
  const { user } = await visit('/tours?people=12')
  const button = screen.getByRole('button', { name: 'Filters (1)' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel).toContainElement(people())
})
