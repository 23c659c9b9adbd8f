import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { tourEnquiry, whatsAppLink, type EnquiryTour } from '../../src/lib/whatsapp'

const phone = '+254 700 000 000'

const tour: EnquiryTour = {
  title: 'Goat Farm Tour 🐐',
  duration: 'Half day',
  location: 'Kiserian, Kajiado County',
  participants: '3-90',
  includes: ['Guide', 'Tea & cake'],
  itinerary: ['Meet the herd', 'Feed the kids'],
}

const visitor = { name: 'A Visitor', phone: '0712 345 678' }

function textOf(link: string): string {
  return new URL(link).searchParams.get('text') ?? ''
}

test('T16 the link goes to wa.me with nothing but digits of the number', () => {
  expect(whatsAppLink(phone, 'Hello')).toBe('https://wa.me/254700000000?text=Hello')
})

test.each([
  ['+254 712 345 678', '254712345678'],
  ['0712 345 678', '254712345678'],
  ['+254 (0)712-345-678', '254712345678'],
  ['00254 712 345 678', '254712345678'],
  ['+44 20 7946 0018', '442079460018'],
])('T16 the number %s becomes %s', (typed, digits) => {
  expect(new URL(whatsAppLink(typed, 'x')).pathname).toBe(`/${digits}`)
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
  expect(textOf(whatsAppLink(phone, text))).toBe(text)
})

test('T22 half of a broken character becomes a mark instead of an error', () => {
  expect(textOf(whatsAppLink(phone, 'a\uD83Db\uDC10c'))).toBe('a\uFFFDb\uFFFDc')
})

test('T22 the enquiry itself is never altered by the link', () => {
  const text = tourEnquiry({ tour, ...visitor, message: 'We are 5 & a dog 🐕 — 50% kids\n#fun' })
  expect(textOf(whatsAppLink(phone, text))).toBe(text)
})

test('T17 the text names the customer and the phone', () => {
  const text = tourEnquiry({ tour, name: '  A Visitor ', phone: ' 0712 345 678 ' })
  expect(text).toContain('Name: A Visitor\nPhone: 0712 345 678')
})

test('T17 without a customer there is no empty line for one', () => {
  const text = tourEnquiry({ tour })
  expect(text).not.toContain('Name:')
  expect(text).not.toContain('Phone:')
  expect(text).not.toContain('\n\n\n')
})

test('T18 the text names title, duration, location and group size', () => {
  const text = tourEnquiry({ tour, ...visitor })
  expect(text).toContain(
    'Tour: Goat Farm Tour 🐐\nDuration: Half day\nLocation: Kiserian, Kajiado County\nGroup size: 3-90',
  )
})

test('T19 the text lists all inclusions and all stations', () => {
  const text = tourEnquiry({ tour, ...visitor })
  expect(text).toContain('Included:\n- Guide\n- Tea & cake')
  expect(text).toContain('Itinerary:\n1. Meet the herd\n2. Feed the kids')
})

test('T19 no tour of ours needs shortening', () => {
  for (const ours of tours) {
    const text = tourEnquiry({ tour: ours, ...visitor })
    expect(text).not.toContain('…')
    for (const station of ours.itinerary) expect(text).toContain(station)
  }
})

test('T20 the text ends with the message, or says that there is none', () => {
  expect(tourEnquiry({ tour, ...visitor, message: ' See you! ' })).toMatch(/Message:\nSee you!$/)
  expect(tourEnquiry({ tour, ...visitor, message: ' \n ' })).toMatch(
    /Message:\nNo additional message$/,
  )
  expect(tourEnquiry({ tour, ...visitor })).toMatch(/Message:\nNo additional message$/)
})

const longTour: EnquiryTour = {
  ...tour,
  itinerary: Array.from(
    { length: 40 },
    (_, day) => `Day ${day + 1}: ${'walk and rest '.repeat(25)}`,
  ),
}

test.each([
  ['3000 letters', tour, 'a'.repeat(3000)],
  ['3000 letters on a long tour', longTour, 'a'.repeat(3000)],
  ['3000 letters of two bytes', longTour, 'é'.repeat(3000)],
  ['2000 emoji', longTour, '🐐'.repeat(2000)],
  ['2000 broken halves', longTour, '\uD83D'.repeat(2000)],
])('T23 a message of %s keeps the budget and who asks for what', (_what, asked, message) => {
  const text = tourEnquiry({ tour: asked, ...visitor, message })
  expect(text.length).toBeLessThanOrEqual(4096)
  expect(whatsAppLink(phone, text).length).toBeLessThan(8000)
  expect(text).toContain('Name: A Visitor')
  expect(text).toContain('Phone: 0712 345 678')
  expect(text).toContain(`Tour: ${tour.title}`)
  expect(text).not.toContain('\uD83D\u2026')
})

test('T23 the itinerary gives way before the message does', () => {
  const message = 'b'.repeat(1200)
  const text = tourEnquiry({ tour: longTour, ...visitor, message })
  expect(text).toContain(message)
  expect(text).toMatch(/1\. Day 1: [^…]*…\n\nMessage:/)
  expect(text.length).toBeGreaterThan(4000)
})
