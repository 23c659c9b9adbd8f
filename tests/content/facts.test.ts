import { expect, test, vi } from 'vitest'
import { factKeys, factLabel, factSheets } from '../../src/content/collections/facts/sheets'
import { allFacts } from '../../src/content/facts/all'
import type { FactsOf } from '../../src/content/collections/facts/sheets'

/** A module that derives from the facts, evaluated with other ones. */
async function withFacts<Key extends keyof typeof allFacts, Module>(
  key: Key,
  change: Partial<FactsOf<Key>>,
  load: () => Promise<Module>,
): Promise<Module> {
  vi.resetModules()
  vi.doMock(`../../src/content/facts/${key}`, () => ({ [key]: { ...allFacts[key], ...change } }))
  try {
    return await load()
  } finally {
    vi.doUnmock(`../../src/content/facts/${key}`)
    vi.resetModules()
  }
}

test.each(factKeys)('K111 the sheet %s passes its own definition, in its order', (key) => {
  const read = factSheets[key].part.schema.safeParse(allFacts[key])
  expect(JSON.stringify(read.data)).toBe(JSON.stringify(allFacts[key]))
})

test.each([
  [8.5, 24, true],
  [0, 0.5, true],
  [8.25, 17, false],
  [8, 24.5, false],
  [17, 17, false],
])('K92 opening at %f and closing at %f may be saved: %s', (opens, closes, isValid) => {
  const openingHours = [{ days: [1], opens, closes }]
  const read = factSheets.company.part.schema.safeParse({ ...allFacts.company, openingHours })
  expect(read.success).toBe(isValid)
})

test.each([
  ['before and after lunch', 13, 17, true],
  ['from the minute the first ends', 12, 17, true],
  ['before the first ends', 11.5, 17, false],
])(
  'K166 a day open from 8 to 12 and again %s may be saved: %s %s %s',
  (_when, opens, closes, ok) => {
    const openingHours = [
      { days: [1, 2], opens: 8, closes: 12 },
      { days: [2, 6], opens, closes },
    ]
    const read = factSheets.company.part.schema.safeParse({ ...allFacts.company, openingHours })
    expect(read.success).toBe(ok)
  },
)

test('K112 a place within a sheet is named in words', () => {
  expect(factLabel(factSheets.faq.part, ['sections', 1, 'questions', 0, 'answer'])).toBe(
    'Sections 2, Questions 1, Answer',
  )
  expect(factLabel(factSheets.company.part, ['phone'])).toBe('Phone number')
})

test('K115 the phone number is written once: links, chat and FAQ follow', async () => {
  const { site, chatLink } = await withFacts(
    'company',
    { phone: '+254 711 222 333' },
    () => import('../../src/content/site'),
  )
  expect(site.phone).toBe('+254 711 222 333')
  expect(chatLink('Hello')).toBe('https://wa.me/254711222333?text=Hello')
  const { faqSections } = await withFacts(
    'company',
    { phone: '+254 711 222 333' },
    () => import('../../src/content/faq'),
  )
  const answers = faqSections.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer))
  expect(answers).toContainEqual({ name: '+254 711 222 333', href: 'tel:+254711222333' })
  expect(JSON.stringify(answers)).not.toContain(allFacts.company.phone)
})

test('K115 the chat may have a number of its own', async () => {
  const { chatLink } = await withFacts(
    'company',
    { chatPhone: '+254 722 000 111' },
    () => import('../../src/content/site'),
  )
  expect(chatLink('Hello')).toBe('https://wa.me/254722000111?text=Hello')
})

test('K115 the sentence about opening hours follows the hours', async () => {
  const { faqSections } = await withFacts(
    'company',
    { openingHours: [{ days: [2, 3, 4], opens: 8, closes: 12 }] },
    () => import('../../src/content/faq'),
  )
  expect(JSON.stringify(faqSections)).toContain('open year-round: 8 AM-12 PM Tuesday to Thursday.')
})

test('Q3 half hours and midnight stand in the structured data as their vocabulary writes them', async () => {
  const { structuredData } = await withFacts(
    'company',
    { openingHours: [{ days: [1], opens: 8.5, closes: 24 }] },
    () => import('../../src/app/search/structured-data'),
  )
  expect(JSON.stringify(structuredData('/', '2026-11-22'))).toContain('"Mo 08:30-23:59"')
})

test('K115 the sentences of the cancellation policy follow its numbers', async () => {
  const steps = [
    { minDays: 60, refundPercent: 100, feePercent: 0 },
    { minDays: 21, refundPercent: 80, feePercent: 5 },
    { minDays: 20, refundPercent: 50, feePercent: 0 },
    { minDays: 0, refundPercent: 0, feePercent: 0 },
  ]
  const { cancellationPolicy } = await withFacts(
    'policy',
    { steps },
    () => import('../../src/content/policy'),
  )
  expect(cancellationPolicy.steps).toEqual([
    { notice: '60+ days before the trip', minDays: 60, refund: 'Full refund', percent: 100 },
    {
      notice: '21-59 days',
      minDays: 21,
      refund: '80% refund minus a 5% processing fee',
      percent: 75,
    },
    { notice: '20 days', minDays: 20, refund: '50% refund', percent: 50 },
    { notice: 'Under 20 days', minDays: 0, refund: 'No refund', percent: 0 },
  ])
})

test('K115 a retired category is no filter any more, and what has it keeps its colour', async () => {
  const { categories } = allFacts.categories
  const changed = categories.map((category, index) => ({ ...category, retired: index === 0 }))
  const { tourCategories, tourCategory } = await withFacts(
    'categories',
    { categories: changed },
    () => import('../../src/content/categories'),
  )
  expect(tourCategories).toEqual(categories.slice(1).map(({ name }) => name))
  expect(tourCategory(categories[0]?.name ?? '').colour).toBe(categories[0]?.colour)
})
