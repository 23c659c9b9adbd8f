import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedSql } from '../../scripts/publish/seed-content'
import { manifestOf, rowHashes } from '../../scripts/publish/hashes'
import { articles } from '../../src/content/articles'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { publishedRows } from '../../src/content/published-rows'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import { readContent } from '../../src/publish/read-content'
import { toRows } from '../../src/publish/to-rows'

const content = { tours, articles, gallery, homeFeatured, redirects }
const rows = toRows(content)

test('Y1 the content passes what publishing asks of it', () => {
  expect(readContent(rows).problems).toEqual([])
})

test('Y1 every item has the hash of its row, and nothing else has one', () => {
  expect(Object.keys(publishedRows).toSorted()).toEqual(Object.keys(rowHashes(rows)).toSorted())
  for (const hash of Object.values(publishedRows)) expect(hash).toMatch(/^[0-9a-f]{32}$/)
})

test('Y1 Y6 the manifest counts every item with that hash', () => {
  const facts = { builtAt: '2026-01-01T00:00:00.000Z', commit: null, source: 'modules' } as const
  const { items } = manifestOf(rows, publishedRows, facts)
  const told = items.map((item) => item.split('='))
  expect(Object.fromEntries(told)).toEqual(publishedRows)
  expect(told).toHaveLength(tours.length + articles.length + gallery.length)
})

test('Y3 the seed is what the content gives', () => {
  const folder = process.env['CONTENT_DIR'] || 'supabase'
  expect(readFileSync(join(folder, 'seed.sql'), 'utf8')).toBe(seedSql(content))
})
