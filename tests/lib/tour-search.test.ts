import { expect, test } from 'vitest'
import { hasWords, wordsOf } from '../../src/lib/tour-search'

const goat = 'Goat Farm Tour 🐐 Kiserian, Kajiado County Taste fresh goat cheese.'

test.each([
  ['goat'],
  ['GOAT'],
  ['goats'],
  ['goa'],
  ['cheese goat'],
  ['gôat, kajiado!'],
  ['🐐 goat'],
  ['goat & cheese'],
])('L20 %j finds the goat farm', (query) => {
  expect(hasWords(goat, query)).toBe(true)
})

test.each([['oat'], ['goat cow'], ['goatee'], ['<b>goat</b>x'], ['constructor']])(
  'L20 %j does not find the goat farm',
  (query) => {
    expect(hasWords(goat, query)).toBe(false)
  },
)

test.each([[''], ['  '], ['🐐'], ['?!'], ['\u0000']])(
  'L20 %j has no words and finds everything',
  (query) => {
    expect(hasWords(goat, query)).toBe(true)
  },
)

test('L20 accents and apostrophes make no difference, in text or query', () => {
  expect(wordsOf('Hell’s Gate, Café Ngũgĩ')).toEqual(['hells', 'gate', 'cafe', 'ngugi'])
  expect(hasWords("Hell's Gate", 'hell')).toBe(true)
  expect(hasWords('Ngũgĩ', 'ngugi')).toBe(true)
})

test.each([
  ['ostriches', 'Ostrich'],
  ['tomatoes', 'a tomato'],
  ['horses', 'one horse'],
])('L20 the plural %s finds %s', (query, text) => {
  expect(hasWords(text, query)).toBe(true)
})

test('L20 only the first eight words count', () => {
  expect(hasWords(goat, `${'goat '.repeat(8)} cow`)).toBe(true)
  expect(hasWords(goat, `${'goat '.repeat(7)} cow`)).toBe(false)
})
