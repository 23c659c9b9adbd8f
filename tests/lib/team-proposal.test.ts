import { expect, test } from 'vitest'
import { teamProposal } from '../../src/lib/team-proposal'
import { fits } from '../../src/lib/tour-enquiry'

const tour = {
  title: 'Pigs',
  duration: '1 day',
  location: 'Lari',
  participants: '4-30',
  itinerary: ['Feeding', 'Lunch'],
  includes: ['Guide'],
  page: 'https://farms.example/tours/pigs',
}

const facts = {
  operator: 'Farms',
  discount: '10% for groups of 10+ people (from their FAQ)',
  refunds:
    '30+ days before the trip, full refund minus a 10% processing fee; under 30 days, no refund',
  page: 'https://farms.example/partners',
}

test('V163 the proposal names date, people, tour, what is included, discount, prices and terms', () => {
  expect(
    teamProposal({
      ...facts,
      company: 'Acacia',
      people: '35',
      date: '2026-12-12',
      name: 'Wanjiru',
      tours: [{ ...tour, plan: 'Pigs takes up to 30 at once, so I will ask for two groups.' }],
    }),
  ).toBe(
    [
      'Hello,',
      'I would like to propose a team day with Farms.',
      'Company: Acacia\nPeople: 35\nPreferred date: Saturday, December 12, 2026',
      'Tour: Pigs\nDuration: 1 day\nLocation: Lari\nGroup size: 4-30 people\nPage: https://farms.example/tours/pigs',
      'Pigs takes up to 30 at once, so I will ask for two groups.',
      'The day:\n- Feeding\n- Lunch',
      'Included:\n- Guide',
      'Group discount: 10% for groups of 10+ people (from their FAQ)\nPrices: on request\nCancelling: 30+ days before the trip, full refund minus a 10% processing fee; under 30 days, no refund\nWhat they say to teams: https://farms.example/partners',
      'May I ask them for a quote?',
      'Wanjiru',
    ].join('\n\n'),
  )
})

test('V163 several tours are proposed without their stations, each with its page', () => {
  const text = teamProposal({ ...facts, tours: [tour, { ...tour, title: 'Goats' }] })
  expect(text).not.toContain('Feeding')
  expect(text).toContain('Tour: Pigs\n')
  expect(text).toContain('Tour: Goats\n')
  expect(text.match(/Included:/g)).toHaveLength(2)
})

test('V163 a long proposal stays short enough for a link, and keeps its end', () => {
  const long = { ...tour, includes: Array.from({ length: 40 }, () => 'Tea and cake, ça va') }
  const text = teamProposal({ ...facts, tours: Array.from({ length: 6 }, () => long) })
  expect(fits(text)).toBe(true)
  expect(text).not.toContain('Included:')
  expect(text.endsWith('May I ask them for a quote?')).toBe(true)
})
