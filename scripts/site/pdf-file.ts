import Pdf from 'pdfkit'
import { site } from '../../src/content/site'
import type { Doc } from './brochure-pen'
import { fonts, sheet } from './brochure-style'
import { printable } from './brochure-text'
import { unpackedFont } from './pdf-fonts'

/** The date of every file, so that the same content gives the same bytes. */
const date = new Date('2026-01-01T00:00:00Z')

/** A PDF with its name in the site, such as `sheets/goat-farm-tour.pdf`. */
export type PdfFile = { name: string; content: Buffer }

/**
 * Gives the sheet of a tour that an earlier build made of the same tour, or makes it.
 *
 * @param name of the file in the site
 * @param source all of its own that the sheet shows, as a value for JSON
 */
export type SheetKeeper = (
  name: string,
  source: unknown,
  make: () => Promise<Buffer>,
) => Promise<PdfFile>

/** Makes a file whatever an earlier build has made, see `SheetKeeper`. */
export const makeAnew: SheetKeeper = async (name, _, make) => ({ name, content: await make() })

type PdfOptions = {
  title: string
  subject: string
  /** Switched off only to inspect the file. */
  compress: boolean
}

/**
 * Begins a tagged PDF of A4 pages in the name of the operator.
 *
 * @returns the document to draw into, and `ended`, which closes it and gives the file
 */
export function startPdf({ title, subject, compress }: PdfOptions): {
  doc: Doc
  ended: () => Promise<Buffer>
} {
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
      Title: printable(title),
      Author: printable(site.name),
      Subject: printable(subject),
      CreationDate: date,
      ModDate: date,
    },
  })
  for (const file of Object.values(fonts)) doc.registerFont(file, unpackedOnce(file))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise((resolve) => doc.once('end', resolve))
  const ended = async () => {
    doc.end()
    await end
    return Buffer.concat(chunks)
  }
  return { doc, ended }
}

const unpacked = new Map<string, Buffer>()

/** A font for all documents of a build. */
function unpackedOnce(file: string): Buffer {
  const known = unpacked.get(file) ?? unpackedFont(file)
  unpacked.set(file, known)
  return known
}
