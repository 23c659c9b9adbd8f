import { parseRichText, type RichNode } from './rich-text'
import { safeHref, safeImageSource } from './safe-href'

/**
 * Writes a tree as HTML; the inverse of `parseRichText`.
 *
 * In: a tree of `parseRichText`, or one put together from its parts. Out: HTML that parses to the
 * same tree, but that links without a safe address give way to their words and unsafe pictures go.
 */
export function toRichTextHtml(nodes: readonly RichNode[]): string {
  return nodes.map(nodeHtml).join('')
}

/** HTML from anywhere as what the site would show of it: nothing outside the small subset remains. */
export function sanitiseRichText(html: string): string {
  return toRichTextHtml(parseRichText(html))
}

function nodeHtml(node: RichNode): string {
  if (node.type === 'text') return escaped(node.text)
  if (node.type === 'break') return '<br>'
  // Asked once more: the normal form of an address may be too long to be read again.
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
  // Written as it is, it would be read as a line feed.
  ['\r', '&#13;'],
])

function escaped(text: string): string {
  return text.replace(/[&<>"\u00A0\r]/g, (character) => entities.get(character) ?? character)
}
