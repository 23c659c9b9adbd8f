import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedSql } from '../../scripts/publish/seed-content'
import { formatModule, moduleTexts } from '../../scripts/publish/module-text'
import { seedHashes } from '../../scripts/publish/seed-hashes'
import { articleStories } from '../../src/content/article-stories'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { galleryPictures } from '../../src/content/pictures/gallery'
import { pictureFiles } from '../../src/content/pictures'
import { redirects } from '../../src/content/redirects'
import { tourCards } from '../../src/content/tour-cards'
import { tours } from '../../src/content/tours'
import type { Content } from '../../src/publish/rows'
import { articles as frozenArticles } from './content/articles'
import { gallery as frozenGallery } from './content/gallery'
import { homeFeatured as frozenHome } from './content/home-featured'
import { about } from './content/facts/about'
import { advice } from './content/facts/advice'
import { categories } from './content/facts/categories'
import { company } from './content/facts/company'
import { contact } from './content/facts/contact'
import { counting } from './content/facts/counting'
import { faq } from './content/facts/faq'
import { figures } from './content/facts/figures'
import { hero } from './content/facts/hero'
import { home } from './content/facts/home'
import { legal } from './content/facts/legal'
import { partners } from './content/facts/partners'
import { policy } from './content/facts/policy'
import { series } from './content/facts/series'
import { services } from './content/facts/services'
import { galleryPictures as frozenGalleryPictures } from './content/pictures/gallery'
import { redirects as frozenRedirects } from './content/redirects'
import { tours as frozenTours } from './content/tours'

const frozen: Content = {
  tours: frozenTours,
  articles: frozenArticles,
  gallery: frozenGallery,
  facts: {
    company,
    hero,
    home,
    figures,
    about,
    partners,
    services,
    faq,
    policy,
    advice,
    contact,
    legal,
    categories,
    series,
    counting,
  },
  homeFeatured: frozenHome,
  redirects: frozenRedirects,
}

test('tests see the frozen content, whatever the present one holds', () => {
  expect(tours).toBe(frozen.tours)
  expect(articles).toBe(frozen.articles)
  expect(gallery).toBe(frozen.gallery)
  expect(allFacts).toEqual(frozen.facts)
  expect(allFacts.company).toBe(company)
  expect(homeFeatured).toBe(frozen.homeFeatured)
  expect(redirects).toBe(frozen.redirects)
  expect(galleryPictures).toBe(frozenGalleryPictures)
})

test('what is made from the content is made from the frozen one', () => {
  expect(tourCards.map(({ location }) => location)).toEqual(
    frozen.tours.map(({ location }) => location),
  )
  const [address = ''] = Object.keys(frozenGalleryPictures)
  expect(pictureFiles[address]).toBe(frozenGalleryPictures[address])
})

test('what is imported late is frozen, too', async () => {
  expect((await import('../../src/content/tours')).tours).toBe(frozen.tours)
  const [first] = frozen.articles
  expect((await articleStories[first?.slug ?? '']?.())?.article).toBe(first)
})

// With `--update` these two write the folder anew, after the form of the modules has changed.

test('the folder holds every module that content:pull writes, in its form', async () => {
  const hashes = await seedHashes(seedSql(frozen))
  const texts = await moduleTexts(frozen, { published: hashes, seeded: hashes })
  for (const [name, text] of texts) {
    const up = `${name.includes('/') ? '../' : ''}../../../src/content`
    const module = text.replace(/'\.\.?\/(model|collections\/facts\/sheets)'/, `'${up}/$1'`)
    await expect(module).toMatchFileSnapshot(join('content', name))
  }
  const modules = readdirSync(join(import.meta.dirname, 'content'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('pictures'))
  expect(modules.toSorted()).toEqual([...texts.keys()].toSorted())
}, 180_000)

test('its seed is what the content gives', async () => {
  await expect(seedSql(frozen)).toMatchFileSnapshot('content/seed.sql')
})

test('K33 the studio knows what was shipped, whatever is published later', async () => {
  const { name, phone } = company
  const { privacy, terms } = legal
  const logos = partners.partners.map(({ logo }) => logo)
  const text = await formatModule(
    'shipped.ts',
    `// Written by tests/frozen with --update, from the content that the project ships.

/** What the launch check of the studio takes for a sample: a pull never changes it. */
export const shipped = ${JSON.stringify({ name, phone, logos, privacy, terms })} as const
`,
  )
  await expect(text).toMatchFileSnapshot('../../src/content/shipped.ts')
})
