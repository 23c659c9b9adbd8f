import { cancellationSummary } from '../../src/content/policy'
import { otherSchoolTours, schoolTours, type SchoolTour } from '../../src/content/school-tours'
import { schoolConsent, schoolHead, schoolQuestions } from '../../src/content/schools'
import { site } from '../../src/content/site'
import { tourAdvice } from '../../src/content/tours-advice'
import { paths } from '../../src/lib/paths'
import { groupSize } from '../../src/lib/tour-group'
import { drawBand } from './brochure-art'
import { decorate, Pen, type Doc, type Structure } from './brochure-pen'
import { palette, sheet } from './brochure-style'
import { editionLine, plainAddress } from './brochure-text'
import { addParentsPage } from './parents-page'
import { makeAnew, startPdf, type PdfFile, type SheetKeeper } from './pdf-file'
import { shortenDay } from './pdf-fit'
import { drawLine, inColumns, writeBlanks, writeHeading } from './sheet-parts'

type SchoolSheetOptions = {
  /** The tour whose day it is, by default the first for schools; with null, the sheet has only what to ask. */
  tour?: SchoolTour | null
  /** Switched off only to inspect the file. */
  compress?: boolean
}

const smallest = 7
/** Sizes of the text that are tried until everything fits on one page. */
const sizes = [10, 9.5, 9, 8.5, 8, 7.5, smallest]

const page = site.origin + paths.schools()
const pageName = plainAddress(page)

/** The sheet for teachers under the address that every site has: that of the first tour for schools. */
const schoolSheetName = 'school-visit.pdf'

/**
 * Makes the sheets for teachers: of the first tour for schools, and of every tour that a class may join.
 *
 * @param options.takeOrMake gives those that an earlier build made; by default, all are made
 * @returns the files with their names in the site
 */
export async function makeSchoolSheets({
  takeOrMake = makeAnew,
}: {
  takeOrMake?: SheetKeeper
} = {}): Promise<PdfFile[]> {
  const files: PdfFile[] = []
  for (const tour of [...schoolTours, ...otherSchoolTours]) {
    const name = paths.schoolSheet(tour.slug).slice(1)
    files.push(await takeOrMake(name, tour, () => makeSchoolSheet({ tour })))
  }
  const first = schoolTours[0] && files[0]
  const content = first ? first.content : await makeSchoolSheet()
  return [{ name: schoolSheetName, content }, ...files]
}

/**
 * Makes the sheet for teachers: one A4 page with the day of a tour, what to bring and what to settle with the
 * operator, and a page for parents with a reply slip. Tagged, readable in grey. Stations and inclusions that do
 * not fit in the smallest size are left out, with the address of the page: content never stops a build.
 *
 * @returns the PDF file
 */
export async function makeSchoolSheet({
  tour: named = schoolTours[0] ?? null,
  compress = true,
}: SchoolSheetOptions = {}): Promise<Buffer> {
  const tour = named ?? undefined
  const about = tour ? `${tour.title}: a visit with a class` : 'Farm visits for schools'
  const { doc, ended } = startPdf({
    title: `${about}, ${site.name}`,
    subject: 'A sheet for teachers, and one for parents',
    compress,
  })
  drawPageBand(doc)
  const fitting = fit(doc, tour)
  const part = doc.struct('Sect')
  doc.addStructure(part)
  writeSheet(doc, part, fitting.tour, fitting.size)
  part.end()
  addParentsPage(doc, tour)
  return ended()
}

function drawPageBand(doc: Doc): void {
  decorate(doc, () => drawBand(doc, 0, 14, palette.tea))
}

/** The largest size in which the sheet fits on its page, and the tour, shortened if no size is enough. */
function fit(
  doc: Doc,
  tour: SchoolTour | undefined,
): { tour: SchoolTour | undefined; size: number } {
  const fits = (day: SchoolTour | undefined, size: number) =>
    writeSheet(doc, null, day, size) <= sheet.foot + 30
  const size = sizes.find((each) => fits(tour, each))
  if (size !== undefined || !tour) return { tour, size: size ?? smallest }
  return { tour: shortenDay(tour, (day) => fits(day, smallest), pageName), size: smallest }
}

/** Writes the sheet, or only measures it without `part`; returns where it ends. */
function writeSheet(
  doc: Doc,
  part: Structure | null,
  tour: SchoolTour | undefined,
  size: number,
): number {
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 34)
  const strong = { tag: 'P', font: 'strong', size, after: size * 0.5 } as const
  pen.write('A farm visit for your class', { tag: 'H1', font: 'display', size: 22, after: 2 })
  writeBlanks(pen, ['School', 'Class', 'Date'], size)
  writeBlanks(pen, ['Pupils', 'Adults'], size)
  pen.skip(size * 0.6)
  if (tour) {
    pen.write(
      `${tour.title} · ${tour.duration} · ${tour.location} · ${groupSize(tour.participants)}`,
      strong,
    )
    inColumns(pen, [
      (column) => {
        writeHeading(column, 'The day', size)
        column.list(tour.itinerary, size, 'numbers', palette.tea)
      },
      (column) => {
        writeHeading(column, 'Included', size)
        column.list(tour.includes, size, 'dots', palette.tea)
      },
    ])
  }
  writeHeading(pen, 'Good to know', size)
  pen.list(knownLines(tour), size, 'dots', palette.tea)
  pen.skip(size * 0.3)
  writeQuestions(pen, size)
  writeHeading(pen, 'Consent of parents', size)
  pen.write(schoolConsent.visit, { tag: 'P', size, after: size * 0.3 })
  if (site.imageConsentForm) {
    const link = site.imageConsentForm
    pen.write(`${schoolConsent.pictures} ${link}`, { tag: 'P', size, after: size * 0.3, link })
  }
  writeBlanks(pen, schoolHead, size)
  pen.skip(size * 0.8)
  pen.write(`${site.name} · ${site.phone} · ${site.bookingsEmail}`, { ...strong, after: 1 })
  pen.write(`${pageName} · Prices on request · ${editionLine()}`, { tag: 'P', size, link: page })
  return pen.y
}

/** What the site says of a visit with a class. */
function knownLines(tour: SchoolTour | undefined): string[] {
  const toBring = tourAdvice.find(({ question }) => question === 'q-bring')
  const safety = tour?.safety ?? []
  return [
    ...(tour?.way ? [`Getting there: ${tour.way}`] : []),
    ...(toBring ? [`${toBring.name}, for each pupil: ${toBring.text}`] : []),
    ...(safety.length > 0 ? [`Safety, published for this tour: ${safety.join('; ')}.`] : []),
    `If you cancel: ${cancellationSummary}.`,
  ]
}

/** What to ask the operator, with lines for the answers. */
function writeQuestions(pen: Pen, size: number): void {
  writeHeading(pen, 'Ask before you book, and write the answers here', size)
  const half = Math.ceil(schoolQuestions.length / 2)
  inColumns(
    pen,
    [schoolQuestions.slice(0, half), schoolQuestions.slice(half)].map((groups) => (column) => {
      for (const { title, questions } of groups) {
        column.write(title, { tag: 'H3', font: 'strong', size, color: palette.tea })
        for (const question of questions) {
          column.write(question, { tag: 'P', size })
          column.skip(size * 1.4)
          drawLine(column, column.left, column.width)
          column.skip(size * 0.4)
        }
      }
    }),
  )
}
