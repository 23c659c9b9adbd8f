import { brochure } from '../../src/content/brochure'
import { chatLink, site } from '../../src/content/site'
import type { Tour } from '../../src/content/model'
import { chat } from '../../src/lib/chat'
import { plainTitle } from '../../src/lib/tour-title'
import { drawBand, drawMorning } from './brochure-art'
import { palette, sheet } from './brochure-style'
import { decorate, Pen, type Doc } from './brochure-pen'
import { editionLine } from './brochure-text'
import { placeOf } from './brochure-tour'

/**
 * Fills the first page: who we are, and what is inside.
 *
 * @param picture JPEG of the lead picture; without one, a morning is drawn
 * @param pageOf number of the page of each tour
 */
export function drawCover(
  doc: Doc,
  tours: readonly Tour[],
  picture: Buffer | undefined,
  pageOf: (tour: Tour) => number,
): void {
  const horizon = 250
  decorate(doc, () => {
    if (picture) doc.image(picture, 0, 0, { width: sheet.width, height: horizon })
    else drawMorning(doc, 0, horizon)
  })
  decorate(doc, () => drawBand(doc, horizon, 14, palette.terracotta))
  const part = doc.struct('Sect')
  doc.addStructure(part)
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, horizon + 46)
  pen.write(site.name, { tag: 'H1', font: 'display', size: 46, color: palette.tea })
  pen.write(site.tagline, {
    tag: 'P',
    font: 'display',
    size: 19,
    color: palette.terracotta,
    after: 10,
  })
  pen.write(site.description, { tag: 'P', size: 12.5, color: palette.muted, after: 26 })

  pen.write(`${tours.length} tours and their itineraries`, {
    tag: 'H2',
    font: 'display',
    size: 17,
    after: 8,
  })
  const half = Math.ceil(tours.length / 2)
  const width = (sheet.textWidth - 30) / 2
  const columns = [tours.slice(0, half), tours.slice(half)]
  const bottoms = columns.map((group, index) => {
    const column = pen.columnAt(sheet.margin + index * (width + 30), width)
    for (const tour of group) writeEntry(column, tour, pageOf(tour), width, index)
    return column.y
  })
  pen.y = Math.max(...bottoms, sheet.foot - 28)
  const contact = `${site.phone}  ·  ${site.businessEmail}`
  pen.write(contact, { tag: 'P', font: 'strong', size: 12, color: palette.tea, after: 3 })
  pen.write(
    `Book or ask on ${chat.name}, by phone or by mail. We answer within ${site.responseHours} hours.`,
    {
      tag: 'P',
      size: 10,
      color: palette.muted,
      after: 3,
      link: chatLink(brochure.question),
    },
  )
  pen.write(editionLine(), { tag: 'P', size: 9, color: palette.muted })
  part.end()
}

function writeEntry(column: Pen, tour: Tour, page: number, width: number, index: number): void {
  const left = sheet.margin + index * (width + 30)
  const number = column.columnAt(left, 24)
  const goTo = placeOf(tour)
  number.write(String(page), { tag: 'P', font: 'strong', size: 10.5, color: palette.terracotta })
  const words = column.columnAt(left + 24, width - 24)
  words.write(plainTitle(tour.title), { tag: 'P', font: 'strong', size: 10.5, goTo })
  words.write(`${tour.duration}, ${tour.location}`, {
    tag: 'P',
    size: 9,
    color: palette.muted,
    after: 7,
  })
  column.y = words.y
}
