import { beforeAll, expect, test } from 'vitest'
import { printable } from '../../../scripts/site/brochure-text'
import { makeSchoolSheet } from '../../../scripts/site/school-sheet'
import { schoolTours } from '../../../src/content/school-tours'
import { schoolQuestions } from '../../../src/content/schools'
import { site } from '../../../src/content/site'
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

test('V33 the sheet is one tagged A4 page under 100 KB, the same for the same content', async () => {
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeLessThan(100_000)
  expect(pages).toHaveLength(1)
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
  const found = pdfPages(await makeSchoolSheet({ tours: [], compress: false }))
  expect(found).toHaveLength(1)
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
  const found = pdfPages(await makeSchoolSheet({ tours: [long], compress: false }))
  expect(found).toHaveLength(1)
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
  const made = await makeSchoolSheet({ tours: [endless] })
  expect(made.subarray(0, 5).toString()).toBe('%PDF-')
})
