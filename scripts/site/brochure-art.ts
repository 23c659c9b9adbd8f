import { fonts, palette, sheet } from './brochure-style'
import type { Doc } from './brochure-pen'

/** A woven band of triangles across the page, as on a basket. */
export function drawBand(doc: Doc, y: number, height: number, color: string): void {
  const step = height * 1.5
  doc.rect(0, y, sheet.width, height).fill(color)
  for (let x = -step / 2; x < sheet.width; x += step) {
    doc
      .moveTo(x, y + height)
      .lineTo(x + step / 2, y)
      .lineTo(x + step, y + height)
      .closePath()
  }
  doc.fill(palette.maize)
}

/** A postmark: two rings around words, and the lines that cancel a stamp. */
export function drawPostmark(doc: Doc, x: number, y: number, words: string, color: string): void {
  doc.lineWidth(1.4).strokeColor(color)
  doc.circle(x, y, 34).stroke()
  doc.lineWidth(0.7).circle(x, y, 28).stroke()
  for (const offset of [-15, -5, 5, 15]) {
    doc.moveTo(x - 84, y + offset)
    for (let wave = 0; wave < 3; wave++) {
      const from = x - 84 + wave * 16
      doc.bezierCurveTo(from + 5, y + offset - 4, from + 11, y + offset + 4, from + 16, y + offset)
    }
    doc.stroke()
  }
  doc.font(fonts.strong).fontSize(12)
  const width = doc.widthOfString(words)
  doc.fontSize(Math.min(12, (12 * 48) / width)).fillColor(color)
  doc.text(words, x - 28, y - doc.currentLineHeight() / 2 + 1, {
    width: 56,
    align: 'center',
    lineBreak: false,
  })
}

/** Morning over farm country: a low sun, ridges with air between them, rows of tea. */
export function drawMorning(doc: Doc, top: number, height: number): void {
  const y = (share: number) => top + height * share
  doc.rect(0, top, sheet.width, height).clip()
  doc.rect(0, top, sheet.width, height).fill(palette.sky)
  doc.circle(sheet.width * 0.7, y(0.36), height * 0.16).fill(palette.maize)
  ridge(doc, y(0.5), height * 0.12, palette.haze, top + height)
  ridge(doc, y(0.58), -height * 0.1, palette.mist, top + height)
  ridge(doc, y(0.68), height * 0.09, palette.leaf, top + height)
  ridge(doc, y(0.8), -height * 0.1, palette.tea, top + height)
  doc.lineWidth(1.6).strokeColor(palette.leaf)
  for (let row = 0; row < 7; row++) {
    const start = y(0.86) + row * height * 0.035
    const lift = height * (0.1 - row * 0.008)
    doc
      .moveTo(0, start)
      .bezierCurveTo(180, start + lift, 400, start - lift, sheet.width, start + lift / 2)
      .stroke()
  }
}

function ridge(doc: Doc, y: number, swing: number, color: string, bottom: number): void {
  doc
    .moveTo(0, y)
    .bezierCurveTo(150, y - swing, 300, y + swing, 420, y)
    .bezierCurveTo(480, y - swing / 2, 540, y - swing / 3, sheet.width, y + swing / 3)
    .lineTo(sheet.width, bottom)
    .lineTo(0, bottom)
    .closePath()
    .fill(color)
}
