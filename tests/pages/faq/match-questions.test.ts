import { expect, test } from 'vitest'
import { matchQuestions } from '../../../src/pages/faq/faq-tools'

function found(query: string): string[] {
  return [...(matchQuestions(query) ?? ['everything'])]
}

test.each([
  ['pet', 'q-pets'],
  ['Can I bring my DOG?', 'q-pets'],
  ['wheelchair', 'q-accessibility'],
  ['refund', 'q-cancellation'],
  ['sunscreen', 'q-bring'],
  ['opening hours', 'q-hours'],
  ['10%', 'q-group-discount'],
  ['+254 700', 'q-contact'],
  ['allergy', 'q-health'],
  ['picnic', 'q-food'],
  ['phone', 'q-contact'],
  ['I am sick', 'q-cancellation'],
  ['can I get my money back if it rains', 'q-weather'],
  ['cancel because of rain', 'q-cancellation'],
  ['grandmother', 'q-accessibility'],
  ['distance', 'q-transport'],
])('F10 "%s" finds the question %s', (query, id) => {
  expect(found(query)).toContain(id)
})

test('F10 every word must match, in any order', () => {
  expect(found('groups discount')).toEqual(found('discount groups'))
  expect(found('discount groups')).toEqual(['q-group-discount'])
  expect(found('discount elephants')).toEqual([])
})

test('F10 words match from their beginning', () => {
  expect(found('sun')).toContain('q-bring')
  expect(found('screen')).not.toContain('q-bring')
})

test('F10 accents and case make no difference', () => {
  expect(found('SÙNSCRÉEN')).toEqual(found('sunscreen'))
})

test('F10 stop words count only when there are no others', () => {
  expect(found('what is the dog')).toEqual(found('dog'))
  expect(found('who')).toContain('q-hosts')
})

test.each(['', '   ', '\u00A0', '?!', '👪🏾'])(
  'F10 "%s" contains no word and shows all questions',
  (query) => {
    expect(matchQuestions(query)).toBeNull()
  },
)

test.each([
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '\u202E\u0000\uD800',
  '[.*+?^${}()|',
  'x'.repeat(10_000),
])('F10 unusual input never throws', (query) => {
  expect(() => matchQuestions(query)).not.toThrow()
})

test('V105 a hyphen makes no difference', () => {
  expect(found('mpesa')).toContain('q-payment')
  expect(found('m-pesa')).toEqual(found('mpesa'))
})
