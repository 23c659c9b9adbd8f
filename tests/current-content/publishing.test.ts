import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedSql } from '../../scripts/publish/seed-content'
import { hashesIn } from '../../scripts/publish/content-hashes'
import { seedHashes } from '../../scripts/publish/seed-hashes'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { publishedHashes, seededHashes } from '../../src/content/published-rows'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import { readContent } from '../../src/publish/read-content'
import { toRows } from '../../src/publish/to-rows'

const content = { tours, articles, gallery, facts: allFacts, homeFeatured, redirects }
const rows = toRows(content)

test('Y1 the content passes what publishing asks of it', () => {
  expect(readContent(rows).problems).toEqual([])
})

test('Y1 every item has the hash of its row, and nothing else has one', () => {
  expect(hashesIn(publishedHashes, rows)).toEqual(publishedHashes)
})

test('Y1 Y3 a new database counts the hashes of the seed', async () => {
  expect(await seedHashes(seedSql(content))).toEqual(seededHashes)
}, 180_000)

test('Y3 the seed is what the content gives', () => {
  const folder = process.env['CONTENT_DIR'] || 'supabase'
  expect(readFileSync(join(folder, 'seed.sql'), 'utf8')).toBe(seedSql(content))
})
