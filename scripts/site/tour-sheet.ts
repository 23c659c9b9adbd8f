import { questionLink } from '../../src/components/tours/tour-questions'
import type { Tour } from '../../src/content/model'
import { site } from '../../src/content/site'
import { tours as allTours } from '../../src/content/tours'
import { chat } from '../../src/lib/chat'
import { paths } from '../../src/lib/paths'
import { plainTitle } from '../../src/lib/tour-title'
import { codesWidth, writeCodes } from './brochure-code'
import { decorate, Pen, type Doc, type Structure } from './brochure-pen'
import { pictureHash, pictureOf } from './brochure-pictures'
import { accentOf, palette, sheet } from './brochure-style'
import { editionLine, callLink, plainAddress } from './brochure-text'
import { drawHead, fitSheet, writeTour } from './brochure-tour'
import { makeAnew, startPdf, type PdfFile, type SheetKeeper } from './pdf-file'

type TourSheetOptions = {
  tours?: readonly Tour[]
  /** Further folders with files of pictures, see `brochurePictures`. */
  pictureFolders?: readonly string[]
  /** Gives the sheets that an earlier build made; by default, all are made. */
  takeOrMake?: SheetKeeper
  /** Switched off only to inspect the files. */
  compress?: boolean
}

/** Where the contacts begin, and where the texts of the tour must end. */
const contactTop = sheet.height - 148
const bottom = contactTop - 8

/**
 * Makes one A4 page for each tour, to pass on: what its page in the brochure says, and how to reach us. Tagged,
 * readable in grey.
 *
 * @returns the files with their names in the site
 */
export async function makeTourSheets({
  tours = allTours,
  pictureFolders,
  takeOrMake = makeAnew,
  compress = true,
}: TourSheetOptions = {}): Promise<PdfFile[]> {
  const files: PdfFile[] = []
  for (const tour of tours) {
    const name = paths.sheet(tour.slug).slice(1)
    const source = { tour, picture: await pictureHash(tour, pictureFolders) }
    const make = async () => makeTourSheet(tour, await pictureOf(tour, pictureFolders), compress)
    files.push(await takeOrMake(name, source, make))
  }
  return files
}

function makeTourSheet(tour: Tour, picture: Buffer | undefined, compress: boolean) {
  const { doc, ended } = startPdf({
    title: `${plainTitle(tour.title)}, ${site.name}`,
    subject: `${tour.duration}, ${tour.location}`,
    compress,
  })
  const part = doc.struct('Sect')
  doc.addStructure(part)
  drawHead(doc, tour)
  const address = plainAddress(site.origin + paths.tour(tour.slug))
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 50)
  writeTour(pen, fitSheet(doc, tour, picture, { bottom, address }))
  writeContacts(doc, part, tour)
  part.end()
  return ended()
}

/** How to ask about a tour, with codes for its page and for the chat. */
function writeContacts(doc: Doc, part: Structure, tour: Tour): void {
  const color = accentOf(tour.category)
  decorate(doc, () => {
    doc
      .lineWidth(1)
      .strokeColor(color)
      .moveTo(sheet.margin, contactTop)
      .lineTo(sheet.margin + sheet.textWidth, contactTop)
      .stroke()
  })
  const address = site.origin + paths.tour(tour.slug)
  const width = sheet.textWidth - codesWidth - 12
  const pen = new Pen(doc, part, { x: sheet.margin, width }, contactTop + 10)
  pen.write(`Book or ask: ${site.name}`, { tag: 'H2', font: 'display', size: 14, after: 4, color })
  const lines = [
    [site.phone, callLink],
    [site.bookingsEmail, `mailto:${site.bookingsEmail}`],
    [plainAddress(address), address],
  ] as const
  for (const [words, link] of lines) {
    pen.write(words, { tag: 'P', font: 'strong', size: 9.5, after: 1, color, link })
  }
  pen.skip(3)
  const foot = { tag: 'P', size: 8.5, color: palette.muted } as const
  pen.write(`We answer within ${site.responseHours} hours.`, foot)
  pen.write(editionLine(), foot)
  const x = sheet.margin + sheet.textWidth - codesWidth
  writeCodes(new Pen(doc, part, { x, width: 0 }, contactTop + 104), [
    [address, 'This tour online'],
    [questionLink(tour), `Ask on ${chat.name}`],
  ])
}
