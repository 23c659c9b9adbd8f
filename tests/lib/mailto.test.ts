import { expect, test } from 'vitest'
import { mailtoLink } from '../../src/lib/mailto'

function read(href: string) {
  const url = new URL(href)
  return {
    protocol: url.protocol,
    address: decodeURIComponent(url.pathname),
    fields: [...url.searchParams.keys()],
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  }
}

test('a link contains address, subject and body unchanged', () => {
  const href = mailtoLink('hello@shambatrails.example', 'Goats & tea?', '50% + 1\nKaribu! 🌾')
  expect(read(href)).toEqual({
    protocol: 'mailto:',
    address: 'hello@shambatrails.example',
    fields: ['subject', 'body'],
    subject: 'Goats & tea?',
    body: '50% + 1\r\nKaribu! 🌾',
  })
})

test('without a body the link has no body field', () => {
  expect(read(mailtoLink('a@b.example', 'Hello')).fields).toEqual(['subject'])
})

test.each([
  '&cc=evil@example.org',
  '?subject=evil',
  '#frag',
  '\nBcc: evil@example.org',
  '\r\nBcc: evil@example.org',
  '%0ABcc: evil@example.org',
])('%j adds no field, in any of the three parts', (text) => {
  for (const href of [
    mailtoLink('a@b.example', `Hello${text}`, 'Text'),
    mailtoLink('a@b.example', 'Hello', `Text${text}`),
    mailtoLink(`a@b.example${text}`, 'Hello', 'Text'),
  ]) {
    expect(read(href).fields).toEqual(['subject', 'body'])
    expect(new URL(href).hash).toBe('')
    expect(read(href).subject).not.toMatch(/[\r\n]/)
    expect(href.slice(0, href.indexOf('?'))).not.toMatch(/%0A|%0D(?!%0A)/)
  }
})

test('all line breaks become CRLF', () => {
  expect(read(mailtoLink('a@b.example', 's', 'a\nb\r\nc\rd')).body).toBe('a\r\nb\r\nc\r\nd')
})

test('a lone surrogate becomes U+FFFD instead of an error', () => {
  const { subject, body } = read(mailtoLink('a@b.example', 's\uD800', 'b\uDC00 🐐'))
  expect(subject).toBe('s\uFFFD')
  expect(body).toBe('b\uFFFD 🐐')
})

test.each(['a', 'é', '🐐', '\n', '\uD800'])('5000 times %j stay under 8000 characters', (sign) => {
  const href = mailtoLink('a@b.example', 'Subject', sign.repeat(5000) + 'end'.repeat(2000))
  expect(href.length).toBeLessThan(8000)
  expect(read(href).body).toMatch(/…$/)
  expect(read(href).subject).toBe('Subject')
})

test('a body that fits is not shortened', () => {
  const body = 'a'.repeat(7000)
  expect(read(mailtoLink('a@b.example', 'Subject', body)).body).toBe(body)
})
