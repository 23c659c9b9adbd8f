import { expect, test } from 'vitest'
import { routeOf } from '../../src/app/routes'
import { articlesPictures } from '../../src/content/pictures/articles'
import { articleCards } from '../../src/content/article-cards'
import { articleSlugs } from '../../src/content/article-slugs'
import { articles } from '../../src/content/articles'
import { plainText } from '../../src/lib/plain-text'
import { paths } from '../../src/lib/paths'

// Repeats the specification on purpose: slug, category, minutes.
const specified = [
  ['why-agritourism-worth-every-penny', 'Agritourism Value', 8],
  ['industrial-tourism-nothing-beats-being-there', 'Industrial Tourism', 5],
  ['community-based-tourism-building-bridges', 'Community Tourism', 4],
  ['embrace-the-bleat-goat-farming', 'Livestock Farming', 4],
  ['coffee-culture-bean-to-cup', 'Coffee Farming', 4],
] as const

const wordsAMinute = 200

/** Counts words as a reader does: blocks separate words, inline elements do not. */
function wordsOf(html: string): number {
  const separated = html.replace(/<\/(?:p|h\d|li|blockquote)>/g, ' ')
  return plainText(separated)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whether an internal link leads to an existing page. */
function leadsSomewhere(link: string): boolean {
  return link.startsWith('/') && routeOf(link.replace(/[?#].*/, '')).id !== 'not-found'
}

test('B3 five unique slugs in the specified order', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(specified.map(([slug]) => slug))
  for (const { slug } of articles) {
    const route = routeOf(paths.article(slug))
    expect(route.id).toBe('article')
    expect(route.prerender).toContain(`/blog/${slug}`)
  }
})

test('B4 five categories, one for each article', () => {
  expect(articles.map(({ category }) => category)).toEqual(specified.map(([, name]) => name))
})

test('B5 reading times of 8, 5, 4, 4 and 4 minutes', () => {
  expect(articles.map(({ readMinutes }) => readMinutes)).toEqual(
    specified.map(([, , time]) => time),
  )
})

test.each(articles)('B5 $slug is as long as its reading time says', ({ content, readMinutes }) => {
  const minutes = wordsOf(content) / wordsAMinute
  expect(Math.abs(minutes / readMinutes - 1)).toBeLessThanOrEqual(0.05)
})

test('B24 the articles are in descending order of publication', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))).toBe(true)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(dates).size).toBe(5)
})

test('B16 no person is named as the author', () => {
  for (const { author } of articles) expect(author).toMatch(/ team$/)
})

test.each(articles)('B16 the links of $slug lead to pages that exist', ({ content }) => {
  const links = [...content.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
})

test.each(articles)('B23 $slug has enough headings for a table of contents', ({ content }) => {
  expect(content.match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(3)
})

test('B2 the cards hold everything but the stories', () => {
  expect(articleCards).toHaveLength(5)
  articleCards.forEach((card, index) => {
    expect(card).not.toHaveProperty('content')
    const { picture, ...rest } = card
    expect({ ...rest, content: articles[index]?.content }).toEqual(articles[index])
    expect(articlesPictures[card.image]).toMatchObject(picture ?? { key: 'no picture' })
  })
  expect(articleSlugs).toEqual(articles.map(({ slug }) => slug))
})
