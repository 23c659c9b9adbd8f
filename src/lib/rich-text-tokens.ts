export type Token =
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: ReadonlyMap<string, string> }
  | { type: 'end'; name: string }

// Elements whose content is dropped, too: code, other languages, embedded content.
const droppedWithContent = new Set(
  'script style template iframe noscript noframes noembed svg math object select textarea title head xmp video audio'.split(
    ' ',
  ),
)
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
])
// Browsers replace these while parsing a page, so a tree that kept them would not hydrate.
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/gu

/**
 * Splits HTML into text, start tags and end tags in one pass, in linear time for any input. A `<`
 * that begins no tag, and a tag that never ends, are text.
 */
export function* readTokens(html: string): Generator<Token> {
  const unclosed = new Set<string>()
  let textFrom = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const markup = readMarkup(html, at)
    if (markup === 'unterminated') break
    if (markup !== null) {
      if (at > textFrom) yield { type: 'text', text: html.slice(textFrom, at) }
      if (markup.token !== null) yield markup.token
      textFrom = skipContent(html, markup, unclosed)
    }
    at = html.indexOf('<', Math.max(textFrom, at + 1))
  }
  if (textFrom < html.length) yield { type: 'text', text: html.slice(textFrom) }
}

/** Decodes entities and drops characters that cannot be shown. */
export function decodeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? whole
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point)
    })
    .replace(unprintable, '')
}

type Markup = { token: Exclude<Token, { type: 'text' }> | null; end: number }

/** Reads what begins at the `<`: null when it is not markup, 'unterminated' when it never ends. */
function readMarkup(html: string, at: number): Markup | 'unterminated' | null {
  const next = html.charAt(at + 1)
  if (next === '!' || next === '?') return readComment(html, at)
  const isEnd = next === '/'
  const nameFrom = isEnd ? at + 2 : at + 1
  if (!/[a-z]/i.test(html.charAt(nameFrom))) return null
  const nameTo = findFrom(html, /[\s/>]/g, nameFrom)
  if (nameTo < 0) return 'unterminated'
  const name = html.slice(nameFrom, nameTo).toLowerCase()
  const attributes = new Map<string, string>()
  const end = readAttributes(html, nameTo, attributes)
  if (end < 0) return 'unterminated'
  return { token: isEnd ? { type: 'end', name } : { type: 'start', name, attributes }, end }
}

function readComment(html: string, at: number): Markup | 'unterminated' {
  const mark = html.startsWith('<!--', at) ? '-->' : '>'
  const found = html.indexOf(mark, at + 2)
  return found < 0 ? 'unterminated' : { token: null, end: found + mark.length }
}

/** Fills the map (the first of two equal names wins); returns the index after `>`, or -1. */
function readAttributes(html: string, from: number, attributes: Map<string, string>): number {
  const attribute =
    /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)|(?=>)))?)/y
  attribute.lastIndex = from
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    const [, closing, name, double, single, bare] = match
    if (closing !== undefined) return attribute.lastIndex
    const key = name?.toLowerCase() ?? ''
    if (!attributes.has(key)) attributes.set(key, decodeText(double ?? single ?? bare ?? ''))
  }
  return -1
}

/** Index to continue at: after the content of an element that is dropped with it. */
function skipContent(html: string, { token, end }: Markup, unclosed: Set<string>): number {
  if (token?.type !== 'start' || !droppedWithContent.has(token.name)) return end
  // Remembered, so that many unclosed tags do not each search to the end of the text.
  if (unclosed.has(token.name)) return end
  const closing = new RegExp(`</${token.name}(?=[\\s/>])`, 'gi')
  const found = findFrom(html, closing, end)
  if (found < 0) unclosed.add(token.name)
  return found < 0 ? end : found
}

function findFrom(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? -1
}
