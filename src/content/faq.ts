import type { FactsOf } from './collections/facts/sheets'
import { filled, filledAll, filledParts } from './fact-text'
import { faq } from './facts/faq'

type Section = FactsOf<'faq'>['sections'][number]

/** One question. `/faq#q-pets` scrolls to its id and opens it, so that ids stay when words change. */
export type FaqItem = Section['questions'][number]

export type QuestionId = FaqItem['id']

/** The sentence under the last question. */
export const faqClosingNote = filled(faq.closingNote)

/** The sections in order, with the facts in their texts. */
export const sectionsOf = ({ sections }: FactsOf<'faq'>): readonly Section[] =>
  sections.map((section) => ({
    ...filledAll(section),
    questions: section.questions.map((item) => ({
      ...filledAll(item),
      answer: filledParts(item.answer),
    })),
  }))

/** The sections of the FAQ page. */
export const faqSections = sectionsOf(faq)
