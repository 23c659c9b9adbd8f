import type { FaqItem, FaqSection, QuestionId } from '../../content/faq'

/** Words that stand in most questions and tell nothing about what is sought. */
const fillers = new Set(
  'a an and are at be by can could do does for have how i if in is it may me much my need of on or our please should take that the there to us we what when where which who will with would you your'.split(
    ' ',
  ),
)

/**
 * The questions that hold every word of `query`, or a word that begins with it, in the question,
 * its answer or its keywords. Words such as "can I" do not count unless there are no others.
 *
 * @returns the ids, or `null` when the query holds no word
 */
export function matchQuestions(
  query: string,
  sections: readonly FaqSection[],
): ReadonlySet<QuestionId> | null {
  const words = wordsOf(query)
  if (!words.length) return null
  const telling = words.filter((word) => !fillers.has(word))
  const sought = (telling.length ? telling : words).map(withoutPlural)
  const items = sections.flatMap((section) => section.questions)
  return new Set(items.filter((item) => holdsAll(item, sought)).map(({ id }) => id))
}

function holdsAll({ question, answer, keywords = '' }: FaqItem, sought: string[]): boolean {
  const texts = answer.map((part) => (typeof part === 'string' ? part : part.name))
  const words = wordsOf([question, ...texts, keywords].join(' '))
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

/** Words in lower case, without accents and signs. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** `dogs` also finds `dog`. */
function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}
