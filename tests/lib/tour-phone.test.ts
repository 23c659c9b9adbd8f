import { expect, test } from 'vitest'
import { kenyanNumber } from '../../src/lib/tour-phone'

test.each([
  '0712 345 678',
  '0712345678',
  '254712345678',
  '+254 (0)712-345-678',
  '00254 712 345 678',
  ' 0712.345.678 ',
])('T24 %s becomes +254 712 345 678', (typed) => {
  expect(kenyanNumber(typed)).toBe('+254 712 345 678')
})

test('T24 a number that begins with 01 is a mobile number, too', () => {
  expect(kenyanNumber('0110 123 456')).toBe('+254 110 123 456')
})

test.each([
  ['0722 123 456', '+254 722 123 456'],
  ['020 2123456', '+254 20 212 3456'],
  ['254 41 212 3456', '+254 41 212 3456'],
  ['0800 723 253', '+254 800 723 253'],
  ['0044 20 7946 0018', undefined],
  ['722 123 456', undefined],
  ['0722 123 45', undefined],
])('K169 where every number is Kenyan, %s becomes %s', (typed, number) => {
  expect(kenyanNumber(typed, 'any')).toBe(number)
})

test.each([
  ['a foreign number', '+44 20 7946 0018'],
  ['a foreign local number', '07911 123456 7'],
  ['a number in Nairobi, which may be one of another country', '020 212 3456'],
  ['an American number', '(212) 555-0123'],
  ['a number in international form', '+254712345678'],
  ['an incomplete number', '0712 345'],
  ['words', 'call my sister'],
  ['markup', '<script>0712345678</script>'],
  ['nothing', ''],
])('T24 %s gives no hint', (_what, typed) => {
  expect(kenyanNumber(typed)).toBeUndefined()
})
