import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  factKeys,
  factSheets,
  type FactKey,
  type FactsOf,
} from '../../src/content/collections/facts/sheets'
import { allFacts } from '../../src/content/facts/all'
import { readContent } from '../../src/publish/read-content'
import { factRows } from '../../src/publish/to-rows'
import { articleRow, contentRows, only } from './rows'

/** Rows of all sheets, one of them with another value. */
function rowsWith<Key extends FactKey>(key: Key, change: (value: FactsOf<Key>) => void) {
  const value = structuredClone(allFacts[key])
  change(value)
  return contentRows({ site_facts: factRows({ ...allFacts, [key]: value }) })
}

const problemsOf = (rows: unknown) =>
  readContent(rows).problems.map(({ key, title, field, message, adminPath }) => [
    key,
    title,
    field,
    message,
    adminPath,
  ])

test('K111 the sheets of the site are fit for the site', () => {
  const { content, problems } = readContent(contentRows({ site_facts: factRows(allFacts) }))
  expect(problems).toEqual([])
  expect(content?.facts).toEqual(allFacts)
})

test('K111 the database names the same sheets with the same numbers', () => {
  const migrations = readdirSync('supabase/migrations').toSorted()
  const sql = migrations
    .map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'))
    .join('\n')
  // The last one holds: a later migration may replace it.
  const [, constraint = ''] = [...sql.matchAll(/site_facts_sheet check ([^;]+);/g)].at(-1) ?? []
  const listed = [...constraint.matchAll(/\((\d+), '([a-z]+)'\)/g)].map(([, id, key]) => [
    Number(id),
    key,
  ])
  expect(listed).toEqual(factKeys.map((key) => [factSheets[key].id, key]))
})

describe('a sheet with a fault', () => {
  test('K112 is named with the place of the fault and its page in the studio', () => {
    const rows = rowsWith('faq', (value) => {
      const [question] = value.sections[0]?.questions ?? []
      if (question) question.question = ''
    })
    expect(problemsOf(rows)).toEqual([
      [
        'facts:8',
        'FAQ',
        'Sections 1, Questions 1, Question',
        'Write the question.',
        '/admin/site/faq',
      ],
    ])
  })

  test.each([
    ['a word in braces that is none', 'Call {telephone}.', /does not know \{telephone\}/],
    ['a control character', 'Call\u0007us.', /cannot be shown/],
    ['too many characters', 'x'.repeat(301), /to 300 characters/],
  ])('K112 is refused for %s', (_what, directions, message) => {
    const rows = rowsWith('company', (value) => {
      value.directions = directions
    })
    const [problem] = readContent(rows).problems
    expect(problem).toMatchObject({ field: 'Directions', adminPath: '/admin/site/company' })
    expect(problem?.message).toMatch(message)
  })

  test.each(['javascript:alert(1)', '//evil.test', 'http://a.test', '/tours" onclick="x'])(
    'K112 is refused for a link to %s',
    (href) => {
      const rows = rowsWith('legal', (value) => {
        value.terms = [['See ', { name: 'this', href }]]
      })
      expect(readContent(rows).problems[0]?.message).toMatch(/Enter a page of this site/)
    },
  )

  test('K112 is refused for a link to a page that does not exist', () => {
    const rows = rowsWith('home', (value) => {
      value.story = [['See ', { name: 'our tours', href: '/toures' }]]
    })
    expect(only(readContent(rows).problems).message).toContain('/toures leads to no page')
  })

  test('K112 has a word in braces where the facts themselves stand', () => {
    const rows = rowsWith('company', (value) => {
      value.tagline = 'Call {phone}'
    })
    expect(only(readContent(rows).problems)).toMatchObject({
      field: 'Tagline',
      message: 'Write this without braces.',
    })
  })

  test('K112 closes before it opens', () => {
    const rows = rowsWith('company', (value) => {
      value.openingHours = [{ days: [1], opens: 9, closes: 8 }]
    })
    expect(problemsOf(rows).map(([, , field]) => field)).toEqual(['Opening hours 1, Closes at'])
  })

  test('K166 is open twice on one day at one time', () => {
    const rows = rowsWith('company', (value) => {
      value.openingHours = [
        { days: [1, 2, 3, 4, 5, 6], opens: 8, closes: 17 },
        { days: [6, 0], opens: 9, closes: 15 },
      ]
    })
    expect(problemsOf(rows)).toEqual([
      [
        'facts:1',
        'Company',
        'Opening hours 2, Days',
        'Saturday stands twice: an earlier row has it at overlapping hours. Take it out of one of the rows, or change the hours.',
        '/admin/site/company',
      ],
    ])
  })

  test('K112 leaves a gap in the refunds', () => {
    const rows = rowsWith('policy', (value) => {
      value.steps.pop()
    })
    expect(only(readContent(rows).problems).message).toContain('the last begins at 0 days')
  })

  test('K112 is a sheet that this version does not know', () => {
    const rows = { ...contentRows(), site_facts: [{ id: 99, key: 'prices', value: {} }] }
    expect(only(readContent(rows).problems).message).toContain(
      'bring code and database to one version',
    )
  })
})

test('K112 a picture that was uploaded gets its address on the site, one of another site is refused', () => {
  const upload = '/storage/v1/object/public/gallery/gallery/ridge.webp'
  const { content, pictures } = readContent(
    rowsWith('partners', (value) => {
      const [partner] = value.partners
      if (partner) partner.logo = upload
    }),
  )
  expect(content?.facts.partners?.partners[0]?.logo).toBe('/images/gallery/uploads/ridge.jpg')
  expect(pictures.find(({ storagePath }) => storagePath !== null)).toMatchObject({
    storagePath: 'gallery/ridge.webp',
    item: { kind: 'facts', id: 6 },
    field: 'Partners 1, Logo',
  })
  const foreign = rowsWith('partners', (value) => {
    const [partner] = value.partners
    if (partner) partner.logo = 'https://example.org/logo.png'
  })
  expect(only(readContent(foreign).problems).message).toContain('lies on another site')
})

describe('sheets that belong together', () => {
  test('K114 a tour and a picture without their category are named', () => {
    const rows = rowsWith('categories', (value) => {
      for (const category of value.categories) category.name += ' of today'
    })
    expect(problemsOf(rows).map(([key, , field]) => [key, field])).toEqual(
      contentRows().tours.map(({ id }) => [`tour:${id}`, 'category']),
    )
    const others = rowsWith('series', (value) => {
      for (const series of value.series) series.name += ' of today'
    })
    expect(problemsOf(others).map(([key]) => key)).toEqual(['picture:1', 'picture:2'])
  })

  test('a link to a category counts by the sheet that goes out, not by that of the site before', () => {
    const linked = (id: string, rows: object) => {
      const content = `<p><a href="/tours/category/${id}">There</a></p>`
      return readContent({ ...rows, blog_posts: [articleRow(1, { content })] }).problems
    }
    const added = rowsWith('categories', ({ categories }) => {
      const [first] = categories
      if (first) categories.push({ ...first, id: 'boat-tours', name: 'Boat Tours' })
    })
    expect(linked('boat-tours', added)).toEqual([])
    const retired = rowsWith('categories', ({ categories }) => {
      for (const category of categories) category.retired = category.id === 'cultural-urban'
    })
    expect(linked('farm-tours', retired)).toEqual([])
    expect(only(linked('cultural-urban', retired))).toMatchObject({ key: 'post:1' })
  })

  test('K114 services and advice that lead nowhere are named', () => {
    const rows = rowsWith('services', (value) => {
      const [service] = value.services
      if (service) service.category = 'boat-tours'
    })
    expect(only(readContent(rows).problems)).toMatchObject({ adminPath: '/admin/site/services' })
    const others = rowsWith('advice', (value) => {
      const [advice] = value.items
      if (advice) advice.question = 'q-gone'
    })
    expect(only(readContent(others).problems)).toMatchObject({ adminPath: '/admin/site/advice' })
  })
})

test('K111 content from before there were sheets keeps the modules of the site', () => {
  const { site_facts: _none, ...rows } = contentRows()
  expect(readContent({ schema: 2, ...rows }).content?.facts).toEqual({})
})
