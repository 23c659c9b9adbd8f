import type { Tour } from '../../src/content/model'
import { brochurePage } from '../../src/content/brochure'
import { site } from '../../src/content/site'
import { tours as allTours } from '../../src/content/tours'
import { drawCover } from './brochure-cover'
import { addLastPage } from './brochure-last-page'
import { fonts, palette, sheet } from './brochure-style'
import type { Doc } from './brochure-pen'
import { printable } from './brochure-text'
import { brochurePictures } from './brochure-pictures'
import { startPdf } from './pdf-file'
import { addTourPage } from './brochure-tour'

type BrochureOptions = {
  tours?: readonly Tour[]
  /** Further folders with files of pictures, see `brochurePictures`. */
  pictureFolders?: readonly string[]
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
  pictureFolders,
  compress = true,
}: BrochureOptions = {}): Promise<Buffer> {
  const pictures = await brochurePictures(tours, pictureFolders)
  const { doc, ended } = startPdf({
    title: `${site.name}: tours and itineraries`,
    subject: site.description,
    compress,
  })

  // The tours are in the order of the site, one page each.
  drawCover(doc, tours, pictures.cover, (tour) => brochurePage(tours.indexOf(tour)))
  for (const tour of tours) addTourPage(doc, tour, pictures.tours.get(tour.image))
  addLastPage(doc)
  writeFeet(doc)
  return ended()
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
