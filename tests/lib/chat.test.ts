import { expect, test } from 'vitest'
import { chatAddress } from '../../src/lib/chat'

const phone = '+254 700 000 000'

function textOf(link: string): string {
  return new URL(link).searchParams.get('text') ?? ''
}

test('T16 the link goes to wa.me with nothing but digits of the number', () => {
  expect(chatAddress(phone, 'Hello')).toBe('https://wa.me/254700000000?text=Hello')
})

test('V32 without a number the visitor chooses who gets the draft', () => {
  expect(chatAddress('', 'Hello & co')).toBe('https://wa.me/?text=Hello%20%26%20co')
})

test.each([
  ['+254 712 345 678', '254712345678'],
  ['0712 345 678', '254712345678'],
  ['+254 (0)712-345-678', '254712345678'],
  ['00254 712 345 678', '254712345678'],
  ['+44 20 7946 0018', '442079460018'],
])('T16 the number %s becomes %s', (typed, digits) => {
  expect(new URL(chatAddress(typed, 'x')).pathname).toBe(`/${digits}`)
})

test.each([
  ['emoji', 'Karibu 🐐👩🏾‍🌾🇰🇪'],
  ['ampersand', 'tea & cheese && more'],
  ['hash', '#1 choice #2'],
  ['newline', 'line one\nline two\r\nline three'],
  ['percent', '100% %20 %0A %'],
  ['question mark, plus and equals', 'when? 2+2=4'],
  ['quotes and angle brackets', `"it's" <b>`],
  ['Swahili and Arabic', 'Asante sana, شكرا'],
])('T22 %s survives the link', (_what, text) => {
  expect(textOf(chatAddress(phone, text))).toBe(text)
})

test('T22 half of a broken character becomes a mark instead of an error', () => {
  expect(textOf(chatAddress(phone, 'a\uD83Db\uDC10c'))).toBe('a\uFFFDb\uFFFDc')
})
