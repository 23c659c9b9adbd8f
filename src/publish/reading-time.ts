import { plainText } from '../lib/plain-text'

const wordsPerMinute = 200

/** Minutes it takes to read a story: whole, and at least one. */
export function readingMinutes(html: string): number {
  // Blocks stand side by side in HTML; the last word of one and the first of the next are two.
  const apart = html.replace(/<(?:\/(?:p|h[2-4]|li|blockquote)|br)>/g, ' $&')
  const words = plainText(apart).split(' ').filter(Boolean)
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}

/** A post with its reading time: the words are counted where the editors have not said it. */
export function withReadingTime(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { content } = post
  return { readMinutes: readingMinutes(typeof content === 'string' ? content : ''), ...post }
}
