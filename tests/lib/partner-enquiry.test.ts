import { expect, test } from 'vitest'
import { partnerEnquiry, teamEnquiry, tradeEnquiry } from '../../src/lib/partner-enquiry'
import { discountLine } from '../../src/lib/team-group'
import { fits } from '../../src/lib/tour-enquiry'

const questions = ['What does the day cost?', 'What happens when it rains?']

test('V36 the message of a team names what was typed, the discount and the chosen questions', () => {
  const typed = { company: ' Acacia\nLtd ', people: '60', time: 'March', tours: ['Tea Day'] }
  expect(
    teamEnquiry({ ...typed, discount: discountLine({ percent: 10, from: 10 }), questions }),
  ).toBe(
    [
      'Hello, we would like to plan a day for our team.',
      'Company: Acacia Ltd\nPeople: 60\nGroup discount: 10% for groups of 10+ people (from your FAQ)\nWhen: March\nTour: Tea Day',
      'Please tell us:\n- What does the day cost?\n- What happens when it rains?',
    ].join('\n\n'),
  )
})

test('V36 the message of a travel company asks for what it chose', () => {
  expect(tradeEnquiry({ company: 'Kusini Tours', groups: '12-20', time: 'July', questions })).toBe(
    [
      'Hello, we are a travel company and would like to offer your tours.',
      'Company: Kusini Tours\nGroup sizes: 12-20\nSeason and wishes: July',
      'Please tell us:\n- What does the day cost?\n- What happens when it rains?',
    ].join('\n\n'),
  )
})

test('V124 the message of a travel company names the tours that it ticked', () => {
  expect(tradeEnquiry({ tours: ['Tea Day', 'Goats'], questions: [] })).toContain(
    '\n\nTours:\n- Tea Day\n- Goats',
  )
})

test('V123 V167 the message of a partner says who they are and what they have in mind, in their lines', () => {
  const typed = {
    kind: 'A farm',
    name: 'Acacia',
    place: 'Limuru',
    idea: ' Tea walks\r\nTwice a week ',
  }
  expect(partnerEnquiry({ ...typed, questions })).toBe(
    [
      'Hello, we would like to become your partner.',
      'We are: A farm\nName: Acacia\nPlace: Limuru',
      'Our idea:\nTea walks\nTwice a week',
      'Please tell us:\n- What does the day cost?\n- What happens when it rains?',
    ].join('\n\n'),
  )
})

test('V164 the message of a team names several tours to quote, the writer and another day', () => {
  const typed = { company: 'Acacia', name: 'Wanjiru', reply: '0712 345 678', people: '12' }
  expect(
    teamEnquiry({
      ...typed,
      date: '2026-12-12',
      otherDate: '2026-12-14',
      tours: ['Tea Day', 'Goats'],
      questions: [],
    }),
  ).toBe(
    [
      'Hello, we would like to plan a day for our team.',
      'Company: Acacia\nName: Wanjiru\nReply to: 0712 345 678\nPeople: 12\nPreferred date: Saturday, December 12, 2026\nOr on: Monday, December 14, 2026',
      'Please quote each of these tours:\n- Tea Day\n- Goats',
    ].join('\n\n'),
  )
  expect(tradeEnquiry({ ...typed, questions: [] })).toContain(
    'Company: Acacia\nName: Wanjiru\nReply to: 0712 345 678',
  )
})

test('V36 with nothing typed or chosen there is no empty line or heading', () => {
  expect(teamEnquiry({ questions: [] })).toBe('Hello, we would like to plan a day for our team.')
  expect(tradeEnquiry({ questions: [] })).toMatch(/^Hello, .+ tours\.$/)
})

test('V36 both messages stay short enough for a link', () => {
  const long = Array.from({ length: 400 }, () => 'Соль и почва, ça va')
  expect(fits(teamEnquiry({ questions: long }))).toBe(true)
  expect(fits(tradeEnquiry({ questions: long }))).toBe(true)
})
