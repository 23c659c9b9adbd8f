import type { FaqItem, FaqSection, QuestionId } from '../../content/faq'

/** Frequent words that do not help to find a question. */
const stopWords = new Set(
  'a an and are at be by can could do does for have how i if in is it may me much my need of on or our please should take that the there to us we what when where which who will with would you your'.split(
    ' ',
  ),
)

/**
 * The questions that contain, for every word of `query`, a word that begins with it, in the question,
 * its answer or its keywords. Stop words are ignored unless the query has no others.
 *
 * @returns the ids, or `null` when the query contains no word
 */
export function matchQuestions(
  query: string,
  sections: readonly FaqSection[],
): ReadonlySet<QuestionId> | null {
  const words = wordsOf(query)
  if (!words.length) return null
  const significant = words.filter((word) => !stopWords.has(word))
  const prefixes = (significant.length ? significant : words).map(withoutPlural)
  const items = sections.flatMap((section) => section.questions)
  return new Set(items.filter((item) => matchesAll(item, prefixes)).map(({ id }) => id))
}

function matchesAll({ question, answer, keywords = '' }: FaqItem, prefixes: string[]): boolean {
  const texts = answer.map((part) => (typeof part === 'string' ? part : part.name))
  const words = wordsOf([question, ...texts, keywords].join(' '))
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
}

/** Words in lower case, without accents and punctuation. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** `dogs` should also find `dog`. */
function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}
