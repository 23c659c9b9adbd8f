import { plainText } from '../lib/plain-text'

const wordsPerMinute = 200

/** How many words a story has, and the minutes it takes to read them: whole, and at least one. */
export function lengthOfStory(html: string): { words: number; minutes: number } {
  // Blocks stand side by side in HTML; the last word of one and the first of the next are two.
  const apart = html.replace(/<(?:\/(?:p|h[2-4]|li|blockquote)|br)>/g, ' $&')
  const words = plainText(apart).split(' ').filter(Boolean).length
  return { words, minutes: Math.max(1, Math.ceil(words / wordsPerMinute)) }
}

/** A post with its reading time: the words are counted where the editors have not said it. */
export function withReadingTime(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { content } = post
  const { minutes } = lengthOfStory(typeof content === 'string' ? content : '')
  return { readMinutes: minutes, ...post }
}
