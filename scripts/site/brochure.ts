import Pdf from 'pdfkit'
import type { Tour } from '../../src/content/model'
import { site } from '../../src/content/site'
import { tours as allTours } from '../../src/content/tours'
import { drawCover } from './brochure-cover'
import { addLastPage } from './brochure-last-page'
import { fonts, palette, sheet } from './brochure-style'
import type { Doc } from './brochure-pen'
import { printable } from './brochure-text'
import { addTourPage } from './brochure-tour'

/** The date of every brochure, so that the same content gives the same bytes. */
const date = new Date('2026-01-01T00:00:00Z')

type BrochureOptions = {
  tours?: readonly Tour[]
  /** Switched off only to inspect the file. */
  compress?: boolean
}

/**
 * Makes the brochure from the content: a cover, a page for every tour, a page of what to know
 * before a visit. A4, tagged, with bookmarks, readable in grey.
 *
 * @returns the PDF file
 */
export async function makeBrochure({
  tours = allTours,
  compress = true,
}: BrochureOptions = {}): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: sheet.margin, right: sheet.margin },
    bufferPages: true,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: printable(`${site.name}: tours and itineraries`),
      Author: printable(site.name),
      Subject: printable(site.description),
      CreationDate: date,
      ModDate: date,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))

  // The tours are in the order of the site, one page each.
  drawCover(doc, tours, (tour) => tours.indexOf(tour) + 2)
  for (const tour of tours) addTourPage(doc, tour)
  addLastPage(doc)
  writeFeet(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** The line at the foot of every page but the first. */
function writeFeet(doc: Doc): void {
  const { count } = doc.bufferedPageRange()
  const contact = printable(`© ${site.name} · ${site.phone} · ${site.businessEmail}`)
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(fonts.text).fontSize(8.5).fillColor(palette.muted)
    doc.text(contact, sheet.margin, sheet.foot + 16, { lineBreak: false })
    doc.text(`${page + 1} / ${count}`, sheet.margin, sheet.foot + 16, {
      width: sheet.textWidth,
      align: 'right',
      lineBreak: false,
    })
    doc.endMarkedContent()
  }
}
