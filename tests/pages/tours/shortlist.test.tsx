import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { mapStops } from '../../../src/content/map-stops'
import { shortlistQuestions } from '../../../src/content/shortlist-questions'
import { tours } from '../../../src/content/tours'
import { plainTitle } from '../../../src/lib/tour-title'
import { ShortlistLine } from '../../../src/pages/tours/shortlist-line'
import { explore, tour } from '../../components/tours/dialog-steps'
import { visit } from '../../render'

const storageKey = 'shamba-shortlist'
const names = tours.slice(0, 5).map(({ title }) => plainTitle(title))
const [first = '', second = '', third = '', fourth = ''] = names

beforeEach(() => {
  window.localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

const keepName = (name: string) => `Keep ${name}`
const keepButton = (name: string) => screen.findByRole('button', { name: keepName(name) })
const line = () => screen.findByRole('button', { name: /^Your shortlist \(\d+\)$/ })

/** Opens /tours with the first `count` tours kept, and the comparison. */
async function compare(count: number) {
  const ids = tours.slice(0, count).map(({ id }) => id)
  window.localStorage.setItem(storageKey, JSON.stringify(ids))
  const page = await visit('/tours')
  await page.user.click(await line())
  return { ...page, dialog: await screen.findByRole('dialog') }
}

const columns = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('columnheader')
    .map((head) => plainTitle(head.textContent ?? ''))
    .filter((name) => name !== 'Fact')

test('V22 Keep on a card keeps the tour, and again removes it; the line counts', async () => {
  const { user } = await visit('/tours')
  expect(await line()).toHaveTextContent('Your shortlist (0)')
  const button = await keepButton(first)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await line()).toHaveTextContent('Your shortlist (1)')
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await line()).toHaveTextContent('Your shortlist (0)')
})

test('V118 Keep has one name, and a status says how many tours are kept', async () => {
  const { user } = await visit('/tours')
  const button = await keepButton(first)
  await user.click(button)
  expect(button).toHaveAccessibleName(keepName(first))
  expect(screen.getByText('Kept. 1 tour on your shortlist.')).toHaveRole('status')
  await user.click(button)
  expect(button).toHaveAccessibleName(keepName(first))
  expect(screen.getByText('Removed. 0 tours on your shortlist.')).toHaveRole('status')
})

test('V22 Keep in the dialog of a tour is the same as on its card', async () => {
  const { dialog } = await explore()
  const name = keepName(plainTitle(tour.title))
  fireEvent.click(await within(dialog).findByRole('button', { name }))
  const both = await screen.findAllByRole('button', { name, hidden: true })
  expect(both.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
})

test('V22 what is kept survives a reload', async () => {
  const { user } = await visit('/tours')
  await user.click(await keepButton(first))
  cleanup()
  await visit('/tours')
  expect(await keepButton(first)).toHaveAttribute('aria-pressed', 'true')
  expect(await line()).toHaveTextContent('Your shortlist (1)')
})

test('V22 another tab that keeps a tour is seen at once', async () => {
  await visit('/tours')
  const button = await keepButton(second)
  window.localStorage.setItem(storageKey, JSON.stringify([tours[1]?.id]))
  fireEvent(window, new StorageEvent('storage', { key: storageKey }))
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test.each(['{"a":1}', '[[1],"x"]', 'nonsense', '[987654]'])(
  'V22 the stored text %s counts as an empty shortlist',
  async (stored) => {
    window.localStorage.setItem(storageKey, stored)
    await visit('/tours')
    expect(await line()).toHaveTextContent('Your shortlist (0)')
  },
)

test('V22 a full storage keeps the tours until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await visit('/tours')
  await user.click(await keepButton(first))
  await user.click(await keepButton(second))
  expect(await line()).toHaveTextContent('Your shortlist (2)')
  vi.restoreAllMocks()
  // Room again: what was kept meanwhile is stored, too.
  await user.click(await keepButton(second))
  expect(window.localStorage.getItem(storageKey)).toBe(JSON.stringify([tours[0]?.id]))
})

test('V23 up to three kept tours stand side by side, with a row for each fact', async () => {
  const { dialog } = await compare(2)
  expect(columns(dialog)).toEqual([first, second])
  const row = within(dialog).getByRole('row', { name: /^Location/ })
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Location')
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(tours.slice(0, 2).map(({ location }) => location))
  expect(within(dialog).getByRole('row', { name: /^Price/ })).toHaveTextContent('Price on request')
  expect(within(dialog).queryByRole('row', { name: /^Effort/ })).toBeNull()
})

test('V117 the comparison has the distance of the map and the number of stops', async () => {
  const { dialog } = await compare(2)
  const textsOf = (name: RegExp) =>
    within(within(dialog).getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(textsOf(/^Stops/)).toEqual(
    tours.slice(0, 2).map(({ itinerary }) => `${itinerary.length} stops`),
  )
  const where = mapStops.find((stop) =>
    stop.tours.some(({ slug }) => slug === tours[0]?.slug),
  )?.where
  expect(where).toMatch(/^About \d+ km /)
  expect(textsOf(/^From Nairobi/)[0]).toBe(where)
})

test('V23 of more than three kept tours the visitor chooses three', async () => {
  const { dialog, user } = await compare(4)
  expect(columns(dialog)).toEqual([first, second, third])
  const box = within(dialog).getByRole('checkbox', { name: fourth })
  expect(box).toBeDisabled()
  await user.click(within(dialog).getByRole('checkbox', { name: second }))
  await user.click(box)
  expect(columns(dialog)).toEqual([first, third, fourth])
})

test('V23 Remove takes a tour off the shortlist and keeps the focus in the dialog', async () => {
  const { dialog, user } = await compare(2)
  await user.click(within(dialog).getByRole('button', { name: `Remove ${first}` }))
  expect(columns(dialog)).toEqual([second])
  expect(within(dialog).getByRole('heading', { name: 'Your shortlist' })).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: `Remove ${second}` }))
  expect(dialog).toHaveTextContent('You have kept no tours yet.')
  expect(within(dialog).queryByRole('table')).toBeNull()
})

test('V95 after the comparison the focus is on what opened it', async () => {
  const { user } = await compare(1)
  await user.keyboard('{Escape}')
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  const opener = await line()
  await eventually(() => expect(opener).toHaveFocus())
})

test('V23 Back closes the comparison', async () => {
  const { go, address } = await compare(1)
  go(-1)
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/tours')
})

test('V119 a page that is loaded again does not show the shortlist', async () => {
  const { user } = await visit('/tours')
  const state = { shortlist: 'of an earlier load' }
  cleanup()
  render(
    <MemoryRouter initialEntries={[{ pathname: '/tours', state }]}>
      <ShortlistLine />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await line())
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('V116 people, date and ticked questions stand in the message, which goes by mail, too', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { dialog, user } = await compare(2)
  const message = within(dialog).getByRole('region', { name: 'Your message' })
  const [dropped = '', kept = ''] = shortlistQuestions[0]?.questions ?? []
  await user.type(within(dialog).getByLabelText(/^People/), '900')
  fireEvent.change(within(dialog).getByLabelText(/^Preferred date/), {
    target: { value: '2999-01-31' },
  })
  await user.click(within(dialog).getByRole('checkbox', { name: dropped }))
  expect(message).toHaveTextContent('People: 900')
  expect(message).toHaveTextContent('Preferred date: Thursday, January 31, 2999')
  expect(message).toHaveTextContent(kept)
  expect(message).not.toHaveTextContent(dropped)
  expect(within(dialog).getByText(new RegExp(`${first}: Takes up to`))).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Copy as text' }))
  expect(await navigator.clipboard.readText()).toContain('People: 900\n')
  await user.click(within(dialog).getByRole('button', { name: 'Ask by mail' }))
  const [href, target] = open.mock.calls[0] ?? []
  expect(target).toBe('_self')
  expect(new URL(String(href)).searchParams.get('body')).toContain('People: 900')
  expect(within(dialog).getByRole('button', { name: 'Ask about both on WhatsApp' })).toBeVisible()
})

test('V111 V113 the shortlist refuses a past date, and opens nothing without a connection', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { dialog, user } = await compare(1)
  const date = within(dialog).getByLabelText(/^Preferred date/)
  const ask = within(dialog).getByRole('button', { name: 'Ask about it on WhatsApp' })
  fireEvent.change(date, { target: { value: '2020-02-29' } })
  await user.click(ask)
  expect(date).toHaveFocus()
  expect(date).toHaveAccessibleDescription(/^This date has passed\./)
  fireEvent.change(date, { target: { value: '' } })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(ask)
  expect(open).not.toHaveBeenCalled()
  expect(within(dialog).getByRole('region', { name: /^You seem to be offline\./ })).toHaveFocus()
})

test('V124 the shortlist leads travel companies to the page for them', async () => {
  const { dialog } = await compare(1)
  expect(within(dialog).getByRole('link', { name: 'For travel companies' })).toHaveAttribute(
    'href',
    '/partners#trade',
  )
})

test('V24 one message asks about all kept tours, and stays at hand', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { dialog, user } = await compare(4)
  await user.click(within(dialog).getByRole('button', { name: 'Ask about all 4 on WhatsApp' }))
  const [link] = open.mock.calls[0] ?? []
  const text = new URL(String(link)).searchParams.get('text')
  for (const name of [first, second, third, fourth]) expect(text).toContain(name)
  expect(within(dialog).getByRole('link', { name: /^Send on WhatsApp/ })).toHaveAttribute(
    'href',
    link,
  )
  expect(within(dialog).getByRole('button', { name: 'Copy message' })).toBeVisible()
})

test('V173 the shortlist takes the number of people from the filter, and what was typed since stays', async () => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/tours?people=1')
  try {
    const { dialog, user } = await compare(2)
    const people = within(dialog).getByLabelText('People (optional)')
    expect(people).toHaveValue('1')
    expect(dialog).toHaveTextContent('Question: Can 1 person join others?')
    await user.clear(people)
    await user.type(people, '9')
    cleanup()
    const { dialog: again } = await compare(2)
    expect(within(again).getByLabelText('People (optional)')).toHaveValue('9')
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('V182 a kept tour says so and leads to the shortlist, and Back to the tour', async () => {
  const slug = tours[0]?.slug ?? ''
  const { user, go, address } = await visit(`/tours/${slug}`)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByText('See your shortlist')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: keepName(first) }))
  expect(within(dialog).getByText('Kept')).toBeVisible()
  await user.click(within(dialog).getByRole('link', { name: 'See your shortlist' }))
  expect(await screen.findByRole('dialog', { name: 'Your shortlist' })).toBeVisible()
  go(-1)
  expect(await screen.findByRole('dialog', { name: first })).toBeVisible()
  go(1)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Your shortlist' })).getByRole('button', {
      name: 'Close',
    }),
  )
  expect(address()).toBe('/tours')
})

test('V182 the footer leads to the shortlist as long as something is on it', async () => {
  await visit('/faq')
  expect(screen.queryByRole('link', { name: 'Your shortlist' })).toBeNull()
  cleanup()
  window.localStorage.setItem(storageKey, JSON.stringify([tours[0]?.id]))
  const { user } = await visit('/faq')
  await user.click(screen.getByRole('link', { name: 'Your shortlist' }))
  expect(await screen.findByRole('dialog', { name: 'Your shortlist' })).toBeVisible()
})

test('V22 a page that Back brings out of the memory of the browser knows what was kept meanwhile', async () => {
  await visit('/tours')
  const button = await keepButton(second)
  // No event tells a page that is frozen.
  window.localStorage.setItem(storageKey, JSON.stringify([tours[1]?.id]))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await line()).toHaveTextContent('Your shortlist (1)')
})
