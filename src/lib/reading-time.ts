import { parseRichText, type RichNode } from './rich-text'

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const wordsPerMinute = 200

/**
 * How long a story in HTML is: its words (a dash alone is none), and the whole minutes that reading
 * them takes, both 0 for a story without words.
 */
export function lengthOfStory(html: string): { words: number; minutes: number } {
  const words = textOf(parseRichText(html)).match(word)?.length ?? 0
  return { words, minutes: Math.ceil(words / wordsPerMinute) }
}

/** Minutes it takes to read a story in HTML, as visitors are told: whole, and at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, lengthOfStory(html).minutes)
}

/** A post with its reading time: the words are counted where the editors have not given it. */
export function withReadingTime(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { content } = post
  return { readMinutes: readingMinutes(typeof content === 'string' ? content : ''), ...post }
}

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break' || node.type === 'image') return ' '
      return node.type === 'block' ? ` ${textOf(node.children)} ` : textOf(node.children)
    })
    .join('')
}
