import type { Tour } from '../../src/content/model'
import { site } from '../../src/content/site'
import { fullPriceText, priceLine } from '../../src/content/tour-words'
import { nairobiDay } from '../../src/lib/calendar-day'
import { paths } from '../../src/lib/paths'
import { plainText } from '../../src/lib/plain-text'
import { groupSize } from '../../src/lib/tour-group'
import { shownPrice } from '../../src/lib/tour-price'
import { plainTitle } from '../../src/lib/tour-title'
import { drawBand } from './brochure-art'
import { decorate, Pen, type Doc } from './brochure-pen'
import { accentOf, palette, sheet } from './brochure-style'
import { plainAddress, printable } from './brochure-text'
import { placeOf } from './brochure-tour'

// The brochure of many tours: a list of all after the cover, and a few lines for each instead of a page.

/** Upper edge of the texts of a page. */
const top = 50

const gap = 30
/** Width of the columns of a list of tours, of which two stand side by side. */
const listWidth = (sheet.textWidth - gap) / 2

/** The two columns of a list of tours, at the height of a pen. */
export function listColumns(pen: Pen, part = pen.part): [Pen, Pen] {
  const columnAt = (x: number) => pen.columnAt(x, listWidth, part)
  return [columnAt(sheet.margin), columnAt(sheet.margin + listWidth + gap)]
}

/**
 * Writes a tour into a list of tours; its title leads to its page.
 *
 * @param hasFacts whether its duration and place stand below the title
 */
export function writeListed(column: Pen, tour: Tour, page: number, hasFacts = true): void {
  const indent = 24
  const number = column.columnAt(column.left, indent)
  const goTo = placeOf(tour)
  number.write(String(page), { tag: 'P', font: 'strong', size: 10.5, color: palette.terracotta })
  const words = column.columnAt(column.left + indent, column.width - indent)
  words.write(plainTitle(tour.title), { tag: 'P', font: 'strong', size: 10.5, goTo })
  if (hasFacts) {
    const facts = `${tour.duration}, ${tour.location}`
    words.write(facts, { tag: 'P', size: 9, color: palette.muted })
  }
  words.skip(hasFacts ? 7 : 4)
  column.y = words.y
}

/** A pen that only measures, at the upper edge of a page. */
const measuring = (doc: Doc) => new Pen(doc, null, { x: sheet.margin, width: sheet.textWidth }, top)

function writeTitle(pen: Pen): void {
  pen.write('All tours', { tag: 'H1', font: 'display', size: 27, after: 14 })
}

/**
 * The tours of each page of the list that follows the cover, column by column.
 *
 * @param hasFacts see `writeListed`
 */
export function listPages(doc: Doc, tours: readonly Tour[], hasFacts: boolean): Tour[][][] {
  const pages: Tour[][][] = []
  let column = measuring(doc)
  let listed: Tour[] = []
  let from = top
  const turn = () => {
    listed = []
    const page = pages.at(-1)
    if (page?.length === 1) page.push(listed)
    else {
      const pen = measuring(doc)
      if (pages.length === 0) writeTitle(pen)
      from = pen.y
      pages.push([listed])
    }
    column = measuring(doc).columnAt(sheet.margin, listWidth)
    column.y = from
  }
  for (const tour of tours) {
    if (pages.length === 0) turn()
    const tried = column.columnAt(column.left, column.width)
    writeListed(tried, tour, 1, hasFacts)
    if (tried.y > sheet.foot && listed.length > 0) {
      turn()
      writeListed(column, tour, 1, hasFacts)
    } else column.y = tried.y
    listed.push(tour)
  }
  return pages
}

/** Begins a page with a band of its own. */
function beginPage(doc: Doc): Pen {
  doc.addPage()
  decorate(doc, () => drawBand(doc, 0, 14, palette.tea))
  const part = doc.struct('Sect')
  doc.addStructure(part)
  return new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, top)
}

/**
 * Adds the list of all tours.
 *
 * @param pages see `listPages`
 * @param pageOf number of the page of each tour
 */
export function addList(
  doc: Doc,
  pages: readonly (readonly (readonly Tour[])[])[],
  pageOf: (tour: Tour) => number,
  hasFacts: boolean,
): void {
  for (const [index, columns] of pages.entries()) {
    const pen = beginPage(doc)
    if (index === 0) {
      doc.outline.addItem('All tours')
      writeTitle(pen)
    }
    for (const [side, column] of listColumns(pen).entries()) {
      for (const tour of columns[side] ?? []) writeListed(column, tour, pageOf(tour), hasFacts)
    }
    pen.part?.end()
  }
}

/** Writes what matters of a tour, and where the rest of it is. */
function writeEntry(pen: Pen, tour: Tour): void {
  const accent = accentOf(tour.category)
  const address = site.origin + paths.tour(tour.slug)
  const price = tour.priceFrom && priceLine(tour.priceFrom, fullPriceText)
  const facts = [
    tour.duration,
    tour.location,
    groupSize(tour.participants),
    shownPrice(price, nairobiDay(new Date())),
  ]
  pen.write(plainTitle(tour.title), {
    tag: 'H1',
    font: 'display',
    size: 15,
    color: accent,
    after: 1,
  })
  pen.write(facts.join('  ·  '), { tag: 'P', font: 'strong', size: 9.5, after: 2 })
  pen.write(plainText(tour.description), { tag: 'P', size: 10, after: 2 })
  pen.write(`Itinerary and booking: ${plainAddress(address)}`, {
    tag: 'P',
    font: 'strong',
    size: 9.5,
    color: accent,
    link: address,
    after: 16,
  })
}

/** The tours of each page when each has a few lines. */
export function entryPages(doc: Doc, tours: readonly Tour[]): Tour[][] {
  const pages: Tour[][] = []
  let y: number = sheet.foot
  for (const tour of tours) {
    const pen = measuring(doc)
    writeEntry(pen, tour)
    const height = pen.y - top
    if (y + height > sheet.foot) {
      pages.push([])
      y = top
    }
    y += height
    pages.at(-1)?.push(tour)
  }
  return pages
}

/** Adds a page with a few lines for each of some tours. */
export function addEntries(doc: Doc, tours: readonly Tour[]): void {
  const pen = beginPage(doc)
  for (const tour of tours) {
    doc.addNamedDestination(placeOf(tour), 'XYZ', 0, pen.y, null)
    doc.outline.addItem(printable(plainTitle(tour.title)))
    writeEntry(pen, tour)
  }
  pen.part?.end()
}
