import type { TextPart } from '../../content/model'
import { parseRichText, type RichNode } from '../../lib/rich-text'
import { toRichTextHtml } from '../../lib/rich-text-html'
import { factHref, factInHref } from '../kit/rich-text/fact-href'

/** Converts running text with links to the HTML of the rich text editor. */
export function htmlOfParts(parts: readonly TextPart[]): string {
  return toRichTextHtml(
    parts.map((part): RichNode => {
      if (typeof part === 'string') return { type: 'text', text: part }
      const children: RichNode[] = [{ type: 'text', text: part.name }]
      return { type: 'link', href: factHref(part.href), external: false, children }
    }),
  )
}

/** The inverse of `htmlOfParts`; everything but words and links is left out. */
export function partsOfHtml(html: string): TextPart[] {
  return joined(parseRichText(html).flatMap(partsOfNode))
}

function partsOfNode(node: RichNode): TextPart[] {
  if (node.type === 'text') return [node.text]
  if (node.type === 'break') return [' ']
  if (node.type === 'image') return []
  if (node.type !== 'link' || node.href === null) return node.children.flatMap(partsOfNode)
  const name = wordsOfParts(node.children.flatMap(partsOfNode))
  return name === '' ? [] : [{ name, href: factInHref(node.href) }]
}

/** The words, without the addresses of links. */
export function wordsOfParts(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')
}

/** Joins words that follow one another, and leaves out empty ones. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part !== 'string') result.push(part)
    else if (typeof last === 'string') result[result.length - 1] = last + part
    else if (part !== '') result.push(part)
  }
  return result
}

/** The text on one line, without surplus spaces and without spaces at its ends. */
export function tidyParts(parts: readonly TextPart[]): TextPart[] {
  const onOneLine = parts.map((part) =>
    typeof part === 'string'
      ? part.replace(/\s+/g, ' ')
      : { name: part.name.replace(/\s+/g, ' ').trim(), href: part.href.trim() },
  )
  const tidy = joined(onOneLine)
  const first = tidy[0]
  if (typeof first === 'string') tidy[0] = first.trimStart()
  const last = tidy.at(-1)
  if (typeof last === 'string') tidy[tidy.length - 1] = last.trimEnd()
  return tidy.filter((part) => part !== '')
}
