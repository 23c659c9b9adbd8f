import { expect, test } from 'vitest'
import { headLetter, schoolEnquiry } from '../../src/lib/school-enquiry'
import { fits } from '../../src/lib/tour-enquiry'

const tour = {
  title: 'Soil Day',
  duration: '1 day',
  location: 'Kikuyu',
  participants: '15-50 students',
  itinerary: ['Arrival', 'Soil'],
  includes: ['Lunch'],
}

test('V31 the message of a teacher names what was typed, the tour and the chosen questions', () => {
  const typed = { school: ' Hill\nPrimary ', pupils: '40', adults: '', grade: 'Grade 5' }
  expect(schoolEnquiry({ tour, ...typed, questions: ['Where are the toilets?'] })).toBe(
    [
      'Hello, I would like to plan a farm visit for my school.',
      'School: Hill Primary\nPupils: 40\nAge or grade: Grade 5',
      'Tour: Soil Day\nDuration: 1 day\nLocation: Kikuyu\nGroup size: 15-50 students',
      'Please tell me:\n- Where are the toilets?',
    ].join('\n\n'),
  )
})

test('V121 the letter to the head teacher names what is known of the class', () => {
  const letter = headLetter({
    tour,
    operator: 'Farms',
    page: 'https://farms.example/schools',
    school: 'Hill Primary',
    pupils: '40',
    adults: '4',
    grade: 'Grade 5',
    date: '2026-12-12',
    otherDate: '2026-12-14',
  })
  expect(letter).toContain(
    'School: Hill Primary\nPupils: 40\nAdults with them: 4\nAge or grade: Grade 5\nPreferred date: Saturday, December 12, 2026\nOr on: Monday, December 14, 2026\n',
  )
  expect(letter.endsWith('May I ask them for a date and a price?')).toBe(true)
})

test('V31 with nothing typed or chosen there is no empty heading', () => {
  expect(schoolEnquiry({ questions: [] })).toBe(
    'Hello, I would like to plan a farm visit for my school.',
  )
})

test('V31 V32 both messages stay short enough for a link', () => {
  const long = { ...tour, itinerary: Array.from({ length: 400 }, () => 'Соль и почва, ça va') }
  expect(fits(schoolEnquiry({ tour, questions: long.itinerary }))).toBe(true)
  const letter = headLetter({
    tour: long,
    operator: 'Farms',
    page: 'https://farms.example/schools',
  })
  expect(fits(letter)).toBe(true)
})

test('V32 the message to the head teacher names operator, tour, day and page', () => {
  const letter = headLetter({ tour, operator: 'Farms', page: 'https://farms.example/schools' })
  expect(letter).toContain('farm visit with Farms.')
  expect(letter).toContain('The day:\n- Arrival\n- Soil')
  expect(letter).toContain('Group size: 15-50 students')
  expect(letter).toContain('https://farms.example/schools')
})
