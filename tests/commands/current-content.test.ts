import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seedSql } from '../../scripts/publish/seed-content'
import { pictureModule } from '../../scripts/images/picture-module'
import { moduleTexts } from '../../scripts/publish/module-text'
import { seedHashes } from '../../scripts/publish/seed-hashes'
import { writeModules } from '../../scripts/publish/write-modules'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { toursPictures } from '../../src/content/pictures/tours'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import type { Content } from '../../src/publish/rows'
import { root, type Outcome } from './run-command'

const upload = '/images/tours/uploads/honey.jpg'

/** Content after an operator has been at work: nothing that the specification counts is as it was. */
function changedContent(): Content {
  const [first, second] = tours
  const [article] = articles
  if (!first || !second || !article) throw new Error('There is nothing to change.')
  const renamed = { ...first, slug: 'roses-of-naivasha', title: 'Roses of Naivasha 🌹' }
  const added = { ...second, id: 15, slug: 'honey-day', title: 'Honey Day 🍯', image: upload }
  const dropped: readonly number[] = [1, 6, ...homeFeatured.slice(1)]
  return {
    tours: [added, ...tours.filter(({ id }) => !dropped.includes(id)), renamed],
    articles: [{ ...article, id: 77, slug: 'a-year-of-honey' }, ...articles.slice(1)],
    gallery: gallery.slice(1).toReversed(),
    facts: {
      ...allFacts,
      company: {
        ...allFacts.company,
        name: 'Honey & Roses',
        tagline: 'Slow days among bees',
        phone: '+254 711 222 333',
      },
    },
    homeFeatured: [15, 1, homeFeatured[0]],
    redirects: { ...redirects, [`/tours/${first.slug}`]: '/tours/roses-of-naivasha' },
  }
}

/** The sample with the first thing that an operator made their own: a paragraph of the privacy policy. */
function contentWithOwnPrivacy(): Content {
  const privacy = [['We keep what you send us for a year.'], ...allFacts.legal.privacy.slice(1)]
  const facts = { ...allFacts, legal: { ...allFacts.legal, privacy } }
  return { tours, articles, gallery, facts, homeFeatured, redirects }
}

/**
 * Writes what a pull would write into a folder of its own.
 *
 * @param hashed content whose hashes are written; no database takes content with faults to count them
 */
async function folderOf(content: Content, hashed = content): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const hashes = await seedHashes(seedSql(hashed))
  await writeModules(folder, await moduleTexts(content, { published: hashes, seeded: hashes }))
  const picture = { key: 'aaaaaaaa', width: 9, height: 9, tone: '#888888', preview: '#888' }
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(
    join(folder, 'pictures/tours.ts'),
    pictureModule('tours', Object.entries({ ...toursPictures, [upload]: picture })),
  )
  writeFileSync(join(folder, 'seed.sql'), seedSql(content))
  return folder
}

/** Runs the tests of the present content on a folder that stands in for it. */
async function runPresent(folder: string): Promise<Outcome> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'current-content', '--reporter=verbose'],
    { cwd: root, env: { ...Object.fromEntries(inherited), CONTENT_DIR: folder, NO_COLOR: '1' } },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test.each([
  ['content that an operator has changed, name of the company included', changedContent()],
  ['a text of the operator beside name and phone number of the sample', contentWithOwnPrivacy()],
])('Y1 the tests of the current content accept %s', async (_what, content) => {
  const { code, output } = await runPresent(await folderOf(content))
  expect(output).toMatch(/Tests +\d+ passed/)
  expect(output).not.toContain('failed')
  expect(code).toBe(0)
})

test('Y1 they notice content that no pull would let through', async () => {
  const content = changedContent()
  const [first, second, ...others] = content.tours
  if (!first || !second) throw new Error('There are no tours.')
  const { code, output } = await runPresent(
    await folderOf(
      {
        ...content,
        tours: [first, { ...second, slug: first.slug, image: '/images/none.jpg' }, ...others],
        articles: content.articles.map((article) => ({
          ...article,
          content: `${article.content}<p><a href="/no-such-page">Nowhere</a></p>`,
        })),
        redirects: { '/tours/honey-day': '/tours/roses-of-naivasha' },
      },
      content,
    ),
  )
  const failed = [...output.matchAll(/^ *× .*? > (.*?)(?: \d+ms)?$/gm)].map(([, name]) => name)
  expect(failed.toSorted()).toEqual([
    'Y1 Y3 a new database counts the hashes of the seed',
    'Y1 every picture of a tour, of an article and of the gallery is prepared',
    'Y1 links inside texts lead to addresses of this site',
    'Y1 no two tours share an address',
    'Y1 the content passes what publishing asks of it',
    'Y9 redirects lead from addresses that are free to pages that are there',
  ])
  expect(code).toBe(1)
})
