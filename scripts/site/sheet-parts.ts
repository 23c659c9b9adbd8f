import { decorate, type Pen } from './brochure-pen'
import { fonts, palette, sheet } from './brochure-style'
import { printable } from './brochure-text'

// What the sheets for schools are made of: headings, columns, and lines to fill in by hand.

const gap = 28

export function writeHeading(pen: Pen, text: string, size: number): void {
  pen.write(text, { tag: 'H2', font: 'display', size: size * 1.35, color: palette.tea, after: 2 })
}

/** Columns of the same width side by side; the pen goes on below the longest. */
export function inColumns(pen: Pen, writers: readonly ((column: Pen) => void)[]): void {
  const width = (sheet.textWidth - gap * (writers.length - 1)) / writers.length
  const bottoms = writers.map((write, index) => {
    const column = pen.columnAt(sheet.margin + index * (width + gap), width)
    write(column)
    return column.y
  })
  pen.y = Math.max(...bottoms) + 6
}

/** Names side by side, each with a line behind it to write on. */
export function writeBlanks(pen: Pen, names: readonly string[], size: number): void {
  pen.skip(size * 0.9)
  const width = (pen.width - 16 * (names.length - 1)) / names.length
  const bottoms = names.map((name, index) => {
    const left = pen.left + index * (width + 16)
    const cell = pen.columnAt(left, width)
    pen.doc.font(fonts.strong).fontSize(size)
    const label = pen.doc.widthOfString(printable(`${name}:`)) + 5
    cell.write(`${name}:`, { tag: 'P', font: 'strong', size })
    // A name that takes a whole line has its blank below it.
    const isLong = label > width - 40
    if (isLong) cell.skip(size * 1.3)
    drawLine(cell, isLong ? left : left + label, isLong ? width : width - label)
    return cell.y
  })
  pen.y = Math.max(...bottoms) + size * 0.3
}

/** A line to write on, at the height of the pen. */
export function drawLine(pen: Pen, left: number, width: number): void {
  if (!pen.part) return
  const { doc, y } = pen
  decorate(doc, () => {
    doc
      .lineWidth(0.5)
      .strokeColor(palette.muted)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke()
  })
}
