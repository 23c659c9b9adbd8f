import { expect, test } from 'vitest'
import { hasSimilarWords } from '../../src/lib/similar-words'

const text = 'Flower Farm Tour in Naivasha, with pineapples and a matatu'

test.each([
  'naivsha',
  'naivahsa',
  'niavasha',
  'navasha',
  'naivashaa',
  'pinapple',
  'pineaple',
  'flowr',
  'farm matattu',
])('V99 %j is near enough', (query) => {
  expect(hasSimilarWords(text, query)).toBe(true)
})

test.each(['nakuru', 'naiwasa', 'form', 'fram', 'pinaple farmhouse', 'tractor'])(
  'V99 %j is another word',
  (query) => {
    expect(hasSimilarWords(text, query)).toBe(false)
  },
)
