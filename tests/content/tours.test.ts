import { expect, test } from 'vitest'
import { homeFeatured } from '../../src/content/home-featured'
import { tourCategories } from '../../src/content/categories'
import { homeTourCards } from '../../src/content/home-tour-cards'
import { toursPictures } from '../../src/content/pictures/tours'
import { tourCards } from '../../src/content/tour-cards'
import { tourSlugs } from '../../src/content/tour-slugs'
import { tours } from '../../src/content/tours'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'
import { plainTitle, splitTitle } from '../../src/lib/tour-title'

// Repeats the specification on purpose: id, name, group size.
const specified = [
  [1, 'Flower Farm Tour in Naivasha', '4-150'],
  [2, 'Rural Farm Safari - Tea & Cheese', '4-160'],
  [3, '9-Day Mixed Farming Safari', '4-70'],
  [4, 'Organic Farm Visit', '3-90'],
  [5, 'Coffee & Dairy Tour', '2-150'],
  [6, 'Matatu Tourism', '5-30'],
  [7, 'Nanasi (Pineapple) Tour', '4-50'],
  [8, 'Ngong Adrenaline Rush', '4-80'],
  [9, 'Goat Farm Tour', '3-90'],
  [10, 'Maasai Ostrich Farm Tour', '6-30'],
  [11, 'Pig Farm Tour', '4-30'],
  [12, 'Educational STEM Tours', '15-50 students'],
  [13, 'Bonding Safari', '1-50 couples'],
  [14, 'Wellness and Nature Experience', '4-200'],
] as const

const idsOf = (category: string) => tours.filter((t) => t.category === category).map((t) => t.id)
const tour = (id: number) => {
  const found = tours.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no tour ${id}`)
  return found
}

test('L7 the tours are in the specified order, and the id is the position', () => {
  expect(tours.map((t) => [t.id, plainTitle(t.title)])).toEqual(
    specified.map(([id, name]) => [id, name]),
  )
})

test.each(specified)('L16 L17 tour %i, %s, is for %s', (id, _name, participants) => {
  expect(tour(id).participants).toBe(participants)
})

test('L7 every title ends with a space and a unique emoji', () => {
  const emoji = tours.map((t) => splitTitle(t.title).emoji)
  expect(emoji.every((e) => e !== '')).toBe(true)
  expect(new Set(emoji).size).toBe(14)
  expect(tours.map((t) => t.title)).toEqual(
    tours.map((t, i) => `${plainTitle(t.title)} ${emoji[i]}`),
  )
})

test('L9 exactly four tours are featured: 3, 5, 8 and STEM', () => {
  expect(tours.filter((t) => t.featured).map((t) => t.id)).toEqual([3, 5, 8, 12])
})

test('L15 every tour has its category and every filter finds at least one', () => {
  expect(tourCategories).toEqual([
    'Farm Tours',
    'Safari & Wildlife',
    'Cultural & Urban',
    'Regional Experiences',
    'Educational Tours',
  ])
  expect(Object.fromEntries(tourCategories.map((c) => [c, idsOf(c)]))).toEqual({
    'Farm Tours': [1, 2, 4, 5, 7, 9, 11],
    'Safari & Wildlife': [3, 10],
    'Cultural & Urban': [6],
    'Regional Experiences': [8, 13, 14],
    'Educational Tours': [12],
  })
})

test('L18 durations use the four formats, and the pig farm takes 2 days', () => {
  expect(tour(11).duration).toBe('2 days')
  const others = tours.filter((t) => t.id !== 11).map((t) => t.duration)
  expect(new Set(others)).toEqual(new Set(['1 day', '9 days', 'Half day', '1-3 days']))
})

test('H18 H19 the home page shows 3, 5, 8 with 9 days, 1 day, 1 day', () => {
  expect(homeFeatured).toEqual([3, 5, 8])
  expect(homeTourCards.map((card) => [plainTitle(card.title), card.duration])).toEqual([
    ['9-Day Mixed Farming Safari', '9 days'],
    ['Coffee & Dairy Tour', '1 day'],
    ['Ngong Adrenaline Rush', '1 day'],
  ])
})

test('L13 cards carry the facts of their tours, without the long texts, and survive JSON', () => {
  for (const [index, card] of tourCards.entries()) {
    const { picture, ...facts } = card
    expect(tours[index]).toMatchObject(facts)
    expect(toursPictures[card.image]).toMatchObject(picture ?? { key: 'no picture' })
    expect(card).not.toHaveProperty('fullDescription')
  }
  expect(tourCards).toHaveLength(14)
  const all = { tourCards, homeTourCards, tourSlugs }
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
})

test('slugs are unique, stable and free of emoji', () => {
  expect(tourSlugs).toEqual([
    'flower-farm-tour-in-naivasha',
    'rural-farm-safari-tea-and-cheese',
    '9-day-mixed-farming-safari',
    'organic-farm-visit',
    'coffee-and-dairy-tour',
    'matatu-tourism',
    'nanasi-pineapple-tour',
    'ngong-adrenaline-rush',
    'goat-farm-tour',
    'maasai-ostrich-farm-tour',
    'pig-farm-tour',
    'educational-stem-tours',
    'bonding-safari',
    'wellness-and-nature-experience',
  ])
})

test.each(tours)('T3 T4 T5 $title has a full story, a full itinerary and inclusions', (t) => {
  const words = wordsOf(parseRichText(t.fullDescription)).split(/\s+/).filter(Boolean)
  expect(words.length).toBeGreaterThanOrEqual(120)
  expect(t.itinerary.length).toBeGreaterThanOrEqual(t.id === 3 ? 9 : 5)
  expect(t.itinerary.length).toBeLessThanOrEqual(t.id === 3 ? 12 : 8)
  expect(t.includes.length).toBeGreaterThanOrEqual(5)
  expect(t.includes.length).toBeLessThanOrEqual(8)
})

test('T4 the nine-day tour has an entry for each of its days', () => {
  const days = tour(3).itinerary.map((station) => station.slice(0, 6))
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => `Day ${day}:`))
})

test('L10 T6 some descriptions have external links, and some tours have a list of links', () => {
  const linking = tours.filter((t) => t.description.includes('href="https://'))
  expect(linking.length).toBeGreaterThanOrEqual(2)
  expect(tours.filter((t) => t.externalLinks.length > 0).length).toBeGreaterThanOrEqual(3)
  expect(tours.some((t) => t.externalLinks.length === 0)).toBe(true)
})

test('no sentence is used in two tours', () => {
  const sentences = tours.flatMap((t) =>
    wordsOf(parseRichText(`${t.description} ${t.fullDescription}`))
      .split(/(?<=[.?!:])\s+/)
      .map((sentence) => sentence.trim().toLowerCase())
      .filter((sentence) => sentence.length > 20),
  )
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((s, i) => sentences.indexOf(s) !== i)).toEqual([])
})

test('L25 no tour names a price', () => {
  expect(JSON.stringify(tours)).not.toMatch(/\bksh|\bkes\b|usd|[$€£]\s?\d/i)
})

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      return 'children' in node
        ? `${wordsOf(node.children)}${node.type === 'block' ? ' ' : ''}`
        : ' '
    })
    .join('')
}
