import type { SchoolTour } from '../../src/content/school-tours'
import { site } from '../../src/content/site'
import { tourAdvice } from '../../src/content/tours-advice'
import { parentTexts, schoolBlanks, slipBlanks } from '../../src/lib/parent-note'
import { paths } from '../../src/lib/paths'
import { drawBand } from './brochure-art'
import { decorate, Pen, type Doc, type Structure } from './brochure-pen'
import { palette, sheet } from './brochure-style'
import { plainAddress } from './brochure-text'
import { shortenDay } from './pdf-fit'
import { inColumns, writeBlanks, writeHeading } from './sheet-parts'

const sizes = [11, 10, 9, 8]
const smallest = 7

/** Height of the reply slip, which stands at the foot of the page, to be cut off. */
const slipTop = sheet.height - 260

/** Adds the page for parents: the day, what to bring, and a reply slip to cut off. */
export function addParentsPage(doc: Doc, tour: SchoolTour | undefined): void {
  doc.addPage()
  decorate(doc, () => drawBand(doc, 0, 14, palette.tea))
  const part = doc.struct('Sect')
  doc.addStructure(part)
  const fits = (day: SchoolTour | undefined, size: number) =>
    writeNote(doc, null, day, size) <= slipTop - 14
  const size = sizes.find((each) => fits(tour, each)) ?? smallest
  const address = plainAddress(site.origin + (tour ? paths.tour(tour.slug) : paths.schools()))
  const shown = tour && shortenDay(tour, (day) => fits(day, size), address)
  writeNote(doc, part, shown, size)
  writeSlip(doc, part, tour)
  part.end()
}

/** Writes the note, or only measures it without `part`; returns where it ends. */
function writeNote(
  doc: Doc,
  part: Structure | null,
  tour: SchoolTour | undefined,
  size: number,
): number {
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 40)
  pen.write('For parents', { tag: 'H1', font: 'display', size: 24, after: 4 })
  writeBlanks(pen, ['School', 'Class', 'Date'], size)
  pen.skip(size)
  pen.write(parentTexts.greeting, { tag: 'P', size, after: size * 0.3 })
  pen.write(parentTexts.opening(site.name), { tag: 'P', size, after: size * 0.6 })
  if (tour) {
    pen.write(`${tour.title} · ${tour.duration} · ${tour.location}`, {
      tag: 'P',
      font: 'strong',
      size,
      after: size * 0.6,
    })
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
  const toBring = tourAdvice.find(({ question }) => question === 'q-bring')
  if (toBring) {
    writeHeading(pen, toBring.name, size)
    pen.write(`For each child: ${toBring.text}`, { tag: 'P', size })
  }
  for (const name of schoolBlanks) writeBlanks(pen, [name], size)
  return pen.y
}

function writeSlip(doc: Doc, part: Structure, tour: SchoolTour | undefined): void {
  decorate(doc, () => {
    doc
      .lineWidth(0.8)
      .dash(4, { space: 4 })
      .strokeColor(palette.muted)
      .moveTo(sheet.margin / 2, slipTop)
      .lineTo(sheet.width - sheet.margin / 2, slipTop)
      .stroke()
  })
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, slipTop + 16)
  const size = 10.5
  const { slipTitle } = parentTexts
  writeHeading(pen, tour ? `${slipTitle}: ${tour.title}` : slipTitle, size)
  pen.write(parentTexts.slipIntro, { tag: 'P', size, after: 2 })
  pen.write(parentTexts.consent, { tag: 'P', font: 'strong', size })
  for (const name of slipBlanks) {
    pen.skip(6)
    writeBlanks(pen, [name], size)
  }
}
