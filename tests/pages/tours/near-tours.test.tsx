import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tours } from '../../../src/content/tours'
import { hasDuration } from '../../../src/lib/tour-duration'
import { takesGroup } from '../../../src/lib/tour-group'
import { plainTitle } from '../../../src/lib/tour-title'
import { visit } from '../../render'

const cards = (parent: HTMLElement = document.body) =>
  within(parent)
    .queryAllByRole('article')
    .map((card) => plainTitle(within(card).getByRole('heading').textContent ?? ''))

/** The sentence above each card. */
const hintsIn = (near: HTMLElement) =>
  [...near.querySelectorAll('li > p')].map((hint) =>
    (hint.textContent ?? '').replace(' (opens in a new tab)', ''),
  )

const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''

test.each([
  ['school', 'Educational STEM Tours'],
  ['pupils', 'Educational STEM Tours'],
  ['children', 'Goat Farm Tour'],
  ['family', 'Nanasi'],
  ['kids', 'Nanasi'],
  ['team building', 'Ngong Adrenaline Rush'],
  ['hippo', 'Flower Farm Tour'],
  ['game drive', '9-Day'],
  ['lion', '9-Day'],
  ['birthday', 'Goat Farm Tour'],
  ['weekend', 'Goat Farm Tour'],
  ['Nakuru', '9-Day'],
])('V9 the search for %j finds %s', async (words, title) => {
  await visit(`/tours?q=${encodeURIComponent(words)}`)
  expect(await screen.findByRole('heading', { name: new RegExp(`^${title}`) })).toBeVisible()
})

test('V9 tours that have the words on their card come first', async () => {
  await visit('/tours?q=tea')
  await screen.findByText(/^\d+ tours match “.+”$/)
  expect(cards()[0]).toMatch(/Tea/)
})

test('V9 tours of several days come after those of a day, which say less', async () => {
  await visit('/tours?q=children')
  await screen.findByText(/^\d+ tours match “.+”$/)
  const days = cards().findIndex((card) => card?.includes('9-Day'))
  const goats = cards().findIndex((card) => card?.includes('Goat Farm Tour'))
  expect(goats).toBeGreaterThanOrEqual(0)
  expect(days).toBeGreaterThan(goats)
})

test('V9 a party finds tours of half a day only, animals those that have some', async () => {
  await visit('/tours?q=birthday')
  await screen.findByText(/^\d+ tours match “.+”$/)
  expect(cards().every((card) => !card?.includes('9-Day'))).toBe(true)
  cleanup()
  await visit('/tours?q=animals')
  await screen.findByText(/^\d+ tours match “.+”$/)
  for (const title of ['Goat Farm Tour', 'Coffee & Dairy Tour', 'Pig Farm Tour']) {
    expect(cards().some((card) => card?.includes(title))).toBe(true)
  }
})

test.each(['one day', 'day trip'])('V9 the search for %j means the length', async (words) => {
  await visit(`/tours?q=${encodeURIComponent(words)}`)
  await screen.findByText(/^\d+ tours/)
  const days = tours.filter(({ duration }) => hasDuration(duration, '1-day'))
  expect(cards()).toEqual(days.map(({ title }) => plainTitle(title)))
})

test('V9 words around a place do not count', async () => {
  await visit('/tours?q=near%20Nairobi')
  await screen.findByText(/^\d+ tours match “.+”$/)
  expect(cards()[0]).toMatch(/Matatu|STEM/)
  // Cards below the first ones come a little later.
  await waitFor(() => expect(cards().length).toBeGreaterThan(2))
})

test('V9 a tour without steps is found only where its facts say so', async () => {
  await visit('/tours?q=wheelchair')
  expect(await screen.findByText('No tour matches all of these.')).toBeVisible()
})

test('V15 one person sees every tour, with what to ask for', async () => {
  await visit('/tours?people=1')
  const near = screen.getByRole('region', { name: 'Tours for other group sizes' })
  expect(cards(near)).toHaveLength(14)
  const hints = hintsIn(near)
  expect(hints.filter((hint) => /^Needs \d+ people: ask to join others$/.test(hint))).toHaveLength(
    12,
  )
  for (const heads of ['15 students', '2 people'])
    expect(hints).toContain(`Needs ${heads}: ask whether a smaller group can come`)
  expect(screen.queryByText('No tour matches all of these.')).toBeNull()
})

test('V15 sixty pupils see that two groups can be asked for', async () => {
  await visit('/tours?people=60&category=Educational%20Tours')
  const near = screen.getByRole('region', { name: 'Tours for other group sizes' })
  expect(hintsIn(near)).toEqual(['Takes up to 50 at once: ask for two groups'])
})

test('V15 a group that every tour takes sees no other sizes', async () => {
  await visit('/tours?people=15')
  expect(screen.queryByText('Tours for other group sizes')).toBeNull()
})

test('V98 an empty result names the closest tours and the one filter to drop', async () => {
  const { user, address } = await visit('/tours?q=goat&category=Farm%20Tours&duration=several-days')
  const closest = await screen.findByRole('list', { name: 'Closest, without “Several days”:' })
  const [first] = within(closest).getAllByRole('link')
  expect(first).toHaveAccessibleName(/^Goat Farm Tour/)
  expect(screen.getByRole('link', { name: /^Ask us on WhatsApp/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Show \d+ tours? without “Several days”$/ }))
  expect(address()).toBe('/tours?q=goat&category=Farm%20Tours')
  expect(cards()).toContain('Goat Farm Tour')
})

test('V98 a search alone has no filter to drop', async () => {
  await visit('/tours?q=submarine')
  expect(await screen.findByText('No tour matches all of these.')).toBeVisible()
  expect(screen.queryByText(/^Closest/)).toBeNull()
})

test('V99 a typing slip finds the tour all the same', async () => {
  await visit('/tours?q=naivsaha')
  expect(await screen.findByRole('heading', { name: /Naivasha$/ })).toBeVisible()
})

test('V100 a card says whom its numbers count', async () => {
  await visit('/tours')
  expect(screen.getAllByText('4-150 people')).not.toHaveLength(0)
  expect(screen.getByText('15-50 students')).toBeVisible()
})

test('V101 below a category with one tour, others for a group of that size follow', async () => {
  await visit('/tours?category=Educational%20Tours')
  const others = await screen.findByRole('region', { name: 'More for such a group' })
  expect(cards()).toEqual(['Educational STEM Tours'])
  const place = screen.getByRole('article').compareDocumentPosition(others)
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const links = within(within(others).getByRole('list')).getAllByRole('link')
  expect(links).toHaveLength(4)
  for (const link of links) {
    const tour = tours.find(({ slug }) => link.getAttribute('href') === `/tours/${slug}`)
    expect(link).toHaveTextContent(plainTitle(tour?.title ?? 'no tour'))
    expect(tour?.category).not.toBe('Educational Tours')
    expect(takesGroup(tour?.participants ?? '0-0', 15)).toBe(true)
  }
  expect(within(others).getByRole('link', { name: /^ask us on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*Educational/),
  )
})

test('V101 a category with many tours has no others below it', async () => {
  await visit('/tours?category=Farm%20Tours')
  expect(cards().length).toBeGreaterThan(2)
  expect(screen.queryByRole('region', { name: 'More for such a group' })).toBeNull()
})

test('V104 “half day” as search words finds the tours of that length only', async () => {
  await visit('/tours?q=half%20day')
  expect(cards().toSorted()).toEqual(['Goat Farm Tour', 'Matatu Tourism', 'Organic Farm Visit'])
})

test('V105 a search for what no tour has leads to the same search in the FAQ', async () => {
  const { user } = await visit('/tours?q=toilets')
  await user.click(await screen.findByRole('link', { name: 'Look for “toilets” in the FAQ' }))
  expect(await screen.findByRole('searchbox', { name: 'Search the questions' })).toHaveValue(
    'toilets',
  )
  expect(screen.getByText(/^\d+ of \d+ questions match/)).toBeVisible()
})

test('V106 filters with tours of other group sizes only can be cleared', async () => {
  const { user, address } = await visit('/tours?people=1')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/tours')
})

const counts = () =>
  Object.fromEntries(
    within(screen.getByRole('group', { name: 'Filter tours by category' }))
      .getAllByRole('button')
      .map((button) => [button.textContent, button.dataset['count']]),
  )

test('V172 the search counts no more tours in a category than among all, and shows as many', async () => {
  const { user } = await visit('/tours?q=alone')
  await screen.findByText(/^\d+ tours? match|^1 tour matches/)
  const { All: all, ...others } = counts()
  const sum = Object.values(others).reduce((total, count) => total + Number(count), 0)
  expect(sum).toBe(Number(all))
  const before = cards()
  await user.click(screen.getByRole('button', { name: 'Farm Tours' }))
  const main = cards().filter(
    (name) => tours.find(({ title }) => plainTitle(title) === name)?.category === 'Farm Tours',
  )
  for (const name of main) expect(before).toContain(name)
})

test('V172 where only the group size excludes the tours of a category, its button says so', async () => {
  await visit('/tours?people=1')
  expect(counts()).toMatchObject({ All: '14 to ask', 'Farm Tours': '7 to ask' })
  cleanup()
  await visit('/tours?people=100')
  expect(counts()).toMatchObject({ All: '5', 'Educational Tours': '1 to ask' })
})

test('V176 the tours for other group sizes begin with the smallest group, and each can be asked for', async () => {
  await visit('/tours?people=1')
  const near = screen.getByRole('region', { name: 'Tours for other group sizes' })
  const needed = hintsIn(near).map((hint) => Number(/\d+/.exec(hint)?.[0]))
  expect(needed).toEqual(needed.toSorted((one, other) => one - other))
  const [first] = within(near).getAllByRole('link', { name: /^ask to join others/ })
  if (!first) throw new Error('No tour can be asked for.')
  expect(messageOf(first)).toContain('- Can 1 person join others?\n- Which dates are possible?')
  expect(messageOf(first)).toContain('/tours/')
})

test('V176 one message asks which of all of them the group can come to', async () => {
  await visit('/tours?people=1')
  const link = screen.getByRole('link', {
    name: /^Ask on WhatsApp whether 1 person can join one of these/,
  })
  expect(messageOf(link)).toMatch(/^Hello, which of these tours can 1 person join\?/)
  for (const { title } of tours) expect(messageOf(link)).toContain(`- ${plainTitle(title)}`)
})
