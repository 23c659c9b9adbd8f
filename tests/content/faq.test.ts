import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faqClosingNote, faqSections } from '../../src/content/faq'
import { site } from '../../src/content/site'
import { paths } from '../../src/lib/paths'

const items = faqSections.flatMap((section) => section.questions)

/** The answer to a question as a visitor reads it. */
function answerTo(question: string): string {
  const found = items.find((item) => item.question === question)
  if (!found) throw new Error(`No such question: ${question}`)
  return found.answer.map((part) => (typeof part === 'string' ? part : part.name)).join('')
}

test('F2 five sections in order, each with at least five questions', () => {
  expect(faqSections.map((section) => section.title)).toEqual([
    'General Information',
    'Visiting and Activities',
    'Pricing and Policies',
    'Safety, Accessibility, and Sustainability',
    'Practical Details',
  ])
  for (const { questions } of faqSections) expect(questions.length).toBeGreaterThanOrEqual(5)
})

test('F2 F3 sections and questions are unique', () => {
  expect(new Set(faqSections.map(({ id }) => id)).size).toBe(5)
  expect(new Set(items.map(({ question }) => question)).size).toBe(items.length)
})

test('F4 the closing note, as in the specification', () => {
  expect(faqClosingNote).toBe(
    'These FAQs are designed to help you plan a seamless, enriching visit. See you on the farm!',
  )
})

test('F5 open year-round, with the hours', () => {
  const answer = answerTo('When are you open?')
  expect(answer).toContain('open year-round')
  expect(answer).toContain('9 AM-5 PM Monday to Friday')
  expect(answer).toContain('9 AM-3 PM Saturday and Sunday')
})

test('F6 reservations, and how to book', () => {
  const reservation = answerTo('Do I need a reservation?')
  expect(reservation).toContain('recommended for groups of 6+')
  expect(reservation).toContain('popular activities such as private tours')
  expect(answerTo('How do I book?')).toContain('Book online or by phone')
})

test('F6 the answer on booking leads to Book a Tour and to the phone', () => {
  const booking = items.find(({ question }) => question === 'How do I book?')
  expect(booking?.hasBooking).toBe(true)
  expect(booking?.answer).toContainEqual({ name: site.phone, href: 'tel:+254700000000' })
})

test('F7 ages, entry, group discount, tax and pets', () => {
  expect(answerTo('From what age can children join?')).toContain('ages 3+')
  expect(answerTo('From what age can children join?')).toContain('free for children under 3')
  expect(answerTo('Do small children pay?')).toContain('free for children under 3')
  expect(answerTo('Is there a discount for groups?')).toContain('10% off for groups of 10+ people')
  expect(answerTo('Do prices include tax?')).toContain('prices include tax')
  expect(answerTo('May I bring my pet?')).toContain('No pets')
})

test('F8 the cancellation policy is on the blog page', () => {
  const cancelling = items.find(({ question }) => question === 'What if I have to cancel?')
  expect(answerTo('What if I have to cancel?')).toContain('on the blog page')
  expect(cancelling?.answer).toContainEqual({
    name: 'cancellation guidelines',
    href: paths.cancellation(),
  })
})

test('F9 accessibility, food, what to bring and produce bags', () => {
  const accessibility = answerTo('Are the farms accessible?')
  expect(accessibility).toContain('Some farms are accessible, but not all')
  expect(accessibility).toContain('Contact us in advance')
  const food = answerTo('May I bring my own food?')
  expect(food).toContain('negotiable')
  expect(food).toContain('recommend eating at the farm')
  expect(answerTo('What should I bring?')).toContain(
    'Closed-toe shoes, hats, sunscreen, bug spray and reusable water bottles',
  )
  expect(answerTo('Can I take produce home?')).toContain('Produce bags are provided')
})

test.each([
  ['q-payment', 'M-Pesa'],
  ['q-deposit', 'deposit'],
  ['q-transport', 'pick-up'],
  ['q-toilets', 'toilet'],
  ['q-languages', 'language'],
  ['q-insurance', 'insurance'],
])('V41 %s answers what the specification leaves open: ask us', (id, word) => {
  const item = items.find((question) => question.id === id)
  if (!item) throw new Error(`No question ${id}`)
  expect(answerTo(item.question)).toMatch(/ask us: the answer depends on the farm\./i)
  expect(`${item.question} ${item.keywords}`.toLowerCase()).toContain(word.toLowerCase())
})

test('V41 a picture is removed by the withdrawal form or by a mail with its number', () => {
  const item = items.find(({ id }) => id === 'q-remove-picture')
  expect(item?.answer).toContainEqual({
    name: 'data withdrawal form',
    href: site.dataWithdrawalForm,
  })
  expect(item?.answer).toContainEqual(
    expect.objectContaining({ href: expect.stringMatching(`mailto:${site.businessEmail}`) }),
  )
  expect(item?.keywords).toContain('remove my picture')
})

test('F8 every internal link is a URL of the path builder', () => {
  const known = [
    paths.tours(),
    paths.about(),
    paths.services(),
    paths.impact(),
    paths.cancellation(),
  ]
  const links = items.flatMap(({ answer }) =>
    answer.flatMap((part) => (typeof part === 'string' ? [] : [part.href])),
  )
  const inside = links.filter((href) => href.startsWith('/'))
  expect(inside.length).toBeGreaterThan(0)
  for (const href of inside) expect(known).toContain(href)
  const outside = links.filter((href) => !href.startsWith('/'))
  for (const href of outside) expect(href).toMatch(/^(?:https:\/\/|tel:\+|mailto:)/)
})

test('the name of the company is defined in site.ts only', () => {
  for (const file of ['faq', 'policy', 'services', 'about-page']) {
    expect(readFileSync(`src/content/${file}.ts`, 'utf8')).not.toContain(site.name)
  }
})

test('F10 every question has a unique id, which is not that of a section', () => {
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(items.length)
  for (const id of ids) expect(id).toMatch(/^q-[a-z]+(?:-[a-z]+)*$/)
  expect(ids).toEqual(
    expect.arrayContaining(['q-pets', 'q-ages', 'q-bring', 'q-accessibility', 'q-hours']),
  )
})
