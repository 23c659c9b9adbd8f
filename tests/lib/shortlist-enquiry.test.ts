import { expect, test } from 'vitest'
import { chat } from '../../src/lib/chat'
import { shortlistEnquiry } from '../../src/lib/shortlist-enquiry'

const goats = { title: 'Goats 🐐', duration: '1 day', location: 'Ngong', participants: '2-20' }
const tea = { title: 'Tea', duration: '2 days', location: 'Limuru', participants: '' }

test('V24 the message names every kept tour with the facts that it has', () => {
  expect(shortlistEnquiry([goats, tea])).toBe(
    [
      'Hello, I would like to ask about these tours.',
      '1. Goats 🐐\nDuration: 1 day\nLocation: Ngong\nGroup size: 2-20',
      '2. Tea\nDuration: 2 days\nLocation: Limuru',
    ].join('\n\n'),
  )
})

test('V116 the message carries people, date and questions before the tours', () => {
  const group = { people: '12', date: '2026-12-12', questions: ['What does it cost?'] }
  expect(shortlistEnquiry([tea], group)).toBe(
    [
      'Hello, I would like to ask about this tour.',
      'People: 12\nPreferred date: Saturday, December 12, 2026',
      'Please tell me:\n- What does it cost?',
      '1. Tea\nDuration: 2 days\nLocation: Limuru',
    ].join('\n\n'),
  )
})

test('V24 many kept tours are named without their facts, so that the link works', () => {
  const long = { ...goats, location: 'x'.repeat(100) }
  const text = shortlistEnquiry(Array.from({ length: 60 }, () => long))
  expect(text).toContain('\n59. Goats 🐐\n60. Goats 🐐')
  expect(text).not.toContain('Duration')
})

test('V24 more titles than fit into a message are cut with an ellipsis', () => {
  const text = shortlistEnquiry(Array.from({ length: 900 }, () => goats))
  expect(text.length).toBeLessThanOrEqual(chat.maxLength)
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(chat.maxEncodedLength)
  expect(text).toMatch(/^Hello.*…$/s)
})
