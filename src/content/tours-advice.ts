import type { QuestionId } from './faq'

type Advice = {
  /** Id of the question on the FAQ page that says more. */
  question: QuestionId
  /** Two or three words, the text of the link. */
  name: string
  /** Text after the colon. */
  text: string
}

/** What visitors should know before a tour; short versions of answers on the FAQ page. */
export const tourAdvice: readonly Advice[] = [
  {
    question: 'q-ages',
    name: 'Ages 3+',
    text: 'for all activities; entry is free for children under 3.',
  },
  {
    question: 'q-bring',
    name: 'What to bring',
    text: 'closed-toe shoes, a hat, sunscreen, bug spray and a reusable water bottle.',
  },
  {
    question: 'q-pets',
    name: 'No pets',
    text: 'please leave them at home.',
  },
  {
    question: 'q-accessibility',
    name: 'Accessibility',
    text: 'some farms are accessible, but not all. Contact us in advance.',
  },
]
