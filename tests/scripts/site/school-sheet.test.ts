import { beforeAll, expect, test } from 'vitest'
import { printable } from '../../../scripts/site/brochure-text'
import { makeSchoolSheet, makeSchoolSheets } from '../../../scripts/site/school-sheet'
import { cancellationSummary } from '../../../src/content/policy'
import { otherSchoolTours, schoolTours } from '../../../src/content/school-tours'
import { schoolQuestions } from '../../../src/content/schools'
import { site } from '../../../src/content/site'
import { tourAdvice } from '../../../src/content/tours-advice'
import { parentTexts, schoolBlanks, slipBlanks } from '../../../src/lib/parent-note'
import { pdfPages } from './pdf-text'

let file: Buffer
let open: string
let pages: string[]

beforeAll(async () => {
  file = await makeSchoolSheet()
  const uncompressed = await makeSchoolSheet({ compress: false })
  open = uncompressed.toString('latin1')
  pages = pdfPages(uncompressed)
})

/** Without blanks: a line may end behind a hyphen. */
const squash = (text: string) => printable(text).replaceAll(' ', '')

test('V33 the sheet is two tagged A4 pages under 100 KB, the same for the same content', async () => {
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeLessThan(100_000)
  expect(pages).toHaveLength(2)
  expect(open).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/)
  expect(open).toMatch(/\/Marked true/)
  expect(open).toMatch(/\/S \/H1\b/)
  expect((await makeSchoolSheet()).equals(file)).toBe(true)
})

test('V33 the sheet holds the day of the tour, every question and how to reach us', () => {
  const [tour] = schoolTours
  if (!tour) throw new Error('There is no tour for schools.')
  const page = squash(pages[0] ?? '')
  const texts = [
    tour.title,
    tour.duration,
    tour.participants,
    ...tour.itinerary,
    ...tour.includes,
    ...schoolQuestions.flatMap(({ questions }) => questions),
    site.phone,
    site.bookingsEmail,
  ]
  for (const text of texts) expect(page).toContain(squash(text))
})

test('V33 without a tour for schools the sheet still asks the questions', async () => {
  const found = pdfPages(await makeSchoolSheet({ tour: null, compress: false }))
  expect(found).toHaveLength(2)
  expect(found[0]).not.toContain('The day')
  expect(found[0]).toContain('Ask before you book')
})

test('V33 a day that is too long for the page is cut and names the page with all of it', async () => {
  const [tour] = schoolTours
  if (!tour) throw new Error('There is no tour for schools.')
  const long = {
    ...tour,
    itinerary: Array.from({ length: 80 }, (_, at) => `Station ${at + 1}`),
    includes: Array.from({ length: 60 }, (_, at) => `Included ${at + 1}`),
  }
  const found = pdfPages(await makeSchoolSheet({ tour: long, compress: false }))
  expect(found).toHaveLength(2)
  const page = found[0] ?? ''
  const shown = [...page.matchAll(/Station \d+/g)].length
  expect(shown).toBeGreaterThan(5)
  expect(shown).toBeLessThan(80)
  const address = `${site.origin}/schools`.replace('https://', '')
  expect(squash(page)).toContain(squash(`${80 - shown} more at ${address}`))
  for (const { questions } of schoolQuestions) {
    for (const question of questions) expect(squash(page)).toContain(squash(question))
  }
  expect(squash(page)).toContain(squash(site.bookingsEmail))
})

test('V33 a text that fits on no page stops no build', async () => {
  const [tour] = schoolTours
  if (!tour) throw new Error('There is no tour for schools.')
  const endless = { ...tour, location: 'A very long way from Nairobi. '.repeat(400) }
  const made = await makeSchoolSheet({ tour: endless })
  expect(made.subarray(0, 5).toString()).toBe('%PDF-')
})

test('V153 every tour that a class may join has its sheet, with lines to fill in and to sign', async () => {
  const files = await makeSchoolSheets()
  const choices = [...schoolTours, ...otherSchoolTours]
  expect(files.map(({ name }) => name)).toEqual([
    'school-visit.pdf',
    ...choices.map(({ slug }) => `sheets/school-visit/${slug}.pdf`),
  ])
  for (const [index, { content }] of files.entries()) {
    expect(content.length).toBeLessThan(100_000)
    const [page = '', ...others] = pdfPages(content)
    expect(others).toHaveLength(1)
    expect(squash(page)).toContain(
      squash((index === 0 ? choices[0] : choices[index - 1])?.title ?? '?'),
    )
    for (const label of [
      'School',
      'Class',
      'Date',
      'Pupils',
      'Adults',
      'Head teacher',
      'Signature',
    ]) {
      expect(page).toContain(`${label}:`)
    }
  }
})

test('V156 the sheet says the way, what is published about safety, and what a cancellation costs', async () => {
  const tour = otherSchoolTours.find(({ slug }) => slug === 'flower-farm-tour-in-naivasha')
  if (!tour) throw new Error('There is no flower farm.')
  const [page = ''] = pdfPages(await makeSchoolSheet({ tour, compress: false }))
  const bring = tourAdvice.find(({ question }) => question === 'q-bring')
  const texts = [
    'The programme begins with the drive from Nairobi.',
    'Welcome, safety briefing and overalls at the farm gate; Overalls and shoe covers',
    cancellationSummary,
    bring?.text ?? 'no advice',
  ]
  for (const text of texts) expect(squash(page)).toContain(squash(text))
})

test('V155 the second page is for parents: the day, what to bring, and a reply slip', () => {
  const page = squash(pages[1] ?? '')
  const [tour] = schoolTours
  const texts = [
    parentTexts.opening(site.name),
    parentTexts.consent,
    ...(tour?.itinerary ?? []),
    ...schoolBlanks,
    ...slipBlanks,
    `${parentTexts.slipTitle}: ${tour?.title}`,
  ]
  for (const text of texts) expect(page).toContain(squash(text))
})
