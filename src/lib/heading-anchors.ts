import type { RichNode } from './rich-text'

export type HeadingAnchor = { id: string; text: string }

/**
 * Gives every chapter heading (h2) of a text an id made from its words, for links to it.
 * The same text gives the same ids, on the server and in the browser.
 *
 * In: a tree of `parseRichText`. Out: the headings of its top level in order. The ids are unique
 * and begin with `part-`, so that they cannot clash with the id of another element of the page.
 */
export function headingAnchors(nodes: readonly RichNode[]): ReadonlyMap<RichNode, HeadingAnchor> {
  const anchors = new Map<RichNode, HeadingAnchor>()
  const usedIds = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'block' || node.tag !== 'h2') continue
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    const base = ['part', ...slugWords(text)].join('-')
    let id = base
    for (let suffix = 2; usedIds.has(id); suffix += 1) id = `${base}-${suffix}`
    usedIds.add(id)
    anchors.set(node, { id, text })
  }
  return anchors
}

function textOf(node: RichNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'break') return ' '
  return node.type === 'image' ? '' : node.children.map(textOf).join('')
}

/** Words of letters and digits of any script, without accents. */
function slugWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{Mark}'’]/gu, '')
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
