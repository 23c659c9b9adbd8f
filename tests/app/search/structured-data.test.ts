import { expect, test, vi } from 'vitest'
import { prerenderedPaths } from '../../../src/app/entry-server'
import { structuredData } from '../../../src/app/search/structured-data'
import { articles } from '../../../src/content/articles'
import { faqSections } from '../../../src/content/faq'
import { site } from '../../../src/content/site'
import { tours } from '../../../src/content/tours'
import { paths } from '../../../src/lib/paths'
import { publicPages } from '../../../src/lib/public-pages'

const today = '2026-11-22'

type Node = Record<string, unknown>

function nodesOf(path: string): Node[] {
  const data = structuredData(path, today)
  if (!data || !('@graph' in data) || !Array.isArray(data['@graph'])) return []
  expect(data).toHaveProperty('@context', 'https://schema.org')
  return data['@graph']
}

function nodeOf(path: string, type: string): Node {
  const [node, ...others] = nodesOf(path).filter((found) => found['@type'] === type)
  expect(others).toEqual([])
  if (!node) throw new Error(`${path} has no ${type}.`)
  return node
}

/** Every object inside a value, itself included. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)]
}

/**
 * What must be there for each type: what the vocabulary's readers ask for, see
 * https://developers.google.com/search/docs/appearance/structured-data.
 */
const required: Record<string, readonly string[]> = {
  TravelAgency: [
    '@id',
    'name',
    'url',
    'telephone',
    'email',
    'address',
    'areaServed',
    'openingHours',
    'sameAs',
  ],
  // The company on pages that do not give all its facts.
  Organization: ['@id', 'name', 'url', 'telephone'],
  TouristTrip: ['name', 'description', 'url', 'image', 'provider', 'itinerary'],
  Offer: ['price', 'priceCurrency', 'url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageGallery: ['url', 'image'],
  ImageObject: ['contentUrl', 'name', 'caption', 'copyrightNotice', 'acquireLicensePage'],
  Person: ['name'],
}

/** What is wrong with an object, in words. */
function faultsOf(object: Node): string[] {
  const type = object['@type']
  const names = typeof type === 'string' ? required[type] : undefined
  if (!names) return [`unknown type ${String(type)}`]
  const lacking = names.filter((name) => !object[name]).map((name) => `no ${name}`)
  const addresses = ['url', 'image', 'item', 'contentUrl', 'logo']
    .map((name) => object[name])
    .filter((value) => typeof value === 'string')
  return [...lacking, ...addresses.filter((address) => !/^https:\/\/\S+$/.test(address))]
}

test('Q3 every object of every page has what its type requires, and absolute addresses', () => {
  const seen = new Set<unknown>()
  for (const path of prerenderedPaths) {
    const objects = objectsIn(nodesOf(path))
    for (const object of objects) seen.add(object['@type'])
    const faults = objects.flatMap((object) => faultsOf(object).map((fault) => [path, fault]))
    expect(faults).toEqual([])
  }
  expect([...seen]).toEqual(expect.arrayContaining(['TravelAgency', 'TouristTrip', 'BlogPosting']))
})

test('Q3 the home page names the company with its opening hours', () => {
  expect(nodeOf('/', 'TravelAgency')).toMatchObject({
    name: site.name,
    telephone: site.phone,
    openingHours: ['Mo,Tu,We,Th,Fr 09:00-17:00', 'Sa,Su 09:00-15:00'],
  })
})

test('Q3 a tour has its itinerary in order, and no rating', () => {
  for (const tour of tours) {
    const trip = nodeOf(paths.tour(tour.slug), 'TouristTrip')
    const stops = tour.itinerary.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
    }))
    expect(trip['itinerary']).toMatchObject({ itemListElement: stops })
    expect(JSON.stringify(trip)).not.toMatch(/rating|review/i)
    expect(trip['name']).not.toMatch(/\p{Extended_Pictographic}/u)
  }
})

test('Q3 a tour has an offer only with a price, until its last day', async () => {
  const [tour] = tours
  if (!tour) throw new Error('There are no tours.')
  const path = paths.tour(tour.slug)
  expect(nodeOf(path, 'TouristTrip')).not.toHaveProperty('offers')
  const price = {
    amount: 4500,
    currency: 'KES',
    per: 'person',
    validUntil: today,
    note: '',
  } as const
  const priced = { ...tour, priceFrom: price }
  vi.resetModules()
  vi.doMock('../../../src/content/tours', () => ({ tours: [priced, ...tours.slice(1)] }))
  const { structuredData: pricedData } = await import('../../../src/app/search/structured-data')
  const objects = objectsIn(pricedData(path, today))
  expect(objects.find((object) => object['@type'] === 'TouristTrip')?.['offers']).toEqual({
    '@type': 'Offer',
    price: 4500,
    priceCurrency: 'KES',
    priceValidUntil: today,
    url: site.origin + path,
  })
  expect(JSON.stringify(pricedData(path, '2026-11-23'))).not.toContain('Offer')
})

test('Q3 an article names its days and its author', () => {
  for (const { slug, title, date, updatedOn } of articles) {
    expect(nodeOf(paths.article(slug), 'BlogPosting')).toMatchObject({
      headline: title,
      datePublished: date,
      dateModified: updatedOn ?? date,
      author: { '@id': `${site.origin}/#company` },
    })
  }
})

test('Q3 the FAQ page answers every question, in text without markup', () => {
  const questions = objectsIn(nodeOf(paths.faq(), 'FAQPage')['mainEntity'])
  const names = questions.filter((node) => node['@type'] === 'Question').map(({ name }) => name)
  expect(names).toEqual(faqSections.flatMap((section) => section.questions.map((q) => q.question)))
  expect(JSON.stringify(questions)).not.toMatch(/[{<]\w+[}>]|\{phone\}/)
})

test('Q3 every page but the first names the way to it', () => {
  for (const { name, path } of publicPages.slice(1)) {
    const { itemListElement } = nodeOf(path, 'BreadcrumbList')
    expect(itemListElement).toMatchObject([
      { name: 'Home', item: `${site.origin}/` },
      { name, item: site.origin + path },
    ])
  }
  expect(nodesOf('/').map((node) => node['@type'])).not.toContain('BreadcrumbList')
})

test('Q3 an address without a page says nothing', () => {
  expect(structuredData('/not-found', today)).toBeUndefined()
})
