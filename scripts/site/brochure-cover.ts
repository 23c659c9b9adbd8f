import { brochure } from '../../src/content/brochure'
import { tourCategories } from '../../src/content/categories'
import { chatLink, site } from '../../src/content/site'
import type { Tour } from '../../src/content/model'
import { chat } from '../../src/lib/chat'
import { drawBand, drawMorning } from './brochure-art'
import { listColumns, writeListed } from './brochure-entries'
import { accentOf, palette, sheet } from './brochure-style'
import { decorate, Pen, type Doc } from './brochure-pen'
import { editionLine } from './brochure-text'

/** Lower edge of the picture. */
const horizon = 250
/** Where the contacts begin at the latest, so that they stand on the page. */
const lowestContacts = sheet.height - 60

const column = { x: sheet.margin, width: sheet.textWidth }

/** Writes who we are, and how many tours there are. */
function writeHead(pen: Pen, heading: string): void {
  pen.write(site.name, { tag: 'H1', font: 'display', size: 46, color: palette.tea })
  pen.write(site.tagline, {
    tag: 'P',
    font: 'display',
    size: 19,
    color: palette.terracotta,
    after: 10,
  })
  pen.write(site.description, { tag: 'P', size: 12.5, color: palette.muted, after: 26 })
  pen.write(heading, { tag: 'H2', font: 'display', size: 17, after: 8 })
}

/** Writes all tours in two columns, and moves below them. */
function writeList(pen: Pen, tours: readonly Tour[], pageOf: (tour: Tour) => number): void {
  const half = Math.ceil(tours.length / 2)
  const columns = listColumns(pen)
  for (const [index, side] of columns.entries()) {
    const listed = index === 0 ? tours.slice(0, half) : tours.slice(half)
    for (const tour of listed) writeListed(side, tour, pageOf(tour))
  }
  pen.y = Math.max(...columns.map(({ y }) => y))
}

/** Writes how many tours each category has. */
function writeCategories(pen: Pen, tours: readonly Tour[]): void {
  for (const category of tourCategories) {
    const count = tours.filter((tour) => tour.category === category).length
    if (count === 0) continue
    pen.write(`${category}: ${count}`, {
      tag: 'P',
      font: 'strong',
      size: 12.5,
      color: accentOf(category),
      after: 5,
    })
  }
}

/** Whether the list of the tours has room on the cover. */
export function fitsOnCover(doc: Doc, tours: readonly Tour[], heading: string): boolean {
  const pen = new Pen(doc, null, column, horizon + 46)
  writeHead(pen, heading)
  writeList(pen, tours, () => 1)
  return pen.y <= lowestContacts
}

type Cover = {
  /** JPEG of the lead picture; without one, a morning is drawn. */
  picture: Buffer | undefined
  /** What the brochure holds. */
  heading: string
  /** Number of the page of each tour, where the cover lists them; otherwise it counts them. */
  pageOf: ((tour: Tour) => number) | undefined
}

/** Fills the first page: who we are, and what is inside. */
export function drawCover(
  doc: Doc,
  tours: readonly Tour[],
  { picture, heading, pageOf }: Cover,
): void {
  decorate(doc, () => {
    if (picture) doc.image(picture, 0, 0, { width: sheet.width, height: horizon })
    else drawMorning(doc, 0, horizon)
  })
  decorate(doc, () => drawBand(doc, horizon, 14, palette.terracotta))
  const part = doc.struct('Sect')
  doc.addStructure(part)
  const pen = new Pen(doc, part, column, horizon + 46)
  writeHead(pen, heading)
  if (pageOf) writeList(pen, tours, pageOf)
  else writeCategories(pen, tours)
  pen.y = Math.max(pen.y, sheet.foot - 28)
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
