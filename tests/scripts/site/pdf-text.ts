import { inflateSync } from 'node:zlib'

/**
 * The words of each page of a PDF that PDFKit wrote, compressed or not. Reads only what PDFKit
 * writes: embedded fonts with a table of characters, one content stream a page.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'))
  const follow = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''
  const tree = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map((kid) => {
    const page = objects.get(kid[1] ?? '') ?? ''
    const resources = follow(page, 'Resources')
    const fonts = new Map<string, string[]>()
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, charactersOf(follow(objects.get(id) ?? '', 'ToUnicode')))
    }
    return wordsOf(follow(page, 'Contents'), fonts)
  })
}

function objectsOf(pdf: string): Map<string, string> {
  const found = pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', body = '']) => [id, inflated(body)]))
}

/** An object with its stream readable; fonts and pictures, which hold no words, stay as they are. */
function inflated(body: string): string {
  const [, head = '', stream = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? []
  if (!head.includes('/Filter /FlateDecode') || /\/(?:Subtype|Length1)\b/.test(head)) return body
  return `${head}\nstream\n${inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')}\nendstream`
}

/** Characters by the number of their glyph. */
function charactersOf(table: string): string[] {
  const characters: string[] = []
  for (const range of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    let glyph = parseInt(range[1] ?? '', 16)
    for (const [, hex = ''] of (range[2] ?? '').matchAll(/<([\w ]+)>/g)) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
      characters[glyph++] = String.fromCharCode(...units.map((unit) => parseInt(unit, 16)))
    }
  }
  return characters
}

/** Lines of text in the order of the file, as one line. */
function wordsOf(stream: string, fonts: ReadonlyMap<string, string[]>): string {
  let characters: string[] = []
  let words = ''
  for (const [, font, , shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(\[([^\]]*)\] TJ)/g)) {
    if (font) characters = fonts.get(font) ?? []
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g)) {
      for (const glyph of hex.match(/.{4}/g) ?? []) words += characters[parseInt(glyph, 16)] ?? '?'
    }
    if (shown) words += ' '
  }
  return words.replace(/\s+/g, ' ').trim()
}
