import type { Tour } from '../../src/content/model'
import { site } from '../../src/content/site'
import { tours as allTours } from '../../src/content/tours'
import { drawCover, fitsOnCover } from './brochure-cover'
import { addEntries, addList, entryPages, listPages } from './brochure-entries'
import { addLastPage } from './brochure-last-page'
import { fonts, palette, sheet } from './brochure-style'
import type { Doc } from './brochure-pen'
import { printable } from './brochure-text'
import { brochurePictures, mostTourPages } from './brochure-pictures'
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
 * before a visit. A4, tagged, with bookmarks, readable in grey. More tours than the cover can list have a list
 * of their own behind it; with more than `mostTourPages`, each has a few lines instead of a page.
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

  const hasTourPages = tours.length <= mostTourPages
  const heading = hasTourPages
    ? `${tours.length} tours and their itineraries`
    : `${tours.length} tours`
  // In the order of the site.
  const pages = hasTourPages ? tours.map((tour) => [tour]) : entryPages(doc, tours)
  const isOnCover = fitsOnCover(doc, tours, heading)
  const list = isOnCover ? [] : listPages(doc, tours, hasTourPages)
  const numbers = new Map(
    pages.flatMap((group, index) => group.map((tour) => [tour, index + list.length + 2] as const)),
  )
  const pageOf = (tour: Tour) => numbers.get(tour) ?? 1
  drawCover(doc, tours, {
    picture: pictures.cover,
    heading,
    pageOf: isOnCover ? pageOf : undefined,
  })
  addList(doc, list, pageOf, hasTourPages)
  if (hasTourPages) for (const tour of tours) addTourPage(doc, tour, pictures.tours.get(tour.image))
  else for (const group of pages) addEntries(doc, group)
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
