import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { tourEnquiry, type EnquiryTour } from '../../src/lib/tour-enquiry'
import { chatAddress } from '../../src/lib/chat'

const phone = '+254 700 000 000'

const tour: EnquiryTour = {
  title: 'Goat Farm Tour 🐐',
  duration: 'Half day',
  location: 'Kiserian, Kajiado County',
  participants: '3-90',
  includes: ['Guide', 'Tea & cake'],
  itinerary: ['Meet the herd', 'Feed the kids'],
}

const textOf = (link: string) => new URL(link).searchParams.get('text')

const visitor = { name: 'A Visitor', phone: '0712 345 678' }

test('T22 the enquiry itself is never altered by the link', () => {
  const text = tourEnquiry({ tour, ...visitor, message: 'We are 5 & a dog 🐕 — 50% kids\n#fun' })
  expect(textOf(chatAddress(phone, text))).toBe(text)
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

test('T20 V110 the message, or that there is none, follows the visitor and stands before the tour', () => {
  const visited = { tour, ...visitor, people: '4', date: '2026-12-12' }
  expect(tourEnquiry({ ...visited, message: ' See you! ' })).toContain(
    'People: 4\nPreferred date: Saturday, December 12, 2026\n\nMessage:\nSee you!\n\nTour: ',
  )
  for (const message of [' \n ', undefined]) {
    const text = tourEnquiry({ tour, ...visitor, ...(message && { message }) })
    expect(text).toContain('Phone: 0712 345 678\n\nMessage:\nNo additional message\n\nTour: ')
  }
})

test('V165 the text says after the people that the discount applies', () => {
  expect(tourEnquiry({ tour, ...visitor, people: '12', discount: '10% for groups' })).toContain(
    'People: 12\nGroup discount: 10% for groups\n',
  )
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
  expect(chatAddress(phone, text).length).toBeLessThan(8000)
  expect(text).toContain('Name: A Visitor')
  expect(text).toContain('Phone: 0712 345 678')
  expect(text).toContain(`Tour: ${tour.title}`)
  expect(text).not.toContain('\uD83D\u2026')
})

test('T23 the itinerary gives way before the message does', () => {
  const message = 'b'.repeat(1200)
  const text = tourEnquiry({ tour: longTour, ...visitor, message })
  expect(text).toContain(message)
  expect(text).toMatch(/1\. Day 1: [^…]*…$/)
  expect(text.length).toBeGreaterThan(4000)
})

test('T23 a note of 3000 letters leaves the nine days their name, phone and title', () => {
  const nineDays = tours.find(({ id }) => id === 3)
  if (!nineDays) throw new Error('There is no tour 3.')
  const text = tourEnquiry({ tour: nineDays, ...visitor, message: 'n'.repeat(3000) })
  expect(text.length).toBeLessThanOrEqual(4096)
  expect(text).toContain('Name: A Visitor\nPhone: 0712 345 678\n\nMessage:\n')
  // The itinerary has given way to the note, which is whole.
  expect(text).toContain(`${'n'.repeat(3000)}\n\nTour: ${nineDays.title}\n`)
  expect(text.endsWith('…')).toBe(true)
})

test('T25 the text names people and date, and leaves out what was not given', () => {
  const text = tourEnquiry({ tour, ...visitor, people: ' 12 ', date: '2026-12-05' })
  expect(text).toContain(
    'Phone: 0712 345 678\nPeople: 12\nPreferred date: Saturday, December 5, 2026\n',
  )
  const bare = tourEnquiry({ tour, ...visitor, people: ' ', date: '' })
  expect(bare).toBe(tourEnquiry({ tour, ...visitor }))
})

test('T17 Q11 what was typed into one line cannot make a second one', () => {
  const text = tourEnquiry({
    tour,
    name: 'A\r\nPhone: 0',
    phone: '0712\u2028345\u0000678',
    people: '1\n2',
    message: 'one\r\ntwo\u0000\u0007\tthree',
  })
  expect(text).toContain('Name: A Phone: 0\nPhone: 0712 345 678\nPeople: 1 2\n')
  expect(text).toContain('Message:\none\ntwo\tthree\n\nTour: ')
})

test.each([
  ['<img src=x onerror=alert(1)>'],
  ["'; drop table tours;--"],
  ['{{7*7}} ${x}'],
  ['=HYPERLINK("https://example.org")'],
  ['👩🏾‍🌾 Wanjikũ'],
  ['مرحبا'],
  ['__proto__'],
])('T17 Q11 the name %s stands there as it was typed', (name) => {
  expect(tourEnquiry({ tour, ...visitor, name })).toContain(`Name: ${name}\n`)
})
