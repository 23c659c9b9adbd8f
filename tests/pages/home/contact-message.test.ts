import { expect, test } from 'vitest'
import {
  checkContact,
  composeContact,
  isContactIncomplete,
} from '../../../src/pages/home/contact/contact-message'
import { mailtoLink } from '../../../src/lib/mailto'

const values = {
  name: 'Anna',
  email: 'anna@example.com',
  tourType: 'dairy-safari',
  message: 'Two adults,\none goat.',
}
const at = new Date('2026-11-21T06:30:00.000Z')

test('C4 C5 subject and body of a message with a tour type', () => {
  const { subject, body, text } = composeContact(values, at)
  expect(subject).toBe('Contact Form Submission - dairy-safari')
  expect(body).toBe(
    [
      'Name: Anna',
      'Email: anna@example.com',
      'Tour Type: dairy-safari',
      '',
      'Message:',
      'Two adults,\none goat.',
      '',
      'Timestamp: 2026-11-21T06:30:00.000Z',
      'Source: Contact page',
    ].join('\n'),
  )
  expect(text).toBe(body)
})

test('C4 C5 without a tour type', () => {
  const { subject, body } = composeContact({ ...values, tourType: '' }, at)
  expect(subject).toBe('Contact Form Submission - General Inquiry')
  expect(body).toContain('Tour Type: Not specified\n')
})

test.each(['', ' ', '\u00A0\t\n', '\u200B\uFEFF'])('C3 %j does not fill a field', (blank) => {
  for (const field of ['name', 'email', 'message'] as const) {
    const broken = { ...values, [field]: blank }
    expect(Object.keys(checkContact(broken))).toEqual([field])
    expect(isContactIncomplete(broken)).toBe(true)
  }
})

test('C8 an invalid email address is an error, but not missing', () => {
  const broken = { ...values, email: 'anna@example' }
  expect(checkContact(broken)).toEqual({
    email: 'Enter an email address like name@example.com',
  })
  expect(isContactIncomplete(broken)).toBe(false)
})

test('C5 one-line values cannot add lines, and markup stays text', () => {
  const { body } = composeContact(
    {
      ...values,
      name: '<img src=x onerror=alert(1)>\r\nSource: elsewhere',
      message: "'; drop table tours;-- {{7*7}} ${x}",
    },
    at,
  )
  expect(body).toContain('Name: <img src=x onerror=alert(1)> Source: elsewhere\n')
  expect(body).toContain("'; drop table tours;-- {{7*7}} ${x}")
  expect(body.split('\n').filter((line) => line.startsWith('Source:'))).toHaveLength(1)
})

test.each(['a', 'é', '🐐', '👩🏾‍🌾', '\uD800', 'a\u0301\u0301\u0301'])(
  'C5 C9 1500 times %j fit into a link, and the full text can be copied',
  (sign) => {
    const message = sign.repeat(1500)
    const { subject, body, text } = composeContact({ ...values, message }, at)
    const href = mailtoLink('hello@shambatrails.example', subject, body)
    expect(href.length).toBeLessThan(8000)
    expect(new URL(href).searchParams.get('body')).toMatch(/Source: Contact page$/)
    expect(text).toContain(message.replaceAll('\uD800', '\uFFFD'))
  },
)
