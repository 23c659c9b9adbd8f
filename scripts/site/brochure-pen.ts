import { fonts, palette } from './brochure-style'
import { printable } from './brochure-text'

export type Doc = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement

type Style = {
  /** Tag for assistive technology: `H1`, `H2`, `P`, `Lbl` … */
  tag: string
  font?: keyof typeof fonts
  /** Height of the letters in points. */
  size: number
  color?: string
  /** Space below the text in points. */
  after?: number
  /** An address, or the name of a place in the brochure. */
  link?: string
  goTo?: string
}

/**
 * Writes texts one under the other into a column. Without a part of the document to write into it
 * only measures, so that a page can be tried in several sizes.
 */
export class Pen {
  constructor(
    readonly doc: Doc,
    readonly part: Structure | null,
    private readonly column: { x: number; width: number },
    public y: number,
  ) {}

  /** Left edge of the column. */
  get left(): number {
    return this.column.x
  }

  get width(): number {
    return this.column.width
  }

  /** Another column at the current height. */
  columnAt(x: number, width: number, part = this.part): Pen {
    return new Pen(this.doc, part, { x, width }, this.y)
  }

  /** Writes a text and moves below it. */
  write(text: string, { tag, font = 'text', size, color, after = 0, link, goTo }: Style): void {
    const words = printable(text)
    const { x, width } = this.column
    this.doc.font(fonts[font]).fontSize(size)
    const options = { width, lineGap: size > 20 ? 0 : size * 0.28 }
    const height = this.doc.heightOfString(words, options)
    if (this.part) {
      this.doc.fillColor(color ?? palette.ink)
      this.doc.text(words, x, this.y, {
        ...options,
        structParent: this.part,
        structType: tag,
        ...(link && { link }),
        ...(goTo && { goTo }),
      })
    }
    this.y += height + after
  }

  /** Writes the items of a list, each after its number or a bullet. */
  list(items: readonly string[], size: number, label: 'numbers' | 'dots', color: string): void {
    const indent = label === 'numbers' ? size * 1.9 : size * 1.1
    const list = this.begin('L', this.part)
    for (const [index, item] of items.entries()) {
      const entry = this.begin('LI', list)
      const { x, width } = this.column
      const mark = label === 'numbers' ? `${index + 1}.` : '•'
      const style = { font: 'strong', size, color } as const
      this.columnAt(x, indent, entry).write(mark, { ...style, tag: 'Lbl' })
      const body = this.columnAt(x + indent, width - indent, entry)
      body.write(item, { tag: 'LBody', size, after: size * 0.3 })
      entry?.end()
      this.y = body.y
    }
    list?.end()
  }

  private begin(tag: string, parent: Structure | null): Structure | null {
    if (!parent) return null
    const part = this.doc.struct(tag)
    parent.add(part)
    return part
  }

  /** Adds vertical space. */
  skip(points: number): void {
    this.y += points
  }
}

/** Draws decoration that screen readers skip: lines, patterns, pictures. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

type Box = { x: number; y: number; width: number; height: number }

/** Draws a picture that screen readers name, within a box in points. */
export function drawFigure(
  doc: Doc,
  part: Structure,
  alt: string,
  { x, y, width, height }: Box,
  draw: () => void,
): void {
  // The types of PDFKit lack the box.
  const options = { alt: printable(alt), bbox: [x, y, x + width, y + height] }
  part.add(doc.struct('Figure', options, draw))
}
