import { counted } from '../../../lib/format'
/** Lengths in letters at which a text reads well where others shorten it. */
export type GoodLength = { from: number; to: number }

/** Search engines show about 60 letters of a title. */
export const titleLength: GoodLength = { from: 20, to: 60 }

/** Search engines show about 160 letters of a description, chats less. */
export const descriptionLength: GoodLength = { from: 70, to: 160 }

/** Letters as people count them: an emoji is one. */
function lettersOf(text: string): number {
  return Array.from(text).length
}

/**
 * Advice on the length of a text; never a reason to refuse it.
 *
 * @returns the words, and `share`, how much of the good length is used, from 0 to 1
 */
export function lengthAdvice(text: string, { from, to }: GoodLength) {
  const letters = lettersOf(text)
  const share = Math.min(letters / to, 1)
  if (letters === 0) return { words: 'Nothing is written yet.', share, isGood: false }
  const count = counted(letters, 'letter')
  if (letters < from) {
    return { words: `${count}: there is room for more.`, share, isGood: false }
  }
  if (letters > to) {
    return { words: `${count}: about ${to} of them are shown.`, share, isGood: false }
  }
  return { words: `${count}: a good length.`, share, isGood: true }
}

/** The beginning of a text as a search engine would show it: whole words, then "…". */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text)
  if (letters.length <= most) return text
  const beginning = letters.slice(0, most - 1).join('')
  const lastBlank = beginning.lastIndexOf(' ')
  // One long word is cut where it must be.
  const words = lastBlank > most / 2 ? beginning.slice(0, lastBlank) : beginning
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}
