import { tourFacts } from '../../src/components/tours/tour-good-to-know'
import type { Tour } from '../../src/content/model'
import { site } from '../../src/content/site'
import { nairobiDay } from '../../src/lib/calendar-day'
import { paths } from '../../src/lib/paths'
import { plainText } from '../../src/lib/plain-text'
import { groupSize } from '../../src/lib/tour-group'
import { plainTitle } from '../../src/lib/tour-title'
import { drawBand, drawPostmark } from './brochure-art'
import { accentOf, palette, sheet } from './brochure-style'
import { decorate, drawFigure, Pen, type Doc } from './brochure-pen'
import { tourShape } from './brochure-pictures'
import { printable, textBlocks, type TextBlock } from './brochure-text'

/** Sizes that are tried until the tour fits on its page, as shares of the largest. */
const scales = [1.08, 1, 0.94, 0.88, 0.82, 0.76]

/** Width of the picture of a tour in points, before the page is fitted. */
const pictureWidth = 190

/** Name of the link target of a tour's page. */
export const placeOf = (tour: Tour) => `tour-${tour.slug}`

/**
 * Adds the page of one tour. A text too long for the smallest size is shortened:
 * facts, itinerary and inclusions stay complete. A picture gives way first.
 *
 * @param picture JPEG
 */
export function addTourPage(doc: Doc, tour: Tour, picture?: Buffer): void {
  doc.addPage()
  doc.addNamedDestination(placeOf(tour), 'XYZ', 0, 0, null)
  doc.outline.addItem(printable(plainTitle(tour.title)))
  const accent = accentOf(tour.category)
  decorate(doc, () => {
    drawBand(doc, 0, 14, accent)
    drawPostmark(doc, sheet.width - sheet.margin - 36, 88, printable(tour.duration), accent)
  })
  const part = doc.struct('Sect')
  doc.addStructure(part)
  const { scale, story, shown } = fit(doc, tour, picture)
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 50)
  writeTour(pen, tour, story, scale, shown)
  part.end()
}

type Fit = { scale: number; story: TextBlock[]; shown?: Buffer }

function fit(doc: Doc, tour: Tour, picture: Buffer | undefined): Fit {
  const story = textBlocks(tour.fullDescription)
  const height = (blocks: TextBlock[], scale: number, shown?: Buffer) => {
    const column = { x: sheet.margin, width: sheet.textWidth }
    const pen = new Pen(doc, null, column, 50)
    writeTour(pen, tour, blocks, scale, shown)
    return pen.y
  }
  if (picture) {
    const scale = scales.find((tried) => height(story, tried, picture) <= sheet.foot)
    if (scale !== undefined) return { scale, story, shown: picture }
  }
  for (const scale of scales) if (height(story, scale) <= sheet.foot) return { scale, story }
  const scale = scales.at(-1) ?? 1
  while (story.length && height(story, scale) > sheet.foot) story.pop()
  return { scale, story }
}

function writeTour(
  pen: Pen,
  tour: Tour,
  story: TextBlock[],
  scale: number,
  picture: Buffer | undefined,
): void {
  const accent = accentOf(tour.category)
  const text = 10 * scale
  // Beside the postmark.
  const head = pen.columnAt(sheet.margin, sheet.textWidth - 140)
  head.write(tour.category.toUpperCase(), { tag: 'P', font: 'strong', size: 9, color: accent })
  head.skip(6)
  head.write(plainTitle(tour.title), { tag: 'H1', font: 'display', size: 27 })
  pen.y = Math.max(head.y, 128) + 10

  writeFacts(pen, tour, accent)
  const lead = { tag: 'P', size: text * 1.14, color: palette.muted, after: text }
  if (picture)
    writeBeside(pen, { picture, alt: tour.imageAlt, width: pictureWidth * scale }, (column) => {
      column.write(plainText(tour.description), lead)
    })
  else pen.write(plainText(tour.description), lead)
  for (const [index, block] of story.entries()) {
    if (block.kind !== 'item' && story[index - 1]?.kind === 'item') pen.skip(text * 0.4)
    if (block.kind === 'heading') {
      pen.skip(text * 0.2)
      pen.write(block.text, { tag: 'H2', font: 'display', size: text * 1.35, after: text * 0.25 })
    } else if (block.kind === 'item') {
      pen.list([block.text], text, 'dots', accent)
    } else {
      pen.write(block.text, { tag: 'P', size: text, after: text * 0.6 })
    }
  }

  pen.skip(text * 0.6)
  const gap = 28
  const wide = (sheet.textWidth - gap) * 0.6
  const left = pen.columnAt(sheet.margin, wide)
  const right = pen.columnAt(sheet.margin + wide + gap, sheet.textWidth - wide - gap)
  const heading = { tag: 'H2', font: 'display', size: 15 * scale, color: accent, after: 5 } as const
  left.write('Itinerary', heading)
  // A tour of several days numbers its days itself.
  const label = tour.itinerary.every((station) => /^Day \d/.test(station)) ? 'dots' : 'numbers'
  left.list(tour.itinerary, text, label, accent)
  right.write('Included', heading)
  right.list(tour.includes, text, 'dots', accent)
  const known = tourFacts(tour, nairobiDay(new Date()))
  if (known.length > 0) {
    right.skip(text * 0.6)
    right.write('Good to know', heading)
    const lines = known.map(({ name, text }) => `${name}: ${text}`)
    right.list(lines, text, 'dots', accent)
  }
  pen.y = Math.max(left.y, right.y)
  const address = site.origin + paths.tour(tour.slug)
  const style = { tag: 'P', font: 'strong', size: text, color: accent, link: address } as const
  pen.skip(text * 0.6)
  pen.write(`Book or ask: ${address.replace(/^https?:\/\//, '')}`, style)
}

type Shown = {
  /** JPEG. */
  picture: Buffer
  alt: string
  /** In points. */
  width: number
}

/** A picture at the right edge, and texts beside it. */
function writeBeside(pen: Pen, shown: Shown, write: (column: Pen) => void): void {
  const { picture, alt, width } = shown
  const gap = 24
  const height = width / tourShape
  const [x, y] = [sheet.margin + sheet.textWidth - width, pen.y]
  if (pen.part) {
    drawFigure(pen.doc, pen.part, alt, { x, y, width, height }, () => {
      pen.doc.image(picture, x, y, { width, height })
    })
  }
  const column = pen.columnAt(sheet.margin, sheet.textWidth - width - gap)
  write(column)
  pen.y = Math.max(column.y, y + height + 12)
}

/** Duration, place and group size, side by side under a line. */
function writeFacts(pen: Pen, tour: Tour, accent: string): void {
  const facts = [
    ['Duration', tour.duration],
    ['Where', tour.location],
    ['Group size', groupSize(tour.participants)],
  ] as const
  const shares = [0, 0.24, 0.7, 1]
  const top = pen.y
  if (pen.part) {
    decorate(pen.doc, () => {
      pen.doc.lineWidth(1).strokeColor(accent)
      pen.doc
        .moveTo(sheet.margin, top)
        .lineTo(sheet.margin + sheet.textWidth, top)
        .stroke()
    })
  }
  let bottom = top
  for (const [index, [label, value]] of facts.entries()) {
    const from = sheet.textWidth * (shares[index] ?? 0)
    const until = sheet.textWidth * (shares[index + 1] ?? 1)
    const cell = pen.columnAt(sheet.margin + from, until - from - 12)
    cell.skip(8)
    cell.write(label, { tag: 'P', size: 8.5, color: palette.muted, after: 1 })
    cell.write(value, { tag: 'P', font: 'strong', size: 10.5 })
    bottom = Math.max(bottom, cell.y)
  }
  pen.y = bottom + 12
}
