import { counted } from '../../../lib/format'
/** Range of lengths in characters that others do not shorten. */
export type GoodLength = { from: number; to: number }

/** Search engines show about 60 characters of a title. */
export const titleLength: GoodLength = { from: 20, to: 60 }

/** Search engines show about 160 characters of a description, chats fewer. */
export const descriptionLength: GoodLength = { from: 70, to: 160 }

/** Characters as people count them: an emoji is one. */
function lettersOf(text: string): number {
  return Array.from(text).length
}

/**
 * Advice on the length of a text; never a reason to refuse it.
 *
 * @returns the text, and `share`, the used fraction of the good length, 0 to 1
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

/** The beginning of a text as a search engine shows it: complete words, then "…". */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text)
  if (letters.length <= most) return text
  const beginning = letters.slice(0, most - 1).join('')
  const lastBlank = beginning.lastIndexOf(' ')
  // A single long word has to be cut.
  const words = lastBlank > most / 2 ? beginning.slice(0, lastBlank) : beginning
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}
