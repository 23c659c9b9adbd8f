import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeBrochure } from '../../../scripts/site/brochure'
import { packFiles, unpackFiles } from '../../../scripts/site/pdf-pack'
import { printable } from '../../../scripts/site/brochure-text'
import type { PdfFile } from '../../../scripts/site/pdf-file'
import { makeTourSheets } from '../../../scripts/site/tour-sheet'
import { site } from '../../../src/content/site'
import { tourAdvice } from '../../../src/content/tours-advice'
import { tours } from '../../../src/content/tours'
import { nairobiDay } from '../../../src/lib/calendar-day'
import { longDate } from '../../../src/lib/format'
import { plainTitle } from '../../../src/lib/tour-title'
import { transportLine } from '../../../src/lib/tour-transport'
import { pdfPages } from './pdf-text'

let files: PdfFile[]
let open: string[]

beforeAll(async () => {
  files = await makeTourSheets()
  const inspected = await makeTourSheets({ compress: false })
  open = inspected.map(({ content }) => content.toString('latin1'))
})

/** Without blanks: a line may end behind a hyphen. */
const squash = (text: string) => printable(text).replaceAll(' ', '')

const today = () => longDate(nairobiDay(new Date()))

test('V151 each tour has one tagged A4 page under 150 KB, named by its address', () => {
  expect(files.map(({ name }) => name)).toEqual(tours.map(({ slug }) => `sheets/${slug}.pdf`))
  for (const [index, { content }] of files.entries()) {
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.length).toBeLessThan(150_000)
    expect(pdfPages(content)).toHaveLength(1)
    expect(open[index]).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/)
    expect(open[index]).toMatch(/\/Marked true/)
    expect(open[index]).toMatch(/\/S \/H1\b/)
    expect(open[index]).toMatch(/\/S \/Figure/)
  }
})

test('V151 a sheet holds facts, itinerary, inclusions, contacts, codes and the date of the edition', () => {
  for (const [index, tour] of tours.entries()) {
    const page = squash(pdfPages(files[index]?.content ?? Buffer.alloc(0)).join(' '))
    const address = `${site.origin}/tours/${tour.slug}`
    const texts = [
      plainTitle(tour.title),
      tour.duration,
      tour.location,
      tour.participants,
      ...tour.itinerary,
      ...tour.includes,
      site.phone,
      site.bookingsEmail,
      address.replace(/^https?:\/\//, ''),
      `Edition of ${today()}`,
    ]
    for (const text of texts) expect(page).toContain(squash(text))
    expect(open[index]).toContain(`Code that opens ${address}`)
    expect(open[index]).toContain('Code that opens https://wa.me/')
  }
})

test('V152 sheets and brochure say price, way, age and what to bring', async () => {
  const pages = pdfPages(await makeBrochure())
  const advice = tourAdvice.filter(({ question }) => /^q-(?:ages|bring)$/.test(question))
  expect(advice).toHaveLength(2)
  for (const [index, tour] of tours.entries()) {
    const sheet = pdfPages(files[index]?.content ?? Buffer.alloc(0)).join(' ')
    for (const page of [sheet, pages[index + 1] ?? '']) {
      expect(page).toContain('Price on request')
      for (const { name, text } of advice)
        expect(squash(page)).toContain(squash(`${name}: ${text}`))
      const way = transportLine(tour)
      expect(page.includes('Getting there: ')).toBe(way !== undefined)
      expect(squash(page)).toContain(squash(way ?? ''))
    }
  }
})

test('V151 a tour that is too long for its page is cut, and the page with all of it is named', async () => {
  const [first] = tours
  if (!first) throw new Error('There are no tours.')
  const long = {
    ...first,
    fullDescription: '<p>Many words of a long story.</p>'.repeat(300),
    itinerary: Array.from({ length: 80 }, (_, at) => `Station ${at + 1}`),
  }
  const [made] = await makeTourSheets({ tours: [long] })
  const pages = pdfPages(made?.content ?? Buffer.alloc(0))
  expect(pages).toHaveLength(1)
  expect(squash(pages[0] ?? '')).toMatch(/\d+moreat\S+flower-farm-tour-in-naivasha/)
  expect(pages[0]).toContain(site.phone)
})

test('V151 a sheet shows its picture however many tours there are', async () => {
  const many = Array.from({ length: 100 }).flatMap((_, at) =>
    tours
      .slice(at % tours.length, (at % tours.length) + 1)
      .map((tour) => ({ ...tour, slug: `${at}` })),
  )
  const [first] = await makeTourSheets({
    tours: many,
    compress: false,
    // One of them is enough to look at.
    takeOrMake: async (name, _, make) => ({
      name,
      content: name === 'sheets/0.pdf' ? await make() : Buffer.alloc(0),
    }),
  })
  expect(first?.content.toString('latin1')).toMatch(/\/S \/Figure/)
  expect(first?.content.toString('latin1')).toContain('/Subtype /Image')
})

test('V151 a sheet is made again when its picture was replaced under the same name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [tour] = tours.map((each) => ({ ...each, image: '/images/tours/photograph.jpg' }))
  const made = new Set<string>()
  /** As a build does it that finds what earlier ones have made. */
  const build = async (colour: string) => {
    mkdirSync(join(folder, 'images/tours'), { recursive: true })
    await sharp({ create: { width: 80, height: 60, channels: 3, background: colour } })
      .jpeg()
      .toFile(join(folder, 'images/tours/photograph.jpg'))
    let isMade = false
    await makeTourSheets({
      tours: tour ? [tour] : [],
      pictureFolders: [folder],
      takeOrMake: async (name, source) => {
        isMade = !made.has(JSON.stringify(source))
        made.add(JSON.stringify(source))
        return { name, content: Buffer.alloc(0) }
      },
    })
    return isMade
  }
  expect([await build('#336633'), await build('#336633'), await build('#663333')]).toEqual([
    true,
    false,
    true,
  ])
})

test('V151 the files of a group are kept as one, and come back as they were', () => {
  const group = [
    { name: 'sheets/a.pdf', content: Buffer.from('one\ntwo') },
    { name: 'sheets/b.pdf', content: Buffer.alloc(0) },
  ]
  const found = unpackFiles(packFiles(group))
  expect(found.map(({ name }) => name)).toEqual(['sheets/a.pdf', 'sheets/b.pdf'])
  expect(found.map(({ content }) => content.toString())).toEqual(['one\ntwo', ''])
})
