import { expect, test } from 'vitest'
import { counting as sheet } from '../../src/content/collections/facts/counting'
import { counting } from '../../src/content/facts/counting'
import { legal } from '../../src/content/facts/legal'
import { legalNotesOf } from '../../src/content/legal'

const service = {
  ...counting,
  serviceName: 'Plain Numbers',
  serviceScript: 'https://stats.example/script.js',
}

test('Q40 Q46 the site is shipped without a counter and without a statistics service', () => {
  expect(counting).toEqual(sheet.empty)
  expect(sheet.schema.safeParse(counting).success).toBe(true)
})

test.each([
  [{ ...service, serviceName: '' }, 'Enter the name of the service.'],
  [{ ...service, serviceScript: '' }, 'Enter the address of its script.'],
  [{ ...counting, serviceServer: 'https://stats.example' }, 'Enter the name of the service.'],
  [{ ...service, serviceScript: 'http://stats.example/script.js' }, expect.any(String)],
  [
    { ...service, serviceSettings: [{ name: 'onload', value: 'x' }] },
    'Enter a name that begins with data-, such as data-website-id.',
  ],
])('Q46 a service that could not work is refused (%#)', (value, message) => {
  const { error } = sheet.schema.safeParse(value)
  expect(error?.issues.map((issue) => issue.message)).toContainEqual(message)
})

test('Q49 the Privacy Policy says what is counted, and nothing while nothing is', () => {
  const paragraphs = (value: typeof counting) =>
    legalNotesOf(legal, value)[0].paragraphs.slice(legal.privacy.length).flat()
  expect(paragraphs(counting)).toEqual([])
  expect(paragraphs({ ...counting, countsPresses: true })).toEqual([
    expect.stringContaining('Nothing about you is sent or kept'),
  ])
  expect(paragraphs(service)).toEqual([expect.stringContaining('If you allow it, Plain Numbers')])
})
