import { expect, test } from 'vitest'
import {
  bookingAdvice,
  groupHint,
  groupRequest,
  namedGroupRequest,
} from '../../src/lib/group-advice'

test.each([
  [60, 'Takes up to 50 at once: your message asks for two groups.', 'come in two groups'],
  [120, 'Takes up to 50 at once: your message asks for several groups.', 'come in several groups'],
  [
    8,
    'Needs 15 students: your message asks whether a smaller group can come.',
    'come as a smaller group',
  ],
])('V120 for %i pupils the form and the message say how they can come', (people, note, ask) => {
  expect(groupRequest('15-50 students', people, 'pupils')).toMatchObject({
    note,
    question: `Can ${people} pupils ${ask}?`,
  })
})

test('V120 a group that fits, and a size without a range, need nothing', () => {
  expect(groupRequest('15-50 students', 40)).toBeUndefined()
  expect(groupRequest('any', 4000)).toBeUndefined()
})

test('V120 lists of tours say the same without a message', () => {
  expect(groupHint('4-30', 35)).toBe('Takes up to 30 at once: ask for two groups.')
  expect(groupHint('4-30', 2)).toBe('Needs 4 people: ask to join others.')
})

test('V143 the booking form names the size of the tour and what its message asks', () => {
  expect(bookingAdvice('3-90', '1')).toEqual({
    note: 'This tour takes 3-90 people. For other group sizes, ask us. Your message asks to join others.',
    question: 'Can 1 person join others?',
  })
  expect(bookingAdvice('3-90', '12')).toBeUndefined()
  expect(bookingAdvice('3-90', 'a few')).toBeUndefined()
})

test('V144 a letter to somebody else says what will be asked', () => {
  expect(groupRequest('15-50 students', 60, 'pupils')?.plan).toBe(
    'The tour takes up to 50 at once, so I will ask for two groups.',
  )
})

test('V160 where several tours are asked about, each is named', () => {
  expect(namedGroupRequest({ title: 'Pigs', participants: '4-30' }, 35)).toEqual({
    note: 'Pigs takes up to 30 at once: your message asks for two groups.',
    question: 'Pigs: can 35 people come in two groups?',
    plan: 'Pigs takes up to 30 at once, so I will ask for two groups.',
  })
  expect(namedGroupRequest({ title: 'Pigs', participants: '4-30' }, 1)?.question).toBe(
    'Pigs: can 1 person join others?',
  )
  expect(namedGroupRequest({ title: 'Pigs', participants: '4-30' }, 30)).toBeUndefined()
})
