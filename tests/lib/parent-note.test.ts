import { expect, test } from 'vitest'
import { parentNote } from '../../src/lib/parent-note'
import { fits } from '../../src/lib/tour-enquiry'

const tour = {
  title: 'Soil Day',
  duration: '1 day',
  location: 'Kikuyu',
  itinerary: ['Arrival', 'Soil'],
  includes: ['Lunch'],
}
const about = { bring: 'a hat.', operator: 'Farms', page: 'https://farms.example/tours/soil-day' }

test('V155 a note for parents names what is known and leaves the rest to fill in', () => {
  const note = parentNote({ ...about, tour, school: 'Hill Primary', grade: '', pupils: '40' })
  const blank = '............'
  expect(note.split('\n\n')).toEqual([
    'Dear parents,',
    'We plan a farm visit with Farms for your child’s class.',
    `School: Hill Primary\nPupils: 40\nDate: ${blank}`,
    'Tour: Soil Day\nDuration: 1 day\nWhere: Kikuyu\nMore: https://farms.example/tours/soil-day',
    'The day:\n- Arrival\n- Soil',
    'Included:\n- Lunch',
    'What to bring: a hat.',
    `How we travel: ${blank}\nCost for each child: ${blank}`,
    'Reply slip\nPlease fill in this slip and give it to the class teacher.',
    [
      'My child may take part in the visit: yes / no',
      `Name of the child: ${blank}`,
      `Allergies, asthma and medicines: ${blank}`,
      `Phone on the day of the visit: ${blank}`,
      `Signature of a parent or guardian, and date: ${blank}`,
    ].join('\n'),
  ])
})

test('V155 a long programme is shortened, never the slip', () => {
  const itinerary = Array.from({ length: 400 }, () => 'Соль и почва, ça va')
  const note = parentNote({ ...about, tour: { ...tour, itinerary } })
  expect(fits(note)).toBe(true)
  expect(note).toContain('…')
  expect(note.endsWith('............')).toBe(true)
})
