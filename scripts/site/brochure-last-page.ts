import { faqSections, type FaqItem, type QuestionId } from '../../src/content/faq'
import { cancellationPolicy } from '../../src/content/policy'
import { brochure } from '../../src/content/brochure'
import { chatLink, site } from '../../src/content/site'
import { chat } from '../../src/lib/chat'
import { priceOnRequest } from '../../src/lib/tour-price'
import { drawBand } from './brochure-art'
import { codesWidth, writeCodes } from './brochure-code'
import { palette, sheet } from './brochure-style'
import { decorate, Pen, type Doc } from './brochure-pen'
import { callLink, plainAddress } from './brochure-text'

/** What a guest wants to know before setting out, in the order of the columns. */
const worthKnowing: readonly QuestionId[] = [
  'q-hours',
  'q-reservations',
  'q-ages',
  'q-group-discount',
  'q-tax',
  'q-bring',
  'q-food',
  'q-produce',
  'q-pets',
  'q-accessibility',
]

function questionOf(id: QuestionId): FaqItem {
  const item = faqSections.flatMap(({ questions }) => questions).find((found) => found.id === id)
  if (!item) throw new Error(`The brochure asks ${id}, which the FAQ does not.`)
  return item
}

/** Adds the last page: before you go, cancellation, contacts. */
export function addLastPage(doc: Doc): void {
  doc.addPage()
  doc.outline.addItem('Know before you go')
  decorate(doc, () => drawBand(doc, 0, 14, palette.tea))
  const part = doc.struct('Sect')
  doc.addStructure(part)
  const pen = new Pen(doc, part, { x: sheet.margin, width: sheet.textWidth }, 50)
  pen.write('Know before you go', { tag: 'H1', font: 'display', size: 27, after: 12 })
  writeQuestions(pen)
  writeCancellation(pen)
  writeContacts(pen)
  part.end()
}

function writeQuestions(pen: Pen): void {
  const width = (sheet.textWidth - 28) / 2
  const half = worthKnowing.length / 2
  const bottoms = [worthKnowing.slice(0, half), worthKnowing.slice(half)].map((ids, index) => {
    const column = pen.columnAt(sheet.margin + index * (width + 28), width)
    for (const id of ids) {
      const { question, answer } = questionOf(id)
      const text = answer.map((part) => (typeof part === 'string' ? part : part.name)).join('')
      column.write(question, { tag: 'H2', font: 'strong', size: 10, color: palette.tea, after: 1 })
      column.write(text, { tag: 'P', size: 9.5, after: 7 })
    }
    return column.y
  })
  pen.y = Math.max(...bottoms) + 8
}

function writeCancellation(pen: Pen): void {
  const { title, intro, steps, waiver } = cancellationPolicy
  pen.write(title, { tag: 'H1', font: 'display', size: 19, after: 5 })
  pen.write(intro, { tag: 'P', size: 9.5, after: 8 })
  for (const { notice, refund } of steps) {
    const row = pen.columnAt(sheet.margin, 170)
    row.write(notice, { tag: 'P', font: 'strong', size: 10 })
    const cell = pen.columnAt(sheet.margin + 180, sheet.textWidth - 180)
    cell.write(refund, { tag: 'P', size: 10, after: 3 })
    pen.y = cell.y
  }
  pen.skip(4)
  pen.write(waiver, { tag: 'P', size: 9.5, after: 5 })
  const how = `To cancel, call ${site.phone} or write to ${site.bookingsEmail}.`
  pen.write(how, { tag: 'P', size: 9.5, after: 16 })
}

function writeContacts(pen: Pen): void {
  pen.write('Talk to us', { tag: 'H1', font: 'display', size: 19, after: 5 })
  const lines = [
    [site.phone, callLink],
    [site.businessEmail, `mailto:${site.businessEmail}`],
    ...(site.partnersEmail === ''
      ? []
      : [[`${site.partnersEmail} (travel trade)`, `mailto:${site.partnersEmail}`] as const]),
    [plainAddress(site.origin), site.origin],
  ] as const
  for (const [words, link] of lines) {
    pen.write(words, { tag: 'P', font: 'strong', size: 11, color: palette.tea, after: 2, link })
  }
  writeCodes(pen.columnAt(sheet.margin + sheet.textWidth - codesWidth, 0), [
    [site.origin, 'Our tours'],
    [chatLink(brochure.question), `Ask on ${chat.name}`],
  ])
  pen.write(site.place, { tag: 'P', size: 10, after: 8 })
  pen.write(
    `${priceOnRequest}: it depends on tour, date and group. We answer within ${site.responseHours} hours.`,
    {
      tag: 'P',
      size: 9.5,
    },
  )
}
