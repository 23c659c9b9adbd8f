import { array, constantFrom, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOfParts, partsOfHtml, tidyParts } from '../../../src/admin/site/linked-value'
import { toEditorHtml, toValue } from '../../../src/admin/kit/rich-text/html-value'
import { allFacts } from '../../../src/content/facts/all'
import type { TextPart } from '../../../src/content/model'
import { assert } from '../../properties'

const words = array(
  constantFrom('tea', 'a & b', '<b>', '“quoted”', '{phone}', '🌱', "d'accord", '&amp;'),
  {
    minLength: 1,
    maxLength: 5,
  },
).map((list) => list.join(' '))
const href = constantFrom(
  '/tours',
  '/faq#q-pets',
  '/tours?category=a&b=c',
  'https://example.org/a?b=c&d=e',
  '{imageConsentForm}',
)
const link = record({ name: words, href })

/** Text as it is saved: words and links take turns, on one line, without spaces at its ends. */
const text = array(tuple(words, link), { maxLength: 4 }).chain((pairs) =>
  words.map((end) =>
    tidyParts([...pairs.flatMap(([before, found]) => [`${before} `, found]), ` ${end}`]),
  ),
)

test('K95 running text with links comes back from the editor as it was', () => {
  assert(
    property(text, (parts) => {
      const html = htmlOfParts(parts)
      expect(partsOfHtml(html)).toEqual(parts)
      // Also after what the editor itself does to its content.
      expect(partsOfHtml(toValue(toEditorHtml(html, 'links'), 'links'))).toEqual(parts)
    }),
    { numRuns: 300 },
  )
})

test('K95 every published answer and legal text comes back as it was', () => {
  const answers: TextPart[][] = [
    ...allFacts.faq.sections.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ...allFacts.legal.privacy,
    ...allFacts.legal.terms,
    ...allFacts.home.story,
  ]
  expect(answers.length).toBeGreaterThan(25)
  for (const parts of answers) expect(partsOfHtml(htmlOfParts(parts))).toEqual(parts)
})

test('K95 words and links are all that stays of other markup', () => {
  const html = toValue(
    '<p>Some <strong>bold</strong> <a href="/tours"><em>tours</em></a></p>',
    'links',
  )
  expect(partsOfHtml(html)).toEqual(['Some bold ', { name: 'tours', href: '/tours' }])
  expect(partsOfHtml('<a href="javascript:alert(1)">no</a>')).toEqual(['no'])
})
