import type { RichNode } from '../../../lib/rich-text'

/** Formatting and link of a piece of text. */
export type Marks = { href: string | null; bold: boolean; italic: boolean; lang: string | null }

/** Text with the same formatting, or a line break. */
export type Piece = { text: string | null; marks: Marks }

/** Invisible characters that no field accepts. */
const invisible = /[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Removes the invisible characters that other programs insert. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/**
 * Collapses white space as a browser does; keeps non-breaking spaces only between a number and its
 * unit.
 */
export function plainBlanks(text: string): string {
  return withoutInvisible(text)
    .replace(/(?<!\d)\u00A0|\u00A0(?!\S)/g, ' ')
    .replace(/[\t\n\r\f ]+/g, ' ')
}

/** Converts text and line breaks to nodes, without white space at the edges. */
export function nodesOf(pieces: readonly Piece[]): RichNode[] {
  return nested(trimmed(pieces), wrappers)
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  for (const { text, marks } of pieces) {
    const before = kept.at(-1)
    const isStart = before === undefined || before.text === null || before.text.endsWith(' ')
    const rest = isStart ? text?.replace(/^ +/, '') : text
    if (text === null ? before !== undefined : rest) kept.push({ text: rest ?? null, marks })
  }
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const rest = last.text?.trimEnd()
    if (rest) {
      kept[kept.length - 1] = { ...last, text: rest }
      return kept
    }
    kept.pop()
  }
  return kept
}

type Wrapper = {
  keyOf: (marks: Marks) => string
  wrap: (marks: Marks, children: RichNode[]) => RichNode
}

/** From outermost to innermost. */
const wrappers: readonly Wrapper[] = [
  {
    keyOf: ({ href }) => href ?? '',
    wrap: ({ href }, children) => ({ type: 'link', href, external: false, children }),
  },
  {
    keyOf: ({ bold }) => (bold ? 'bold' : ''),
    wrap: (_, children) => ({ type: 'inline', tag: 'strong', lang: null, children }),
  },
  {
    keyOf: ({ italic, lang }) => (italic ? `em ${lang ?? ''}` : (lang ?? '')),
    wrap: ({ italic, lang }, children) => ({
      type: 'inline',
      tag: italic ? 'em' : 'span',
      lang,
      children,
    }),
  },
]

function nested(pieces: readonly Piece[], [wrapper, ...inner]: readonly Wrapper[]): RichNode[] {
  if (!wrapper) {
    return pieces.map(({ text }) => (text === null ? { type: 'break' } : { type: 'text', text }))
  }
  const nodes: RichNode[] = []
  for (let from = 0; from < pieces.length;) {
    const marks = pieces[from]?.marks
    if (!marks) break
    const key = wrapper.keyOf(marks)
    const end = pieces.findIndex((piece, at) => at > from && wrapper.keyOf(piece.marks) !== key)
    const to = end < 0 ? pieces.length : end
    const inside = nested(pieces.slice(from, to), inner)
    if (key === '') nodes.push(...inside)
    else nodes.push(wrapper.wrap(marks, inside))
    from = to
  }
  return nodes
}
