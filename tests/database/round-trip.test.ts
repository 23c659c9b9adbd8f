import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  backendTools,
  fetchUpload,
  readPublished,
  type BackendTools,
  type ContentBackend,
} from '../../scripts/publish/backend'
import { contentHashesSchema } from '../../scripts/publish/content-hashes'
import { moduleTexts } from '../../scripts/publish/module-text'
import { currentContent } from '../../scripts/publish/current-content'
import { pull, type PullResult } from '../../scripts/publish/pull'
import { seedSql } from '../../scripts/publish/seed-content'
import { writeModules } from '../../scripts/publish/write-modules'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import { readContent } from '../../src/publish/read-content'
import type { Content } from '../../src/publish/rows'
import { toRows } from '../../src/publish/to-rows'
import type { LocalStack } from '../../supabase/local/stack'
import { anyContent } from '../publish/any-content'
import { adminOf, boot } from './local-stack'
import { sampleFolder, temporaryFolder } from './temporary-folder'
import { assert } from '../properties'

let stack: LocalStack

beforeAll(async () => {
  stack = await boot(sampleFolder())
  await stack.sql(`create function public.run_seed(statements text) returns void
    language plpgsql as $$ begin execute statements; end $$`)
})
afterAll(() => stack.stop())

const siteUrl = 'http://localhost:4173'

/** What visitors read of the present content. */
function readAnswer(): Promise<unknown> {
  return readPublished(backend(), tools)
}

const tools: BackendTools = {
  ...backendTools,
  fetch: (address, init) => stack.fetch(new Request(address, init)),
}

function backend(): ContentBackend {
  return { url: siteUrl, publishableKey: stack.publishableKey }
}

async function seed(content: Content): Promise<void> {
  await stack.sql('select public.run_seed($1)', [seedSql(content)])
}

async function emptyTables(): Promise<void> {
  await stack.sql(`truncate public.site_facts, public.tours, public.blog_posts, public.gallery_images,
    public.home_featured, public.redirects restart identity cascade`)
}

/** Modules of the content, under the hashes of an answer, in a folder of their own. */
async function modulesOf(
  content: Content,
  answer: unknown,
): Promise<{ folder: string; seedFile: string }> {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'pictures'))
  const published = contentHashesSchema.parse(answer)
  await writeModules(folder, await moduleTexts(content, { published, seeded: published }))
  const seedFile = path.join(folder, 'seed.sql')
  writeFileSync(seedFile, seedSql(content))
  return { folder, seedFile }
}

/** What a pull would do to a folder of modules. */
async function lookAt(folder: string, seedFile: string, answer: unknown): Promise<PullResult> {
  const previous = await currentContent(folder)
  const shown = readContent(answer).pictures.map(({ address }) => address)
  return pull({
    answer,
    fetchUpload: () => Promise.reject(new Error('there is nothing to fetch')),
    places: {
      modules: folder,
      registers: [folder],
      committedMasters: null,
      masters: path.join(folder, 'masters'),
      pictureModules: path.join(folder, 'pictures'),
      knownPictures: () => Promise.resolve(new Set(shown)),
      updatePictures: () => Promise.reject(new Error('there is nothing to make')),
      keepsUnused: false,
      seed: seedFile,
      sourceFile: path.join(folder, 'source.json'),
    },
    previous: previous.rows,
    seeded: previous.hashes?.seeded,
    allowShrink: false,
    source: 'database',
    writes: false,
  })
}

/** The same content with its fields in the order that modules have. */
function inOrder(content: Content): Content {
  const { content: ordered, problems } = readContent(toRows(content))
  expect(problems).toEqual([])
  expect(ordered).toEqual(content)
  return ordered ?? content
}

/** Sends content all the way round and expects it back to the letter. */
async function expectRoundTrip(unordered: Content): Promise<void> {
  const content = inOrder(unordered)
  await emptyTables()
  await seed(content)
  const answer = await readAnswer()
  const { folder, seedFile } = await modulesOf(content, answer)
  const evaluated = await currentContent(folder)
  expect(evaluated.rows).toEqual(toRows(content))

  const result = await lookAt(folder, seedFile, answer)
  expect(result).toMatchObject({ state: 'done', isChanged: false, diff: [] })
  if (result.state !== 'done') throw new Error('the pull was refused')
  expect(result.content).toEqual(content)
  const told = contentHashesSchema.parse(answer)
  expect(evaluated.hashes).toEqual({ published: told, seeded: told })
  expect(result.hash).toBe(told.hash)
}

test('Y4 any content comes back from the database as the same modules, under the same hash', async () => {
  await assert(asyncProperty(anyContent, expectRoundTrip), { numRuns: 25 })
}, 240_000)

test('Y4 the content of the site comes back as the same modules, under the same hash', async () => {
  const present: Content = { tours, articles, gallery, facts: allFacts, homeFeatured, redirects }
  await expect(expectRoundTrip(present)).resolves.toBeUndefined()
})

test('Y3 the seed run twice leaves the same rows, versions and redirects', async () => {
  await assert(
    asyncProperty(anyContent, async (content) => {
      await emptyTables()
      await seed(content)
      const before = await storedRows()
      await seed(content)
      expect(await storedRows()).toEqual(before)
    }),
    { numRuns: 5 },
  )
}, 120_000)

async function storedRows(): Promise<unknown[]> {
  const tables = [
    'site_facts',
    'tours',
    'blog_posts',
    'gallery_images',
    'home_featured',
    'redirects',
  ]
  const parts = tables.map((table) => `select to_jsonb(t) as row from public.${table} t`)
  return stack.sql(`${parts.join(' union all ')} order by 1`)
}

test('Y1 K9 what is unpublished in the database is gone from the next pull', async () => {
  await emptyTables()
  const present: Content = { tours, articles, gallery, facts: allFacts, homeFeatured, redirects }
  await seed(present)
  const { folder, seedFile } = await modulesOf(present, await readAnswer())
  const [first, second] = articles
  await stack.sql(
    `update public.blog_posts set status = case id when $1 then 'unpublished' else status end,
       publish_at = case id when $2 then now() + interval '1 day' end where id in ($1, $2)`,
    [first?.id, second?.id],
  )
  const result = await lookAt(folder, seedFile, await readAnswer())
  if (result.state !== 'done') throw new Error('the pull was refused')
  expect(result.content.articles.map(({ id }) => id)).toEqual(articles.slice(2).map(({ id }) => id))
  expect(result.diff).toEqual([`2 articles removed: “${first?.title}”; “${second?.title}”`])
})

test('Y1 a picture of the studio is fetched as visitors may, and a missing one is none', async () => {
  const admin = await adminOf(stack)
  const bytes = await readFile('art/masters/tours/goat-farm-tour.webp')
  const { error } = await admin.storage
    .from('gallery')
    .upload('tours/goat-1.webp', new Blob([bytes], { type: 'image/webp' }))
  expect(error).toBeNull()
  const fetched = await fetchUpload(backend(), 'tours/goat-1.webp', tools)
  expect(Buffer.compare(fetched ?? Buffer.alloc(0), bytes)).toBe(0)
  expect(await fetchUpload(backend(), 'tours/goat-2.webp', tools)).toBeNull()
})
