import { expect, test } from 'vitest'
import { firstSentences } from '../../src/lib/first-sentences'

test.each([
  ['Tea at dawn, cheese at noon. Bring a jumper.', 20, 'Tea at dawn, cheese at noon.'],
  ['No sprays. Turn compost, meet the worms. Eat.', 20, 'No sprays. Turn compost, meet the worms.'],
  ['Hills of 2.5 km. More', 10, 'Hills of 2.5 km.'],
  ['no full stop', 5, 'no full stop'],
  ['', 5, ''],
])('V161 %j begins with as many sentences as it takes', (text, least, beginning) => {
  expect(firstSentences(text, least)).toBe(beginning)
})
