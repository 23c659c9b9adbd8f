import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFaults } from '../../../scripts/site/budgets'

const file = { width: 480, height: 360, tone: '#808080', preview: '#888,#888,#888' }
const pictures = {
  '/images/tours/goat.jpg': { ...file, key: 'aaaaaaaa' },
  '/images/hero/1.jpg': { ...file, key: 'bbbbbbbb' },
}

/** A built site that holds files of so many kilobytes. */
function site(files: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, kilobytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), Buffer.alloc(kilobytes * 1024))
  }
  return folder
}

const whole = {
  'images/tours/goat.jpg': 60,
  'images/hero/1.jpg': 60,
  'pictures/aaaaaaaa/480.avif': 16,
  'pictures/aaaaaaaa/card.jpg': 300,
  'pictures/bbbbbbbb/480.avif': 90,
  'pictures/bbbbbbbb/card.jpg': 90,
}

test('Q2 pictures within their limits have no fault', () => {
  expect(pictureFaults(site(whole), pictures)).toEqual([])
})

test('Q2 a social card over 300 KB, a heavy hero and heavy cards are named', () => {
  const heavy = {
    'pictures/aaaaaaaa/card.jpg': 301,
    'pictures/bbbbbbbb/480.avif': 91,
    'pictures/aaaaaaaa/480.avif': 17,
  }
  expect(pictureFaults(site({ ...whole, ...heavy }), pictures)).toEqual([
    'The card of /images/tours/goat.jpg weighs 301 KB',
    '/images/hero/1.jpg weighs 91 KB at 480 pixels, over 90 KB',
    "A tour's card weighs 17 KB in the median, over 16 KB",
  ])
})

test('V54 a painted map over 60 KB at 960 pixels is named, its larger file for sharp screens is not', () => {
  const map = { ...file, width: 1280, height: 1561, key: 'cccccccc' }
  const sizes = (middle: number) => ({
    'images/map/kenya.jpg': 90,
    'pictures/cccccccc/480.avif': 18,
    'pictures/cccccccc/680.avif': 40,
    'pictures/cccccccc/960.avif': middle,
    'pictures/cccccccc/1280.avif': 90,
    'pictures/cccccccc/card.jpg': 90,
  })
  const faults = (middle: number) =>
    pictureFaults(site(sizes(middle)), { '/images/map/kenya.jpg': map })
  expect(faults(60)).toEqual([])
  expect(faults(61)).toEqual(['/images/map/kenya.jpg weighs 61 KB at 960 pixels, over 60 KB'])
})

test('Q2 a file that the pages name and the site lacks is named', () => {
  const { 'pictures/aaaaaaaa/480.avif': _missing, ...rest } = whole
  expect(pictureFaults(site(rest), pictures)).toContain('There is no /pictures/aaaaaaaa/480.avif')
})
