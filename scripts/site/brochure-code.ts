import { encode } from 'uqr'
import { palette } from './brochure-style'
import { drawFigure, Pen, type Doc, type Structure } from './brochure-pen'

/** Light modules around a code, as its standard asks for. */
const quiet = 4

/**
 * The modules of the code for a text, row by row, with the light ones around it.
 *
 * @returns `true` for each dark module
 */
export function codeOf(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: quiet }).data
}

/**
 * Draws a code that cameras read, on white, so that it is found on every ground.
 *
 * @param place left and upper edge and size, in points
 */
function drawCode(
  doc: Doc,
  part: Structure,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = codeOf(text)
  const step = size / rows.length
  const draw = () => {
    doc.rect(x, y, size, size).fill('#ffffff')
    for (const [row, cells] of rows.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) doc.rect(x + column * step, y + row * step, step, step)
      }
    }
    doc.fill(palette.ink)
  }
  drawFigure(doc, part, `Code that opens ${text}`, { x, y, width: size, height: size }, draw)
}

/** Size of a code and the gap between two, in points. */
const codeSize = 84
const codeGap = 24

/** Width of two codes side by side. */
export const codesWidth = 2 * codeSize + codeGap

/** Codes side by side, each with its words below; they end where the texts at their left begin. */
export function writeCodes(
  pen: Pen,
  codes: readonly (readonly [address: string, words: string])[],
): void {
  const top = pen.y - codeSize - 10
  for (const [index, [address, words]] of codes.entries()) {
    const x = pen.left + index * (codeSize + codeGap)
    if (pen.part) drawCode(pen.doc, pen.part, address, { x, y: top, size: codeSize })
    const below = new Pen(pen.doc, pen.part, { x: x + 10, width: codeSize }, top + codeSize)
    below.write(words, { tag: 'P', font: 'strong', size: 9.5, color: palette.tea, link: address })
  }
}
