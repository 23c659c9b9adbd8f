import { expect, test } from 'vitest'
import { articleStories } from '../../src/content/article-stories'
import { articles } from '../../src/content/articles'
import { picture } from '../../src/content/collections/pictures'
import { post } from '../../src/content/collections/posts'
import { tour } from '../../src/content/collections/tours'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { homeTourCards } from '../../src/content/home-tour-cards'
import { tours } from '../../src/content/tours'
import { sanitiseRichText } from '../../src/lib/rich-text-html'

// What holds for any content that an operator publishes: nothing here names a tour or a number.

type Item = { id: number }
type Check = {
  safeParse: (item: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

/** What a schema has to say about items, each sentence with the number and the field. */
function problemsOf(items: readonly Item[], schema: Check): string[] {
  return items.flatMap((item) =>
    (schema.safeParse(item).error?.issues ?? []).map(
      ({ path, message }) => `${item.id} ${path.join('.')}: ${message}`,
    ),
  )
}

/** What stands more than once in a list. */
function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test.each([
  ['tour', tours, tour.schema],
  ['article', articles, post.schema],
  ['picture', gallery, picture.schema],
])('Y1 every %s keeps to its schema and has a number of its own', (_kind, items, schema) => {
  expect(problemsOf(items, schema)).toEqual([])
  expect(repeated(items.map(({ id }) => id))).toEqual([])
})

test.each([
  ['tours', tours],
  ['articles', articles],
])('Y1 no two %s share an address', (_kind, items) => {
  expect(repeated(items.map(({ slug }) => slug))).toEqual([])
})

test('Y1 K28 the home page has three tours, all of them there and no two alike', () => {
  expect(homeFeatured).toHaveLength(3)
  expect(repeated(homeFeatured)).toEqual([])
  expect(homeTourCards.map(({ id }) => id)).toEqual(homeFeatured)
})

test('Y1 every article comes by its address', async () => {
  expect(Object.keys(articleStories)).toEqual(articles.map(({ slug }) => slug))
  for (const article of articles) {
    expect((await articleStories[article.slug]?.())?.article).toEqual(article)
  }
})

test('Y1 texts hold no HTML but what the page shows of them', () => {
  const texts = [
    ...tours.map(({ slug, description }) => ({
      where: `description of ${slug}`,
      html: description,
    })),
    ...tours.map(({ slug, fullDescription: html }) => ({ where: `story of ${slug}`, html })),
    ...articles.map(({ slug, content: html }) => ({ where: `article ${slug}`, html })),
  ]
  const changed = texts.filter(({ html }) => sanitiseRichText(html) !== html)
  expect(changed.map(({ where }) => where)).toEqual([])
})
