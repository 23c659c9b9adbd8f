import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { headFaults } from '../../../scripts/site/head-faults'

const origin = 'https://farm.example'

/** A page with a head that has no fault, but for what is changed. */
function pageOf(path: string, changes: Readonly<Record<string, string>> = {}): string {
  const url = origin + path
  const values: Record<string, string> = {
    title: `Page ${path} | Farm`,
    description: `About ${path}`,
    'og:title': `Page ${path}`,
    'og:description': `About ${path}`,
    'og:url': url,
    'og:image': `${origin}/card.jpg`,
    'twitter:card': 'summary_large_image',
    canonical: url,
    ...changes,
  }
  const { title, canonical, ...meta } = values
  const tags = Object.entries(meta).map(([name, text]) =>
    text
      ? `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${text}"/>`
      : '',
  )
  return `<html><head><title>${title}</title>${tags.join('')}<link rel="canonical" href="${canonical}"/></head><body></body></html>`
}

type Card = { width?: number; height?: number; format?: 'jpeg' | 'png'; noise?: boolean }

async function siteWith(pages: Readonly<Record<string, string>>, card: Card = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-heads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }
  const { width = 1200, height = 630, format = 'jpeg', noise = false } = card
  const create = {
    width,
    height,
    channels: 3 as const,
    background: '#888',
    ...(noise && { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } }),
  }
  await sharp({ create }).toFormat(format, { quality: 100 }).toFile(join(folder, 'card.jpg'))
  return folder
}

test('V63 whole heads have no fault; redirects and hidden pages are left aside', async () => {
  const site = await siteWith({
    'index.html': pageOf('/'),
    'tours/index.html': pageOf('/tours'),
    'old/index.html': '<meta http-equiv="refresh" content="0;url=/tours">',
    '404.html': '<head><meta name="robots" content="noindex"/></head>',
  })
  expect(await headFaults(site)).toEqual([])
})

test.each<[Record<string, string>, string]>([
  [{ 'og:title': '' }, 'index.html has no og:title'],
  [{ 'og:description': '' }, 'index.html has no og:description'],
  [{ 'og:image': '' }, 'index.html has no og:image'],
  [{ 'og:image': '/card.jpg' }, 'index.html: og:image is no absolute address'],
  [{ 'og:image': `${origin}/none.jpg` }, `index.html: there is no ${origin}/none.jpg`],
  [{ 'og:title': 'x'.repeat(61) }, 'index.html: the og:title has 61 letters'],
  [{ title: 'x'.repeat(61) }, 'index.html: the title has 61 letters'],
  [{ 'twitter:card': 'summary' }, 'index.html has no large twitter:card'],
  [{ canonical: '/' }, 'index.html has no absolute canonical'],
  [{ canonical: `${origin}/other` }, 'index.html: canonical and og:url differ'],
])('V63 a head with %j is named', async (changes, fault) => {
  const site = await siteWith({ 'index.html': pageOf('/', changes) })
  expect(await headFaults(site)).toContain(fault)
})

test.each<[Card, RegExp]>([
  [{ width: 1000 }, /a jpeg of 1000 x 630/],
  [{ height: 600 }, /a jpeg of 1200 x 600/],
  [{ format: 'png' }, /a png of 1200 x 630/],
  [{ noise: true }, /a jpeg of 1200 x 630, \d{3,} KB/],
])('V63 a preview picture with %j is named', async (card, fault) => {
  const faults = await headFaults(await siteWith({ 'index.html': pageOf('/') }, card))
  expect(faults).toEqual([expect.stringMatching(fault)])
})

test('V63 pages that share a title, a description or an address are named', async () => {
  const site = await siteWith({
    'a/index.html': pageOf('/a'),
    'b/index.html': pageOf('/b', { title: 'Page /a | Farm', 'og:title': 'Page /a' }),
  })
  expect(await headFaults(site)).toEqual([
    'a/index.html, b/index.html: the same title "Page /a | Farm"',
    'a/index.html, b/index.html: the same og:title "Page /a"',
  ])
})

test('V63 a site without pages is a fault', async () => {
  expect(await headFaults(await siteWith({}))).toEqual([
    'There is no page that search engines may show',
  ])
})
