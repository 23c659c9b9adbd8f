import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cancellationPolicy } from '../../../src/content/policy'
import { site } from '../../../src/content/site'
import { teamTours } from '../../../src/content/team-tours'
import { tours } from '../../../src/content/tours'
import { countsPeople, takesGroup } from '../../../src/lib/tour-group'
import { visit } from '../../render'
import { draftOf } from '../drafts'

const section = (name: string) => screen.getByRole('region', { name })
const request = () => section('Plan a day for your team')
const list = () => section('Tours for a team')
const day = () => section('What a team day looks like')
const letter = () => section('For your manager')
const people = () => within(request()).getByRole('textbox', { name: /^People/ })
const cards = () => within(list()).getAllByRole('listitem')
const box = (name: string | RegExp) => within(request()).getByRole('checkbox', { name })

const short = teamTours.filter(({ isLonger }) => !isLonger)

test('V161 tours of a day or less are cards with a picture and a line of their own description', async () => {
  await visit('/partners')
  expect(cards()).toHaveLength(6)
  for (const [index, { title, imageAlt, about, slug }] of short.slice(0, 6).entries()) {
    const card = cards()[index]
    if (!card) throw new Error(`${title} has no card.`)
    expect(within(card).getByRole('img', { name: imageAlt })).toHaveAttribute('loading', 'lazy')
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/tours/${slug}`)
    expect(card).toHaveTextContent(about)
  }
  for (const { slug, about } of teamTours) {
    const tour = tours.find((each) => each.slug === slug)
    expect(tour?.description.replace(/<[^>]*>/g, '').startsWith(about)).toBe(true)
  }
  const longer = teamTours.filter(({ isLonger }) => isLonger)
  expect(longer.map(({ duration }) => duration)).toEqual(['9 days', '2 days'])
  expect(within(list()).getByText('Longer:').parentElement).toHaveTextContent('9-Day Mixed Farming')
})

test('V161 the number of people puts the tours that take them first, and says so', async () => {
  const { user } = await visit('/partners')
  await user.type(people(), '35')
  const fitting = short.filter(({ participants }) => takesGroup(participants, 35))
  expect(list()).toHaveTextContent(
    `${fitting.length} tours of half a day or a day take 35 people at once.`,
  )
  expect(list()).not.toHaveTextContent('Matatu Tourism')
  expect(list()).not.toHaveTextContent('Pig Farm Tour')
  for (const [index, { title }] of fitting.slice(0, 6).entries()) {
    expect(cards()[index]).toHaveTextContent(title)
  }
  for (const { title } of fitting) expect(list()).toHaveTextContent(title)
  await user.clear(people())
  await user.type(people(), '100')
  expect(cards()).toHaveLength(6)
  expect(cards().at(-1)).toHaveTextContent('Takes up to 90 at once: ask for two groups.')
  await user.clear(people())
  await user.type(people(), '900')
  expect(list()).toHaveTextContent('None takes 900 people at once. Ask us: we look for a way.')
})

test('V161 a card and the names below the form tick the tour in the form', async () => {
  const { user } = await visit('/partners')
  const ask = within(list()).getByRole('button', { name: 'Ask for this tour Coffee & Dairy Tour' })
  await user.click(ask)
  expect(box('Coffee & Dairy Tour')).toBeChecked()
  expect(ask).toHaveAttribute('aria-pressed', 'true')
  await user.type(people(), '35')
  const fitting = tours.filter(
    ({ participants }) => countsPeople(participants) && takesGroup(participants, 35),
  )
  const names = within(request())
    .getAllByRole('button')
    .map((button) => button.textContent)
  for (const { title } of fitting) {
    expect(names.some((name) => title.startsWith(name.replace('✓ ', '')))).toBe(true)
  }
  expect(names.join(' ')).not.toContain('Matatu')
  await user.click(within(request()).getByRole('button', { name: 'Goat Farm Tour' }))
  expect(box('Goat Farm Tour')).toBeChecked()
  expect(draftOf(/^Open in/, request())).toContain(
    'Please quote each of these tours:\n- Coffee & Dairy Tour\n- Goat Farm Tour\n',
  )
  await user.click(within(request()).getByRole('button', { name: /Goat Farm Tour$/ }))
  expect(box('Goat Farm Tour')).not.toBeChecked()
})

test('V162 the sample day is that of the ticked tour, else of the first that takes the group', async () => {
  const { user } = await visit('/partners')
  const shows = (slug: string) => {
    const tour = tours.find((each) => each.slug === slug)
    for (const station of tour?.itinerary ?? ['There is no such tour.']) {
      expect(within(day()).getByText(station)).toBeVisible()
    }
    for (const item of tour?.includes ?? []) expect(within(day()).getByText(item)).toBeVisible()
  }
  shows(short[0]?.slug ?? '')
  await user.type(people(), '155')
  shows(short.find(({ participants }) => takesGroup(participants, 155))?.slug ?? '')
  await user.click(box('Goat Farm Tour (max 90)'))
  shows('goat-farm-tour')
})

test('V163 the proposal carries what was typed, discount, terms and the page of the tour', async () => {
  const { user } = await visit('/partners')
  await user.type(people(), '35')
  await user.click(box(/^Matatu Tourism/))
  fireEvent.change(within(request()).getByLabelText(/^Preferred date/), {
    target: { value: '2999-01-31' },
  })
  await user.click(within(letter()).getByRole('button', { name: 'Write the proposal' }))
  const text = draftOf(/^Open in/, letter())
  expect(text).toContain('People: 35\nPreferred date: Thursday, January 31, 2999\n')
  expect(text).toContain(`Page: ${site.origin}/tours/matatu-tourism\n`)
  expect(text).toContain('Matatu Tourism takes up to 30 at once, so I will ask for two groups.')
  expect(text).toContain('Group discount: 10% for groups of 10+ people (from their FAQ)\n')
  expect(text).toContain('Prices: on request\n')
  for (const { refund } of cancellationPolicy.steps) {
    expect(text.toLowerCase()).toContain(refund.toLowerCase())
  }
  const chat = within(letter()).getByRole('link', { name: /^Open in/ })
  expect(chat).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text='))
  await user.click(within(letter()).getByRole('button', { name: 'Copy message' }))
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('V164 tours, both dates, name and address survive when the page comes back', async () => {
  const { user, unmount } = await visit('/partners')
  await user.click(box('Goat Farm Tour'))
  await user.click(box('Organic Farm Visit'))
  await user.type(within(request()).getByRole('textbox', { name: /^Your name/ }), 'Wanjiru')
  await user.type(within(request()).getByRole('textbox', { name: /^Reply to/ }), '0712 345 678')
  fireEvent.change(within(request()).getByLabelText(/^Or another date/), {
    target: { value: '2999-01-31' },
  })
  const trade = () => section('Ask for rates')
  await user.type(within(trade()).getByRole('textbox', { name: /^Your name/ }), 'Otieno')
  await user.type(within(trade()).getByRole('textbox', { name: /^Reply to/ }), 'o@kusini.example')
  await user.type(
    within(section('Partner with us')).getByRole('textbox', { name: /^What you have in mind/ }),
    'Tea walks',
  )
  unmount()
  await visit('/partners')
  const message = draftOf(/^Open in/, request())
  expect(message).toContain(
    'Name: Wanjiru\nReply to: 0712 345 678\nOr on: Thursday, January 31, 2999',
  )
  expect(message).toContain('- Organic Farm Visit\n- Goat Farm Tour\n')
  expect(within(day()).getByRole('link', { name: 'Organic Farm Visit' })).toBeVisible()
  expect(draftOf(/^Open in/, trade())).toContain('Name: Otieno\nReply to: o@kusini.example\n')
  expect(draftOf(/^Open in/, section('Partner with us'))).toContain('Our idea:\nTea walks')
})
