import { parseRichText, type RichNode } from '../../../lib/rich-text'
import { toRichTextHtml } from '../../../lib/rich-text-html'

/** `story`: headings, lists and pictures; `sentence`: only emphasis and links; `links`: only links. */
export type Variant = 'story' | 'sentence' | 'links'

/** Normalises HTML from the editor or elsewhere to the form's value; '' when it has no content. */
export function toValue(html: string, variant: Variant): string {
  const nodes = parseRichText(html)
  if (variant === 'story') return toRichTextHtml(tidyStory(nodes))
  return toRichTextHtml(asSentence(variant === 'links' ? withoutEmphasis(nodes) : nodes))
}

/** The nodes with the content of emphasised words in the place of these. */
function withoutEmphasis(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!('children' in node)) return [node]
    const children = withoutEmphasis(node.children)
    return node.type === 'inline' ? children : [{ ...node, children }]
  })
}

/** Converts the form's value for the editor. */
export function toEditorHtml(value: string, variant: Variant): string {
  const nodes = parseRichText(value)
  return toRichTextHtml(variant === 'story' ? withPicturesInParagraphs(nodes) : asSentence(nodes))
}

type Block = Extract<RichNode, { type: 'block' }>

const mediaOnly = new Set(['image', 'link'])

/**
 * Normalises a story as the site stores it: no empty elements, no spaces that a browser would not
 * show, list items without a paragraph around their only content, single pictures without a
 * paragraph around them.
 */
export function tidyStory(nodes: readonly RichNode[]): RichNode[] {
  return withShownSpaces(tidied(nodes)).map((node) =>
    isBlock(node, 'p') && isSinglePicture(node.children) ? (node.children[0] ?? node) : node,
  )
}

/**
 * Converts a story for the editor. Each picture gets its own paragraph, or the editor would put
 * adjacent ones into one.
 */
function withPicturesInParagraphs(nodes: readonly RichNode[]): RichNode[] {
  return nodes.map((node, index) => {
    const hasWordsBeside = [nodes[index - 1], nodes[index + 1]].some(
      (other) => other?.type === 'inline' || (other?.type === 'text' && other.text.trim() !== ''),
    )
    return isSinglePicture([node]) && !hasWordsBeside
      ? { type: 'block', tag: 'p', children: [node] }
      : node
  })
}

/** Flattens a tree to one sentence: only emphasis and links remain, element boundaries become spaces. */
export function asSentence(nodes: readonly RichNode[]): RichNode[] {
  return trimEdges(flattened(nodes))
}

function flattened(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.type === 'image') return []
    if (node.type === 'break') return [{ type: 'text', text: ' ' }]
    if (node.type === 'text') return [{ type: 'text', text: node.text.replace(/\s*\n\s*/g, ' ') }]
    const children = flattened(node.children)
    if (node.type !== 'block') return [{ ...node, children }]
    const blank: RichNode = { type: 'text', text: ' ' }
    return [blank, ...children, blank]
  })
}

function tidied(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.type !== 'block') return [node]
    const children = trimEdges(tidied(node.children))
    const block = {
      ...node,
      children: node.tag === 'li' ? unwrapOnlyParagraph(children) : children,
    }
    return hasContent(block) ? [block] : []
  })
}

/** The children of a list item; an only paragraph is replaced by its content. */
function unwrapOnlyParagraph(children: RichNode[]): RichNode[] {
  const [first, ...others] = children
  if (!first || !isBlock(first, 'p') || others.some((node) => isBlock(node, 'p'))) return children
  return [...first.children, ...others]
}

/** Without the spaces that a browser does not show: repeated ones, and those beside a line break. */
function withShownSpaces(nodes: readonly RichNode[]): RichNode[] {
  return spacesAfterEdges(spacesAfterEdges(nodes, 'start'), 'end')
}

/**
 * Removes spaces that follow an edge: the start of a block, a line break, or another space.
 *
 * @param side the side of each text that is cut; `end` walks backwards, so an edge is what follows
 */
function spacesAfterEdges(nodes: readonly RichNode[], side: 'start' | 'end'): RichNode[] {
  let isEdge = true
  const inOrder = <Value>(values: readonly Value[]) =>
    side === 'start' ? values : values.toReversed()

  const textOf = (text: string): string => {
    const single = text.replace(/[ \t\n\f\r]+/g, ' ')
    const kept = isEdge ? single.replace(side === 'start' ? /^ / : / $/, '') : single
    if (kept !== '') isEdge = side === 'start' ? kept.endsWith(' ') : kept.startsWith(' ')
    return kept
  }

  const cut = (node: RichNode): RichNode[] => {
    if (node.type === 'text') {
      const text = textOf(node.text)
      return text === '' ? [] : [{ type: 'text', text }]
    }
    if (!('children' in node)) {
      isEdge = node.type === 'break'
      return [node]
    }
    if (node.type === 'block') isEdge = true
    const children = cutAll(node.children)
    if (node.type === 'block') isEdge = true
    return children.length === 0 ? [] : [{ ...node, children }]
  }

  const cutAll = (all: readonly RichNode[]): RichNode[] => [
    ...inOrder(inOrder(all).flatMap((node) => cut(node))),
  ]
  return cutAll(nodes)
}

/** Trims line breaks and spaces at the start and end. */
function trimEdges(nodes: readonly RichNode[]): RichNode[] {
  return trimmed(trimmed(nodes, 'start'), 'end')
}

function trimmed(nodes: readonly RichNode[], side: 'start' | 'end'): RichNode[] {
  const kept = [...nodes]
  const place = side === 'start' ? 0 : -1
  for (let edge = kept.at(place); edge; edge = kept.at(place)) {
    const rest = trimmedNode(edge, side)
    if (rest) return kept.with(place, rest)
    kept.splice(place, 1)
  }
  return kept
}

/** The node after trimming one side; undefined when nothing remains. */
function trimmedNode(node: RichNode, side: 'start' | 'end'): RichNode | undefined {
  if (node.type === 'break') return undefined
  if (node.type === 'text') {
    const text = side === 'start' ? node.text.trimStart() : node.text.trimEnd()
    return text === '' ? undefined : { type: 'text', text }
  }
  if (node.type === 'image' || node.type === 'block') return node
  const children = trimmed(node.children, side)
  return children.length === 0 ? undefined : { ...node, children }
}

/** Whether a node contains text or a picture. */
function hasContent(node: RichNode): boolean {
  if (node.type === 'image') return true
  if (node.type === 'text') return node.text.trim() !== ''
  return node.type !== 'break' && node.children.some(hasContent)
}

function isSinglePicture(nodes: readonly RichNode[]): boolean {
  const [only] = nodes
  if (nodes.length !== 1 || !only || !mediaOnly.has(only.type)) return false
  return only.type === 'image' || (only.type === 'link' && isSinglePicture(only.children))
}

function isBlock(node: RichNode, tag: Block['tag']): node is Block {
  return node.type === 'block' && node.tag === tag
}
