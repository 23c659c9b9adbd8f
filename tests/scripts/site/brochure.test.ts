import { beforeAll, expect, test } from 'vitest'
import { makeBrochure } from '../../../scripts/site/brochure'
import { sizeLabel } from '../../../scripts/site/brochure-build'
import { printable, textBlocks } from '../../../scripts/site/brochure-text'
import { brochure } from '../../../src/content/brochure'
import { cancellationPolicy } from '../../../src/content/policy'
import { chatLink, site } from '../../../src/content/site'
import type { Tour } from '../../../src/content/model'
import { tours } from '../../../src/content/tours'
import { nairobiDay } from '../../../src/lib/calendar-day'
import { longDate } from '../../../src/lib/format'
import { plainText } from '../../../src/lib/plain-text'
import { plainTitle } from '../../../src/lib/tour-title'
import { pdfPages } from './pdf-text'

let file: Buffer
let open: string
let pages: string[]

beforeAll(async () => {
  file = await makeBrochure()
  const uncompressed = await makeBrochure({ compress: false })
  open = uncompressed.toString('latin1')
  pages = pdfPages(uncompressed)
})

test('S11 the brochure is a PDF under 1 MB', () => {
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeLessThan(1_000_000)
})

test('the same content gives the same file, byte for byte', async () => {
  expect((await makeBrochure()).equals(file)).toBe(true)
})

test('K142 the words of the compressed file are those of the uncompressed one', () => {
  expect(pages.join(' ')).toContain(printable(site.phone))
  expect(pdfPages(file)).toEqual(pages)
})

test('a cover, a page for every tour and one to end with, all of them A4', () => {
  expect(pages).toHaveLength(tours.length + 2)
  const boxes = new Set(open.match(/\/MediaBox \[[^\]]*\]/g))
  expect([...boxes]).toEqual(['/MediaBox [0 0 595.28 841.89]'])
})

/** Without blanks: a line may end behind a hyphen. */
function squash(text: string): string {
  return printable(text).replaceAll(' ', '')
}

test('every tour is complete on the page that the cover names', () => {
  for (const [index, tour] of tours.entries()) {
    const page = squash(pages[index + 1] ?? '')
    const texts = [
      plainTitle(tour.title),
      tour.duration,
      tour.location,
      tour.participants,
      plainText(tour.description),
      ...tour.itinerary,
      ...tour.includes,
      ...textBlocks(tour.fullDescription).map(({ text }) => text),
      `${index + 2} / ${tours.length + 2}`,
    ]
    for (const text of texts) expect(page).toContain(squash(text))
    expect(pages[0]).toContain(`${index + 2} ${plainTitle(tour.title)}`)
  }
})

/** As many tours as asked for, each with a title and an address of its own. */
function manyTours(count: number): Tour[] {
  return Array.from({ length: count }, (_, index) => {
    const tour = tours[index % tours.length]
    if (!tour) throw new Error('There are no tours.')
    return { ...tour, id: index + 1, slug: `tour-${index}`, title: `Tour number ${index + 1}.` }
  })
}

test.each([15, 60])(
  'V193 a brochure of %i tours has a page for each, and a list of all',
  async (count) => {
    const many = manyTours(count)
    const made = pdfPages(await makeBrochure({ tours: many, compress: false }))
    const first = made.findIndex((page) => page.includes('Book or ask:'))
    const list = made.slice(0, first).join(' ')
    expect(made).toHaveLength(first + count + 1)
    expect(first).toBeLessThanOrEqual(3)
    for (const [index, { title }] of many.entries()) {
      expect(made[first + index]).toContain(title)
      expect(list).toContain(`${first + index + 1} ${title}`)
    }
    expect(made[0]).toContain(site.phone)
    expect(made[0]).toContain('Edition of')
  },
)

test.each([61, 500])(
  'V193 a brochure of %i tours has some lines for each, and stays below 1 MB',
  async (count) => {
    const many = manyTours(count)
    expect((await makeBrochure({ tours: many })).length).toBeLessThan(1_000_000)
    const made = pdfPages(await makeBrochure({ tours: many, compress: false }))
    const first = made.findIndex((page) => page.includes('Itinerary and booking:'))
    const list = made.slice(0, first).join(' ')
    // Page after page is full.
    expect(made.length - first - 1).toBeLessThan(count / 4)
    for (const { title, slug, description } of many) {
      const page = made.findIndex(
        (text) => text.includes(`${title} `) && made.indexOf(text) >= first,
      )
      expect(list).toContain(`${page + 1} ${title}`)
      expect(squash(made[page] ?? '')).toContain(`/tours/${slug}`)
      expect(squash(made[page] ?? '')).toContain(squash(plainText(description)))
    }
    expect(made.at(-1)).toContain('Know before you go')
  },
)

test('V55 each tour has its address as a link, the cover the chat and the date of the edition', () => {
  for (const [index, { slug }] of tours.entries()) {
    const address = `${site.origin}/tours/${slug}`
    expect(squash(pages[index + 1] ?? '')).toContain(address.replace(/^https?:\/\//, ''))
    expect(open).toContain(`/URI (${address})`)
  }
  expect(open).toMatch(/\/URI \(https:\/\/wa\.me\//)
  expect(pages[0]).toContain(`Edition of ${longDate(nairobiDay(new Date()))}`)
})

test('V141 the chat opens with a question, and the last page names the address for the trade', () => {
  expect(open).toContain(`/URI (${chatLink(brochure.question)})`)
  expect(open).not.toContain(encodeURIComponent(brochure.request))
  expect(pages.at(-1)).toContain(`${site.partnersEmail} (travel trade)`)
})

test('no emoji, and no letter that the font lacks', () => {
  for (const page of pages) {
    expect(page).not.toContain('\u0000')
    expect(page.replaceAll('©', '')).not.toMatch(/\p{Extended_Pictographic}/u)
  }
})

test('the last page holds what to know, the refunds and the contacts', () => {
  const last = pages.at(-1) ?? ''
  expect(last).toContain('Know before you go')
  expect(last).toContain('9 AM-5 PM Monday to Friday')
  expect(last).toContain('10% off for groups of 10+ people')
  for (const { notice, refund } of cancellationPolicy.steps) {
    expect(last).toContain(`${notice} ${refund}`)
  }
  expect(last).toContain(cancellationPolicy.waiver)
  for (const contact of [site.phone, site.businessEmail, site.bookingsEmail, site.place]) {
    expect(last).toContain(contact)
  }
})

test('the file says its title and language, has bookmarks and is tagged', () => {
  expect(open).toMatch(/\/Lang \(en-GB\)/)
  expect(open).toMatch(/\/DisplayDocTitle true/)
  expect(open).toMatch(/\/Marked true/)
  for (const tour of tours) {
    const title = plainTitle(tour.title).replace(/[()]/g, '\\$&')
    expect(open).toContain(`/Title (${title})`)
  }
  expect(open.match(/\/S \/H1\b/g)?.length).toBeGreaterThanOrEqual(tours.length + 2)
})

test('Q15 the brochure can be printed', () => {
  expect(open).not.toContain('/Encrypt')
  expect(open).not.toMatch(/\/JavaScript|\/OpenAction/)
})

test('a text too long for its page is shortened, the facts stay', async () => {
  const [first] = tours
  if (!first) throw new Error('There are no tours.')
  const long = { ...first, fullDescription: '<p>Many words of a long story.</p>'.repeat(300) }
  const [, page, ...others] = pdfPages(await makeBrochure({ tours: [long], compress: false }))
  expect(others).toHaveLength(1)
  expect(page).toContain('Many words')
  for (const line of [...first.itinerary, ...first.includes])
    expect(page).toContain(printable(line))
})

test('V193 a tour with more stations than a page holds stays on its page, so that the list leads to the others', async () => {
  const [first, second] = tours
  if (!first || !second) throw new Error('There are too few tours.')
  const itinerary = Array.from({ length: 80 }, (_, at) => `Station ${at + 1} of a long journey`)
  const long = { ...first, itinerary }
  const made = pdfPages(await makeBrochure({ tours: [long, second], compress: false }))
  expect(made).toHaveLength(4)
  expect(squash(made[1] ?? '')).toMatch(/\d+moreat\S+flower-farm-tour-in-naivasha/)
  expect(made[2]).toContain(plainTitle(second.title))
})

test('markup and odd characters become plain words', () => {
  expect(
    textBlocks('<h3>Tea &amp; <em lang="sw">chai</em></h3><ul><li>One<br>two</li></ul>'),
  ).toEqual([
    { kind: 'heading', text: 'Tea & chai' },
    { kind: 'item', text: 'One two' },
  ])
  // A list inside an item, as Tab makes it in the editor.
  expect(
    textBlocks(
      '<ul><li><p>Bring</p><ul><li><p>Boots</p></li><li><p>A hat</p></li></ul></li><li><p>One.</p><p>Two.</p></li></ul>',
    ),
  ).toEqual([
    { kind: 'item', text: 'Bring' },
    { kind: 'item', text: 'Boots' },
    { kind: 'item', text: 'A hat' },
    { kind: 'item', text: 'One.' },
    { kind: 'item', text: 'Two.' },
  ])
  expect(textBlocks('<script>alert(1)</script><p></p>').map(({ kind }) => kind)).not.toContain(
    'item',
  )
  expect(printable('Goat 🐐 ñandú Łódź “quoted”\u202E\u0000\uD800 ✓')).toBe(
    'Goat ñandú ódz “quoted”',
  )
  // Hyphens of word processors, fractions, and the apostrophe of Swahili.
  expect(printable('self\u2011guided, 9\u20105, 9\u20125, 1\u2153 litres, ng\u02BCombe')).toBe(
    'self-guided, 9-5, 9–5, 1 1/3 litres, ng’ombe',
  )
})

test('S11 the label rounds the size up', () => {
  expect(sizeLabel(1)).toBe('0.1 MB')
  expect(sizeLabel(171_495)).toBe('0.2 MB')
  expect(sizeLabel(1_000_000)).toBe('1.0 MB')
})
