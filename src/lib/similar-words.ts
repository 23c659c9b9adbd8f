import { stemsOf, wordsOf } from './tour-search'

/** Shorter words have too many neighbours: `goat` would find `boat`, `coat` and `goal`. */
const minLength = 5

/**
 * Whether each word of the query is the beginning of a word of the text, one typing slip in each allowed: a
 * letter that is missing, doubled, wrong or swapped with its neighbour. Words below five letters must be right.
 */
export function hasSimilarWords(text: string, query: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((wanted) =>
    stemsOf(wanted).some((stem) => words.some((word) => isSimilarStart(word, stem))),
  )
}

function isSimilarStart(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < minLength) return false
  // The beginning of the word may be one letter shorter or longer than what was typed.
  return [-1, 0, 1].some(
    (more) =>
      word.length >= typed.length + more && differByOne(word.slice(0, typed.length + more), typed),
  )
}

/** Whether two different texts become the same by one letter added, removed, replaced or swapped. */
function differByOne(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a.length !== b.length) return a.length > b.length ? a.slice(1) === b : b.slice(1) === a
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b.slice(1)
}
