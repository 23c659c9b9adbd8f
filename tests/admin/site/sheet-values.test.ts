import { constantFrom, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { factKeys, factSheets } from '../../../src/content/collections/facts/sheets'
import { allFacts } from '../../../src/content/facts/all'
import {
  isDamaged,
  repaired,
  summaryOf,
  tidied,
  withIds,
} from '../../../src/admin/site/sheet-values'
import { isSame } from '../../../src/admin/kit/drafts/merge-changes'
import { assert } from '../../properties'

const { faq } = factSheets

test('K93 what is published opens in its form as it is, and would be saved as it is', () => {
  for (const key of factKeys) {
    const { part } = factSheets[key]
    expect(repaired(part, allFacts[key])).toEqual(allFacts[key])
    expect(tidied(part, allFacts[key])).toEqual(allFacts[key])
    expect(withIds(part, allFacts[key], true)).toEqual(allFacts[key])
  }
})

test('K93 any stored value opens in a form of its definition', () => {
  assert(
    property(constantFrom(...factKeys), jsonValue(), (key, stored) => {
      const { part } = factSheets[key]
      const once = repaired(part, stored)
      expect(Object.keys(Object(once))).toEqual(Object.keys(part.parts))
      expect(repaired(part, once)).toEqual(once)
    }),
  )
})

test('K93 damage is told from another order of the same parts', () => {
  const { company } = allFacts
  const { part } = factSheets.company
  expect(isDamaged(part, turned(company))).toBe(false)
  expect(isDamaged(part, { ...company, phone: 7 })).toBe(true)
})

test.each(factKeys)(
  'K167 the sheet %s is no change of itself, in whatever order it is stored',
  (key) => {
    const { part } = factSheets[key]
    const opened = repaired(part, turned(allFacts[key]))
    const checked: unknown = part.schema.parse(withIds(part, tidied(part, opened), true))
    expect(isSame(opened, checked)).toBe(true)
  },
)

/** A value as the database may give it: with the parts of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toReversed()
  return Object.fromEntries(parts.map(([key, inner]) => [key, turned(inner)]))
}

const question = (words: string, id = '') => ({
  id,
  question: words,
  answer: ['Yes.'],
  keywords: '',
  hasBooking: false,
})
const sheet = (...questions: ReturnType<typeof question>[]) => ({
  sections: [{ id: 'visit', title: 'Your visit', questions }],
  closingNote: 'Ask us.',
})
const idsOf = (value: unknown) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a sheet of questions with ids
  (value as ReturnType<typeof sheet>).sections.flatMap(({ questions }) =>
    questions.map(({ id }) => id),
  )

test('K94 a new entry gets an id of its words, and others keep theirs when they are reworded', () => {
  const named = withIds(
    faq.part,
    sheet(question('May I bring my dog?', 'q-pets'), question('Is there tea?')),
  )
  expect(idsOf(named)).toEqual(['q-pets', 'q-is-there-tea'])
  const again = withIds(
    faq.part,
    sheet(question('Dogs?', 'q-pets'), question('Coffee?', 'q-is-there-tea')),
  )
  expect(idsOf(again)).toEqual(['q-pets', 'q-is-there-tea'])
})

test('K94 ids are unique in the sheet, readable, and short enough', () => {
  const long = 'Why '.repeat(40)
  const named = withIds(
    faq.part,
    sheet(
      question('Tea?', 'q-tea'),
      question('Tea!'),
      question('Tea'),
      question('🌱'),
      question(long),
    ),
  )
  expect(idsOf(named).slice(0, 4)).toEqual(['q-tea', 'q-tea-2', 'q-tea-3', 'q-entry'])
  expect(
    faq.part.parts.sections.entry.parts.questions.entry.parts.id.schema.safeParse(idsOf(named)[4])
      .success,
  ).toBe(true)
})

test('K94 an entry without words waits for its id', () => {
  expect(idsOf(withIds(faq.part, sheet(question('  '))))).toEqual([''])
})

test('K92 an entry is told by its words', () => {
  const slide = factSheets.hero.part.parts.slides.entry
  expect(summaryOf(slide, allFacts.hero.slides[0])).toBe(allFacts.hero.slides[0]?.title)
  const figure = factSheets.figures.part.parts.hero.entry
  const [first] = allFacts.figures.hero
  expect(summaryOf(figure, first)).toBe(`${first?.number} · ${first?.label}`)
})
