import { expect, test } from 'vitest'
import { changedFields } from '../../../src/admin/kit/activity/changed-fields'
import { factTitle } from '../../../src/admin/kit/activity/fact-changes'
import { subjectPath, subjectText } from '../../../src/admin/kit/activity/change-text'
import {
  factSheets,
  type FactKey,
  type FactsOf,
} from '../../../src/content/collections/facts/sheets'
import { allFacts } from '../../../src/content/facts/all'

function changesOf<Key extends FactKey>(key: Key, change: (value: FactsOf<Key>) => void) {
  const { id } = factSheets[key]
  const after = structuredClone(allFacts[key])
  change(after)
  return changedFields('site_facts', {
    old_row: { id, key, value: allFacts[key], version: 1 },
    new_row: { id, key, value: after, version: 2 },
  })
}

test('K113 one changed fact is named with its label, before and after', () => {
  expect(
    changesOf('company', (value) => {
      value.phone = '+254 711 222 333'
    }),
  ).toEqual([{ name: 'Phone number', before: '+254 700 000 000', after: '+254 711 222 333' }])
})

test('K113 opening hours are shown as days and hours', () => {
  const changes = changesOf('company', (value) => {
    value.openingHours = [{ days: [1, 2], opens: 8, closes: 17 }, ...value.openingHours.slice(1)]
  })
  expect(changes).toEqual([
    {
      name: 'Opening hours 1, Days',
      before: 'Monday, Tuesday, Wednesday, Thursday, Friday',
      after: 'Monday, Tuesday',
    },
    { name: 'Opening hours 1, Opens at', before: '9 AM', after: '8 AM' },
  ])
})

test('K113 an answer of the FAQ is found where it stands, with its links', () => {
  const changes = changesOf('faq', (value) => {
    const [question] = value.sections[1]?.questions ?? []
    if (question) question.answer = ['Yes. See ', { name: 'the tours', href: '/tours' }, '.']
  })
  expect(changes).toEqual([
    {
      name: 'Sections 2, Questions 1, Answer',
      before:
        'Reservations are recommended for groups of 6+ and for popular activities such as private tours.',
      after: 'Yes. See the tours (/tours).',
    },
  ])
})

test('K113 entries with an identity that changed places are not taken for changed ones', () => {
  const changes = changesOf('categories', (value) => {
    value.categories.reverse()
  })
  expect(changes).toEqual([
    {
      name: 'Tour categories, order',
      before: allFacts.categories.categories.map(({ name }) => name).join('\n'),
      after: allFacts.categories.categories
        .map(({ name }) => name)
        .toReversed()
        .join('\n'),
    },
  ])
})

test('K177 another picture of a sheet is named by what it shows, never by its address', () => {
  const changes = changesOf('about', (value) => {
    value.storyPicture = { ...value.storyPicture, image: '/images/other.jpg' }
  })
  const { image, imageAlt } = allFacts.about.storyPicture
  expect(changes).toEqual([
    {
      name: expect.stringMatching(/, Picture$/),
      before: `A picture: ${imageAlt}`,
      after: `Another picture: ${imageAlt}`,
      pictures: { before: image, after: '/images/other.jpg' },
    },
  ])
})

test('K113 new and removed entries are shown whole', () => {
  const changes = changesOf('partners', (value) => {
    value.partners.pop()
    value.partners.pop()
  })
  expect(changes.map(({ name, after }) => [name, after])).toEqual([
    ['Partners 4', undefined],
    ['Partners 5', undefined],
  ])
  const added = changesOf('contact', (value) => {
    value.tourTypes.push({ value: 'birds', label: 'Bird watching' })
  })
  expect(added).toEqual([{ name: 'Kinds of tour 8', before: undefined, after: 'Bird watching' }])
})

test('K113 the order in which the database keeps the keys of an object is no change', () => {
  const { id } = factSheets.hero
  const [slide, ...slides] = allFacts.hero.slides
  const reordered = Object.fromEntries(Object.entries(slide ?? {}).toReversed())
  const value = { film: allFacts.hero.film, slides: [reordered, ...slides] }
  const old_row = { id, key: 'hero', value: allFacts.hero }
  expect(changedFields('site_facts', { old_row, new_row: { id, key: 'hero', value } })).toEqual([])
})

test('K113 Activity names a sheet and leads to it', () => {
  const change = {
    id: 7,
    at: '',
    actor: null,
    actor_name: null,
    actor_email: null,
    table_name: 'site_facts',
    op: 'UPDATE',
    row_id: '8',
    title: null,
    old_role: null,
    new_role: null,
    old_consent: null,
    new_consent: null,
  }
  expect([subjectText(change), subjectPath(change)]).toEqual(['FAQ', '/admin/site/faq'])
  expect(factTitle(99)).toBe('Sheet 99')
})
