type Part = string | { name: string }

type Section = {
  questions: readonly { id: string; question: string; answer: readonly Part[] }[]
}

export type GroupDiscount = {
  /** Question and answer as the FAQ has them. */
  question: string
  answer: string
  /** Discount in per cent and the smallest group that gets it; 0 if the answer does not name just one. */
  percent: number
  from: number
}

/** Id of the question in the FAQ. */
export const discountQuestion = 'q-group-discount'

/** The one number that a pattern finds in a text; 0 if there is none or more than one. */
function onlyNumber(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].map(([, digits]) => Number(digits))
  return found.length === 1 ? (found[0] ?? 0) : 0
}

/**
 * Reads the group discount out of an FAQ, where the operator states it (`10% off for groups of 10+ people`).
 * An answer with two discounts gives no numbers: the page then shows only the words.
 *
 * @returns null if the FAQ no longer has the question
 */
export function groupDiscountOf(sections: readonly Section[]): GroupDiscount | null {
  const found = sections
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === discountQuestion)
  if (!found) return null
  const answer = found.answer.map((part) => (typeof part === 'string' ? part : part.name)).join('')
  const percent = onlyNumber(answer, /(\d{1,2})\s*%/g)
  const from = onlyNumber(answer, /(\d{1,4})\s*\+/g)
  const isClear = percent > 0 && from > 0
  return {
    question: found.question,
    answer,
    percent: isClear ? percent : 0,
    from: isClear ? from : 0,
  }
}
