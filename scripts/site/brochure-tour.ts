import { printedFacts } from '../../src/components/tours/tour-good-to-know'
import type { Tour } from '../../src/content/model'
import { site } from '../../src/content/site'
import { fullPriceText, priceLine } from '../../src/content/tour-words'
import { nairobiDay } from '../../src/lib/calendar-day'
import { paths } from '../../src/lib/paths'
import { plainText } from '../../src/lib/plain-text'
import { groupSize } from '../../src/lib/tour-group'
import { shownPrice } from '../../src/lib/tour-price'
import { plainTitle } from '../../src/lib/tour-title'
import { drawBand, drawPostmark } from './brochure-art'
import { accentOf, palette, sheet } from './brochure-style'
import { decorate, drawFigure, Pen, type Doc } from './brochure-pen'
import { tourShape } from './brochure-pictures'
import { plainAddress, printable, textBlocks, type TextBlock } from './brochure-text'
import { shortenDay } from './pdf-fit'

/** Sizes that are tried until the tour fits on its page, as shares of the largest. */
const smallest = 0.76
const scales = [1.08, 1, 0.94, 0.88, 0.82, smallest]

/** Width of the picture of a tour in points, before the page is fitted. */
const pictureWidth = 190

/** Name of the link target of a tour's page. */
export const placeOf = (tour: Tour) => `tour-${tour.slug}`

/**
 * Adds the page of one tour. A text too long for the smallest size is shortened, and after all of it the last
 * stations and inclusions: the numbers of the pages after it stay right. A picture gives way first.
 *
 * @param picture JPEG
 */
export function addTourPage(doc: Doc, tour: Tour, picture?: Buffer): void {
  doc.addPage()
  doc.addNamedDestination(placeOf(tour), 'XYZ', 0, 0, null)
  doc.outline.addItem(printable(plainTitle(tour.title)))
  drawHead(doc, tour)
  const part = doc.struct('Sect')
  doc.addStructure(part)
  const fitting = fit(doc, tour, picture)
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 50)
  writeTour(pen, fitting)
  writeAddress(pen, tour, fitting.scale)
  part.end()
}

/** Draws the band and the postmark of a tour's page. */
export function drawHead(doc: Doc, tour: Tour): void {
  const accent = accentOf(tour.category)
  decorate(doc, () => {
    drawBand(doc, 0, 14, accent)
    drawPostmark(doc, sheet.width - sheet.margin - 36, 88, printable(tour.duration), accent)
  })
}

type Fit = { tour: Tour; scale: number; story: TextBlock[]; shown?: Buffer }

function fit(doc: Doc, tour: Tour, picture: Buffer | undefined): Fit {
  const story = textBlocks(tour.fullDescription)
  const lowest = sheet.foot - addressHeight
  const fits = (blocks: TextBlock[], scale: number, shown?: Buffer) =>
    heightOf(doc, tour, blocks, scale, shown) <= lowest
  if (picture) {
    const scale = scales.find((tried) => fits(story, tried, picture))
    if (scale !== undefined) return { tour, scale, story, shown: picture }
  }
  for (const scale of scales) if (fits(story, scale)) return { tour, scale, story }
  while (story.length && !fits(story, smallest)) story.pop()
  const bare = (day: Tour) => heightOf(doc, day, story, smallest, undefined) <= lowest
  const address = plainAddress(site.origin + paths.tour(tour.slug))
  return { tour: shortenDay(tour, bare, address), scale: smallest, story }
}

/** The smallest text of a sheet of its own that still has all of its story. */
const smallestWithStory = 0.88

/**
 * How one tour fits on a sheet of its own, above `bottom`. Its picture stays: the story gives way first, then
 * the size, the picture, and the last of its stations and inclusions.
 */
export function fitSheet(
  doc: Doc,
  tour: Tour,
  picture: Buffer | undefined,
  { bottom, address }: { bottom: number; address: string },
): Fit {
  const story = textBlocks(tour.fullDescription)
  const fits = (scale: number, shown = picture, shownTour = tour) =>
    heightOf(doc, shownTour, story, scale, shown) <= bottom
  const whole = scales.find((scale) => scale >= smallestWithStory && fits(scale))
  if (whole !== undefined) return { tour, scale: whole, story, ...(picture && { shown: picture }) }
  while (story.length && !fits(smallestWithStory)) story.pop()
  // A heading without its text.
  while (story.at(-1)?.kind === 'heading') story.pop()
  const scale = scales.find((tried) => tried <= smallestWithStory && fits(tried))
  if (scale !== undefined) return { tour, scale, story, ...(picture && { shown: picture }) }
  const bare = (day: Tour) => heightOf(doc, day, story, smallest, undefined) <= bottom
  return { tour: shortenDay(tour, bare, address), scale: smallest, story }
}

function heightOf(
  doc: Doc,
  tour: Tour,
  story: TextBlock[],
  scale: number,
  shown: Buffer | undefined,
): number {
  const pen = new Pen(doc, null, { x: sheet.margin, width: sheet.textWidth }, 50)
  writeTour(pen, { tour, story, scale, ...(shown && { shown }) })
  return pen.y
}

/** Writes all of a tour but where it is booked. */
export function writeTour(pen: Pen, { tour, story, scale, shown }: Fit): void {
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
  let beside = 0
  if (shown) {
    const width = pictureWidth * scale
    const end = pen.y + width / tourShape
    writeBeside(pen, { picture: shown, alt: tour.imageAlt, width }, (column) => {
      column.write(plainText(tour.description), lead)
      beside = countUntil(story, (count) => {
        const tried = column.columnAt(column.left, column.width, null)
        writeStory(tried, story.slice(0, count), text, accent)
        return tried.y > end || story[count - 1]?.kind === 'heading'
      })
      writeStory(column, story.slice(0, beside), text, accent)
    })
  } else pen.write(plainText(tour.description), lead)
  writeStory(pen, story.slice(beside), text, accent)

  pen.skip(text * 0.6)
  const gap = 28
  const wide = (sheet.textWidth - gap) * 0.55
  const left = pen.columnAt(sheet.margin, wide)
  const right = pen.columnAt(sheet.margin + wide + gap, sheet.textWidth - wide - gap)
  const heading = { tag: 'H2', font: 'display', size: 15 * scale, color: accent, after: 5 } as const
  left.write('Itinerary', heading)
  // A tour of several days numbers its days itself.
  const label = tour.itinerary.every((station) => /^Day \d/.test(station)) ? 'dots' : 'numbers'
  left.list(tour.itinerary, text, label, accent)
  right.write('Included', heading)
  right.list(tour.includes, text, 'dots', accent)
  const known = printedFacts(tour).map(({ name, text }) => `${name}: ${text}`)
  if (known.length > 0) {
    // Below the shorter column, so that neither grows long.
    const column = left.y < right.y ? left : right
    column.skip(text * 0.6)
    column.write('Good to know', heading)
    column.list(known, text, 'dots', accent)
  }
  pen.y = Math.max(left.y, right.y)
}

/** How many of the first items there can be before `isTooMany`. */
function countUntil(items: readonly unknown[], isTooMany: (count: number) => boolean): number {
  let count = 0
  while (count < items.length && !isTooMany(count + 1)) count++
  return count
}

function writeStory(pen: Pen, story: readonly TextBlock[], text: number, accent: string): void {
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
}

/** Where a tour is booked. */
function writeAddress(pen: Pen, tour: Tour, scale: number): void {
  const address = site.origin + paths.tour(tour.slug)
  pen.skip(6 * scale)
  pen.write(`Book or ask: ${plainAddress(address)}`, {
    tag: 'P',
    font: 'strong',
    size: 10 * scale,
    color: accentOf(tour.category),
    link: address,
  })
}

/** Height that `writeAddress` takes at most. */
const addressHeight = 22

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

/** Duration, place, group size and price, side by side under a line. */
function writeFacts(pen: Pen, tour: Tour, accent: string): void {
  const facts = [
    ['Duration', tour.duration],
    ['Where', tour.location],
    ['Group size', groupSize(tour.participants)],
    [
      'Price',
      shownPrice(
        tour.priceFrom && priceLine(tour.priceFrom, fullPriceText),
        nairobiDay(new Date()),
      ),
    ],
  ] as const
  const shares = [0, 0.16, 0.53, 0.76, 1]
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
