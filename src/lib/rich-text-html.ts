import { parseRichText, type RichNode } from './rich-text'
import { safeHref, safeImageSource } from './safe-href'

/**
 * Serialises a tree as HTML; the inverse of `parseRichText`.
 *
 * In: a tree of `parseRichText`, or one built of its node types. Out: HTML that parses to the same
 * tree, except that links without a safe URL are replaced by their text and unsafe pictures are
 * removed.
 */
export function toRichTextHtml(nodes: readonly RichNode[]): string {
  return nodes.map(nodeHtml).join('')
}

/** Reduces untrusted HTML to the subset that the site shows. */
export function sanitiseRichText(html: string): string {
  return toRichTextHtml(parseRichText(html))
}

function nodeHtml(node: RichNode): string {
  if (node.type === 'text') return escaped(node.text)
  if (node.type === 'break') return '<br>'
  // Checked again: the normalised URL may be too long for `parseRichText`.
  if (node.type === 'image') {
    if (safeImageSource(node.src) !== node.src) return ''
    return `<img src="${escaped(node.src)}" alt="${escaped(node.alt)}">`
  }
  const inside = toRichTextHtml(node.children)
  if (inside === '') return ''
  if (node.type === 'link') {
    const { href } = node
    return href === null || safeHref(href) !== href
      ? inside
      : `<a href="${escaped(href)}">${inside}</a>`
  }
  const lang = node.type === 'inline' && node.lang !== null ? ` lang="${escaped(node.lang)}"` : ''
  return `<${node.tag}${lang}>${inside}</${node.tag}>`
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\u00A0', '&nbsp;'],
  // A literal carriage return would be parsed as a line feed.
  ['\r', '&#13;'],
])

function escaped(text: string): string {
  return text.replace(/[&<>"\u00A0\r]/g, (character) => entities.get(character) ?? character)
}
