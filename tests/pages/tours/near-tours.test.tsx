import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainTitle } from '../../../src/lib/tour-title'
import { visit } from '../../render'

const cards = (parent: HTMLElement = document.body) =>
  within(parent)
    .queryAllByRole('article')
    .map((card) => plainTitle(within(card).getByRole('heading').textContent ?? ''))

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

test('V9 a tour without steps is found only where its facts say so', async () => {
  await visit('/tours?q=wheelchair')
  expect(await screen.findByText('No tour matches all of these.')).toBeVisible()
})

test('V15 one person sees every tour, with what to ask for', async () => {
  await visit('/tours?people=1')
  const near = screen.getByRole('region', { name: 'Tours for other group sizes' })
  expect(cards(near)).toHaveLength(14)
  expect(within(near).getAllByText(/^Needs \d+ people: ask to join others\.$/)).toHaveLength(14)
  expect(screen.queryByText('No tour matches all of these.')).toBeNull()
})

test('V15 sixty pupils see that two groups can be asked for', async () => {
  await visit('/tours?people=60&category=Educational%20Tours')
  const near = screen.getByRole('region', { name: 'Tours for other group sizes' })
  expect(within(near).getByText('Takes up to 50 at once: ask for two groups.')).toBeVisible()
})

test('V15 a group that every tour takes sees no other sizes', async () => {
  await visit('/tours?people=15')
  expect(screen.queryByText('Tours for other group sizes')).toBeNull()
})
