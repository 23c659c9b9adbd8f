import { expect, test } from 'vitest'
import { lengthOfStory, readingMinutes } from '../../src/lib/reading-time'

test.each([
  ['', 1],
  ['<p>one</p>', 1],
  [`<p>${'word '.repeat(200)}</p>`, 1],
  [`<p>${'word '.repeat(199)}end</p><p>more</p>`, 2],
  [`<p>${'word '.repeat(199)}end</p>`, 1],
  [`<p>${'word '.repeat(198)}– one – two</p>`, 1],
])('K2 visitors are told whole minutes, at least one (%#)', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

test('K2 an empty story has no words and takes no time', () => {
  expect(lengthOfStory('<p></p>')).toEqual({ words: 0, minutes: 0 })
})
