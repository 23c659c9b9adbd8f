import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  record,
  subarray,
  tuple,
  type Arbitrary,
} from 'fast-check'
import type { Part } from '../../src/content/collections/facts/part'
import { factKeys, factSheets, type Facts } from '../../src/content/collections/facts/sheets'
import { allFacts } from '../../src/content/facts/all'

/** Values of one part of a sheet, given texts of at most so many characters. */
function anyValue(part: Part, line: (max: number) => Arbitrary<string>): Arbitrary<unknown> {
  const text = (max: number) => line(max).map((found) => found.replace(/[{}]/g, '.'))
  const inner = (found: Part) => anyValue(found, line)
  switch (part.input) {
    case 'line':
    case 'text':
      return text(part.max ?? 40)
    case 'linked':
      return array(
        text(20).chain((name) =>
          constantFrom<unknown>(name, 'Call {phone}.', { name, href: '/tours' }),
        ),
        { minLength: 1, maxLength: 4 },
      )
    case 'url':
      return constantFrom('https://example.org/a?b=%20', 'https://example.org')
    case 'email':
      return constantFrom('name@example.com', "o'neil+farm@example.org")
    case 'phone':
      return constantFrom('+254 711 222 333', '+44 20 7946 0000')
    case 'number':
    case 'hour':
      return constantFrom(part.empty)
    case 'choice':
      return constantFrom(...Object.keys(part.options ?? {}))
    case 'flag':
      return boolean()
    case 'picture':
      return constant('/images/tours/goat-farm-tour.jpg')
    case 'days':
      return subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })
    case 'id':
    case 'category':
    case 'question':
      return integer({ min: 1 }).map((number) => `${part.prefix ?? ''}entry-${number}`)
    case 'group':
      return record(
        Object.fromEntries(
          Object.entries(part.parts ?? {}).map(([key, found]) => [key, inner(found)]),
        ),
      )
    case 'list':
      return part.entry
        ? array(inner(part.entry), {
            minLength: part.least ?? 0,
            maxLength: Math.min(part.most ?? 3, (part.least ?? 0) + 2),
          })
        : constant([])
    default:
      return constant(part.input satisfies never)
  }
}

/** Sheets whose rules involve several parts, or other sheets; the rest is made from its definition. */
const bound = ['policy', 'services', 'advice', 'faq', 'categories', 'series', 'counting'] as const

/** Valid facts of the site; tours and pictures keep their categories and series. */
export function anyFacts(line: (max: number) => Arbitrary<string>): Arbitrary<Facts> {
  const free = factKeys.filter((key) => !bound.some((name) => name === key))
  const values = free.map((key) =>
    anyValue(factSheets[key].part, line).filter(
      (value) => factSheets[key].part.schema.safeParse(value).success,
    ),
  )
  return tuple(tuple(...values), line(40), integer({ min: 0, max: 40 })).map(
    ([found, typed, fee]): Facts => {
      const text = typed.replace(/[{}]/g, '.')
      const { faq, policy, categories, series, counting } = allFacts
      return {
        ...allFacts,
        ...Object.fromEntries(free.map((key, index) => [key, found[index]])),
        faq: { ...faq, closingNote: text },
        policy: {
          ...policy,
          intro: text,
          steps: policy.steps.map((step) => ({ ...step, feePercent: fee })),
        },
        categories: {
          categories: categories.categories.map((entry) => ({ ...entry, imageAlt: text })),
        },
        series: { ...series, allText: text },
        counting: { ...counting, countsPresses: fee % 2 === 1 },
      }
    },
  )
}
