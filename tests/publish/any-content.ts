import {
  array,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  string,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { tourCategories } from '../../src/content/categories'
import { galleryCategories } from '../../src/content/gallery-texts'
import type { Article, Focus, GalleryImage, Tour } from '../../src/content/model'
import { maxAltLength } from '../../src/content/schema-parts'
import { sanitiseRichText } from '../../src/lib/rich-text-html'
import type { Content } from '../../src/publish/rows'
import { anyFacts } from './any-facts'

/** A picture that is part of the site. */
const anyPicture = '/images/tours/goat-farm-tour.jpg'

const pieces = [
  ...Array.from('abzÄß %_:;,.-/*{}[]()|#@!?^~+='),
  "'",
  '"',
  '`',
  '\\',
  '$$',
  '${x}',
  "E'",
  '\\n',
  '\\u0041',
  '--',
  '/*',
  '*/',
  'NULL',
  '<',
  '>',
  '&',
  '&amp;',
  '&quot;',
  'نعم',
  '茶',
  'é',
  'e\u0301',
  '🐐',
  '👩🏾‍🌾',
  '\u00A0',
  '\u00AD',
  '\u200B',
  '\u{1F1F0}\u{1F1EA}',
] as const

const soup = (max: number) =>
  array(constantFrom(...pieces), { minLength: 1, maxLength: max }).map((found) => found.join(''))

/** A normalised single-line text that is not empty. */
function line(max: number): Arbitrary<string> {
  return soup(20)
    .map((text) => Array.from(text.trim()).slice(0, max).join('').trim())
    .map((text) => text || 'x')
}

const prose: Arbitrary<string> = array(soup(8), { minLength: 1, maxLength: 3 }).chain((lines) =>
  constantFrom('\n', '\r\n', '\t', '\n\n').map((between) => lines.join(between)),
)

const words = prose.map((text) => text.replace(/[<>&]/g, ''))

const block = tuple(
  constantFrom(
    (text: string) => `<p>${text}</p>`,
    (text: string) => `<h2>${text}</h2>`,
    (text: string) => `<ul><li>${text}</li><li><strong>${text}</strong></li></ul>`,
    (text: string) => `<blockquote><p>${text}<br><em lang="sw">chai</em></p></blockquote>`,
    (text: string) => `<p>${text}<img src="${anyPicture}" alt="a &quot;b&quot;"></p>`,
    (text: string) => `<p><a href="https://example.org/?a=1&amp;b=2">${text}</a></p>`,
    (text: string) => text,
  ),
  words,
).map(([wrap, text]) => wrap(text))

const html: Arbitrary<string> = array(block, { minLength: 1, maxLength: 5 }).map((found) =>
  sanitiseRichText(`<p>Goats</p>${found.join('')}`),
)

const id = integer({ min: 1, max: 40 }).chain((small) =>
  constantFrom(small, small, small, Number.MAX_SAFE_INTEGER - small),
)

const slug = string({
  unit: constantFrom('a', 'b', 'c', '0', '1', '9'),
  minLength: 1,
  maxLength: 12,
})

const focus: Arbitrary<{ focus?: Focus }> = option(
  record({ x: integer({ min: 0, max: 100 }), y: integer({ min: 0, max: 100 }) }),
).map((found) => (found === null || (found.x === 50 && found.y === 50) ? {} : { focus: found }))

const day = tuple(
  integer({ min: 2000, max: 2100 }),
  integer({ min: 1, max: 12 }),
  integer({ min: 1, max: 28 }),
).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))

const link = record({
  title: line(120),
  url: constantFrom(
    'https://example.org/',
    'https://example.org/ä?b=%20&c=d#e',
    'https://EXAMPLE.org:8443/',
  ),
})

const tour: Arbitrary<Tour> = record({
  base: record({
    id,
    slug,
    title: line(120),
    category: constantFrom(...tourCategories),
    duration: line(40),
    location: line(120),
    participants: line(60),
    image: constantFrom(anyPicture),
    imageAlt: line(maxAltLength),
  }),
  focus,
  known: record(
    {
      minimumAge: integer({ min: 0, max: 99 }),
      effort: constantFrom('easy', 'moderate', 'demanding'),
      driveTime: line(60),
      pickUp: line(120),
      bestMonths: uniqueArray(integer({ min: 1, max: 12 }), { minLength: 1 }).map((months) =>
        months.toSorted((one, other) => one - other),
      ),
      toilets: constantFrom('yes', 'no', 'ask'),
      stepFree: constantFrom('yes', 'no', 'ask'),
      priceFrom: record({
        amount: integer({ min: 1, max: 100_000_000 }),
        currency: constantFrom('KES', 'USD'),
        per: constantFrom('person', 'group'),
        validUntil: option(day),
        note: option(line(200)).map((note) => note ?? ''),
      }),
    },
    { requiredKeys: [] },
  ),
  rest: record({
    description: words.map((text) => sanitiseRichText(`Goats ${text}`)),
    fullDescription: html,
    itinerary: array(line(400), { minLength: 1, maxLength: 4 }),
    includes: array(line(200), { minLength: 1, maxLength: 3 }),
    externalLinks: array(link, { maxLength: 2 }),
    featured: boolean(),
  }),
}).map((found) => ({ ...found.base, ...found.known, ...found.focus, ...found.rest }))

const article: Arbitrary<Article> = record({
  base: record({
    id,
    slug,
    title: line(120),
    excerpt: line(500),
    image: constantFrom(anyPicture),
    imageAlt: line(maxAltLength),
    author: line(100),
    date: day,
    category: line(60),
    readMinutes: integer({ min: 1, max: 240 }),
    content: html,
  }),
  focus,
  updatedOn: option(day),
}).map(({ base, focus, updatedOn }) => ({
  ...base,
  ...focus,
  ...(updatedOn === null ? {} : { updatedOn }),
}))

const image: Arbitrary<GalleryImage> = record({
  base: record({
    id,
    url: constantFrom(anyPicture),
    title: line(40),
    description: line(110),
    alt: line(maxAltLength),
    category: constantFrom(...galleryCategories),
    width: integer({ min: 1, max: 20_000 }),
    height: integer({ min: 1, max: 20_000 }),
  }),
  focus,
  kind: constantFrom('described', 'decorative', 'silent'),
}).map(({ base, focus, kind }) => ({
  ...base,
  ...focus,
  ...(kind === 'described' ? {} : { decorative: true as const }),
  ...(kind === 'silent' ? { alt: '' } : {}),
}))

const named = { selector: ({ id }: { id: number }) => id }

function distinctSlugs<Item extends { slug: string }>(items: readonly Item[]): Item[] {
  return items.map((item, index) => ({ ...item, slug: `${item.slug}-${index}` }))
}

/** Redirects from old paths to some of the items. */
function redirectsTo(tours: readonly Tour[], articles: readonly Article[]) {
  const pairs = [
    ...tours
      .filter((_, index) => index % 2 === 0)
      .map(({ slug }) => [`/tours/old-${slug}`, `/tours/${slug}`] as const),
    ...articles.map(({ slug }) => [`/blog/old-${slug}`, `/blog/${slug}`] as const),
  ]
  return Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Valid content with texts that are hard to escape and to store. */
export const anyContent: Arbitrary<Content> = record({
  tours: uniqueArray(tour, { ...named, minLength: 3, maxLength: 5 }),
  articles: uniqueArray(article, { ...named, maxLength: 3 }),
  gallery: uniqueArray(image, { ...named, maxLength: 4 }),
  facts: anyFacts(line),
  hasRedirects: boolean(),
}).map(({ hasRedirects, ...found }) => {
  const tours = distinctSlugs(found.tours)
  const articles = distinctSlugs(found.articles)
  const [first, second, third] = tours.map(({ id }) => id).toReversed()
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('there are fewer than three tours')
  }
  return {
    tours,
    articles,
    gallery: found.gallery,
    facts: found.facts,
    homeFeatured: [first, second, third],
    redirects: hasRedirects ? redirectsTo(tours, articles) : {},
  }
})
