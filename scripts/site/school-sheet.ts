import { schoolTours } from '../../src/content/school-tours'
import { schoolConsent, schoolQuestions } from '../../src/content/schools'
import { site } from '../../src/content/site'
import { tourAdvice } from '../../src/content/tours-advice'
import { paths } from '../../src/lib/paths'
import { groupSize } from '../../src/lib/tour-group'
import { drawBand } from './brochure-art'
import { decorate, Pen, type Doc, type Structure } from './brochure-pen'
import { palette, sheet } from './brochure-style'
import { startPdf } from './pdf-file'

type SchoolSheetOptions = {
  tours?: typeof schoolTours
  /** Switched off only to inspect the file. */
  compress?: boolean
}

const gap = 28
const columnWidth = (sheet.textWidth - gap) / 2

const smallest = 7.5
/** Sizes of the text that are tried until everything fits on one page. */
const sizes = [10, 9.5, 9, 8.5, 8, smallest]

type SchoolTour = (typeof schoolTours)[number]

const page = site.origin + paths.schools()
const pageName = page.replace(/^https?:\/\//, '')

/**
 * Makes the sheet for teachers: one A4 page with the day of the first tour for schools, what to bring and
 * what to settle with the operator. Tagged, readable in grey. Stations and inclusions that do not fit in
 * the smallest size are left out, with the address of the page: content never stops a build.
 *
 * @returns the PDF file
 */
export async function makeSchoolSheet({
  tours = schoolTours,
  compress = true,
}: SchoolSheetOptions = {}): Promise<Buffer> {
  const title = `${site.name}: farm visits for schools`
  const { doc, ended } = startPdf({ title, subject: 'A sheet for teachers', compress })
  decorate(doc, () => drawBand(doc, 0, 14, palette.tea))
  const { tour, size } = fit(doc, tours[0])
  const part = doc.struct('Sect')
  doc.addStructure(part)
  writeSheet(doc, part, tour, size)
  part.end()
  return ended()
}

/** The largest size in which the sheet fits on its page, and the tour, shortened if no size is enough. */
function fit(
  doc: Doc,
  tour: SchoolTour | undefined,
): { tour: SchoolTour | undefined; size: number } {
  const fits = (day: SchoolTour | undefined, size: number) =>
    writeSheet(doc, null, day, size) <= sheet.foot + 20
  const size = sizes.find((each) => fits(tour, each))
  if (size !== undefined || !tour) return { tour, size: size ?? smallest }
  let count = Math.max(tour.itinerary.length, tour.includes.length)
  let day = tour
  while (count > 0 && !fits(day, smallest)) {
    count--
    day = {
      ...tour,
      itinerary: firstOf(tour.itinerary, count),
      includes: firstOf(tour.includes, count),
    }
  }
  return { tour: day, size: smallest }
}

/** The first items, and how many more are on the page. */
function firstOf(items: readonly string[], count: number): string[] {
  if (items.length <= count) return [...items]
  return [...items.slice(0, count), `${items.length - count} more at ${pageName}`]
}

/** Writes the sheet, or only measures it without `part`; returns where it ends. */
function writeSheet(
  doc: Doc,
  part: Structure | null,
  tour: SchoolTour | undefined,
  size: number,
): number {
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 38)
  const strong = { tag: 'P', font: 'strong', size, after: size * 0.5 } as const
  pen.write('A farm visit for your class', { tag: 'H1', font: 'display', size: 24, after: 4 })
  if (tour) {
    pen.write(
      `${tour.title} · ${tour.duration} · ${tour.location} · ${groupSize(tour.participants)}`,
      strong,
    )
    columns(pen, [
      (column) => {
        heading(column, 'The day', size)
        column.list(tour.itinerary, size, 'numbers', palette.tea)
      },
      (column) => {
        heading(column, 'Included', size)
        column.list(tour.includes, size, 'dots', palette.tea)
      },
    ])
  }
  const toBring = tourAdvice.find(({ question }) => question === 'q-bring')
  if (toBring) {
    heading(pen, toBring.name, size)
    pen.write(`For each pupil: ${toBring.text}`, { tag: 'P', size, after: size * 0.7 })
  }
  heading(pen, 'Ask before you book, and write the answers here', size)
  const half = Math.ceil(schoolQuestions.length / 2)
  columns(
    pen,
    [schoolQuestions.slice(0, half), schoolQuestions.slice(half)].map((groups) => (column) => {
      for (const { title, questions } of groups) {
        column.write(title, { tag: 'H3', font: 'strong', size, color: palette.tea })
        for (const question of questions) {
          column.write(question, { tag: 'P', size })
          drawLine(column)
        }
      }
    }),
  )
  heading(pen, 'Consent of parents', size)
  pen.write(schoolConsent.visit, { tag: 'P', size, after: size * 0.3 })
  if (site.imageConsentForm) {
    pen.write(`${schoolConsent.pictures} ${site.imageConsentForm}`, {
      tag: 'P',
      size,
      after: size * 0.7,
      link: site.imageConsentForm,
    })
  }
  pen.write(`${site.name} · ${site.phone} · ${site.bookingsEmail}`, { ...strong, after: 1 })
  pen.write(`${pageName} · Prices on request`, {
    tag: 'P',
    size,
    link: page,
  })
  return pen.y
}

function heading(pen: Pen, text: string, size: number): void {
  pen.write(text, { tag: 'H2', font: 'display', size: size * 1.35, color: palette.tea, after: 2 })
}

/** Two columns side by side; the pen goes on below the longer one. */
function columns(pen: Pen, writers: readonly ((column: Pen) => void)[]): void {
  const bottoms = writers.map((write, index) => {
    const column = pen.columnAt(sheet.margin + index * (columnWidth + gap), columnWidth)
    write(column)
    return column.y
  })
  pen.y = Math.max(...bottoms) + 8
}

/** A line to write an answer on. */
function drawLine(column: Pen): void {
  const y = column.y + 15
  if (column.part) {
    decorate(column.doc, () => {
      column.doc.lineWidth(0.5).strokeColor(palette.muted)
      column.doc
        .moveTo(column.left, y)
        .lineTo(column.left + columnWidth, y)
        .stroke()
    })
  }
  column.y = y + 5
}
