import { expect, test } from 'vitest'
import { isEmailAddress } from '../../src/lib/email-address'

test.each([
  'name@example.com',
  'NAME@Example.COM',
  'first.last+farm@sub.example.co.ke',
  "o'brien@example.com",
  'anna@bücher.example',
  'wanjikũ@shamba.example',
  `${'a'.repeat(64)}@example.com`,
])('C8 W7 %s is an email address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'name',
  'a@b',
  '@example.com',
  'a b@c.de',
  'a@c .de',
  '"a\nBcc: x"@c.de',
  'a@b@c.de',
  '.a@c.de',
  'a.@c.de',
  'a..b@c.de',
  'a@-c.de',
  'a@c-.de',
  'a@c..de',
  'a@c.de.',
  'a@127.0.0.1',
  'a@b.c',
  '<a@c.de>',
  'a@c.de,b@c.de',
  'a@c.de?cc=evil@c.de&x=y',
  'a\u202E@c.de',
  'a\uD800@c.de',
  'a@c.de\n',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}de`,
  'javascript:alert(1)',
])('C8 W7 %j is not an email address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
